import type { CleanRecord } from '../clean-record.ts'
import type { ContentKind } from '../content-kinds.ts'
import { invalid, invalidKey } from './content-refusal.ts'
import { type Field, readOperator, type Value, type Verdict } from './filter-operators.ts'
import type { QueryBranch, QueryNode } from './parse-query-string.ts'
import { plainTypeOf } from './plain-fields.ts'

type Judge<Subject> = (subject: Subject) => Verdict

/** `filters[slug][$eq]=x`, also in `$and`, `$or` and `$not`; every part must be true. */
export function readFilters(kind: ContentKind, node: QueryNode | undefined): (record: CleanRecord) => boolean {
  if (node === undefined) return () => true
  const judge = readBranch(kind, node)
  return (record) => judge(record) === true
}

function readBranch(kind: ContentKind, node: QueryNode): Judge<CleanRecord> {
  if (typeof node === 'string') throw invalid('Invalid filters parameter. Expected an object', 'filters')
  return all(Object.entries(node).map(([key, value]) => readPart(kind, key, value)))
}

function readPart(kind: ContentKind, key: string, value: QueryNode): Judge<CleanRecord> {
  if (key === '$not') return not(readBranch(kind, value))
  if (key === '$and' || key === '$or') {
    const parts = Object.values(branchOf(value, key)).map((part) => readBranch(kind, part))
    return key === '$and' ? all(parts) : some(parts)
  }
  const type = plainTypeOf(kind, key)
  if (!type) throw invalidKey(key, 'filters')
  const judge = readOperators({ name: key, type }, value)
  return (record) => judge(record.values[key] as Value | null)
}

function readOperators(field: Field, node: QueryNode): Judge<Value | null> {
  const operators = typeof node === 'string' ? { $eq: node } : node
  return all(
    Object.entries(operators).map(([operator, given]) =>
      operator === '$not' ? not(readOperators(field, given)) : readOperator(field, operator, given),
    ),
  )
}

function all<Subject>(judges: readonly Judge<Subject>[]): Judge<Subject> {
  return (subject) => {
    const verdicts = judges.map((judge) => judge(subject))
    return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true
  }
}

function some<Subject>(judges: readonly Judge<Subject>[]): Judge<Subject> {
  return not(all(judges.map(not)))
}

function not<Subject>(judge: Judge<Subject>): Judge<Subject> {
  return (subject) => {
    const verdict = judge(subject)
    return verdict === undefined ? undefined : !verdict
  }
}

function branchOf(value: QueryNode, key: string): QueryBranch {
  if (typeof value === 'string') throw invalid(`Invalid value for ${key}: expected a list`, 'filters')
  return value
}
