/** Texts of the list of bills, and of a bill in a list. */

export const billListTexts = {
  loading: 'Loading your bills',
  none: 'No bills yet',
  noneText: 'Add a bill and Mo will show you where each figure comes from.',
  otherBills: 'Other bills',
  billsFor: (home: string) => `Bills for ${home}`,
  keyDate: 'Key date:',
  fixEnds: 'Your fixed price ends on',
  freeToLeave: 'You can leave without an exit fee from',
  uploaded: (day: string, keeping: string) => `Uploaded on ${day}. ${keeping}`,
} as const

export const billRowTexts = {
  period: (from: string, to: string) => `${from} to ${to}`,
  use: (kwh: string, fuel: 'electricity' | 'gas') => `${kwh} kWh of ${fuel}`,
} as const

export const usageTexts = {
  fuels: { electricity: 'Electricity', gas: 'Gas' },
  title: 'Your usage, bill by bill',
  averages: 'We show the average per day, because some bills cover more days than others.',
  bill: 'Bill',
  usage: 'Usage',
  perDay: 'Per day',
  row: (fuel: string, from: string, to: string) => `${fuel}, ${from} to ${to}`,
  kwh: (kwh: string) => `${kwh} kWh`,
  change: (first: string | undefined, last: string | undefined) => `From ${first} to ${last} kWh a day`,
} as const

export const keepingTexts = {
  fileDeleted: 'We’ve deleted the file but kept what we read from it.',
  today: 'today',
  on: (day: string) => `on ${day}`,
  deleteFile: (when: string) => `We’ll delete the file ${when} but keep what we read from it.`,
  deleteAll: (when: string) => `We’ll delete the bill ${when}, along with everything we read from it.`,
} as const

export const addBillTexts = {
  addABill: 'Add a bill',
} as const

export const billsPageTexts = {
  title: 'Your bills',
  description: 'Bills you’ve uploaded.',
  heading: 'Bills',
  subtitle: 'We encrypt your bills, and show you when we’ll delete each one',
  withoutScripts: 'This page needs JavaScript, because we can only unlock your bills in your browser.',
} as const
