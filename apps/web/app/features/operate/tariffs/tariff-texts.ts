import { inThousands } from '../../../browser/in-thousands.ts'

export const commissionPanelTexts = {
  title: 'Commission',
  text: 'What suppliers pay us for each switch. Our rankings can’t use this.',
  none: 'No supplier pays us anything.',
  loading: 'Loading',
  supplier: 'Supplier',
  from: 'From',
  perSwitch: 'Per switch',
  agreedHead: 'Agreed in',
  noted: (supplier: string) => `We’ve noted what ${supplier} pays us.`,
  noteTitle: 'Note a commission',
  pounds: 'Pounds per switch',
  agreedIn: 'Where it’s written down',
  why: 'Why',
  whyHint: 'It’s kept in the audit log.',
  note: 'Note it',
} as const

export const directionTexts = { export: 'Export' } as const

export const importFormTexts = {
  tariffs: (count: number) => (count === 1 ? '1 tariff' : `${inThousands(count)} tariffs`),
  imported: (tariffs: string) => `We’ve imported ${tariffs}. Comparisons use the new prices from now on.`,
  stale: 'The catalogue has changed since the preview, so we haven’t imported anything. Preview it again.',
  title: 'Import tariffs',
  file: 'CSV or JSON file',
  fileHint:
    'In a CSV, one line for each price, and one for each band of it. A tariff replaces one with the same id. To end one, give it a last day.',
  columns: 'Bands and export in a file',
  bandColumns:
    'In a CSV, a band is a line with band_name, band_rate_p, band_days (mon;tue), band_months (jan;feb), band_from and band_to (00:30). It repeats the fuel, region, payment_method and from of its price. In a JSON, bands are a list in the price: name, rate_p, days, months, from and to. The price’s own unit_rate_p is for all other hours.',
  exportColumns:
    'What homes are paid for export has the direction “export”, and no kind, payment_method, standing_p or vat.',
  preview: 'Preview',
  importTitle: 'Import the tariffs',
  import: (tariffs: string) => `Import ${tariffs}`,
  missing: 'Please choose a file.',
  tooLarge: 'This file is too large. Please split it.',
} as const

export const importPreviewTexts = {
  mistakes: (count: number) =>
    `The file has ${count === 1 ? 'a mistake' : `${inThousands(count)} mistakes`}. We leave out every tariff that has one.`,
  line: (line: number) => `Line ${line}:`,
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  homesChanged: (count: string) => `of ${count} sample homes get different advice`,
  notSamples: (count: string) =>
    `${count} of these aren’t samples, so people will think they’re real offers. Switches are still only practice.`,
  homesTitle: 'What we’d tell sample homes',
  stillBut: (is: string) => `still ${is}, but to another tariff`,
  becomes: (was: string, is: string) => `${was} becomes ${is}`,
  noChanges: 'Nothing in this file changes the catalogue.',
  byTime: (prices: string, region: string, bands: string) => `${prices} by time of day. In ${region}: ${bands}.`,
  more: (count: string) => `And ${count} more.`,
} as const

export const knownFiguresTexts = {
  until: (day: string) =>
    `We know the price cap until ${day}. These figures come with our software, so a new quarter needs a new release.`,
  title: 'Price cap, VAT and typical usage',
  average: 'The average for Great Britain, by Direct Debit.',
  none: 'We don’t know any figures for today.',
  what: 'What',
  when: 'When',
  figure: 'Figure',
  source: 'Source',
  fetchedTitle: 'Fetched price lists',
  fetchedFrom: (source: string) => `From ${source}. We look every hour.`,
  noSource: 'No source is set, so we don’t fetch any.',
  notFetched: 'We haven’t fetched anything yet. We’ll try within an hour.',
  outcome: 'How it went',
  products: 'Products',
  tariffs: 'Tariffs',
  leftOut: 'Left out',
  cap: (fuel: string) => `Price cap, ${fuel}`,
  vat: (fuel: string) => `VAT, ${fuel}`,
  typical: 'Typical usage',
  from: (day: string) => `From ${day}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  rates: (unit: string, standing: string) => `${unit}p a kWh, ${standing}p a day`,
  usage: (electricity: string, gas: string) => `${electricity} kWh electricity, ${gas} kWh gas`,
  fetched: 'Fetched',
} as const

export const tariffListTexts = {
  coming: 'Coming',
  onSale: 'On sale',
  over: 'Over',
  title: 'All tariffs',
  suppliers: 'Suppliers',
  all: 'All',
  none: 'There are no tariffs here',
  sample: 'Sample',
  prices: (tariffId: string, count: string) => `${tariffId}, ${count} prices.`,
  shipped: 'Comes with our software.',
  imported: (day: string, source: string) => `Imported on ${day} from ${source}.`,
  from: (day: string) => `From ${day}, with no end.`,
  fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
} as const
