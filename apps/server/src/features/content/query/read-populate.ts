import { type ContentKind, sectionFields } from '../content-kinds.ts'
import { mediaFields } from '../sanitise/clean-media.ts'
import { invalid, invalidKey } from './content-refusal.ts'
import { listOfTexts } from './list-of-texts.ts'
import type { QueryNode } from './parse-query-string.ts'
import { type CompareSections, readSectionSort } from './read-sort.ts'

/** The options of what is populated. */
const NESTED = ['sort', 'populate', 'fields']

/** The options of a populated part: all fields and its own order by default. */
export type Part = { fields?: ReadonlySet<string> | undefined; compare?: CompareSections | undefined }

/** The media and sections to populate. */
export type Populate = ReadonlyMap<string, Part>

/** None unless requested, one level deep. */
export function readPopulate({ fields }: ContentKind, node: QueryNode | undefined): Populate {
  const known = Object.keys(fields).filter((name) => fields[name] === 'media' || fields[name] === 'sections')
  const asked = partsIn(node)
  for (const [name] of asked) {
    if (name !== '*' && !known.includes(name)) throw invalidKey(name, 'populate')
  }
  const named = new Map(
    asked
      .filter(([name]) => name !== '*')
      .map(([name, inner]) => [name, readPart(name, fields[name] === 'media', inner)] as const),
  )
  if (!asked.some(([name]) => name === '*')) return named
  return new Map(known.map((name) => [name, named.get(name) ?? {}]))
}

type Asked = Exclude<QueryNode, string>

function partsIn(node: QueryNode | undefined): [string, Asked | undefined][] {
  if (typeof node !== 'object' || Object.keys(node).every((key) => /^\d+$/.test(key))) {
    const names = listOfTexts(node)
    if (!names) throw invalid('Invalid populate parameter. Expected a string or an array of strings', 'populate')
    return names.map((name) => [name, undefined])
  }
  return Object.entries(node).flatMap(([name, value]): [string, Asked | undefined][] => {
    if (value === 'false') return []
    if (typeof value !== 'object') return [[name, undefined]]
    const strange = Object.keys(value).find((key) => !NESTED.includes(key))
    if (strange !== undefined) throw invalidKey(strange, 'populate', name)
    return [[name, value]]
  })
}

function readPart(name: string, isMedia: boolean, asked: Asked = {}): Part {
  // There is only one media, so its order doesn't matter.
  const compare = isMedia ? undefined : readSectionSort(name, asked['sort'])
  return { fields: readInnerFields(name, isMedia, asked['fields']), compare }
}

function readInnerFields(name: string, isMedia: boolean, node: QueryNode | undefined): ReadonlySet<string> | undefined {
  const names = listOfTexts(node)
  if (!names) throw invalid('Invalid fields parameter. Expected a string or an array of strings', 'populate')
  const known: readonly string[] = ['id', ...(isMedia ? mediaFields : Object.keys(sectionFields))]
  const strange = names.find((each) => each !== '*' && !known.includes(each))
  if (strange !== undefined) throw invalidKey(strange, 'populate', `${name}.fields`)
  if (names.length === 0 || names.includes('*')) return undefined
  return new Set(['id', ...(isMedia ? ['documentId'] : []), ...names])
}
