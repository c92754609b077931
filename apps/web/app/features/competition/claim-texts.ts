/** Texts of the page where winners tell us where to send a prize. */

export const claimPageTexts = {
  title: 'Claim your prize',
  description: 'Where winners confirm their delivery address.',
  noLink: 'Please open the link in your email. It’ll bring you here.',
  yourPrize: (prize: string) => `Your prize: ${prize}`,
  byRank: (place: string, until: string) =>
    `You finished in ${place} place. You have until the end of ${until} to tell us where to send your prize.`,
  drawn: (place: string, until: string) =>
    `You finished in ${place} place and won a prize in the draw. You have until the end of ${until} to tell us where to send your prize.`,
  practice: 'This was a practice draw, using a random number that had already been published.',
  received: 'We have your address.',
  next: (sentBy: string) => ` We’ll send your prize by ${sentBy}. You don’t need to do anything else.`,
  where: 'Where should we send your prize?',
  competition: 'See the competition, the winners and the evidence for the draw',
} as const

export const settledClaimTexts = {
  claimed: 'We have your address. We’ll send the prize soon. Please write to us if you need to change something.',
  sent: 'We’ve sent this prize. Please write to us if you need to change something.',
  over: 'It’s too late to claim this prize, so it’ll go to someone else.',
} as const

export const claimFormTexts = {
  refused: 'Please check the fields marked below.',
  name: 'Name on the parcel',
  line1: 'Address',
  line2: 'Address line 2 (optional)',
  town: 'Town or city',
  postcode: 'Postcode',
  postcodeHint: 'The address must be in the UK.',
  mayName:
    'You can give my surname and county to people who ask who won. This is optional, and doesn’t affect your prize.',
  confirming: 'Confirming',
  confirm: 'Confirm my address',
  keeping:
    'We keep your address encrypted, only share it with the delivery company, and delete it 30 days after we send the prize. We’ll never ask you to pay anything, or ask for your bank details.',
} as const
