/** The characters that can gain or pay something: see {@link Recipient}. */
export const CHARACTER_RECIPIENTS = ['each', 'one', 'payer', 'looter'] as const;

/**
 * Which characters gain or pay: each of the party; one whom the players agree on; whoever paid what the
 * outcome asked for; whoever took the treasure.
 */
export type CharacterRecipient = (typeof CHARACTER_RECIPIENTS)[number];

/** All that can gain or pay gold: see {@link Recipient}. */
export const RECIPIENTS = [...CHARACTER_RECIPIENTS, 'party'] as const;

/** Who gains or pays: characters, or the party together, which shares by agreement ("collective", R-CAMP-25). */
export type Recipient = (typeof RECIPIENTS)[number];
