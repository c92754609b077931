import { FUELS } from '@mowatt/tariffs'
import { type Change, type Command, MEASURES, PERS, SCOPES } from '../../command/command.ts'
import { DEAL_KINDS, HOUSEHOLD_KEYS, SORTS } from '../../command/command-fields.ts'
import { SUM_UNITS } from '../../facts/expression.ts'
import { LANGUAGES } from '../../command/language.ts'

/** What a model may suppose: kinds alone. How much, when and where is parsed from the person's words. */
const SUPPOSED_BY_CHANGE = {
  use: ['use', 'use_less', 'use_more'],
  unit_rate: ['unit_rate', 'unit_rate_less', 'unit_rate_more'],
  standing_charge: ['standing_charge', 'standing_charge_less', 'standing_charge_more'],
  payment_method: ['payment_method'],
  leave_on: ['leave_on'],
  place: ['place'],
  without_fuel: ['without_gas', 'without_electricity'],
  miles: ['miles'],
  heat_pump: ['heat_pump'],
  people: ['people'],
  exit_fee: ['exit_fee'],
  clear: ['clear'],
  night: ['night'],
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

/** Which offer; `said` is the one that the person counts or names. */
export const WHICH = ['best', 'last', 'it', 'said'] as const
export const FORGOTTEN = ['last', 'all', ...HOUSEHOLD_KEYS] as const
export const ANSWERS = ['yes', 'no'] as const
export const SURE = ['yes', 'likely', 'guess'] as const
export const LOOK_UP = 'look_up'

/** Commands that are whole with one word, which the rules list. */
const WORDED = ['judge', 'forget', 'confirm', 'repair', 'talk', 'letter', 'cancel', 'progress'] as const
const BARE = ['note', 'noted', 'hand_over', 'conclude'] as const
const ASKED = [
  'figure',
  'edit',
  'work_out',
  'explain',
  'correct',
  'compare',
  'narrow',
  'point',
  'switch',
  'remind',
] as const
export const COMMAND_NAMES: readonly Command['do'][] = [...ASKED, ...WORDED, ...BARE]

/** A JSON schema, as models are given it. */
export type ModelSchema = Readonly<Record<string, unknown>>

const oneOf = (values: readonly string[]): ModelSchema => ({ enum: values, type: 'string' })
/** Every field is there in every command: servers that force a schema want that. What isn't said is `none`. */
const optional = (values: readonly string[]): ModelSchema => oneOf([...values, 'none'])
const ref = (name: string): ModelSchema => ({ $ref: `#/$defs/${name}` })
const TEXT: ModelSchema = { type: 'string' }
const listOf = (name: string): ModelSchema => ({ type: 'array', items: ref(name) })

function object(properties: Readonly<Record<string, ModelSchema>>): ModelSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function command(names: readonly string[], fields: Readonly<Record<string, ModelSchema>> = {}): ModelSchema {
  return object({ do: oneOf(names), ...fields })
}

const UNION: readonly ModelSchema[] = [
  command(['figure', 'edit'], {
    measure: ref('measure'),
    of: ref('scope'),
    fuel: ref('fuel'),
    per: optional(PERS),
    against: ref('scope'),
    which: ref('which'),
    suppose: { type: 'array', items: TEXT },
    aspect: TEXT,
  }),
  command(['work_out'], { sum: TEXT, as: oneOf(SUM_UNITS), checks: TEXT }),
  command(['explain'], { topic: TEXT, aspect: TEXT }),
  command(['correct'], { field: ref('measure'), fuel: ref('fuel'), value: TEXT }),
  command(['compare', 'narrow'], { filters: { type: 'array', items: TEXT } }),
  command(['point', 'switch'], { which: ref('which') }),
  command([LOOK_UP], { words: TEXT }),
  command(['remind'], { on: TEXT }),
  command(WORDED, { what: TEXT, fuel: ref('fuel') }),
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
    measure: optional(MEASURES),
    scope: optional(SCOPES),
    fuel: optional(FUELS),
    which: optional(WHICH),
  },
}
