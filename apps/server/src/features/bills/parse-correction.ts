import { findDates } from '@mowatt/bill-reader/values/find-dates'
import { parseMpan, parseMprn, parsePostcode } from '@mowatt/tariffs'

const MOST_GBP = 100_000
const MOST_PENCE = 1000
const MOST_KWH = 2_000_000
const MOST_PERCENT = 100
const MOST_READING = 100_000_000

type Parser = (text: string) => string | number | undefined

const day: Parser = (text) => {
  const [found, ...more] = findDates(text)
  return found && !found.isRange && more.length === 0 ? found.from : undefined
}
const pounds: Parser = (text) => {
  const value = numberIn(text.replace(/^(-?)\s*£\s*/, '$1'))
  return value !== undefined && Math.abs(value) <= MOST_GBP ? Math.round(value * 100) / 100 : undefined
}
/** "26.35", "26.35p per kWh" and "£0.2635" are the same. */
const pence: Parser = (text) => {
  const isPounds = text.includes('£')
  const value = numberIn(
    text.replace('£', '').replace(/\s{0,5}(?:p|pence)?\s{0,5}(?:(?:per|a|\/)\s{0,5}(?:kwh|day))?$/i, ''),
  )
  const inPence = value === undefined ? undefined : isPounds ? Math.round(value * 100 * 1e6) / 1e6 : value
  return inPence !== undefined && inPence >= 0 && inPence <= MOST_PENCE ? inPence : undefined
}
const kwh: Parser = (text) => between(numberIn(text.replace(/(?<!\s)\s*kwh$/i, '')), MOST_KWH)
const reading: Parser = (text) => between(numberIn(text), MOST_READING)
const words: Parser = (text) => (/^[\p{L}\p{N}][\p{L}\p{N} .,'&+()/-]{1,59}$/u.test(text) ? text : undefined)
const code: Parser = (text) => (/^[A-Za-z0-9][A-Za-z0-9 /-]{2,29}$/.test(text) ? text : undefined)
const method: Parser = (text) => {
  if (/direct\s*debit|monthly|\bdd\b/i.test(text)) return 'direct_debit'
  if (/prepay|pre-pay|top.?up|\bkey\b/i.test(text)) return 'prepayment'
  return /receipt|standard credit|cash|cheque|when the bill|quarterly/i.test(text) ? 'standard_credit' : undefined
}
const units: Parser = (text) => /^(metric|imperial)$/i.exec(text)?.[1]?.toLowerCase()

const PARSERS: Readonly<Record<string, Parser>> = {
  supplier: words,
  provider: words,
  tariffName: words,
  accountNumber: code,
  meterSerial: code,
  customerPostcode: (text) => parsePostcode(text)?.postcode,
  mpan: (text) => {
    const parsed = parseMpan(text)
    return parsed.ok ? parsed.mpan.core : undefined
  },
  mprn: (text) => {
    const parsed = parseMprn(text)
    return parsed.ok ? parsed.mprn.mprn : undefined
  },
  billDate: day,
  periodFrom: day,
  periodTo: day,
  tariffEndDate: day,
  contractEndDate: day,
  paymentMethod: method,
  totalChargesGbp: pounds,
  balanceGbp: pounds,
  estimatedAnnualCostGbp: pounds,
  exitFeeGbp: pounds,
  paymentGbp: pounds,
  monthlyPriceGbp: pounds,
  pencePerKwh: pence,
  standingChargePencePerDay: pence,
  usageKwhInPeriod: kwh,
  kwh,
  estimatedAnnualUsageKwh: kwh,
  exportKwh: kwh,
  debtGbp: pounds,
  debtWeeklyGbp: pounds,
  monthlyPaymentGbp: pounds,
  refundGbp: pounds,
  discountGbp: pounds,
  percent: (text) => between(numberIn(text.replace('%', '')), MOST_PERCENT),
  priceChangedOn: day,
  exitFeeEndsOn: day,
  smart: words,
  registers: words,
  units,
  latest: reading,
  previous: reading,
}

/** What a user typed for a line of a bill, as that line's type; undefined when it cannot be that. */
export function parseCorrection(path: string, text: string): string | number | undefined {
  return PARSERS[path.split('.').at(-1) ?? '']?.(text.trim())
}

function numberIn(text: string): number | undefined {
  const plain = text.trim().replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

function between(value: number | undefined, most: number): number | undefined {
  return value !== undefined && value >= 0 && value <= most ? value : undefined
}
