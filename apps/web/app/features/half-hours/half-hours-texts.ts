import { ASSUMED_EXPORT_PENCE, type Assumption, type Fuel, type Requirement } from '@mowatt/tariffs'
import { longDate } from '../../browser/long-date.ts'
import { inThousands } from '../../browser/in-thousands.ts'
import { wholePounds } from '../../shell/app/money-words.ts'
import { fuelNames } from '../../shell/chart/day-texts.ts'
import type { HomeChoices } from './home-choices.ts'
import type { NowBasis, Weighed } from './weigh/weigh-home.ts'

export const pageTexts = {
  title: 'Half-hourly tariffs',
  description:
    'See what your year would cost on tariffs that charge by time of day, and what a car, heat pump or battery would change.',
  lead: 'Some tariffs are cheap at night and dear at teatime. See what a year would cost you on each one, and what difference a car, heat pump or battery would make.',
  trouble: 'Your browser couldn’t work out the latest change. Please reload the page.',
  unavailable: 'We can’t load prices at the moment. Please try again in a few minutes.',
  needsScripts:
    'Without JavaScript you can still compare tariffs for a typical home. Turn on JavaScript to use your own half-hourly usage or try out changes.',
}

export const answerTexts = {
  title: 'Answer',
  perYear: 'a year',
  best: (name: string, supplier: string) => `${name} from ${supplier}`,
  saving: (pounds: string, than: string) => `About ${pounds} a year less than ${than}`,
  stay: (than: string) => `Nothing here is cheaper than ${than}`,
  exitFee: (pounds: string) =>
    `Leaving your current deal today costs ${pounds} in exit fees. These figures don’t include that.`,
  range: (low: string, high: string) => `Between ${low} and ${high} in nine years out of ten`,
  sample: 'All of these are sample tariffs. We made them up, and you can’t buy them.',
  someSample: 'Tariffs marked “Sample” are made up, and you can’t buy them.',
  changed: (pence: number) => {
    if (pence === 0) return 'That’s the same as without your changes.'
    const amount = wholePounds(Math.abs(pence))
    return pence < 0
      ? `That’s ${amount} a year less than without your changes.`
      : `That’s ${amount} a year more than without your changes.`
  },
  exported: (kwh: number, pence: number, rate: number) =>
    `On top of that, you’d be paid about ${wholePounds(pence)} for the ${inThousands(kwh)} kWh you’d send to the grid, at ${sayExport(rate)}.`,
  bestExport: (name: string, supplier: string, pence: number) =>
    `The export tariff that would pay you the most is ${name} from ${supplier}: about ${wholePounds(pence)} a year.`,
  unmet: (kwh: number) =>
    `Your car isn’t plugged in for long enough, so you’d be ${inThousands(kwh)} kWh a year short.`,
}

function sayExport(pence: number): string {
  return pence === ASSUMED_EXPORT_PENCE ? `${pence}p a kWh, which we’ve assumed` : `${pence}p a kWh`
}

type Bases = Weighed['now']['bases']

/** What a year is compared with: their own deal as soon as one fuel of it is known. */
export function nowTexts(bases: Bases): { name: string; text: string; than: string; year: (pounds: string) => string } {
  const known = (['electricity', 'gas'] as const).filter((fuel) => (bases[fuel] ?? 'cap') !== 'cap')
  if (known.length === 0) {
    return {
      name: 'Price cap',
      text: 'What you pay if you’ve never chosen a tariff',
      than: 'the price cap',
      year: (pounds) => `On the price cap, a year like this would cost about ${pounds}.`,
    }
  }
  const until = bases.until === undefined ? '' : ` until ${longDate(bases.until)}, then the price cap`
  const said = `At ${[...new Set(known.map((fuel) => basisNames[bases[fuel] ?? 'cap']))].join(' and ')}${until}`
  const [missing] = (['electricity', 'gas'] as const).filter((fuel) => bases[fuel] === 'cap')
  return {
    name: 'Your current deal',
    text: missing ? `${said}. We’ve used the price cap for ${missing}.` : said,
    than: 'your current deal',
    year: (pounds) => `On your current deal, a year like this would cost about ${pounds}.`,
  }
}

const basisNames: Record<NowBasis, string> = {
  typed: 'the rates you typed',
  home: 'the rates on your home’s page',
  cap: 'the price cap',
}

export const homeTexts = {
  title: 'Your home',
  text: 'We don’t have your half-hourly usage, so this is a typical home. Change anything that’s different, or add your own file below.',
  ownText: 'We’ve used your own half-hourly usage. The chart of your year marks the days with gaps we filled in.',
  region: 'Price region',
  size: 'Home',
  heating: 'Heating',
  car: 'Electric car you charge at home',
  smartMeter: 'Smart meter that sends half-hourly readings',
  electricity: 'Electricity per year, in kWh',
  gas: 'Gas per year, in kWh',
  kwhHint: 'If you know it. You’ll find it on your annual statement.',
  wrongKwh: (most: number) => `Please type a whole number of kWh, up to ${inThousands(most)}.`,
  submit: 'Compare',
  more: 'Add your yearly usage or your rates',
  rates: 'Tell us what you pay now, including VAT, and we’ll compare with that instead of the price cap.',
  unit: 'Electricity, pence a kWh',
  night: 'Night rate, pence a kWh',
  nightHint: 'Only if you have a night rate.',
  standing: 'Electricity, pence a day',
  gasUnit: 'Gas, pence a kWh',
  gasStanding: 'Gas, pence a day',
  wrongRate: 'Please type an amount in pence, such as 24.5. The most you can type is 200.',
  loadingRegion: 'Loading prices for this region…',
  regionTrouble:
    'We couldn’t load prices for that region, so you’re still seeing prices for the last one you chose. Check your connection and try again.',
}

export const sizeNames: Record<HomeChoices['size'], string> = {
  small: 'Flat or small home, 1 or 2 people',
  medium: '3-bedroom home, 2 or 3 people',
  large: 'Large home, 4 or more people',
}

export const heatingNames: Record<HomeChoices['heating'], string> = {
  gas: 'Gas boiler',
  electric_heaters: 'Electric heaters',
  heat_pump: 'Heat pump',
  other: 'Something else',
}

export const fileTexts = {
  title: 'Your own half-hourly usage',
  text: 'Export your half-hourly usage from your supplier’s app or website as a CSV or JSON file. We read the file on your device. Nothing leaves your device unless you choose to save your half-hourly usage.',
  drop: (fuel: Fuel) => `${fuelNames[fuel]} file`,
  hint: 'Drop your CSV or JSON file here, or choose a file.',
  reading: (name: string) => `Reading ${name}…`,
  remove: (fuel: Fuel) => `Remove ${fuel} file`,
  read: (count: number, from: string, to: string, unit: string) =>
    `We’ve read ${inThousands(count)} half-hourly readings, from ${from} to ${to}, in ${unit}.`,
  year: (kwh: number) => `That’s ${inThousands(kwh)} kWh for the year we’ve compared.`,
  guessed: 'Your file doesn’t say which unit it uses, so we worked it out from the amounts.',
  repeated: (count: number) =>
    count === 1
      ? '1 half hour appears twice. We’ve counted it once.'
      : `${inThousands(count)} half hours appear twice. We’ve counted each one once.`,
  contradicted: (count: number, first: string) =>
    count === 1
      ? `1 half hour appears twice with different amounts, on ${first}. We’ve treated it as a gap.`
      : `${inThousands(count)} half hours appear twice with different amounts, the first on ${first}. We’ve treated them as gaps.`,
  filled: (neighbours: number, profile: number) => {
    const missing = (count: number) => `${inThousands(count)} missing ${count === 1 ? 'half hour' : 'half hours'}`
    if (profile === 0) return `We filled ${missing(neighbours)} from the weeks around them.`
    if (neighbours === 0) return `We filled ${missing(profile)} from a typical home.`
    return `We filled ${missing(neighbours)} from the weeks around them and ${inThousands(profile)} from a typical home.`
  },
  tooLittle:
    'There’s less than two weeks of usage in the last year of this file, so we’ve used a typical home instead.',
  hints: 'If your file doesn’t say which unit or time zone it uses',
  unit: 'Unit in your file',
  units: { '': 'As the file says', kWh: 'kWh', Wh: 'Wh' } as const,
  isUtc: 'The times in my file are in UTC, not UK time',
}

export const keepTexts = {
  title: 'Saved with your home details',
  home: 'Home',
  text: 'Save a year of half-hourly readings with your home and you won’t need the file next time. We encrypt them, and you can delete them whenever you like.',
  none: 'Nothing saved yet.',
  saved: (fuel: Fuel, day: string) => `${fuelNames[fuel]}, saved on ${day}`,
  savedName: 'your saved half-hourly readings',
  use: (fuel: Fuel) => `Use saved ${fuel} readings`,
  save: (fuel: Fuel) => `Save ${fuel} readings`,
  saving: 'Saving',
  remove: (fuel: Fuel) => `Delete saved ${fuel} readings`,
  trouble: 'We couldn’t load what you’ve saved. Please reload the page.',
  useDeal: 'Compare with this home’s current deal',
  noRates: 'We don’t know this home’s rates yet, so we’ve used the price cap.',
}

const restsOnTexts: Partial<Record<Assumption, string>> = {
  published_prices:
    'Half-hourly prices change every day. We’ve used the ones already published, and their average for other days.',
  night_hours: 'We’ve used 00:30 to 07:30 for its night rate.',
}

export const listTexts = {
  title: 'What your year would cost',
  text: 'Cheapest first. Each cost is for a whole year of electricity and gas, including VAT. The range shows what you might pay in a different year.',
  perYear: 'a year',
  range: (low: string, high: string) => `${low} to ${high}`,
  same: (than: string) => `The same as ${than}`,
  less: (pounds: string, than: string) => `${pounds} less than ${than}`,
  more: (pounds: string, than: string) => `${pounds} more than ${than}`,
  sample: 'Sample',
  rates: (rates: string) => `Electricity: ${rates}.`,
  restsOn: (assumptions: readonly Assumption[]) => assumptions.flatMap((each) => restsOnTexts[each] ?? []).join(' '),
  only: (fuel: Fuel, bases: Bases) => {
    const other = fuel === 'gas' ? 'electricity' : 'gas'
    const place = (bases[other] ?? 'cap') === 'cap' ? 'on the price cap' : 'as it is'
    return `${fuelNames[fuel]} only. Your ${other} stays ${place}.`
  },
  showAll: (count: number) => `Show all ${count}`,
  show: 'Show in charts',
}

export const exportTexts = {
  title: 'What you’d be paid for electricity you send to the grid',
  text: (kwh: number) =>
    `What each tariff would pay for the ${inThousands(kwh)} kWh your panels would send to the grid in a year, highest first. Check whether you’d have to buy your electricity from the same supplier.`,
  rates: (rates: string) => `${rates}.`,
}

export const apartTexts = {
  title: 'Tariffs you’d need something extra for',
  text: 'Based on your usage above. An electric car tariff only pays off if you charge a car during the cheap hours.',
  needs: (missing: readonly Requirement[]) =>
    `You’d need ${missing.map((need) => requirementNames[need]).join(' and ')}.`,
  gain: (pounds: string) => `You’d save another ${pounds} a year.`,
  loss: (pounds: string) => `It would cost ${pounds} a year more than your cheapest option.`,
}

const requirementNames: Record<Requirement, string> = {
  ev: 'an electric car',
  smart_meter: 'a smart meter',
  two_rate_meter: 'a day and night meter',
  heat_pump: 'a heat pump',
  online_account: 'an online account',
  new_customer: 'to be a new customer',
}

export const pictureTexts = {
  orMore: 'kWh or more',
  filled: 'Days with half hours we filled in',
  // No column of its own: a phone has no room for another.
  filledMonth: (month: string, count: number) => (count === 0 ? month : `${month}, ${inThousands(count)} filled in`),
  title: 'When you use electricity, and what it costs',
  of: (name: string) => `Prices are for ${name}.`,
  day: 'A day',
  dayKind: 'Type of day',
  year: 'Your year',
  yearText: 'One column for each day, with midnight at the top. The stronger the blue, the more electricity you use.',
  yearTable: 'kWh of electricity by month and time of day',
  filledTable: 'kWh of electricity by month and time of day, and how many half hours we filled in',
  month: 'Month',
  waiting: 'Drawing the charts…',
}

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)
