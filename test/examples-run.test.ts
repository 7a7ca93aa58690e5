import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GUIDE = join(ROOT, 'docs/guide');
const WIDTH = 80;
const SECONDS = 1000;

/** Runs an example as a user would: a process of its own, from the root of the project. */
const run = (name: string, ...given: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `examples/${name}.ts`, ...given],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileWith = (text: string): string => {
  const file = join(folder, 'vectors.json');
  writeFileSync(file, text);
  return file;
};

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** How the game that is printed without arguments ends. */
const CLOSING = `── Won ${'─'.repeat(93)}
After 12 rounds and 167 commands.
Killed: 3 × Toll Keeper, 2 × Reed Poacher, 1 × Ember Toad.
Stone Warden: experience 3 + 6 for the success = 9, 5 money tokens = 10 gold.
Lamp Kindler: experience 4 + 6 for the success = 10, 1 money token = 2 gold.
In a campaign it also brings 10 gold for each and 1 reputation and the achievement "toll-paid".
Battle goals, for the players to judge:
Stone Warden: "Hard to Drown". Suffer damage of one and a half times your maximum hit points or
    more, and do not become exhausted.
Lamp Kindler: "Good Neighbour". Heal allies for three or more hit points in all, or kill two or more
    enemies that stand next to an ally.
`;

const linesOf = (text: string): readonly string[] => text.split('\n');

describe('npm start', { timeout: 60 * SECONDS }, () => {
  const WIDE = 100;

  it('is the whole game', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['start']).toBe('tsx examples/whole-game.ts');
  });

  it('plays three rooms to their end and prints every round', () => {
    const { status, stdout, stderr } = run('whole-game', '--seed', 'weir');
    expect([status, stderr]).toEqual([0, '']);
    const rounds = [...stdout.matchAll(/^── Round (\d+) ─+$/gm)].map(([, number]) =>
      Number(number),
    );
    expect(rounds).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(stdout).toMatch(/^ {4}attacks Toll Keeper 1: attack 2, card 2x = 4; 4 damage\.$/m);
    expect(stdout.slice(stdout.indexOf('── Won'))).toBe(CLOSING);
    expect(linesOf(stdout).filter((line) => line.length > WIDE)).toEqual([]);
    expect(stdout).not.toContain('\u001b');
    // Names everywhere: no id of a class, a card or a monster.
    expect(stdout).not.toMatch(/\b(warden|kindler|mire-guard|reed-archer)\b/);
    const [, shown = ''] = /The end of a round:\n\n```text\n([^`]*)\n```/.exec(README) ?? [];
    expect(shown).not.toBe('');
    expect(stdout).toContain(`\n${shown}\n`);
  });

  it('says what the cards of the monsters say, and how an attack draws', () => {
    const { stdout } = run(
      'whole-game',
      ...['--scenario', 'training', '--seed', 'friday'],
      ...['--party', 'warden,kindler,almoner,lancer'],
    );
    expect(stdout).toContain('\n  21  Reed Poacher 2 (elite), Reed Poacher 1, Reed Poacher 5\n');
    expect(stdout).toContain('\n      move +0; shield 1; attack \u22121\n');
    expect(stdout).toMatch(/\(disadvantage from (muddle|an adjacent target): \S+, \S+\)/);
    // What a card cancelled comes before its price.
    expect(stdout).toMatch(/ negates \d damage from the attack: .*\n {4}.* loses .*\./);
    expect(linesOf(stdout).filter((line) => line.length > WIDE)).toEqual([]);
  });

  it('plays other seeds, levels and parties', () => {
    const given = ['--seed', 'monday', '--level', '0', '--party', 'kindler,warden'];
    const { status, stdout } = run('whole-game', ...given);
    expect(status).toBe(0);
    expect(stdout).toContain('Level 0, seed "monday".\nann plays the Lamp Kindler, level 1.\n');
    expect(stdout).toMatch(/^── (Won|Lost) ─+\nAfter \d+ rounds and \d+ commands\.$/m);
  });

  it.each([
    ['an unknown level', ['--level', 'x'], 'level: expected a whole number of at least 0'],
    ['an unknown class', ['--party', 'warden,baker'], 'no class "baker" in the pack'],
    ['a party of one', ['--party', 'warden'], 'a party has two to four characters'],
    ['an unknown option', ['--speed', '3'], "Unknown option '--speed'"],
  ])('refuses %s', (_, given, message) => {
    const { status, stdout, stderr } = run('whole-game', ...given);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });
});

describe('server-loop', { timeout: 60 * SECONDS }, () => {
  const { status, stdout, stderr } = run('server-loop');

  it('plays a game of two seats to its end, over a save', () => {
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\d+ characters, loaded in round 2; all connect again\.$/m);
    expect(stdout).toMatch(/^Somebody wrote into it: round: expected a whole number .*, got -1$/m);
    expect(stdout).toMatch(/\nThe game is (won|lost) in round \d+, after \d+ requests\.\n$/);
    expect(stdout).not.toContain('undefined');
  });

  it('shows to each seat what it may know, and refuses what is too late or not its own', () => {
    const [, own, shown] =
      /^Ann has chosen\. She sees: (.+)\. Bo sees: (.+)\.$/m.exec(stdout) ?? [];
    expect([own === 'hidden', shown]).toEqual([false, 'hidden']);
    expect(stdout).toContain(`All have chosen, and Bo sees: ${own ?? ''}.`);
    expect(stdout).toContain('  (to bo) refused: input: "selectCards" is not possible now\n');
    expect(stdout).toMatch(/^ {2}\(to bo\) refused: seq: the next command is number \d+$/m);
  });

  it('takes back a move, and nothing after a card was turned over', () => {
    const [, there] = /went to (\S+): Ann takes it back\.$/m.exec(stdout) ?? [];
    const [, back] = /^It stands on (\S+) again/m.exec(stdout) ?? [];
    expect(there).toMatch(/^-?\d+,-?\d+$/);
    expect(back).toMatch(/^-?\d+,-?\d+$/);
    expect(back).not.toBe(there);
    expect(stdout).toMatch(/^Ann is shown: .*, \d+\.\d\d damage on average, kills in \d+ %\.$/m);
    expect(stdout).toContain('  (to ann) refused: nothing of yours can be taken back\n');
  });
});

describe('monster-turns', { timeout: 60 * SECONDS }, () => {
  it('solves a dozen boards, each as expected, with a drawing and the reasons', () => {
    const { status, stdout, stderr } = run('monster-turns');
    expect([status, stderr]).toEqual([0, '']);
    const boards = stdout.split(/^── .*$/m).slice(1);
    expect(boards.length).toBeGreaterThanOrEqual(12);
    for (const board of boards) {
      expect(board).toMatch(/^; A A \(monsters\): acts/m);
      expect(board).toMatch(/^(Focus on|The players choose between|No focus)/m);
      expect(board).toMatch(/^As expected\.$/m);
    }
    expect(stdout).toContain(`${String(boards.length)} boards solved, as expected.`);
    expect(linesOf(stdout).filter((line) => line.length > WIDTH)).toEqual([]);
    expect(stdout).not.toContain('\u001b');
  });

  it('solves the chosen boards of a file of vectors', () => {
    const file = 'test/conformance/monster-turn/frosthaven.json';
    const { id } = (
      JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { cases: { id: string }[] }
    ).cases[0]!;
    const { status, stdout } = run('monster-turns', file, id);
    expect(status).toBe(0);
    expect(linesOf(stdout)[0]).toMatch(`── ${id} (frosthaven) `);
    expect(stdout).toContain('One board solved, as expected.');
  });

  it('prints what the README shows', () => {
    const { stdout } = run('monster-turns', 'examples/data/gloomhaven.json', 'both');
    const [board = ''] = stdout.split('\n\nOne board');
    expect(README).toContain(`\n${board}\n`);
  });

  it('says where an answer is not the expected one, and fails', () => {
    const data = readFileSync(join(ROOT, 'examples/data/gloomhaven.json'), 'utf8');
    const file = fileWith(data.replace('"focuses":[[0,3]]', '"focuses":[[3,-2]]'));
    const { status, stdout } = run('monster-turns', file, 'way-round');
    expect(status).toBe(1);
    expect(stdout).toContain('NOT as expected.');
    expect(stdout).toContain('1 solved, 1 not as expected.');
  });

  it('fails where the library refuses a board, with its reason', () => {
    const data = readFileSync(join(ROOT, 'examples/data/frosthaven.json'), 'utf8');
    const file = fileWith(data.replace('"icy":[[1,0]', '"icy":[[9,9]'));
    const { status, stdout } = run('monster-turns', file, 'ice');
    expect([status, stdout]).toEqual([1, expect.stringContaining('Refused.')]);
    expect(stdout).toMatch(/overlays\[\d+\].*\(9,9\)/);
  });

  it.each([
    ['a file that is not there', 'nowhere.json', 'nowhere.json: there is no such file'],
    ['a folder', 'examples', 'examples: this is a folder, not a file'],
  ])('refuses %s', (_, file, message) => {
    expect(run('monster-turns', file)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });

  it.each([
    ['what is no JSON', '{', 'JSON'],
    ['another shape', '[]', 'expected an object, got []'],
    ['no board', '{"edition":"frosthaven","cases":[]}', 'no board in it'],
    ['an unknown edition', '{"edition":"first","cases":[]}', 'edition: expected one of gloomhaven'],
    ['a malformed board', '{"edition":"frosthaven","cases":[{"id":1}]}', 'cases[0].id: expected a'],
  ])('refuses a file with %s', (_, text, message) => {
    const { status, stdout, stderr } = run('monster-turns', fileWith(text));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it('refuses an unknown id, and lists those that there are', () => {
    const { status, stderr } = run('monster-turns', 'examples/data/frosthaven.json', 'nothing');
    expect(status).toBe(1);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
      'no board called nothing; it has corridor, ice',
    );
  });
});

describe('the other examples', { timeout: 30 * SECONDS }, () => {
  it('where-does-it-go prints the answer', () => {
    const { status, stdout } = run('where-does-it-go');
    expect(status).toBe(0);
    expect(stdout).toContain('Focus on brute: 0 negative hexes, 2 movement points');
    expect(stdout).toContain('It goes to 2,-1 and attacks brute.');
    // The guide shows what is drawn here.
    const drawing = stdout.slice(0, stdout.indexOf('\n\nFocus on'));
    expect(readFileSync(join(GUIDE, 'monster-turn.md'), 'utf8')).toContain(drawing);
  });

  it('reach-and-sight prints both', () => {
    const { status, stdout } = run('reach-and-sight');
    expect(status).toBe(0);
    expect(stdout).toContain('20 hexes in reach, 20 in sight.');
    expect(stdout).toContain('It sees the archer: corner 0 of its hex to corner 3.');
  });

  it('attack-odds prints a table and a histogram', () => {
    const { status, stdout, stderr } = run('attack-odds');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ +5 +474\/3420 +13\.9 % +25\.1 %$/m);
    expect(stdout).toMatch(/^ {2}4 │█{50} 40\.6 %$/m);
    expect(stdout).toContain('Mean damage 4.043; kills in 25.1 %.');
    expect(stdout).toContain('Stun is drawn in 19.5 % and takes hold in 11.7 %.');
    expect(linesOf(stdout).filter((line) => line.length > WIDTH)).toEqual([]);
    // The guide shows both.
    const guide = readFileSync(join(GUIDE, 'attacks.md'), 'utf8');
    for (const part of stdout.trim().split('\n\n').slice(1)) expect(guide).toContain(part);
  });

  it('table-companion resolves the cards that are named', () => {
    const { status, stdout } = run('table-companion');
    expect(status).toBe(0);
    expect(stdout).toContain('card +1               5\ncard -1               4\n');
    expect(stdout).toContain('condition stun: takes hold if the attacker likes');
    expect(run('table-companion', 'none', '2x').stdout).toContain('The guard dies.');
  });

  it('table-companion asks for another card where one is needed', () => {
    expect(run('table-companion', 'advantage', '+1,rolling')).toEqual({
      status: 0,
      stdout: 'Turn over another card.\n',
      stderr: '',
    });
  });

  it.each([
    ['an unknown card', ['none', 'x3'], 'no such card: x3'],
    ['an unknown effect', ['none', '+1,sleep'], 'no such effect: +1,sleep'],
    ['an unknown mode', ['lucky', '+1'], 'lucky: one of none, advantage, disadvantage'],
    [
      'a card too many',
      ['none', '+1', '+2'],
      'revealed: 2 cards were turned over; the draw takes 1 (R-MOD-2)',
    ],
  ])('table-companion refuses %s', (_, given, message) => {
    const answer = run('table-companion', ...given);
    expect(answer).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });

  it.each([
    ['where-does-it-go', 'monster-turn.svg'],
    ['reach-and-sight', 'reach-and-sight.svg'],
    ['attack-odds', 'attack-odds.svg'],
  ])('%s draws docs/guide/%s', (name, picture) => {
    const file = join(folder, picture);
    expect(run(name, file).status).toBe(0);
    const isCurrent = readFileSync(file, 'utf8') === readFileSync(join(GUIDE, picture), 'utf8');
    expect(isCurrent, `run: npx tsx examples/${name}.ts docs/guide/${picture}`).toBe(true);
  });
});
