import type { Context } from '../../../context.ts'
import { contentKinds } from '../content-kinds.ts'
import { pictureFile } from '../pictures/keep-picture.ts'
import { picturesById } from '../pictures/picture-store.ts'
import { type FilesOfPictures, pictureAssets, pictureIdsIn } from './picture-assets.ts'
import { packStrapi } from './strapi-archive.ts'
import { strapiSchemas, strapiType } from './strapi-schemas.ts'
import { type KeptContent, listContent } from './strapi-store.ts'
import { valueForStrapi } from './strapi-values.ts'

/** The version whose format it is. */
const STRAPI = '5.54.0'

type Exported = { archive: Uint8Array; records: number; pictures: number }

/** All content of the site as a Strapi 5 export: live texts, drafts and pictures. Earlier versions are not exported. */
export async function exportContent({ db, files, now }: Pick<Context, 'db' | 'files' | 'now'>): Promise<Exported> {
  const kept = await listContent(
    db,
    contentKinds.map(({ name }) => name),
  )
  const records = kept.filter(({ deletedAt }) => deletedAt === null)
  const contents = new Map<string, Uint8Array>()
  for (const id of pictureIdsIn(JSON.stringify(records))) {
    const content = await files.get(pictureFile(id))
    if (content) contents.set(id, content)
  }
  const assets = pictureAssets(await picturesById(db), now())
  const entities = records.flatMap((record) => rowsOf(record, assets))
  const sidecars = new Map([...contents.keys()].map((id) => [id, assets.metadataOf(id)]))
  const archive = new Map<string, Uint8Array>([
    ['metadata.json', text(JSON.stringify({ createdAt: now().toISOString(), strapi: { version: STRAPI } }, null, 2))],
    ['schemas/schemas_00001.jsonl', lines(strapiSchemas())],
    ['entities/entities_00001.jsonl', lines([...assets.entities(), ...entities])],
    ['links/links_00001.jsonl', lines(assets.links())],
    ['configuration/configuration_00001.jsonl', lines([])],
  ])
  for (const [id, content] of contents) {
    archive.set(`assets/uploads/${id}.webp`, content)
    archive.set(`assets/metadata/${id}.webp.json`, text(JSON.stringify(sidecars.get(id))))
  }
  return { archive: await packStrapi(archive), records: records.length, pictures: contents.size }
}

/** A Strapi 5 keeps a row for the draft and, where something is live, another one for that. */
function rowsOf(record: KeptContent, assets: FilesOfPictures) {
  const { fields, draftFields, createdAt, updatedAt, editedAt, publishedAt } = record
  const draft = row(
    record,
    draftFields ?? fields,
    { createdAt, updatedAt: editedAt ?? updatedAt, publishedAt: null },
    assets,
  )
  if (publishedAt === null) return [draft]
  return [draft, row(record, fields, { createdAt, updatedAt, publishedAt }, assets)]
}

function row(
  { documentId, kind }: KeptContent,
  fields: Record<string, unknown>,
  times: Record<'createdAt' | 'updatedAt', Date> & { publishedAt: Date | null },
  assets: FilesOfPictures,
) {
  const shape = contentKinds.find(({ name }) => name === kind)?.fields ?? {}
  const type = strapiType({ name: kind })
  const id = assets.nextId(type)
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(shape, name))
  const plain = known
    .filter(([name]) => shape[name] !== 'media')
    .map(([name, value]) => [name, valueForStrapi(shape[name], value, assets)] as const)
  for (const [name, value] of known) if (shape[name] === 'media') assets.link(value, { type, ref: id, field: name })
  return { type, id, data: { documentId, ...assets.renamed(Object.fromEntries(plain)), ...times, locale: null } }
}

function lines(values: readonly object[]): Uint8Array {
  return text(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
}

const text = (given: string): Uint8Array => Buffer.from(given)
