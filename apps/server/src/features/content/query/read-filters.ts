import type { CleanRecord } from '../clean-record.ts'
import type { ContentKind } from '../content-kinds.ts'
import { invalid, invalidKey } from './content-refusal.ts'
import type { QueryBranch, QueryNode } from './parse-query-string.ts'
import { plainTypeOf } from './plain-fields.ts'

export type Test = (record: CleanRecord) => boolean

type Value = string | number | boolean
type PlainType = NonNullable<ReturnType<typeof plainTypeOf>>

/** What is missing is neither equal nor unequal to anything, as in SQL; only `$null` finds it. */
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
  $containsi: (stored, given) => stored.toLowerCase().includes(given.toLowerCase()),
}

/** `filters[slug][$eq]=x`, also in `$and` and `$or`; every part must hold. */
export function readFilters(kind: ContentKind, node: QueryNode | undefined): Test {
  if (node === undefined) return () => true
  if (typeof node === 'string') throw invalid('Invalid filters parameter. Expected an object', 'filters')
  const tests = Object.entries(node).map(([key, value]) => readPart(kind, key, value))
  return (record) => tests.every((test) => test(record))
}

function readPart(kind: ContentKind, key: string, value: QueryNode): Test {
  if (key === '$and' || key === '$or') {
    const parts = Object.values(branchOf(value, key)).map((part) => readFilters(kind, part))
    return key === '$and'
      ? (record) => parts.every((test) => test(record))
      : (record) => parts.some((test) => test(record))
  }
  const type = plainTypeOf(kind, key)
  if (!type) throw invalidKey(key, 'filters')
  const operators = typeof value === 'string' ? { $eq: value } : value
  const tests = Object.entries(operators).map(([operator, given]) => readOperator(type, key, operator, given))
  return (record) => tests.every((test) => test(record.values[key] as Value | null))
}

function readOperator(type: PlainType, field: string, operator: string, given: QueryNode) {
  if (operator === '$in') {
    const values = (typeof given === 'string' ? given.split(',') : Object.values(given)).map((each) =>
      cast(type, field, each),
    )
    return (stored: Value | null) => stored !== null && values.includes(comparable(type, stored))
  }
  if (operator === '$null') {
    const isWanted = cast('boolean', field, given)
    return (stored: Value | null) => (stored === null) === isWanted
  }
  const compare = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined
  if (compare) {
    const value = cast(type, field, given)
    return (stored: Value | null) => stored !== null && compare(comparable(type, stored), value)
  }
  const contains = Object.hasOwn(TEXT_TESTS, operator) ? TEXT_TESTS[operator] : undefined
  if (!contains) throw invalidKey(operator, 'filters', field)
  const text = textOf(given, field)
  return (stored: Value | null) => stored !== null && contains(String(stored), text)
}

function comparable(type: PlainType, stored: Value): Value {
  return type === 'time' ? Date.parse(String(stored)) : stored
}

function cast(type: PlainType, field: string, given: QueryNode): Value {
  const text = textOf(given, field)
  if (type === 'text' || type === 'date') return text
  if (type === 'boolean') {
    if (!/^(true|false|t|f|1|0)$/i.test(text))
      throw invalid(`Invalid value for ${field}: expected a boolean`, 'filters')
    return /^(true|t|1)$/i.test(text)
  }
  const number = type === 'time' ? Date.parse(text) : Number(text)
  if (text === '' || Number.isNaN(number)) throw invalid(`Invalid value for ${field}: expected a ${type}`, 'filters')
  return number
}

function textOf(given: QueryNode, field: string): string {
  if (typeof given !== 'string') throw invalidKey(Object.keys(given)[0] ?? '', 'filters', field)
  return given
}

function branchOf(value: QueryNode, key: string): QueryBranch {
  if (typeof value === 'string') throw invalid(`Invalid value for ${key}: expected a list`, 'filters')
  return value
}
