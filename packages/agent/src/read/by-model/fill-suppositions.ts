import { type Fuel, FUELS } from '@mowatt/tariffs'
import { AS_SAID, type FactValue } from '../../facts/fact.ts'
import { parseChange } from '../../command/change-text.ts'
import type { Change } from '../../command/command.ts'
import { placeIn } from '../details/details-of-turn.ts'
import type { Details } from '../details/read-details.ts'
import type { TurnContext } from '../reader.ts'
import { referred } from './fill-sum.ts'
import { SUPPOSED, type Supposed } from './model-schema.ts'
import { nearest } from './nearest.ts'

type Given = {
  text: string
  details: Details
  turn: TurnContext
  /** The fuel that is talked about. */
  fuel: Fuel | undefined
}
type Sized = 'use' | 'unit_rate' | 'standing_charge'
type Way = 'less' | 'more' | 'instead'

const MOST = 6
/** Suppositions in the notation of commands, with a place for the figure. */
const FORMS: Readonly<Partial<Record<Supposed, string>>> = {
  use: 'use=#kwh',
  use_less: 'use-#%',
  use_more: 'use+#%',
  unit_rate: 'unit_rate=#p',
  unit_rate_less: 'unit_rate-#%',
  unit_rate_more: 'unit_rate+#%',
  standing_charge: 'standing_charge=#p',
  standing_charge_less: 'standing_charge-#%',
  standing_charge_more: 'standing_charge+#%',
  leave_on: 'leave=#',
  miles: 'miles=#/period',
  miles_per_kwh: 'mpk=#',
  heat_pump: 'cop=#',
  people: 'people=#',
  exit_fee: 'exit_fee=#',
  clear: 'clear=#months',
  night: 'night=#%',
}
const ITEM = /^(?:(electricity|gas)\.)?(\w{1,40})(?: ?= ?([nd]\d{1,2}))?$/i
const MICRO = 1_000_000
/** A number alone may be one of these, where the model says what it is of. */
const SENSIBLE = {
  use: [100, 60_000],
  unit_rate: [1, 150],
  standing_charge: [1, 300],
  miles: [50, 90_000],
  people: [1, 15],
  percent: [1, 300],
} as const
const BARE_NUMBER = /(?<![\w.,£])\d{1,3}(?:,\d{3}|\d{0,3})(?:\.\d{1,4})?(?![\w.,]{0,1}\w)/
const FRACTIONS: readonly [RegExp, number][] = [
  [/\bdouble\b|\btwice\b/i, 100],
  [/\bhalf\b|\bhalve\b/i, 50],
  [/\bthird\b/i, 33],
  [/\bquarter\b/i, 25],
  [/\bfifth\b/i, 20],
  [/\btenth\b/i, 10],
]

/**
 * What is supposed: the model says of which kind, and the person's words say how much. Undefined where they don't: the
 * figure without the supposition would answer another question.
 */
export function fillSuppositions(said: unknown, given: Given): readonly Change[] | undefined {
  if (said === undefined || said === null) return given.details.suppose
  const items = [...new Set<unknown>(Array.isArray(said) ? said : [said])].slice(0, MOST).flatMap((each) => {
    const [, fuel, name, reference] = ITEM.exec(String(each).trim()) ?? []
    const kind = nearest(SUPPOSED, name)
    return kind ? [{ kind, fuel: FUELS.find((one) => one === fuel) ?? given.fuel, reference }] : []
  })
  const changes = items.map(({ kind, fuel, reference }) =>
    reference === undefined ? changeOf(kind, { ...given, fuel }) : changeBy(kind, reference, { ...given, fuel }),
  )
  return changes.every((each) => each !== undefined) ? changes : undefined
}

/** How much, by the number or day that the model refers to. */
function changeBy(kind: Supposed, reference: string, { turn, details, fuel }: Given): Change | undefined {
  const { value, words = '' } = referred(reference, turn) ?? {}
  const form = FORMS[kind]
  if (!value || value.unit === 'name' || form === undefined) return undefined
  const isOfItself = form.includes('%')
  const fits = value.unit === 'basis_points' ? isOfItself : value.unit === 'count' || !isOfItself
  if (!fits || (value.unit === 'day') !== (kind === 'leave_on')) return undefined
  const isTwice = isOfItself && /^(?:double|twice)/i.test(words)
  const inPence = form.endsWith('p') && value.unit === 'pence'
  const figure =
    value.unit === 'day' ? value.day : isTwice ? 100 : value.amount / (inPence ? 1 : (AS_SAID[value.unit] ?? 1))
  const change = parseChange(form.replace('#', String(figure)).replace('period', periodOf(details)))
  return change && withFuel(change, fuel)
}

function changeOf(kind: Supposed, given: Given): Change | undefined {
  const { details, text } = given
  const { named, days } = details
  const parsed = (change: Change['change']) => {
    const found = details.suppose.find((each) => each.change === change)
    return found && withFuel(found, given.fuel)
  }
  switch (kind) {
    case 'use_less':
    case 'use_more':
    case 'use':
      return parsed('use') ?? sizedChange('use', wayOf(kind), given)
    case 'unit_rate_less':
    case 'unit_rate_more':
    case 'unit_rate':
      return parsed('unit_rate') ?? sizedChange('unit_rate', wayOf(kind), given)
    case 'standing_charge_less':
    case 'standing_charge_more':
    case 'standing_charge':
      return parsed('standing_charge') ?? sizedChange('standing_charge', wayOf(kind), given)
    case 'payment_method': {
      const to = details.filters.paymentMethod ?? named.details.paymentMethod
      return parsed(kind) ?? (to && { change: kind, to })
    }
    case 'leave_on':
      return parsed(kind) ?? (days[0] && { change: kind, on: days[0].day })
    case 'place':
      return parsed(kind) ?? placeIn(text, details)
    case 'without_gas':
      return { change: 'without_fuel', fuel: 'gas' }
    case 'without_electricity':
      return { change: 'without_fuel', fuel: 'electricity' }
    case 'miles': {
      const miles = amountOf(named.values, 'miles') ?? bareNumber(text, kind)
      return parsed(kind) ?? (miles === undefined ? undefined : { change: kind, miles, per: periodOf(details) })
    }
    case 'heat_pump':
      return parsed(kind) ?? { change: kind }
    case 'miles_per_kwh':
    case 'exit_fee':
    case 'clear':
    case 'night':
      return parsed(kind)
    case 'people': {
      const people = named.details.people ?? amountOf(named.values, 'count') ?? bareNumber(text, kind)
      return parsed(kind) ?? (people === undefined ? undefined : { change: kind, people })
    }
  }
}

function periodOf({ per }: Details): 'week' | 'month' | 'quarter' | 'year' {
  return per?.value === 'week' || per?.value === 'month' || per?.value === 'quarter' ? per.value : 'year'
}

/** A price or a use without a fuel is of the one that is talked about. */
function withFuel(change: Change, fuel: Fuel | undefined): Change {
  const isSized = change.change === 'use' || change.change === 'unit_rate' || change.change === 'standing_charge'
  return isSized && change.fuel === undefined && fuel ? { ...change, fuel } : change
}

function wayOf(kind: string): Way {
  if (kind.endsWith('_less')) return 'less'
  return kind.endsWith('_more') ? 'more' : 'instead'
}

function sizedChange(change: Sized, way: Way, { text, details, fuel: heard }: Given): Change | undefined {
  const { named } = details
  const fuel = details.fuel?.value ?? heard
  const ofFuel: { fuel?: Fuel } = fuel ? { fuel } : {}
  if (way !== 'instead') {
    const size = percentIn(text, details)
    return size === undefined ? undefined : { change, ...ofFuel, percent: way === 'less' ? -size : size }
  }
  if (change === 'use') {
    const wattHours = amountOf(named.values, 'watt_hours')
    const kwh = wattHours === undefined ? bareNumber(text, change) : wattHours / 1000
    return kwh === undefined ? undefined : { change, ...ofFuel, kwh }
  }
  const micro = amountOf(named.values, change === 'unit_rate' ? 'micropence_per_kwh' : 'micropence_per_day')
  const pence = micro === undefined ? (penceOf(named.values, change) ?? bareNumber(text, change)) : micro / MICRO
  return pence === undefined ? undefined : { change, ...ofFuel, pence }
}

function percentIn(text: string, { named }: Details): number | undefined {
  const points = amountOf(named.values, 'basis_points')
  if (points !== undefined) return points / 100
  return FRACTIONS.find(([pattern]) => pattern.test(text))?.[1] ?? bareNumber(text, 'percent')
}

function penceOf(values: Details['named']['values'], change: keyof typeof SENSIBLE): number | undefined {
  const pence = amountOf(values, 'pence')
  return pence !== undefined && isSensible(pence, change) ? pence : undefined
}

/** A number without a unit, as in "and if it was 32". */
function bareNumber(text: string, what: keyof typeof SENSIBLE): number | undefined {
  const found = BARE_NUMBER.exec(text)?.[0]
  const number = found === undefined ? undefined : Number(found.replace(',', ''))
  return number !== undefined && isSensible(number, what) ? number : undefined
}

function isSensible(number: number, what: keyof typeof SENSIBLE): boolean {
  const [least, most] = SENSIBLE[what]
  return number >= least && number <= most
}

function amountOf(values: Details['named']['values'], unit: FactValue['unit']): number | undefined {
  const found = values?.find(({ value }) => value.unit === unit)?.value
  return found && 'amount' in found ? found.amount : undefined
}
