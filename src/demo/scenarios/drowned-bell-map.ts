import type { ScenarioMap, ScenarioObjective } from '../../content/index.js';
import {
  cellsOf,
  DIFFICULT,
  doorOf,
  HAZARDOUS,
  hexesOf,
  monster,
  OBSTACLE,
  roomOf,
  TRAP,
  trapOf,
  treasure,
  type Legend,
} from './plan.js';

/** The stair (a), the nave (b), the crypt (c) under it, the belfry (d), and the vestry (e) above. */
const PLAN = cellsOf([
  '                     e. e. e.                           ',
  '                  eT ew e2 e1 eU                        ',
  '                  eW e. e. e. ev                        ',
  '                     e. e. e.                           ',
  '                        +2                              ',
  '   a. a. a.          b. b. b.             d. dz d.      ',
  'as a. a. a. a2    b. b. bo b. b5 bD       d. dR d. dr d.',
  'as as a. a~ a. +1 b. b~ bE b~ b. b. +4 d. dp d. dB dp d.',
  'as as a. a. a1    b. b~ b~ b3 b4 b.    d. d. di di d. d.',
  '   a. a. a0       bX b. bo b. b.       d. dp d7 d. dp   ',
  '                     b^ b. b6 b.          d. d. d8 dY d.',
  '                        +3                              ',
  '                  c. c. c. c! cn                        ',
  '                  c! c9 c. cG cG c.                     ',
  '                  cK c. cH cG c! cV                     ',
  '                     cn cA c. cQ                        ',
]);

const LEGEND: Legend = {
  o: OBSTACLE,
  p: { overlay: { type: 'obstacle', id: 'pillar' } },
  '~': DIFFICULT,
  '!': HAZARDOUS,
  i: { overlay: { type: 'icy' } },
  '^': TRAP,
  w: trapOf(['stun'], false),
  v: { overlay: { type: 'obstacle', id: 'wardrobe', hitPoints: '2+L' } },
  D: { overlay: { type: 'pressurePlate', id: 'damper' } },
  K: { overlay: { type: 'pressurePlate', id: 'crank' } },
  T: treasure('8'),
  U: treasure('9'),
  V: treasure('10'),
  X: treasure('11'),
  Y: treasure('12'),
  E: { objective: { objective: 'straw-saint' } },
  W: { objective: { objective: 'wren' } },
  R: { objective: { id: 'rope-1', objective: 'bell-rope' } },
  r: { objective: { id: 'rope-2', objective: 'bell-rope' } },
  z: { objective: { id: 'rope-3', objective: 'bell-rope', characters: [4] } },
  B: monster('drowned-bellringer', 'boss', 'boss', 'boss'),
  G: { ...monster('ember-toad', 'normal', 'normal', 'elite'), whole: true },
  0: monster('fen-rat', 'none', 'normal', 'normal'),
  1: monster('fen-rat', 'normal', 'normal', 'normal'),
  2: monster('fen-rat', 'normal', 'normal', 'elite'),
  3: monster('mire-guard', 'normal', 'normal', 'elite'),
  4: monster('bell-ghoul', 'normal', 'normal', 'elite'),
  5: monster('mire-guard', 'none', 'normal', 'normal'),
  6: monster('will-o-wisp', 'normal', 'normal', 'normal'),
  7: monster('will-o-wisp', 'none', 'normal', 'elite'),
  8: monster('bell-ghoul', 'normal', 'normal', 'normal'),
  9: monster('fen-rat', 'normal', 'elite', 'normal'),
  H: monster('fen-rat', 'none', 'none', 'normal'),
  A: monster('reed-archer', 'normal', 'normal', 'normal'),
  Q: monster('reed-archer', 'none', 'normal', 'elite'),
};

/** The entries of the vestry, whose numbers are its own. */
const VESTRY: Legend = {
  ...LEGEND,
  1: monster('will-o-wisp', 'normal', 'normal', 'elite'),
  2: monster('will-o-wisp', 'none', 'normal', 'normal'),
};

/** The church under the bell tower. */
export const drownedBellMap: ScenarioMap = {
  rooms: [
    roomOf(PLAN, 'a', 'stair', LEGEND),
    roomOf(PLAN, 'b', 'nave', LEGEND),
    roomOf(PLAN, 'c', 'crypt', LEGEND),
    roomOf(PLAN, 'd', 'belfry', LEGEND),
    roomOf(PLAN, 'e', 'vestry', VESTRY),
  ],
  doors: [
    doorOf(PLAN, '1', 'nave-door', ['stair', 'nave']),
    doorOf(PLAN, '2', 'vestry-door', ['nave', 'vestry']),
    doorOf(PLAN, '3', 'crypt-door', ['nave', 'crypt']),
    { ...doorOf(PLAN, '4', 'belfry-door', ['nave', 'belfry']), state: 'locked' },
  ],
  markers: [
    { id: 'niches', hexes: hexesOf(PLAN, 'n') },
    { id: 'way-out', hexes: hexesOf(PLAN, 's') },
  ],
  start: hexesOf(PLAN, 's'),
};

/** What hangs, stands and hides in the church. */
export const drownedBellObjectives: readonly ScenarioObjective[] = [
  { id: 'bell-rope', name: 'Bell Rope', kind: 'obstacle', side: 'monsters', hitPoints: '2+L' },
  // The drowned cannot bear the sight of it.
  {
    id: 'straw-saint',
    name: 'Straw Saint',
    kind: 'obstacle',
    side: 'neutral',
    enemyOf: ['monsters'],
    hitPoints: '4+L',
    initiative: 90,
    healable: false,
  },
  {
    id: 'wren',
    name: 'Wren the Diver',
    kind: 'figure',
    side: 'characters',
    hitPoints: '5+L',
    actsBefore: 'drowned-bellringer',
    move: 3,
    attack: '[2+L/3{$math.floor}]',
    immunities: ['muddle'],
    turn: [
      { type: 'move', amount: 'M' },
      { type: 'attack', amount: 'A' },
    ],
    opensDoors: true,
    deck: 'chosen',
  },
  { id: 'ringers-hammer', name: "Ringer's Hammer", kind: 'token', side: 'neutral' },
];
