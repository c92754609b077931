import type { ContentKind } from '../content-kinds.ts'
import { contentKinds } from '../content-kinds.ts'
import { FILE_TYPE } from './picture-assets.ts'
import type { StrapiFiles } from './strapi-archive.ts'
import { strapiType } from './strapi-schemas.ts'

type Data = Record<string, unknown>
export type StrapiRow = { kind: ContentKind; id: number; documentId: string; data: Data; isPublished: boolean }
export type StrapiContent = {
  rows: StrapiRow[]
  files: Map<number, Data>
  /** The file of a record's field. */
  links: { type: string; ref: number; field: string; file: number }[]
  problems: string[]
}

/** What a Strapi writes into every record besides its fields. */
const OF_EVERY_RECORD = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'])
const ENGLISH = /^en(?:-|$)/

/** The contents of an export, and what of it we can't import; Strapi’s own data is skipped. */
export function readStrapi(files: StrapiFiles): StrapiContent {
  const problems: string[] = []
  const content: StrapiContent = { rows: [], files: new Map(), links: [], problems }
  const version = versionOf(files)
  if (version === undefined)
    return refuse(content, 'The file doesn’t have a metadata.json to say which version of Strapi it’s from.')
  if (!version.startsWith('5.')) {
    return refuse(content, `This is an export from Strapi ${version}. We can only read exports from Strapi 5.`)
  }
  const entities = linesOf(files, 'entities', problems)
  if (entities.length === 0 && problems.length === 0) return refuse(content, 'There are no entities in the file.')
  for (const { where, value } of entities) readEntity(content, where, value)
  for (const { value } of linesOf(files, 'links', problems)) readLink(content, value)
  return content
}

function refuse(content: StrapiContent, problem: string): StrapiContent {
  content.problems.push(problem)
  return content
}

function versionOf(files: StrapiFiles): string | undefined {
  try {
    const metadata = JSON.parse(textOf(files.get('metadata.json'))) as { strapi?: { version?: unknown } }
    return typeof metadata.strapi?.version === 'string' ? metadata.strapi.version : undefined
  } catch {
    return undefined
  }
}

function linesOf(files: StrapiFiles, folder: string, problems: string[]): { where: string; value: Data }[] {
  const names = [...files.keys()].filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.jsonl')).toSorted()
  return names.flatMap((name) =>
    textOf(files.get(name))
      .split('\n')
      .flatMap((line, place) => {
        const where = `${name}, line ${place + 1}`
        if (line.trim() === '') return []
        const value = parsed(line)
        if (value === undefined) problems.push(`${where}: this line isn’t JSON.`)
        return value === undefined ? [] : [{ where, value }]
      }),
  )
}

function parsed(line: string): Data | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Data) : undefined
  } catch {
    return undefined
  }
}

function readEntity({ rows, files, problems }: StrapiContent, where: string, { type, id, data }: Data): void {
  if (typeof type !== 'string' || typeof id !== 'number' || typeof data !== 'object' || data === null) {
    problems.push(`${where}: this line has no type, id or data.`)
    return
  }
  const given = data as Data
  if (type === FILE_TYPE) files.set(id, given)
  if (!type.startsWith('api::')) return
  const kind = contentKinds.find((each) => strapiType(each) === type)
  const { documentId, locale } = given
  if (!kind) problems.push(`${where}: we have no content type called “${type.split('.').at(-1) ?? type}”.`)
  else if (typeof documentId !== 'string') problems.push(`${where}: this line has no documentId.`)
  else if (typeof locale === 'string' && !ENGLISH.test(locale)) {
    problems.push(`${kind.name} ${documentId}: it’s in another language (${locale}). We only have English.`)
  } else {
    const unknown = Object.keys(given).filter((name) => !OF_EVERY_RECORD.has(name) && !Object.hasOwn(kind.fields, name))
    for (const name of unknown) problems.push(`${kind.name} ${documentId}: it has no field called “${name}”.`)
    rows.push({ kind, id, documentId, data: given, isPublished: typeof given['publishedAt'] === 'string' })
  }
}

function readLink({ links }: StrapiContent, { left, right }: Data): void {
  const from = (left ?? {}) as Data
  const { type, ref, field } = (right ?? {}) as Data
  if (from['type'] !== FILE_TYPE || typeof from['ref'] !== 'number') return
  if (typeof type !== 'string' || typeof ref !== 'number' || typeof field !== 'string') return
  links.push({ type, ref, field, file: from['ref'] })
}

const textOf = (content: Uint8Array | undefined): string => Buffer.from(content ?? []).toString('utf8')
