import type { CleanRecord } from './clean-record.ts'
import type { ContentKind } from './content-kinds.ts'
import type { Media } from './sanitise/clean-media.ts'

/** `flat` as Strapi 5 sends it, `v4` with fields in `attributes` and media in `data`. */
export type Format = 'flat' | 'v4'

/** One record as it is sent: its identity and the named fields. */
export function wireRecord(
  { fields }: ContentKind,
  { id, documentId, values }: CleanRecord,
  names: ReadonlySet<string>,
  format: Format,
) {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (!names.has(name) || name === 'id' || name === 'documentId') continue
    shown[name] = format === 'v4' && fields[name] === 'media' ? wrapMedia(value as Media | null) : value
  }
  return format === 'v4' ? { id, documentId, attributes: shown } : { id, documentId, ...shown }
}

function wrapMedia(media: Media | null) {
  if (!media) return { data: null }
  const { id, documentId, ...attributes } = media
  return { data: { id, documentId, attributes } }
}
