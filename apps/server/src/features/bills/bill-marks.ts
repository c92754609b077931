import type { BillReading, FuelFacts, ReadingKind } from '@mowatt/bill-reader/bill-facts'
import type { BillMark } from '@mowatt/contract'
import { type Fuel, FUELS, type IsoDay, sayDay, sayPounds, vatOn } from '@mowatt/tariffs'
import { currentFigures } from '../figures/public.ts'

const UNSAID = 'The bill doesn’t say'
const PAYMENTS = { direct_debit: 'By Direct Debit', standard_credit: 'When the bill arrives', prepayment: 'As you go' }
const KINDS: Record<ReadingKind, string> = {
  actual: 'actual',
  estimated: 'estimated',
  customer: 'your own',
  smart: 'smart',
}
const BASIS_POINTS = 100

type Said = { text: string; paths: string[]; note?: string }

/** What the bill says beside its figures, in the order in which it is shown, including what it doesn't say. */
export function marksOfBill(reading: BillReading): BillMark[] {
  const { marks = {} } = reading
  const money = (name: 'refundGbp' | 'discountGbp') => {
    const gbp = marks[name]
    return gbp === undefined ? undefined : { text: pounds(gbp), paths: [`marks.${name}`] }
  }
  return [
    mark('readings', 'Meter readings', readingsOf(reading)),
    mark('registers', 'Rates', registersOf(reading)),
    mark('smart', 'Smart meter', smartOf(reading)),
    mark('payment_plan', 'How you pay', paymentOf(reading)),
    mark('debt', 'Debt', debtOf(reading)),
    mark('discount', 'Discount', money('discountGbp')),
    mark('refund', 'Refund', money('refundGbp')),
    mark('price_change', 'Price change', dayOf(reading, 'priceChangedOn', 'From')),
    mark('vat', 'VAT', vatOf(reading)),
    mark('exit_fee', 'Exit fee', exitFeeOf(reading)),
  ]
}

function mark(name: BillMark['name'], label: string, said: Said | undefined): BillMark {
  if (!said) return { name, label, text: UNSAID, is_said: false, note: '', paths: [] }
  return { name, label, text: said.text, is_said: true, note: said.note ?? '', paths: said.paths }
}

/** What is known of each fuel, labelled where there are two. */
function perFuel({ facts }: BillReading, say: (fuel: Fuel, of: FuelFacts) => Said | undefined): Said | undefined {
  const said = FUELS.flatMap((fuel) => {
    const of = facts[fuel]
    const found = of && say(fuel, of)
    return found ? [{ fuel, ...found }] : []
  })
  const [first] = said
  if (!first) return undefined
  const isSame = said.every(({ text }) => text === first.text)
  const text = isSame
    ? first.text
    : said.map(({ fuel, text: own }) => `${fuel === 'gas' ? 'Gas' : 'Electricity'}: ${lower(own)}`).join('. ')
  const note = said.find((each) => each.note)?.note
  return { text, paths: said.flatMap(({ paths }) => paths), ...(note && { note }) }
}

function readingsOf(reading: BillReading): Said | undefined {
  return perFuel(reading, (fuel, { readings = [] }) => {
    const ends = readings.flatMap((each, at) => [
      { kind: each.previousKind, name: 'first', path: `${fuel}.readings.${at}.previous` },
      { kind: each.latestKind, name: 'latest', path: `${fuel}.readings.${at}.latest` },
    ])
    const known = ends.flatMap(({ kind, ...end }) => (kind ? [{ ...end, kind: KINDS[kind] }] : []))
    const kinds = [...new Set(known.map(({ kind }) => kind))]
    if (kinds.length === 0) return undefined
    const text =
      kinds.length === 1
        ? `${kinds[0]}`
        : [...new Map(known.map(({ name, kind }) => [name, `${name} ${kind}`])).values()].join(', ')
    const note = kinds.includes(KINDS.estimated)
      ? 'Send your supplier a reading, and they’ll bill you for what you really used.'
      : ''
    return { text: upper(text), paths: known.map(({ path }) => path), note }
  })
}

function registersOf(reading: BillReading): Said | undefined {
  const named = reading.marks?.registers
  const rates = perFuel(reading, (fuel, { unitRates = [] }) => {
    if (unitRates.length === 0) return undefined
    const paths = unitRates.map((_, at) => `${fuel}.unitRates.${at}.pencePerKwh`)
    const text =
      unitRates.length === 1 ? 'One rate' : unitRates.length === 2 ? 'Day and night' : 'Varies by time of day'
    return { text, paths }
  })
  if (named === undefined) return rates
  return { text: upper(named), paths: ['marks.registers', ...(rates?.paths ?? [])] }
}

function smartOf(reading: BillReading): Said | undefined {
  if (reading.marks?.smart !== undefined) return { text: 'Yes', paths: ['marks.smart'] }
  return perFuel(reading, (fuel, { readings = [] }) => {
    const paths = readings.flatMap(({ latestKind }, at) =>
      latestKind === 'smart' ? [`${fuel}.readings.${at}.latest`] : [],
    )
    return paths.length === 0 ? undefined : { text: 'Yes', paths }
  })
}

function paymentOf({ facts: { paymentMethod }, marks }: BillReading): Said | undefined {
  const monthly = marks?.monthlyPaymentGbp
  if (monthly === undefined && paymentMethod === undefined) return undefined
  const by = paymentMethod && PAYMENTS[paymentMethod]
  const text = monthly === undefined ? (by ?? '') : `${by ? `${by}, ` : ''}${pounds(monthly)} a month`
  const paths = [...(by ? ['paymentMethod'] : []), ...(monthly === undefined ? [] : ['marks.monthlyPaymentGbp'])]
  return { text, paths }
}

function debtOf({ marks = {} }: BillReading): Said | undefined {
  const { debtGbp, debtWeeklyGbp } = marks
  if (debtGbp === undefined && debtWeeklyGbp === undefined) return undefined
  const weekly = debtWeeklyGbp === undefined ? [] : [`${pounds(debtWeeklyGbp)} a week`]
  const text = [...(debtGbp === undefined ? [] : [pounds(debtGbp)]), ...weekly].join(', ')
  const paths = (['debtGbp', 'debtWeeklyGbp'] as const).flatMap((name) =>
    marks[name] === undefined ? [] : [`marks.${name}`],
  )
  return { text, paths, note: 'On a prepayment meter you can switch with up to £500 of debt for each fuel.' }
}

function dayOf({ marks }: BillReading, name: 'priceChangedOn', before: string): Said | undefined {
  const day = marks?.[name]
  return day === undefined ? undefined : { text: `${before} ${sayDay(day)}`, paths: [`marks.${name}`] }
}

/** The printed rate beside the one in force on the charged days. */
function vatOf({ facts, marks }: BillReading): Said | undefined {
  const printed = (marks?.vat ?? []).map(({ percent }) => percent)
  if (printed.length === 0) return undefined
  const days = [facts.periodFrom, facts.periodTo ?? facts.billDate].filter((day) => day !== undefined)
  const fuels = FUELS.filter((fuel) => facts[fuel])
  const inForce = fuels.flatMap((fuel) => days.map((day) => percentOn(fuel, day)))
  const isOther = !facts.businessSign && inForce.length > 0 && printed.some((percent) => !inForce.includes(percent))
  return {
    text: printed.map((percent) => `${percent}%`).join(' and '),
    paths: printed.map((_, at) => `marks.vat.${at}.percent`),
    note: isOther ? `The rate on those days was ${[...new Set(inForce)].map((each) => `${each}%`).join(' or ')}.` : '',
  }
}

function percentOn(fuel: Fuel, day: IsoDay): number {
  return vatOn(currentFigures().vatRates, fuel, day) / BASIS_POINTS
}

function exitFeeOf(reading: BillReading): Said | undefined {
  const freeFrom = reading.marks?.exitFeeEndsOn
  return perFuel(reading, (fuel, { exitFeeGbp, tariffEndDate }) => {
    if (exitFeeGbp === undefined) return undefined
    if (exitFeeGbp === 0) return { text: 'None', paths: [`${fuel}.exitFeeGbp`] }
    const until = freeFrom ?? tariffEndDate
    const paths = [
      `${fuel}.exitFeeGbp`,
      ...(freeFrom === undefined ? (until === undefined ? [] : [`${fuel}.tariffEndDate`]) : ['marks.exitFeeEndsOn']),
    ]
    return { text: `${pounds(exitFeeGbp)}${until === undefined ? '' : ` until ${sayDay(until)}`}`, paths }
  })
}

function pounds(gbp: number): string {
  return sayPounds(Math.round(gbp * 100))
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
