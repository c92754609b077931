import { FUELS, PAYMENT_METHODS } from '@mowatt/tariffs'
import type { Filters, Household } from '@mowatt/text/household'
import { parseChange, printChange } from '@mowatt/text/values/change-text'
import { CLAIMS } from '@mowatt/text/values/claim'
import { type Command, type Figure, PERS, SCOPES, type Which } from './command.ts'
import { knownFields } from './known-fields.ts'

/** The `key:value` parts of a command in text. */
export type Fields = ReadonlyMap<string, string>

const OF_HOME: Readonly<Record<keyof Household, true>> = {
  postcode: true,
  mpan: true,
  region: true,
  near: true,
  paymentMethod: true,
  supplier: true,
  tariffName: true,
  fuels: true,
  kwh: true,
  nightPercent: true,
  balancePence: true,
  spend: true,
  rates: true,
  isTypical: true,
  people: true,
  bedrooms: true,
  heating: true,
  hasEv: true,
  hasSmartMeter: true,
  meter: true,
  deal: true,
  endsOn: true,
  isEndMonth: true,
  exitFeePence: true,
  exitFeeOn: true,
  isEndUnknown: true,
  isFeeUnknown: true,
  isNightUnknown: true,
}
export const DEAL_KINDS = ['fixed', 'variable', 'tracker'] as const
export const SORTS = ['cost', 'saving', 'exit_fee', 'length'] as const
export const HOUSEHOLD_KEYS = keysOf(OF_HOME)
const NAMED_ONES = ['best', 'last', 'it'] as const

export function oneOf<Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined {
  return values.find((each) => each === value)
}

export function line(...parts: readonly (string | undefined)[]): string {
  return parts.filter((each) => each !== undefined && each !== '').join(' ')
}

export function field(key: string, value: string | number | undefined): string | undefined {
  if (value === undefined) return undefined
  return /\s/.test(String(value)) ? `${key}:"${value}"` : `${key}:${value}`
}

export function forgottenOf(word: string | undefined): Extract<Command, { do: 'forget' }>['what'] | undefined {
  if (word === 'last' || word === 'all') return word
  return HOUSEHOLD_KEYS.find((each) => each === word)
}

/** The fields of a figure besides its measure and scope, which an edit may omit. */
export function figureParts(figure: Partial<Omit<Figure, 'do'>>): (string | undefined)[] {
  const { fuel, per, against, which, suppose, claim } = figure
  return [
    field('fuel', fuel),
    field('per', per),
    field('against', against),
    which && whichText(which),
    field('suppose', suppose?.map(printChange).join(',')),
    field('claim', claim),
  ]
}

export function figureOf(fields: Fields): Partial<Omit<Figure, 'do' | 'measure' | 'of'>> {
  return knownFields({
    fuel: oneOf(FUELS, fields.get('fuel')),
    per: oneOf(PERS, fields.get('per')),
    against: oneOf(SCOPES, fields.get('against')),
    which: whichOf(fields),
    suppose: fields
      .get('suppose')
      ?.split(',')
      .flatMap((each) => parseChange(each) ?? []),
    claim: oneOf(CLAIMS, fields.get('claim')),
  })
}

export function whichText(which: Which): string {
  if (typeof which === 'string') return `which:${which}`
  return 'nth' in which ? `nth:${which.nth}` : (field('name', which.name) ?? '')
}

export function whichOf(fields: Fields): Which | undefined {
  const [nth, name] = [fields.get('nth'), fields.get('name')]
  if (nth !== undefined) return { nth: Number(nth) }
  return name === undefined ? oneOf(NAMED_ONES, fields.get('which')) : { name }
}

export function filterParts(filters: Filters): (string | undefined)[] {
  const { green, kind, noExitFee, months, paymentMethod, supplier, sort } = filters
  return [
    green ? 'green' : undefined,
    kind,
    noExitFee ? 'no_exit_fee' : undefined,
    field('months', months),
    field('pay', paymentMethod),
    field('supplier', supplier),
    field('sort', sort),
  ]
}

export function filtersOf(words: readonly string[], fields: Fields): Filters {
  const months = fields.get('months')
  return knownFields({
    green: words.includes('green') || undefined,
    kind: DEAL_KINDS.find((each) => words.includes(each)),
    noExitFee: words.includes('no_exit_fee') || undefined,
    months: months === undefined ? undefined : Number(months),
    paymentMethod: oneOf(PAYMENT_METHODS, fields.get('pay')),
    supplier: fields.get('supplier'),
    sort: oneOf(SORTS, fields.get('sort')),
  })
}

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of).filter((each): each is Key => each in of)
}
