/** Texts of a finding to report to the supplier, on a bill's page and a home's. */

export const billFindingsTexts = {
  inFavour: 'A mistake in your favour',
  title: 'Check this with your supplier',
  compared: 'We checked this bill against the rules suppliers have to follow.',
  askFirst: 'Your supplier may be able to explain some of these, so ask first.',
  tellUs: 'We need to know something that only you can tell us.',
  depends: 'It depends on your answer',
  letter: 'Letter to your supplier',
  onThePhone: 'What to say on the phone',
  checked: [', checked on ', '.'],
  seeOnBill: 'See it on your bill:',
} as const

export const findingSentTexts = {
  clockRunning: [
    'Your supplier has 8 weeks to sort this out, and we’re keeping track. ',
    'See your complaint on your home’s page',
    '.',
  ],
  sent: 'I’ve sent this',
  day: 'The date you sent it',
  saving: 'Saving',
  startClock: 'Start the clock',
  cancel: 'Cancel',
} as const

export const findingActsTexts = {
  mySupplier: 'My supplier',
} as const
