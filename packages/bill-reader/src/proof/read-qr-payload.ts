import { parseMpan, parseMprn } from '@mowatt/tariffs'
import { findDates } from '../values/find-dates.ts'
import { findNumbers } from '../values/find-numbers.ts'
import { paymentIn } from '../values/value-readers.ts'
import { roundRate } from './multiplies.ts'

export type QrField = { path: string; value: string | number; printed: string }

type FuelName = 'electricity' | 'gas'
type Reader = (text: string) => string | number | undefined

const MOST_PAIRS = 60

/** By the key that the QR code uses for a value. Keys are compared in lower case without spaces. */
const FUEL_FIELDS: readonly [name: RegExp, field: string, read: Reader][] = [
  [/unitrate|unitprice|penceperkwh|pkwh|rateperkwh/, 'unitRates.0.pencePerKwh', (text) => penceIn(text, 0.5, 150)],
  [/standing/, 'standingChargePencePerDay', (text) => penceIn(text, 1, 1500)],
  [/(?:annual|yearly|12month).{0,150}(?:cost|spend|bill)|projection/, 'estimatedAnnualCostGbp', moneyIn],
  [/annual|yearly|12month|eac$|aq$/, 'estimatedAnnualUsageKwh', (text) => numberIn(text, 50, 2_000_000)],
  [/exitfee|exitcharge|cancellationfee|terminationfee/, 'exitFeeGbp', moneyIn],
  [/(?:tariff|plan|contract|fix).{0,150}(?:end|expir|until)|^enddate$|^expiry/, 'tariffEndDate', dayIn],
  [/^(?:electricity|gas|elec)?(?:current)?(?:tariff|plan|product)(?:name)?$/, 'tariffName', nameIn],
]
const SHARED: readonly [name: RegExp, path: string, read: Reader][] = [
  [/period(?:start|from)|(?:start|from)(?:date)?$|periodbegin/, 'periodFrom', dayIn],
  [/period(?:end|to)$|^to(?:date)?$/, 'periodTo', dayIn],
  [/payment(?:method|type)|paymethod|howyoupay/, 'paymentMethod', (text) => paymentIn(text)?.value],
  [
    /^(?:customer)?account(?:number|no|ref)?$/,
    'accountNumber',
    (text) => (/^[A-Z0-9][A-Z0-9 -]{5,19}$/.test(text) ? text : undefined),
  ],
]

/**
 * The content of a QR code: keys with values, as JSON, lines, or the query of a URL. Suppliers have no common format,
 * so values without keys are not guessed, and a code without a supply number is ignored.
 */
export function fieldsOfPayload(text: string): QrField[] {
  const pairs = pairsIn(text).slice(0, MOST_PAIRS)
  const supplies = pairs.flatMap(({ name, value }) => supplyIn(name, value))
  const fuels = [...new Set(supplies.map(({ fuel }) => fuel))]
  if (fuels.length === 0) return []
  const fields = supplies.map(({ fuel, number, printed }) => ({
    path: fuel === 'gas' ? 'gas.mprn' : 'electricity.mpan',
    value: number,
    printed,
  }))
  return [...fields, ...pairs.flatMap(({ name, value }) => fieldsOf(name, value, fuels))]
}

function fieldsOf(name: string, value: string, fuels: readonly FuelName[]): QrField[] {
  const own = /gas/.test(name) ? 'gas' : /elec/.test(name) ? 'electricity' : undefined
  // A price without a fuel belongs to neither if there are two fuels.
  const fuel = own ?? (fuels.length === 1 ? fuels[0] : undefined)
  const found = FUEL_FIELDS.find(([pattern]) => pattern.test(name))
  const printed = value.trim()
  if (found) {
    const read = fuel && fuels.includes(fuel) ? found[2](printed) : undefined
    return read === undefined ? [] : [{ path: `${fuel}.${found[1]}`, value: read, printed }]
  }
  const shared = SHARED.find(([pattern]) => pattern.test(name))
  const read = shared?.[2](printed)
  return shared && read !== undefined ? [{ path: shared[1], value: read, printed }] : []
}

function pairsIn(text: string): { name: string; value: string }[] {
  const pairs = jsonPairs(text) ?? textPairs(text)
  return pairs.map(({ name, value }) => ({ name: name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), value }))
}

function jsonPairs(text: string): { name: string; value: string }[] | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    return flatten(JSON.parse(text) as unknown, '')
  } catch {
    return []
  }
}

function flatten(value: unknown, name: string, depth = 0): { name: string; value: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ name, value: String(value) }]
  if (typeof value !== 'object' || value === null || depth > 3) return []
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${name} ${key}`, depth + 1))
}

function textPairs(text: string): { name: string; value: string }[] {
  const query = /^https?:\/\/[^?]*\?(.*)$/s.exec(text)?.[1]
  const parts = query === undefined ? text.split(/[\n;|]/) : query.split('&')
  return parts.flatMap((part) => {
    const match = /^\s*([A-Za-z][\w .()/-]{1,40}?)\s*[:=]\s*(\S.*)$/.exec(query === undefined ? part : plainOf(part))
    return match?.[1] && match[2] ? [{ name: match[1], value: match[2] }] : []
  })
}

function plainOf(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

function supplyIn(name: string, value: string): { fuel: FuelName; number: string; printed: string }[] {
  const digits = value.replaceAll(/[\sS-]/g, '')
  if (/mprn|gas.{0,150}(?:supply|meterpoint)/.test(name)) {
    return parseMprn(digits).ok ? [{ fuel: 'gas', number: digits, printed: value }] : []
  }
  if (!/mpan|supply|meterpoint/.test(name)) return []
  const core = digits.length === 21 ? digits.slice(8) : digits
  return parseMpan(core).ok ? [{ fuel: 'electricity', number: core, printed: value }] : []
}

function penceIn(text: string, least: number, most: number): number | undefined {
  const [number] = findNumbers(text)
  if (!number) return undefined
  const isPounds = number.unit === 'gbp' || (!number.unit && number.value < 2 && number.decimals >= 3)
  const pence = roundRate(number.value * (isPounds ? 100 : 1))
  return pence >= least && pence <= most ? pence : undefined
}

function numberIn(text: string, least: number, most: number): number | undefined {
  const [number] = findNumbers(text)
  return number && number.value >= least && number.value <= most ? number.value : undefined
}

function moneyIn(text: string): number | undefined {
  if (/^(?:none|nil|no)$/i.test(text)) return 0
  const [number] = findNumbers(text)
  return number && number.decimals <= 2 && number.value < 100_000 ? number.value : undefined
}

function dayIn(text: string): string | undefined {
  const [date] = findDates(text)
  return date && !date.isRange && date.start === 0 ? date.from : undefined
}

function nameIn(text: string): string | undefined {
  return /^[A-Z0-9][\w&'.,() +-]{2,59}$/i.test(text) && !/https?:|£|kwh/i.test(text) ? text : undefined
}
