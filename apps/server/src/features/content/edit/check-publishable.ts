import { Failure } from '@mowatt/contract'
import * as z from 'zod/mini'
import { cleanRecord } from '../clean-record.ts'
import type { ContentKind } from '../content-kinds.ts'
import type { ContentRecord } from '../content-store.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Refuses what the site could not show, field by field: it is judged in the form in which it would be sent. */
export function checkPublishable(kind: ContentKind, record: ContentRecord): void {
  const { values } = cleanRecord(kind, record)
  const parsed = z.safeParse(z.object(kind.shape), values)
  const refused = (parsed.error?.issues ?? []).map(({ path: [name = ''] }) => {
    return [
      String(name),
      (values[String(name)] ?? null) === null ? 'Please fill this in.' : 'Please check this.',
    ] as const
  })
  const fields: Record<string, string> = Object.fromEntries(refused)
  if ('slug' in kind.fields && !('slug' in fields) && !SLUG.test(String(values['slug']))) {
    fields['slug'] = 'Please use lower-case letters, numbers and hyphens.'
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid_request', { fields })
}
