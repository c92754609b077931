/** Texts of a competition's page, from its rules to its winners. */

export const competitionPageTexts = {
  crumb: 'Competition',
  description: 'The prizes, the rules, the result and the evidence, so anyone can check the draw.',
  enter: 'Enter on the waitlist',
  evidence: 'Evidence',
  terms: [
    'The evidence file has everything you need to repeat the draw, and nothing that identifies anyone. Read the ',
    'competition terms',
    ' for everything else.',
  ],
  repeat: 'Repeat the draw',
  evidenceFile: 'Evidence file',
  previous: 'See the previous competition',
  none: 'No competition yet',
  noneText: 'When there’s a competition, you’ll find it here.',
} as const

export const statusTagTexts = {
  upcoming: 'Opens soon',
  open: 'Open',
  checking: 'Closed, checking entries',
  nobody: 'Competition closed',
  waiting: 'Waiting for the draw',
  practice: 'Practice draw',
  finished: 'Finished',
  drawn: 'Drawn and published',
} as const

export const statusSentenceTexts = {
  upcoming: (opensAt: string, closesOn: string) => `Entry opens on ${opensAt} and closes on ${closesOn} at 23:59:59.`,
  open: (closesOn: string) => `Entry closes on ${closesOn} at 23:59:59 UK time. It’s free to enter.`,
  closed: (closesOn: string) => `Entry closed on ${closesOn} at 23:59:59.`,
  reviews: (closed: string, settlesOn: string) =>
    `${closed} Reviews and appeals run until ${settlesOn}. Then the ranking is final.`,
  nothingToDraw: (closed: string) => `${closed} Nobody entered, so there’s nothing to draw.`,
  final: (closed: string) =>
    `${closed} The ranking is final. Next, we’ll lock the list of entrants and announce which public random number will decide the draw.`,
  frozen: (closed: string, drawsAt: string) =>
    `${closed} The list of entrants is locked. The random number that decides the draw will be published on ${drawsAt}.`,
  nobody: (closed: string) => `${closed} Nobody entered, so there was nothing to draw and no prizes were awarded.`,
  winners: (closed: string) => `${closed} Here are the winners, with everything you need to check the draw yourself.`,
} as const

export const leftOutTexts = {
  nobody: 'Nobody was left out.',
  some: (total: number, reasons: readonly string[]) => `${total} left out: ${reasons.join(', ')}.`,
  reasons: {
    excluded: 'excluded',
    held: 'still under review',
    no_points: 'with no points',
  },
} as const

export const prizesPanelTexts = {
  title: 'Prizes',
  draw: (prizes: string) => `Draw: ${prizes}`,
  conditions: 'Entry conditions',
} as const

export const proofListTexts = {
  stillToCome: 'still to come',
} as const

export const proofStepsTexts = {
  rules: 'Rules locked',
  rulesText: (termsOf: string) =>
    `These are the terms dated ${termsOf}. Nobody can change the prizes, places or dates now.`,
  rulesHash: 'rules',
  closed: 'Entry closed',
  closedText: 'Our server didn’t accept any entries or points after that.',
  closes: (closesAt: string) => `Entry closes on ${closesAt}. We go by our server’s clock, to the second.`,
  ranking: 'Ranking final',
  nobodyRanked: (leftOut: string) => `Nobody was ranked. ${leftOut}`,
  ranked: (people: string, leftOut: string) => `${people} ranked. ${leftOut}`,
  reviews: (settlesAt: string) => `Reviews and appeals run until ${settlesAt}.`,
  list: 'List locked, draw announced',
  listHash: 'list',
  commitmentHash: 'commitment',
  round: (round: number, at: string) =>
    `The draw is decided by random number ${round} from drand quicknet, a public beacon, on ${at}.`,
  practiceRound: (decides: string) =>
    `${decides} That number was already public when we announced the draw, so this is only a practice draw. You can check the calculation, but we could have known the result beforehand.`,
  roundToCome:
    'We’ll publish a fingerprint of the list and announce which random number from a public beacon will decide the draw. Nobody can know that number before the beacon publishes it.',
  drawn: 'Drawn',
  nobodyInDraw: (first: number, last: number, prizes: string) =>
    `Nobody finished in places ${first} to ${last}, so there was nobody in the draw for ${prizes}.`,
  drawnText: (people: string, first: number, last: number, prizes: string) =>
    `${people} in places ${first} to ${last} had an equal chance in the draw for ${prizes}. The list and the random number decided the order. Nobody chose it.`,
  toDraw: (first: number, last: number, prizes: string) =>
    `There are ${prizes} for places ${first} to ${last}, at most one per person.`,
  onePerson: '1 person',
  people: (count: string) => `${count} people`,
} as const

export const winnersPanelTexts = {
  title: 'Winners',
  practice: 'This was a practice draw, using a random number that had already been published.',
  nobody: 'Nobody entered',
  nobodyText: 'There was nothing to draw, so no prizes were awarded.',
  notYet: 'No winners yet',
  notYetText: 'You’ll find the winners here as soon as we’ve drawn them.',
  deleted: 'A deleted account',
  byRank: (prize: string, place: string) => `${prize}, ${place} place`,
  drawn: (prize: string) => `${prize}, drawn`,
  replaces: (won: string, award: number) => `${won}, replaces award ${award}`,
  claiming: (days: number) =>
    `Winners have ${days} business days to confirm an address, not counting bank holidays in England. After that, the prize goes to the next person in the same draw.`,
} as const

export const awardTagTexts = {
  waiting: 'Not notified yet',
  told: 'Waiting for their address',
  claimed: 'Address received',
  sent: 'Sent',
  unclaimed: 'Not claimed',
} as const
