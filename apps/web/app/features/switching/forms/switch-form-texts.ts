/** Texts of a switch's forms. */

export const beforeYouAgreeTexts = {
  title: 'What happens when you agree',
  send: (supplier: string) =>
    `We’ll send your request to ${supplier}. Your energy stays on, and nobody needs to visit.`,
  mindChange:
    'Once your new supplier accepts your request, you have 14 days to change your mind. Your supply won’t be switched until those 14 days are up.',
  switched:
    'Your supply is then switched within 5 working days. If the switch is late, your new supplier owes you compensation.',
  prepaymentDebt:
    'If you have a prepayment meter, a debt of up to £500 per fuel moves with you to your new supplier. If you owe more, your current supplier can object to the switch.',
  debt: 'Your current supplier can object to the switch if you’ve owed them money for more than 28 days. More recent debt is added to your final bill.',
  renting: 'If you rent and your landlord pays the bill, only your landlord can switch supplier.',
  byMistake: 'If you’re ever switched by mistake, tell either supplier. They have to reply within 20 working days.',
} as const

export const checkAnswersTexts = {
  change: 'Change',
  electricity: (mpan: string) => `Electricity ${mpan}`,
  gas: (mprn: string) => `Gas ${mprn}`,
  needsExtraHelp: 'Needs extra help',
  accountEndingIn: (accountNumber: string) => `Account ending in ${accountNumber}`,
} as const

export const consentFormTexts = {
  title: 'Do you agree?',
  offer: [' from ', '. Read the ', 'terms', ' (opens in a new tab)', '.'],
  yearly: (yearly: string) => `${yearly} a year for your usage, including VAT`,
  payment: (method: string) => `How you pay: ${method}`,
  leaveEarly: (fee: string) => `If you leave early: ${fee}`,
  tick: 'Please tick this box if you agree.',
  sending: 'Sending',
  agree: 'Agree and send my request',
  notSent: 'We haven’t sent your request. Please try again.',
  offline:
    'We can’t reach our server at the moment. Please try again. We’ll only send your request once, however many times you press the button.',
} as const

export const directDebitGuaranteeTexts = {
  title: 'The Direct Debit Guarantee',
  offered:
    'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits',
  changes: (supplier: string) =>
    `If there are any changes to the amount, date or frequency of your Direct Debit ${supplier} will notify you 10 working days in advance of your account being debited or as otherwise agreed. If you request ${supplier} to collect a payment, confirmation of the amount and date will be given to you at the time of the request`,
  errors: [
    'If an error is made in the payment of your Direct Debit by ',
    ' or your bank or building society you are entitled to a full and immediate refund of the amount paid from your bank or building society',
  ],
  refund: (supplier: string) =>
    `If you receive a refund you are not entitled to, you must pay it back when ${supplier} asks you to`,
  cancel:
    'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
} as const

export const formsTexts = {
  yourName: 'Your name',
  nameLead: 'As it appears on your energy bill.',
  fullName: 'Full name',
  yourAddress: 'Your address',
  addressLead: 'Where you use the gas and electricity.',
  addressLine1: 'Address line 1',
  addressLine2Optional: 'Address line 2 (optional)',
  townOrCity: 'Town or city',
  postcode: 'Postcode',
  postcodeHint: 'In England, Wales or Scotland.',
  yourSupplyNumbers: 'Your supply numbers',
  supplyLead: 'These numbers identify your meters. You’ll find both on your bill.',
  mpan: 'Electricity supply number (MPAN)',
  mpanHint: '13 digits, often in a box with a large S.',
  mprn: 'Gas supply number (MPRN)',
  mprnHint: '6 to 10 digits.',
  howToReachYou: 'How to reach you',
  contactLead:
    'We’ll email you at each step. Check your email address is right. Anyone who can read these emails can follow your switch.',
  emailAddress: 'Email address',
  phoneNumber: 'Phone number',
  phoneHint: 'So your new supplier can call you if something about your meters isn’t clear.',
  yourDirectDebit: 'Your Direct Debit',
  paymentLead:
    'No money will be taken until your supply has been switched. We keep your bank details encrypted, and only ever show you the last few digits.',
  nameOnTheAccount: 'Name on the account',
  sortCode: 'Sort code',
  sortCodeHint: '6 digits, like 30-94-30.',
  accountNumber: 'Account number',
  accountNumberHint: '6 to 8 digits.',
} as const

export const openSwitchTexts = {
  checkYourAnswers: 'Check your answers',
  yourSwitch: 'Your switch',
  stepNamed: (step: number, of: number, title: string) => `Step ${step} of ${of}: ${title}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  expired: 'This price has expired',
  expiredText: (name: string) =>
    `We worked out the price of ${name} more than 24 hours ago, or it’s changed since. We haven’t sent anything to anyone. Compare again to see what it costs now.`,
  compareAgainWithMo: 'Compare again with Mo',
} as const

export const switchFormTexts = {
  noBankDetails: [
    'Please don’t enter your bank details.',
    ' This is a simulation, so we don’t ask for real bank details. The details below are made up.',
  ],
  extraHelp:
    'Someone in the home needs extra help, for example because they’re older, ill or have a young child. We’ll only tell your new supplier. This is optional.',
  saving: 'Saving',
  saveAndContinue: 'Save and continue',
  offline:
    'We can’t reach our server at the moment. What you typed is still here. Check your connection and try again.',
} as const
