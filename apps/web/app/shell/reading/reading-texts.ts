/** Texts while a bill is read. */

export const readingProgressTexts = {
  steps: {
    provider: { title: 'Current Provider', working: 'Reading your bill' },
    usage: { title: 'Usage', working: 'Looking for your usage' },
    cost: { title: 'Cost', working: 'Checking that your bill adds up' },
    tariff: { title: 'New Tariff', working: 'Comparing tariffs' },
  },
  notOnBill: 'Not on the bill',
  aYear: (year: string) => `${year} a year`,
  notEnough: 'Not enough information',
  compared: (compared: number) => `${compared} compared`,
  noneYet: 'None to compare yet',
  kwh: (kwh: string) => `${kwh} kWh`,
} as const

export const readingStepsTexts = {
  howFar: 'How far Mo has got',
  step: (current: number, count: number, title: string) => `Step ${current} of ${count}: ${title}`,
  done: 'Done',
  hasRead: 'Mo has read your bill.',
  stillReading: 'Still reading. Photos can take a little longer.',
  next: 'Next',
} as const
