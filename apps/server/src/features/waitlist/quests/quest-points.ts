/** The points of every quest: the one place to change them. */
export const questPoints = {
  join: 100,
  /** For each friend who verifies; after `fullUpTo` friends each pays `later`. */
  referral: { each: 50, fullUpTo: 20, later: 10 },
  'energy-bill': 150,
  'broadband-bill': 75,
  'mobile-bill': 75,
  /** The best run counts. */
  'escape-the-tunnel': { most: 200 },
  'question-of-the-day': { answered: 10, right: 15 },
  'instagram-follow': 10,
} as const
