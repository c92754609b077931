import type { Bill, Fuel } from '../bill-model.ts'
import { type DayStyle, printDay } from '../days.ts'
import { gbp, kwh, spacedMpan } from '../print.ts'
import type { Random } from '../random.ts'

/** How one supplier prints days, money, prices and numbers. */
export type Hand = {
  day: (iso: string) => string
  span: (dates: { from: string; to: string }) => string
  signed: (pounds: number) => string
  kwh: (value: number) => string
  price: (pence: number, per: 'kWh' | 'day') => string
  mpan: (number: string) => string
  reading: (value: number) => string
  register: (register: string) => string
  none: string
  /** Some bills append it to an exit fee. */
  perFuel: string
  noEnd: string
  paying: string
}

type DayPrinter = (iso: string) => string

const short = (iso: string) => printDay(iso, 'short-year').split(' ')

const DAYS: readonly DayPrinter[] = [
  ...(['long', 'short', 'slashes', 'short-year', 'dots', 'ordinal', 'two-digit', 'long', 'short'] as DayStyle[]).map(
    (style): DayPrinter =>
      (iso) =>
        printDay(iso, style),
  ),
  (iso) => iso,
  (iso) => printDay(iso, 'short').replaceAll(' ', '-'),
  (iso) => printDay(iso, 'short').toUpperCase(),
  (iso) => printDay(iso, 'long').replace(/ (\d{4})$/, ', $1'),
  (iso) => `${short(iso)[0]} ${short(iso)[1]}. ${iso.slice(0, 4)}`,
  (iso) => printDay(iso, 'ordinal').replace(/([a-z]{2}) ([A-Z][a-z]{2})[a-z]* /, '$1 $2 '),
  (iso) => printDay(iso, 'slashes').replaceAll('/', '-'),
]

const MONEY_SIGNS: readonly ((pounds: number) => string)[] = [
  (pounds) => (pounds < 0 ? `${gbp(pounds)} CR` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `${gbp(pounds)} CR` : `${gbp(pounds)} DR`),
  (pounds) => (pounds < 0 ? `-${gbp(pounds)}` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `£-${gbp(pounds).slice(1)}` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `${gbp(pounds)} in credit` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `${gbp(pounds)} credit` : pounds > 0 ? `${gbp(pounds)} debit` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `(${gbp(pounds)})` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `− ${gbp(pounds)}` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `${gbp(pounds)}CR` : gbp(pounds)),
  (pounds) => (pounds < 0 ? `${gbp(pounds)} (credit)` : gbp(pounds)),
]

const REGISTER_NAMES = [
  { day: 'Day', night: 'Night' },
  { day: 'Normal', night: 'Low' },
  { day: 'Peak', night: 'Off-peak' },
  { day: 'Rate 1', night: 'Rate 2' },
  { day: 'day', night: 'night' },
  { day: 'Day rate', night: 'Night rate' },
  { day: 'Daytime', night: 'Night-time' },
  { day: 'Peak', night: 'Off peak' },
]

export function pickHand(random: Random, bill: Bill): Hand {
  const day = random.pick(DAYS)
  const joint = random.pick([' to ', ' - ', ' – ', ' to ', '–', ' until ', ' — '])
  const hasFrom = random.chance(0.2)
  const names = random.pick(REGISTER_NAMES)
  const asPounds = random.chance(0.14)
  const unit = random.pick(['p per kWh', 'p/kWh', 'p', ' pence per kWh', 'p per unit', ' p/kWh', 'p / kWh', 'p a kWh'])
  const vat = bill.pricesHoldVat && random.chance(0.15) ? random.pick([' (inc VAT)', ' inc. VAT']) : ''
  const isPlain = random.chance(0.2)
  const isSpaced = random.chance(0.5)
  const withComma = random.chance(0.15)
  return {
    day,
    span: ({ from, to }) => `${hasFrom ? 'from ' : ''}${day(from)}${joint}${day(to)}`,
    signed: random.pick(MONEY_SIGNS),
    kwh: (value) => (isPlain ? String(value) : kwh(value)),
    price: (pence, per) =>
      asPounds
        ? `£${(pence / 100).toFixed(6).replace(/0{0,2}$/, '')} per ${per}`
        : `${pence}${unit.replace(/kWh|unit/, per === 'day' ? 'day' : '$&')}${vat}`,
    mpan: (number) => (isSpaced ? spacedMpan(number) : number),
    reading: (value) => (withComma ? value.toLocaleString('en-GB') : String(value)),
    register: (register) => (register === 'single' ? '' : names[register as 'day' | 'night']),
    perFuel: random.pick(['', '', '', '', ' per fuel']),
    none: random.pick([
      'None',
      'No',
      '£0.00',
      'Not applicable',
      'N/A',
      'No exit fees',
      'There are no exit fees',
      'Nil',
    ]),
    noEnd: random.pick([
      'None',
      'No end date',
      'Not applicable',
      'N/A',
      'Open-ended',
      'Ongoing',
      'This tariff has no end date',
    ]),
    paying: random.pick(WAYS_OF_PAYING[bill.payment]),
  }
}

const WAYS_OF_PAYING = {
  direct_debit: [
    'Monthly Direct Debit',
    'Direct Debit',
    'Fixed Direct Debit',
    'Variable Direct Debit',
    'Direct Debit (monthly)',
    'Paying monthly by Direct Debit',
    'Whole Amount Direct Debit',
  ],
  standard_credit: [
    'On receipt of bill',
    'Cash or cheque',
    'Quarterly, on receipt of bill',
    'Standard credit',
    'On demand',
    'Pay on receipt of bill',
    'Cheque, card or bank transfer',
  ],
  prepayment: ['Prepayment', 'Pay as you go', 'Prepayment meter', 'Smart Pay As You Go', 'Key meter (prepayment)'],
} as const

export function titleOf(fuel: Fuel): string {
  return fuel.name === 'gas' ? 'Gas' : 'Electricity'
}
