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

/** The quay (a) and the boathouse (b), the sluice (c), the lamp hall (d), the landing (e); `#` is solid wall. */
const PLAN = cellsOf([
  '   as a. a1                                                      ',
  'aO as aM a. a3       c. cW c.          d. dY d.          e. e. eV',
  'as as a. ao a2 +1 c. c~ c~ c.       d. d. dA d. dB    e. eE e. e.',
  '   a. a~ a.       c. c~ c~ c7 c.    d. d! do d. d.    e. e. eo eR',
  '                  c^ c. cX c8 c. +3 d. d! dG dC d. +4 e. eF e. ef',
  '   b. b~ bT       c. ## ## c. c9    dk d. do d. d^    ex e. eo ew',
  'bs b. bo b. b5 +2 c. c. cP c.          dZ d. dD          eS eH eI',
  'bs bs bN b. b4       cU cJ cq                                    ',
  '   bs b. b6                                                      ',
]);

const LEGEND: Legend = {
  o: OBSTACLE,
  '~': DIFFICULT,
  '!': HAZARDOUS,
  '^': TRAP,
  I: trapOf(['immobilize', 'muddle'], true),
  W: { overlay: { type: 'treasure', id: 'cask', treasure: 'lamp-oil', goal: true } },
  P: { overlay: { type: 'pressurePlate', id: 'sluice-plate' } },
  w: { overlay: { type: 'pressurePlate', id: 'winch' } },
  x: { overlay: { type: 'pressurePlate', id: 'chain', characters: [4] } },
  T: treasure('4'),
  U: treasure('5'),
  V: treasure('6'),
  S: treasure('7'),
  O: { objective: { objective: 'odo' } },
  B: { objective: { objective: 'hand-bell' } },
  X: { objective: { id: 'lamp-1', objective: 'lamp' } },
  Y: { objective: { id: 'lamp-2', objective: 'lamp' } },
  Z: { objective: { id: 'lamp-3', objective: 'lamp', characters: [3, 4] } },
  M: monster('mire-guard', 'normal', 'normal', 'normal'),
  N: monster('mire-guard', 'normal', 'normal', 'elite'),
  1: monster('fen-rat', 'normal', 'normal', 'normal'),
  2: monster('fen-rat', 'normal', 'normal', 'elite'),
  3: monster('fen-rat', 'none', 'normal', 'normal'),
  4: monster('fen-rat', 'normal', 'normal', 'normal'),
  5: monster('reed-archer', 'normal', 'normal', 'normal'),
  6: monster('fen-rat', 'none', 'none', 'normal'),
  7: monster('will-o-wisp', 'normal', 'normal', 'elite'),
  8: monster('reed-archer', 'normal', 'elite', 'normal'),
  9: monster('fen-rat', 'normal', 'normal', 'normal'),
  A: monster('reed-archer', 'none', 'normal', 'normal'),
  C: monster('will-o-wisp', 'normal', 'normal', 'normal'),
  D: monster('will-o-wisp', 'none', 'none', 'elite'),
  E: monster('will-o-wisp', 'elite', 'elite', 'elite'),
  F: monster('reed-archer', 'normal', 'normal', 'elite'),
  G: monster('bell-ghoul', 'normal', 'elite', 'elite'),
  H: monster('will-o-wisp', 'none', 'normal', 'normal'),
  J: monster('fen-rat', 'none', 'none', 'normal'),
};

/** From the harbour of Sallow to the ferry. */
export const darkLampsMap: ScenarioMap = {
  rooms: [
    roomOf(PLAN, 'a', 'quay', LEGEND),
    roomOf(PLAN, 'b', 'boathouse', LEGEND),
    roomOf(PLAN, 'c', 'sluice', LEGEND),
    roomOf(PLAN, 'd', 'lamp-hall', LEGEND),
    roomOf(PLAN, 'e', 'landing', LEGEND),
  ],
  doors: [
    doorOf(PLAN, '1', 'quay-door', ['quay', 'sluice']),
    doorOf(PLAN, '2', 'boathouse-door', ['boathouse', 'sluice']),
    { ...doorOf(PLAN, '3', 'sluice-gate', ['sluice', 'lamp-hall']), state: 'locked' },
    { ...doorOf(PLAN, '4', 'water-arch', ['lamp-hall', 'landing']), state: 'open' },
  ],
  wallHexes: hexesOf(PLAN, '#'),
  markers: [
    { id: 'culvert', hexes: hexesOf(PLAN, 'q') },
    { id: 'drain', hexes: hexesOf(PLAN, 'k') },
    { id: 'rope', hexes: hexesOf(PLAN, 'R') },
    { id: 'ferry', hexes: hexesOf(PLAN, 'f') },
  ],
  start: hexesOf(PLAN, 's'),
};

/** Odo, what he has to light, and what the ghoul's life hangs on. */
export const darkLampsObjectives: readonly ScenarioObjective[] = [
  {
    id: 'odo',
    name: 'Odo the Lamplighter',
    kind: 'figure',
    side: 'characters',
    hitPoints: '4+2xL+C',
    initiative: 45,
    move: 2,
    // He walks only where somebody is with him, and only when he was called: see the rule `odo-waits`.
    turn: [
      {
        type: 'if',
        clauses: [
          {
            type: 'figures',
            of: {
              type: 'select',
              who: ['ally'],
              kinds: ['character'],
              place: { type: 'within', range: 2 },
            },
          },
        ],
        then: [{ type: 'move', amount: 'M' }],
      },
    ],
    towards: { type: 'marker', marker: 'ferry' },
    traits: ['ignoresTerrain'],
  },
  { id: 'lamp', name: 'Harbour Lamp', kind: 'token', side: 'neutral' },
  // It has the hit points of the ghoul.
  { id: 'hand-bell', name: "The Sexton's Hand Bell", kind: 'obstacle', side: 'monsters' },
];
