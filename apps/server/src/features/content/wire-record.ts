import type { CleanRecord } from './clean-record.ts'
import type { ContentKind } from './content-kinds.ts'
import type { Part, Populate } from './query/read-populate.ts'
import type { Media } from './sanitise/clean-media.ts'
import type { Section } from './sanitise/clean-sections.ts'

/** `flat` as Strapi 5 sends it, `v4` with fields in `attributes` and media in `data`. */
export type Format = 'flat' | 'v4'

/** Which fields are sent, and what of media and sections. */
export type Shown = { fields: ReadonlySet<string>; populate: Populate }

/** One record as it is sent: its identity and the named fields. */
export function wireRecord(
  { fields }: ContentKind,
  { id, documentId, values }: CleanRecord,
  { fields: names, populate }: Shown,
  format: Format,
) {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (name === 'id' || name === 'documentId') continue
    const part = populate.get(name)
    if (part) shown[name] = wireInner(value, fields[name] === 'media', part, format)
    else if (names.has(name)) shown[name] = value
  }
  return format === 'v4' ? { id, documentId, attributes: shown } : { id, documentId, ...shown }
}

function wireInner(value: unknown, isMedia: boolean, { fields: wanted, compare }: Part, format: Format) {
  if (!isMedia) {
    const sections = value as Section[]
    return (compare ? sections.toSorted(compare) : sections).map((section) => only(section, wanted))
  }
  const media = value === null ? null : (only(value as object, wanted) as Media)
  return format === 'v4' ? wrapMedia(media) : media
}

function only(value: object, wanted: ReadonlySet<string> | undefined): object {
  return wanted ? Object.fromEntries(Object.entries(value).filter(([name]) => wanted.has(name))) : value
}

function wrapMedia(media: Media | null) {
  if (!media) return { data: null }
  const { id, documentId, ...attributes } = media
  return { data: { id, documentId, attributes } }
}
