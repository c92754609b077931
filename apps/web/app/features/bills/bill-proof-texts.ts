/** Texts of the proof on a bill, on its page and in a conversation. */

export const billPictureTexts = {
  noPicture: 'We can’t show this page as a picture.',
  page: ['Page ', ' of your bill, numbered to match the list'],
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  moveAround: (page: number) => `Page ${page}. Use the arrow keys to move around, and plus and minus to zoom.`,
} as const

export const billValueTexts = {
  correct: (label: string) => `Correct ${label}`,
  readOnPage: (page: number | null) => ` On page ${page} I read `,
  printedAs: ' Printed as ',
} as const

export const chatBillProofTexts = {
  pages: 'Pages of your bill',
  page: (page: number) => `Page ${page}`,
  fewer: 'Show fewer values',
  all: (count: number) => `Show all ${count} values`,
  seeProof: 'See your bill line by line',
} as const

export const correctValueTexts = {
  whatDoesItSay: (label: string) => `What does your bill say for ${label}?`,
  saving: 'Saving',
  save: 'Save',
  cancel: 'Cancel',
} as const

export const proofSumsTexts = {
  names: {
    'check digits': 'Supply number check digits',
    'check digit': 'Supply number check digit',
    days: 'Days in the period',
    'QR code': 'QR code matches',
    'gas units': 'Gas units to kWh',
    'readings = usage': 'Readings match usage',
    'order of dates': 'Dates in order',
    'one supply': 'One supply only',
    balance: 'Balance adds up',
    region: 'Region matches',
  } as Readonly<Record<string, string>>,
  outcomes: { agrees: 'Adds up', differs: 'Doesn’t add up', unknown: 'No total to check' },
  title: 'We checked the sums',
  notEnough: 'There isn’t enough on this bill to check one figure against another.',
  otherChecks: 'Other checks',
  total: 'Total',
  asPrinted: 'As printed',
  matches: 'Matches: ',
  doesntMatch: 'Doesn’t match: ',
  usingTold: 'Using what you told us: ',
  no: (label: string) => `${label}: no`,
} as const

export const openBillTexts = {
  again: 'Please try again.',
} as const
