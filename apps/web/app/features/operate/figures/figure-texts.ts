import { inThousands } from '../../../browser/in-thousands.ts'

const figures = (count: number) => (count === 1 ? '1 figure' : `${inThousands(count)} figures`)
/** Two decimals at least, and every one that was published. */
function pence(rate: string): string {
  const [whole = '', part = ''] = rate.split('.')
  return `${whole}.${part.padEnd(2, '0')}p`
}

export const figureFilterTexts = {
  title: 'Filter figures',
  kind: 'Figure',
  allKinds: 'All',
  region: 'Region',
  allRegions: 'All',
  average: 'Great Britain',
  method: 'Payment',
  allMethods: 'All',
  when: 'When',
  anyTime: 'Any time',
  show: 'Show',
} as const

export const kindTexts = { cap: 'Price cap', vat: 'VAT', typical: 'Typical usage' } as const
export const timeTexts = { coming: 'Coming', now: 'In use', over: 'Over', deleted: 'Deleted' } as const
export const methodTexts = {
  direct_debit: 'Direct Debit',
  standard_credit: 'On receipt of a bill',
  prepayment: 'Prepayment',
} as const

/** By the names of the columns in a file. */
export const fieldTexts: Readonly<Record<string, string>> = {
  to: 'Last day',
  electricity_unit_p: 'Electricity, pence a kWh',
  electricity_standing_p: 'Electricity, pence a day',
  gas_unit_p: 'Gas, pence a kWh',
  gas_standing_p: 'Gas, pence a day',
  year_pounds: 'Typical year in pounds, as published',
  vat_percent: 'VAT in percent',
  electricity_kwh: 'Electricity, kWh a year',
  day_night_kwh: 'Electricity on a day and night meter, kWh a year',
  gas_kwh: 'Gas, kWh a year',
  source: 'Source',
  address: 'Address of the source',
  checked_on: 'Checked on',
}

export const figureListTexts = {
  title: 'Figures',
  until: (day: string) => `We know the price cap up to ${day}. After that, we use the last one and say so.`,
  none: 'No figures found',
  noneText: 'Choose other filters, or add figures above.',
  days: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `From ${day}`,
  shipped: 'Comes with our software.',
  changed: (by: string, at: string) => `Last changed by ${by}, ${at}.`,
  deleted: (by: string, at: string) => `Deleted by ${by}, ${at}.`,
  source: (source: string) => `Source: ${source}.`,
  checked: (day: string) => `Checked on ${day}.`,
  rates: (fuel: string, unit: string, standing: string) => `${fuel}: ${pence(unit)} a kWh, ${pence(standing)} a day`,
  year: (pounds: string) => `Typical year: £${pounds}`,
  percent: (percent: string) => `${percent}%`,
  usage: (electricity: string, gas: string) => `${electricity} kWh electricity, ${gas} kWh gas a year`,
  dayNight: (kwh: string) => `${kwh} kWh electricity on a day and night meter`,
} as const

export const editFigureTexts = {
  edit: 'Edit',
  editTitle: (title: string, from: string) => `Edit ${title} from ${from}`,
  save: 'Save',
  remove: 'Delete',
  removeTitle: (title: string, from: string) => `Delete ${title} from ${from}`,
  removeHint: 'We keep your reason in the audit log. You can undo the deletion until the figure’s first day.',
  saved: 'We’ve saved the figure.',
  removed: (title: string) => `We’ve deleted it: ${title}. It’s in the list under “Deleted”.`,
  undo: 'Undo',
  undoOf: (title: string, from: string) => `Undo the deletion of ${title} from ${from}`,
  restored: 'We’ve brought the figure back.',
  changed: 'Someone else has just changed this figure. Here’s their version. Nothing of yours was saved.',
} as const

export const addFiguresTexts = {
  title: 'Add figures',
  text: 'Paste lines from a spreadsheet or a CSV file. The first line names the columns. A line with the same place, payment and first day as a known figure replaces it, unless that one is over.',
  figures: 'Figures',
  hint: 'Rates are in pence, with the VAT of their first day. Days look like 2027-01-01. A region is one letter, and no letter means Great Britain.',
  columns: 'The columns',
  columnsText:
    'Every line needs kind (cap, vat or typical), from, source, address and checked_on. A cap also needs payment_method, to, electricity_unit_p and electricity_standing_p, and takes region, meter, gas_unit_p, gas_standing_p and year_pounds. VAT needs fuel and vat_percent. Typical usage needs band (low, medium or high), electricity_kwh and gas_kwh, and takes day_night_kwh.',
  start: 'Start the next quarter',
  replace: 'This replaces what you’ve typed.',
  missing: 'Please paste the figures.',
  preview: 'Preview',
  add: (count: number) => `Save ${figures(count)}`,
  addTitle: 'Save the figures',
  added: (count: number) => `We’ve saved ${figures(count)}. Every page follows within half a minute.`,
  stale: 'The figures have changed since the preview, so we haven’t saved anything. Preview them again.',
  mistakes: (count: number) =>
    `There ${count === 1 ? 'is a mistake' : `are ${inThousands(count)} mistakes`}, so nothing can be saved yet.`,
  line: (line: number) => `Line ${line}:`,
  new: 'New',
  corrected: 'Changed',
  unchanged: 'Unchanged',
  homes: (count: string, day: string) => `of ${count} sample homes get different advice on ${day}`,
  homesTitle: 'What we’d tell sample homes',
  stillBut: (is: string) => `still ${is}, but to another tariff`,
  becomes: (was: string, is: string) => `${was} becomes ${is}`,
  noChanges: 'Nothing here changes what we know.',
  changesTitle: 'What changes',
  nothing: 'nothing',
} as const
