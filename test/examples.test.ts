import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findSamples, typeFaults, writeSamples } from '../scripts/examples.js';

const TYPE_CHECK_MILLISECONDS = 60_000;
const { files, remove } = writeSamples(findSamples());

describe('code samples of docstrings, README and guides', () => {
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    remove();
  });

  it('compile', { timeout: TYPE_CHECK_MILLISECONDS }, () => {
    expect(typeFaults(files)).toEqual([]);
  });

  it.each(files)('$title runs', async ({ file }) => {
    await import(/* @vite-ignore */ file);
  });
});
