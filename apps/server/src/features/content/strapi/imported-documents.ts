import * as z from 'zod/mini'
import type { ContentKind } from '../content-kinds.ts'
import { uploadsIn, withPictures } from './imported-pictures.ts'
import { strapiType } from './strapi-schemas.ts'
import type { StrapiContent, StrapiRow } from './read-strapi.ts'
import { plainText, valueFromStrapi } from './strapi-values.ts'

type Fields = Record<string, unknown>

/** A record as an export has it. A draft that says what is live is none. */
export type ImportedDocument = {
  kind: ContentKind
  documentId: string
  live: Fields | null
  draft: Fields | null
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
  editedAt: Date
}

type Pictures = Parameters<typeof withPictures>[1]

export function importedDocuments(content: StrapiContent, pictures: Pictures, now: Date): ImportedDocument[] {
  const rows = Map.groupBy(content.rows, ({ kind, documentId }) => `${kind.name} ${documentId}`)
  return [...rows.values()].flatMap((each) => {
    const published = each.find(({ isPublished }) => isPublished)
    const drafted = each.find(({ isPublished }) => !isPublished)
    const shown = published ?? drafted
    if (!shown) return []
    const live = published ? fieldsOf(published, content, pictures) : null
    const draft = drafted ? fieldsOf(drafted, content, pictures) : null
    const { kind, documentId, data } = shown
    const at = (value: unknown) => dateOf(value) ?? now
    return {
      kind,
      documentId,
      live,
      draft: draft && isSame(draft, live) ? null : draft,
      createdAt: at(data['createdAt']),
      updatedAt: at(data['updatedAt']),
      publishedAt: published ? at(data['publishedAt']) : null,
      editedAt: at(drafted?.data['updatedAt']),
    }
  })
}

/** The same text, whatever the order of its keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

/** Nothing is the same as null, and a Strapi gives sections other numbers. */
function inOrder(name: string, value: unknown): unknown {
  if (name === 'sections') return valueFromStrapi('sections', value, () => null)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(given.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function fieldsOf({ kind, id, data }: StrapiRow, { links, files }: StrapiContent, pictures: Pictures): Fields {
  const names = Object.keys(kind.fields)
  const fields: Fields = Object.fromEntries(
    names.filter((name) => name in data).map((name) => [name, valueOf(kind, name, data[name], pictures)]),
  )
  const type = strapiType(kind)
  for (const name of names.filter((each) => kind.fields[each] === 'media')) {
    const link = links.find((each) => each.type === type && each.ref === id && each.field === name)
    fields[name] = mediaOf(link && files.get(link.file), pictures)
  }
  return JSON.parse(withPictures(JSON.stringify(fields), pictures)) as Fields
}

function valueOf({ fields, shape }: ContentKind, name: string, value: unknown, pictures: Pictures): unknown {
  const type = fields[name]
  // Where a plain text is enough, ours is one.
  const isTextEnough = type === 'blocks' && shape[name] !== undefined && z.safeParse(shape[name], '').success
  const text = isTextEnough ? plainText(value) : undefined
  return text ?? valueFromStrapi(type, value, (image) => inText(image, mediaOf(image, pictures)))
}

/** In a text, a picture may be shown smaller than it is. */
function inText({ width, height }: Fields, media: Fields | null): Fields | null {
  const isSmaller = Number(width) > 0 && Number(height) > 0 && Number(width) < Number(media?.['width'])
  return media && isSmaller ? { ...media, width, height } : media
}

/** As the form stores one. */
function mediaOf(file: Fields | undefined, pictures: Pictures): Fields | null {
  if (!file) return null
  const { url, alternativeText, caption } = file
  const [upload = ''] = uploadsIn(String(url))
  const { width, height } = pictures.get(upload) ?? file
  const words = typeof caption === 'string' ? { caption } : {}
  return { id: 1, documentId: 'media-1', url, alternativeText, width, height, ...words }
}

function dateOf(value: unknown): Date | undefined {
  const date = typeof value === 'string' ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}
