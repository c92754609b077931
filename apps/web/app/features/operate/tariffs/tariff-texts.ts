import { inThousands } from '../../../browser/in-thousands.ts'

export const commissionPanelTexts = {
  title: 'Commission',
  text: 'What suppliers pay us for each switch. We can’t use this when we rank tariffs.',
  none: 'No supplier pays us anything.',
  loading: 'Loading',
  supplier: 'Supplier',
  from: 'From',
  perSwitch: 'Per switch',
  agreedHead: 'Where this is agreed',
  noted: (supplier: string) => `We’ve recorded what ${supplier} pays us.`,
  noteTitle: 'Record a commission',
  pounds: 'Pounds per switch',
  agreedIn: 'Where this is written down',
  why: 'Why',
  whyHint: 'We keep your reason in the audit log.',
  note: 'Record it',
} as const

export const directionTexts = { export: 'Export' } as const

export const importFormTexts = {
  tariffs: (count: number) => (count === 1 ? '1 tariff' : `${inThousands(count)} tariffs`),
  imported: (tariffs: string) => `We’ve imported ${tariffs}. Comparisons use the new prices from now on.`,
  stale: 'The catalogue has changed since the preview, so we haven’t imported anything. Preview it again.',
  title: 'Import tariffs',
  file: 'CSV or JSON file',
  fileHint:
    'A CSV file needs one line for each price, and one for each of its bands. A tariff replaces any other with the same ID. To end a tariff, give it a last day.',
  columns: 'How to add bands and export tariffs to a file',
  bandColumns:
    'In a CSV file, a band is a line with band_name, band_rate_p, band_days (mon;tue), band_months (jan;feb), band_from and band_to (00:30). Repeat the fuel, region, payment_method and from of its price on the same line. In a JSON file, bands are a list in the price: name, rate_p, days, months, from and to. The price’s own unit_rate_p is for all other hours.',
  exportColumns:
    'For tariffs that pay homes for export, set the direction to “export” and leave out kind, payment_method, standing_p and vat.',
  preview: 'Preview',
  importTitle: 'Import the tariffs',
  import: (tariffs: string) => `Import ${tariffs}`,
  missing: 'Please choose a file.',
  tooLarge: 'This file is too large. Please split it into smaller ones.',
} as const

export const importPreviewTexts = {
  mistakes: (count: number) =>
    `The file has ${count === 1 ? 'a mistake' : `${inThousands(count)} mistakes`}. We’ll leave out any tariff with a mistake.`,
  line: (line: number) => `Line ${line}:`,
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  homesChanged: (count: string) => `of ${count} sample homes would get different advice`,
  notSamples: (count: string) =>
    `${count} of these aren’t samples, so people will think they’re real offers. Switches to them will still only be practice.`,
  homesTitle: 'What we’d tell sample homes',
  stillBut: (is: string) => `still ${is}, but to another tariff`,
  becomes: (was: string, is: string) => `${was} becomes ${is}`,
  noChanges: 'Nothing in this file changes the catalogue.',
  byTime: (prices: number, region: string, bands: string) =>
    `${inPrices(prices)} by time of day. In ${region}: ${bands}.`,
  more: (count: string) => `And ${count} more.`,
} as const

export const fetchTexts = {
  fetchedTitle: 'Fetched price lists',
  fetchedFrom: (source: string) => `From ${source}. We check every hour.`,
  noSource: 'No source is set up, so we aren’t fetching any tariffs.',
  notFetched: 'We haven’t fetched anything yet. We’ll try within an hour.',
  came: (products: number, tariffs: number) =>
    `${products} ${products === 1 ? 'product' : 'products'}, ${tariffs} ${tariffs === 1 ? 'tariff' : 'tariffs'}.`,
  leftOut: (count: number) => `${count} left out`,
  fetched: 'Fetched',
  failed: 'Failed',
} as const

export const tariffListTexts = {
  coming: 'Coming soon',
  onSale: 'On sale',
  over: 'Ended',
  title: 'All tariffs',
  suppliers: 'Suppliers',
  all: 'All',
  none: 'No tariffs found',
  sample: 'Sample',
  prices: (tariffId: string, count: number) => `${tariffId}, ${inPrices(count)}.`,
  shipped: 'Comes with our software.',
  fetched: (source: string) => `${source}.`,
  imported: (day: string, source: string) => `Imported on ${day} from ${source}.`,
  from: (day: string) => `From ${day}, with no end date.`,
  fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
} as const

export function inPrices(count: number): string {
  return count === 1 ? '1 price' : `${inThousands(count)} prices`
}
