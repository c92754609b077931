import type { ContentKind } from '../content-kinds.ts'
import { invalid, invalidKey } from './content-refusal.ts'
import { listOfTexts } from './list-of-texts.ts'
import type { QueryNode } from './parse-query-string.ts'

const STAMPS = ['createdAt', 'updatedAt', 'publishedAt']
const IDENTITY = ['id', 'documentId']

/** Which plain fields to send: all of them unless some are named. */
export function readFields({ fields }: ContentKind, node: QueryNode | undefined): ReadonlySet<string> {
  const plain = Object.keys(fields).filter((name) => fields[name] !== 'media' && fields[name] !== 'sections')
  const all = [...plain, ...STAMPS]
  const names = listOfTexts(node)
  if (!names) throw invalid('Invalid fields parameter. Expected a string or an array of strings', 'fields')
  for (const name of names) {
    if (name !== '*' && !all.includes(name) && !IDENTITY.includes(name)) throw invalidKey(name, 'fields')
  }
  return new Set(names.length === 0 || names.includes('*') ? all : names)
}
