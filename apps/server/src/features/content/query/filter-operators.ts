import { invalid, invalidKey } from './content-refusal.ts'
import type { QueryNode } from './parse-query-string.ts'
import type { plainTypeOf } from './plain-fields.ts'

/** As in SQL: comparing a missing value gives neither true nor false, and `$not` does not change that. */
export type Verdict = boolean | undefined

export type Value = string | number | boolean
type PlainType = NonNullable<ReturnType<typeof plainTypeOf>>
export type Field = { name: string; type: PlainType }

/** Judges a stored value that is present. */
type Judge = (stored: Value) => boolean

const COMPARISONS: Readonly<Record<string, (stored: Value, given: Value) => boolean>> = {
  $eq: (stored, given) => stored === given,
  $ne: (stored, given) => stored !== given,
  $gt: (stored, given) => stored > given,
  $gte: (stored, given) => stored >= given,
  $lt: (stored, given) => stored < given,
  $lte: (stored, given) => stored <= given,
}
const TEXT_TESTS: Readonly<Record<string, (stored: string, given: string) => boolean>> = {
  $contains: (stored, given) => stored.includes(given),
  $notContains: (stored, given) => !stored.includes(given),
  $startsWith: (stored, given) => stored.startsWith(given),
  $endsWith: (stored, given) => stored.endsWith(given),
}
/** The same, case-insensitively. */
const CASELESS: Readonly<Record<string, (stored: string, given: string) => boolean>> = {
  $eqi: (stored, given) => stored === given,
  $nei: (stored, given) => stored !== given,
  $containsi: TEXT_TESTS['$contains']!,
  $notContainsi: TEXT_TESTS['$notContains']!,
  $startsWithi: TEXT_TESTS['$startsWith']!,
  $endsWithi: TEXT_TESTS['$endsWith']!,
}

/** What one operator says of a stored value. */
export function readOperator(field: Field, operator: string, given: QueryNode): (stored: Value | null) => Verdict {
  if (operator === '$null' || operator === '$notNull') {
    const isNullWanted = cast({ ...field, type: 'boolean' }, given) === (operator === '$null')
    return (stored) => (stored === null) === isNullWanted
  }
  const judge = judgeOf(field, operator, given)
  return (stored) => (stored === null ? undefined : judge(stored))
}

function judgeOf(field: Field, operator: string, given: QueryNode): Judge {
  const { type } = field
  if (operator === '$in' || operator === '$notIn') {
    const values = listOf(field, given)
    return (stored) => values.includes(comparable(type, stored)) === (operator === '$in')
  }
  if (operator === '$between') {
    const [low, high, ...others] = listOf(field, given)
    if (low === undefined || high === undefined || others.length > 0) {
      throw invalid(`Invalid value for ${field.name}: expected two values`, 'filters')
    }
    return (stored) => comparable(type, stored) >= low && comparable(type, stored) <= high
  }
  const compare = own(COMPARISONS, operator)
  if (compare) {
    const value = cast(field, given)
    return (stored) => compare(comparable(type, stored), value)
  }
  const test = own(TEXT_TESTS, operator)
  const caseless = own(CASELESS, operator)
  if (!test && !caseless) throw invalidKey(operator, 'filters', field.name)
  const text = textOf(given, field.name)
  if (test) return (stored) => test(String(stored), text)
  return (stored) => caseless?.(String(stored).toLowerCase(), text.toLowerCase()) ?? false
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function listOf(field: Field, given: QueryNode): Value[] {
  return (typeof given === 'string' ? given.split(',') : Object.values(given)).map((each) => cast(field, each))
}

function comparable(type: PlainType, stored: Value): Value {
  return type === 'time' ? Date.parse(String(stored)) : stored
}

function cast({ type, name }: Field, given: QueryNode): Value {
  const text = textOf(given, name)
  if (type === 'text' || type === 'date') return text
  if (type === 'boolean') {
    if (!/^(true|false|t|f|1|0)$/i.test(text)) throw invalid(`Invalid value for ${name}: expected a boolean`, 'filters')
    return /^(true|t|1)$/i.test(text)
  }
  const number = type === 'time' ? Date.parse(text) : Number(text)
  if (text === '' || Number.isNaN(number)) throw invalid(`Invalid value for ${name}: expected a ${type}`, 'filters')
  return number
}

function textOf(given: QueryNode, field: string): string {
  if (typeof given !== 'string') throw invalidKey(Object.keys(given)[0] ?? '', 'filters', field)
  return given
}
