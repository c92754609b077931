import { FUELS } from '@mowatt/tariffs'
import type { Change } from '@mowatt/text/values/change'
import { type Command, SCOPES } from '../../command/command.ts'
import { DEAL_KINDS, HOUSEHOLD_KEYS, SORTS } from '../../command/command-fields.ts'
import { LANGUAGES } from '@mowatt/text/values/language'

/** The possible suppositions of a model: kinds alone. How much, when and where is parsed from the user's words. */
const SUPPOSED_BY_CHANGE = {
  use: ['use', 'use_less', 'use_more'],
  unit_rate: ['unit_rate', 'unit_rate_less', 'unit_rate_more'],
  standing_charge: ['standing_charge', 'standing_charge_less', 'standing_charge_more'],
  payment_method: ['payment_method'],
  leave_on: ['leave_on'],
  place: ['place'],
  without_fuel: ['without_gas', 'without_electricity'],
  miles: ['miles'],
  miles_per_kwh: ['miles_per_kwh'],
  heat_pump: ['heat_pump'],
  people: ['people'],
  exit_fee: ['exit_fee'],
  clear: ['clear'],
  night: ['night'],
  what_if: ['what_if'],
  // Said with the panels.
  export: [],
} as const satisfies Record<Change['change'], readonly string[]>
export const SUPPOSED = Object.values(SUPPOSED_BY_CHANGE).flat()
export type Supposed = (typeof SUPPOSED)[number]

/** Filters as kinds; months, payment method and supplier are parsed from the words. `whole`: the list without filters. */
export const FILTER_KINDS = [
  'whole',
  'green',
  ...DEAL_KINDS,
  'no_exit_fee',
  'months',
  'payment_method',
  'supplier',
  ...SORTS.map((each) => `by_${each}` as const),
] as const

/** Which offer; `said` is the one that the user counts or names. */
export const WHICH = ['best', 'last', 'it', 'said'] as const
export const FORGOTTEN = ['last', 'all', ...HOUSEHOLD_KEYS] as const
export const ANSWERS = ['yes', 'no'] as const
export const WHETHER = ['same', 'opposite'] as const
export const SURE = ['yes', 'likely', 'guess'] as const
export const LOOK_UP = 'look_up'

/** An offer, a date: what they belong to is given in one word too. */
const OF_ONE = ['point', 'switch', 'remind'] as const
/** Commands that are complete with one word, which the rules list. */
const WORDED = ['judge', 'bill', 'forget', 'confirm', 'repair', 'talk', 'cancel', 'progress'] as const
const BARE = ['note', 'noted', 'hand_over', 'conclude'] as const
const ASKED = ['figure', 'edit', 'work_out', 'explain', 'correct', 'compare', 'narrow', 'letter', ...OF_ONE] as const
export const COMMAND_NAMES: readonly Command['do'][] = [...ASKED, ...WORDED, ...BARE]

/** A JSON schema, as passed to models. */
export type ModelSchema = Readonly<Record<string, unknown>>

const oneOf = (values: readonly string[]): ModelSchema => ({ enum: values, type: 'string' })
/** Every field is in every command, because servers that enforce a schema require that. An absent value is `none`. */
const optional = (values: readonly string[]): ModelSchema => oneOf([...values, 'none'])
const ref = (name: string): ModelSchema => ({ $ref: `#/$defs/${name}` })
const TEXT: ModelSchema = { type: 'string' }
const TEXTS: ModelSchema = { type: 'array', items: TEXT }
const listOf = (name: string): ModelSchema => ({ type: 'array', items: ref(name) })

function object(properties: Readonly<Record<string, ModelSchema>>): ModelSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function command(names: readonly string[], fields: Readonly<Record<string, ModelSchema>> = {}): ModelSchema {
  return object({ do: oneOf(names), ...fields })
}

const UNION: readonly ModelSchema[] = [
  command(['figure', 'edit'], {
    measure: TEXT,
    of: ref('scope'),
    fuel: ref('fuel'),
    per: TEXT,
    against: ref('scope'),
    which: TEXT,
    suppose: TEXTS,
    aspect: TEXT,
  }),
  command(['work_out'], { sum: TEXT, as: TEXT, checks: TEXT }),
  command(['explain'], { topic: TEXT, aspect: TEXT, whether: TEXT }),
  command(['correct'], { field: TEXT, fuel: ref('fuel'), value: TEXT }),
  command(['compare', 'narrow'], { filters: TEXTS }),
  command(['letter'], { what: TEXT, facts: TEXTS, amount: TEXT, owed: TEXT, to: TEXT, tone: TEXT }),
  command([...WORDED, ...OF_ONE, LOOK_UP], { what: TEXT, fuel: ref('fuel') }),
  command(BARE),
]

/**
 * The commands as a closed union, the same in every turn so that it can be cached. There is no number in it: a model
 * can't state a figure, a day, a place or an address.
 */
export const COMMAND_SCHEMA: ModelSchema = {
  ...object({ commands: listOf('command'), others: listOf('command'), sure: oneOf(SURE), language: oneOf(LANGUAGES) }),
  $defs: {
    command: { anyOf: UNION },
    scope: optional(SCOPES),
    fuel: optional(FUELS),
  },
}
