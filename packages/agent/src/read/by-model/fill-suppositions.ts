import { type Fuel, FUELS } from '@mowatt/tariffs'
import { findWhatIfs } from '@mowatt/text/find/find-what-ifs'
import { AS_SAID } from '../../facts/fact.ts'
import { parseChange } from '@mowatt/text/values/change-text'
import type { Change } from '@mowatt/text/values/change'
import { placeIn } from '../details/details-of-turn.ts'
import type { Details } from '../details/read-details.ts'
import type { TurnContext } from '../reader.ts'
import { referred } from './fill-sum.ts'
import { SUPPOSED, type Supposed } from './model-schema.ts'
import { nearest } from '@mowatt/text/find/nearest'

type Given = {
  text: string
  details: Details
  turn: TurnContext
  /** The fuel in question. */
  fuel: Fuel | undefined
}

const MOST = 6
/** Suppositions in the notation of commands, with a placeholder for the figure. */
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
/** From the message itself, if the model refers to none. */
const REFERENCES = ['n1', 'n2', 'n3', 'd1']

/**
 * The suppositions: the model names their kind, and the user's words the amount. Undefined if they don't: the figure
 * without the supposition would answer another question.
 */
export function fillSuppositions(said: unknown, given: Given): readonly Change[] | undefined {
  if (said === undefined || said === null) return given.details.suppose
  const items = [...new Set<unknown>(Array.isArray(said) ? said : [said])].slice(0, MOST).flatMap((each) => {
    const [, fuel, name, reference] = ITEM.exec(String(each).trim()) ?? []
    const kind = nearest(SUPPOSED, name)
    return kind ? [{ kind, fuel: FUELS.find((one) => one === fuel) ?? given.fuel, reference }] : []
  })
  const changes = items.flatMap(({ kind, fuel, reference }): (Change | undefined)[] => {
    if (kind === 'what_if') return findWhatIfs(given.text)
    return [
      reference === undefined ? changeOf(kind, { ...given, fuel }) : changeBy(kind, reference, { ...given, fuel }),
    ]
  })
  return changes.every((each) => each !== undefined) ? changes : undefined
}

/** The amount, by the number or date that the model refers to. */
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
  const { details, text, turn } = given
  const change = kind.replace(/_(?:less|more)$/, '')
  const found = details.suppose.find((each) => each.change === change)
  if (found) return withFuel(found, given.fuel)
  if (kind === 'payment_method') {
    const to = details.filters.paymentMethod ?? details.named.details.paymentMethod
    return to && { change: kind, to }
  }
  if (kind === 'place') return placeIn(text, details)
  if (kind === 'heat_pump') return { change: kind }
  const without = FUELS.find((fuel) => kind === `without_${fuel}`)
  if (without) return { change: 'without_fuel', fuel: without }
  const own = REFERENCES.filter((each) => text.includes(referred(each, turn)?.words ?? '\n'))
  return own.map((each) => changeBy(kind, each, given)).find((each) => each !== undefined)
}

function periodOf({ per }: Details): 'week' | 'month' | 'quarter' | 'year' {
  return per?.value === 'week' || per?.value === 'month' || per?.value === 'quarter' ? per.value : 'year'
}

/** A price or a usage without a fuel belongs to the fuel in question. */
function withFuel(change: Change, fuel: Fuel | undefined): Change {
  const isSized = change.change === 'use' || change.change === 'unit_rate' || change.change === 'standing_charge'
  return isSized && change.fuel === undefined && fuel ? { ...change, fuel } : change
}
