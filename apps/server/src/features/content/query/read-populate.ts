import type { ContentKind } from '../content-kinds.ts'
import { invalid, invalidKey } from './content-refusal.ts'
import { listOfTexts } from './list-of-texts.ts'
import type { QueryNode } from './parse-query-string.ts'

/** What may be asked of what is sent along. */
const NESTED = ['sort', 'populate']

/** Which media and sections to send along: none unless asked for, one level deep. */
export function readPopulate({ fields }: ContentKind, node: QueryNode | undefined): ReadonlySet<string> {
  const known = Object.keys(fields).filter((name) => fields[name] === 'media' || fields[name] === 'sections')
  const names = namesIn(node)
  for (const name of names) {
    if (name !== '*' && !known.includes(name)) throw invalidKey(name, 'populate')
  }
  return new Set(names.includes('*') ? known : names)
}

function namesIn(node: QueryNode | undefined): string[] {
  if (typeof node !== 'object' || Object.keys(node).every((key) => /^\d+$/.test(key))) {
    const names = listOfTexts(node)
    if (!names) throw invalid('Invalid populate parameter. Expected a string or an array of strings', 'populate')
    return names
  }
  return Object.entries(node).flatMap(([name, value]) => {
    if (value === 'false') return []
    // `populate[sections][sort][0]=order:asc` is how a client asks for an order; ours is that one already.
    const strange = typeof value === 'object' && Object.keys(value).find((key) => !NESTED.includes(key))
    if (typeof strange === 'string') throw invalidKey(strange, 'populate', name)
    return [name]
  })
}
