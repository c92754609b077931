/** Texts of the waitlist and the terms about a competition's rules in short. */

export const rulesInShortTexts = {
  opens: (opensAt: string, closesOn: string) =>
    `Entry opens on ${opensAt} and closes at 23:59:59 UK time on ${closesOn}.`,
  closes: (closesOn: string) => `Entry closes at 23:59:59 UK time on ${closesOn}.`,
  closed: (closesOn: string) => `Entry closed at 23:59:59 UK time on ${closesOn}. You can still join the waitlist.`,
  need: 'To enter, create an account, join the waitlist and play Escape the Tunnel at least once. Entry is free.',
  needed:
    'To enter, you had to create an account, join the waitlist and play Escape the Tunnel at least once. Entry was free.',
  declare:
    'You need to confirm three things: that you are 18 or over, that you live in the United Kingdom, and that you do not work for the operator or its suppliers.',
  declared:
    'You had to confirm three things: that you are 18 or over, that you live in the United Kingdom, and that you do not work for the operator or its suppliers.',
  placeWins: (place: string) => `${place} wins a prize.`,
  placesWin: (places: string) => `${places} win a prize.`,
  prizesInDraw: (prizes: string, places: string) =>
    `There’s a draw for ${prizes} among ${places}. Anyone can check the draw.`,
  wereDrawn: (prizes: string, places: string) =>
    `There was a draw for ${prizes} among ${places}. Anyone can check the draw.`,
  wereByRankAndDrawn: (ranked: string, prizes: string, places: string) =>
    `There were prizes for ${ranked}, and a draw for ${prizes} among ${places}. Anyone can check the draw.`,
  winnersHave: (days: number, delivery: string) =>
    `Winners have ${days} business days to confirm a delivery address. We’ll send prizes within ${delivery}.`,
  winnersHad: (days: number, delivery: string) =>
    `Winners had ${days} business days to confirm a delivery address. We had to send prizes within ${delivery}.`,
  canAppeal: 'If we put your points on hold, we’ll tell you why, and you can appeal.',
  couldAppeal: 'If we put your points on hold, we told you why, and you could appeal.',
} as const

export const placesTexts = {
  one: (place: number) => `Place ${place}`,
  two: (first: number, last: number) => `Places ${first} and ${last}`,
  more: (first: number, last: number) => `Places ${first} to ${last}`,
} as const

export const daysTexts = {
  oneDay: '1 day',
  days: (count: number) => `${count} days`,
  oneWeek: '1 week',
  weeks: (count: number) => `${count} weeks`,
} as const
