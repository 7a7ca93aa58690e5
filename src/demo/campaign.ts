import type { CampaignSetup } from '../content/index.js';

/**
 * What a campaign in Hollowmere begins with: two scenarios, four classes, a dark causeway.
 *
 * Envelopes and passages have no content in a pack. Those that Hollowmere names are hooks for a host, which may
 * show a picture, a letter or nothing at all: `ninth-bell`, `chapel`, `sea-chart`, `wardrobe` and `empty-seat`
 * are opened, `sextons-diary` and `chapel-crypt` are read. No rule of the box waits for them.
 */
export const campaign: CampaignSetup = {
  scenarios: ['training', '1'],
  // The stalker comes by a quest, or sits at the fire of road event 8.
  classes: ['warden', 'kindler', 'almoner', 'lancer'],
  // City events 7 and 8 and road events 7 and 8 join their decks later.
  cityEvents: ['city-01', 'city-02', 'city-03', 'city-04', 'city-05', 'city-06'],
  roadEvents: ['road-01', 'road-02', 'road-03', 'road-04', 'road-05', 'road-06'],
  prosperity: [
    {
      checkmarks: 0,
      items: [
        'lamp-oil',
        'peat-tonic',
        'stilt-boots',
        'cork-jerkin',
        'hooded-lantern',
        'barge-pole',
        'eel-knife',
        'pot-lid',
        'rain-cloak',
        'candle-stub',
        'wader-boots',
        'rooster-hat',
        'gleaners-hook',
        'ferrymans-harness',
      ],
    },
    { checkmarks: 2, items: ['anchor-greaves', 'leech-jar'] },
    { checkmarks: 4, items: ['tide-mirror'] },
    { checkmarks: 7, items: ['bramble-mantle'] },
    { checkmarks: 11, items: ['corked-breath'] },
  ],
  randomItemDesigns: ['magpie-gaiters', 'twin-circlet', 'tolling-maul'],
  randomScenarios: ['3'],
  globalAchievements: ['causeway-dark'],
  enhancementAchievement: 'ink-licence',
  milestones: [
    // The road hears of those whom the town does not like.
    { when: { type: 'reputation', most: -5 }, rewards: [{ type: 'addEvent', event: 'road-08' }] },
    {
      when: { type: 'reputation', least: 8 },
      rewards: [
        { type: 'prosperity', amount: 1 },
        { type: 'checkmarks', amount: 1 },
      ],
    },
    // The chapel keeps the register of the engravers, and is grateful.
    {
      when: { type: 'donated', least: 40 },
      rewards: [{ type: 'globalAchievement', achievement: 'ink-licence' }],
    },
    { when: { type: 'donated', least: 70 }, rewards: [{ type: 'prosperity', amount: 1 }] },
    {
      when: { type: 'donated', least: 100 },
      rewards: [
        { type: 'read', passage: 'chapel-crypt' },
        { type: 'openEnvelope', id: 'chapel' },
        { type: 'prosperity', amount: 1 },
      ],
    },
    {
      when: { type: 'achievements', scope: 'global', achievements: ['causeway-lit'] },
      rewards: [{ type: 'prosperity', amount: 1 }],
    },
    // A bell that answers, and what it is rung with.
    {
      when: {
        type: 'achievements',
        scope: 'party',
        achievements: ['answered-bell', 'found-clapper'],
      },
      rewards: [
        { type: 'prosperity', amount: 2 },
        { type: 'checkmarks', amount: 1, to: 'one' },
      ],
    },
    {
      when: { type: 'achievements', scope: 'party', achievements: ['ferried-over'], count: 2 },
      rewards: [{ type: 'item', item: 'ferry-penny', to: 'one' }],
    },
  ],
};
