import { describe, expect, it } from 'vitest';

import { monsterRoomCardLeaf } from '../../../src/content/codec/random-dungeon.js';
import { decodeContent } from '../../../src/content/decode.js';
import { explain } from '../../../src/content/error.js';
import { filesOf, hasSecretariat, readSecretariat } from './folder.js';
import { monsterRoomCardOf, type RawSection } from './random-dungeon.js';

describe.skipIf(!hasSecretariat)(
  'monster cards of random dungeons (left out without ../shared/data/secretariat)',
  () => {
    const sections = hasSecretariat
      ? filesOf('sections')
          .filter((file) => file.startsWith('rnd-'))
          .map((file) => readSecretariat(`sections/${file}`) as RawSection)
      : [];
    const cards = sections.map(monsterRoomCardOf);

    it('can all be read', () => {
      expect(cards).toHaveLength(20);
      const faults = cards.flatMap((card) => {
        const decoded = decodeContent(monsterRoomCardLeaf)(card);
        return decoded._tag === 'Left' ? [[card['id'], decoded.left.map(explain)]] : [];
      });
      expect(faults).toEqual([]);
    });

    it('need no handler of the host', () => {
      expect(JSON.stringify(cards)).not.toContain('"special"');
    });

    it('say ranks, traps and treasures', () => {
      const card = cards.find(({ id }) => id === '560');
      expect(card?.['monsters']).toContainEqual({
        spot: 3,
        monster: 'bandit-archer',
        ranks: ['normal', 'elite', 'elite'],
      });
      expect(card?.['overlays']).toContainEqual({
        spot: 5,
        type: 'trap',
        damage: true,
        conditions: ['poison'],
      });
      expect(card?.['overlays']).toContainEqual({
        spot: 12,
        type: 'treasure',
        looted: [{ type: 'money', amount: 5, to: 'self' }],
      });
    });
  },
);
