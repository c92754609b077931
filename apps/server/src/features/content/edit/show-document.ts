import type { ContentDocument } from '@mowatt/contract'
import type { ContentKind } from '../content-kinds.ts'
import { editedKinds } from '../own-kinds.ts'
import { type EditedRecord, stateOf, versionOf } from './edit-store.ts'
import type { EarlierVersion } from './version-store.ts'
import { fieldInputs } from './field-inputs.ts'
import { formValues } from './form-values.ts'

const NAMED_BY = ['title', 'question', 'siteName', 'figure'] as const

export function kindOf(name: string): ContentKind | undefined {
  return editedKinds.find((kind) => kind.name === name)
}

/** How the fields of a record are filled in, the same for what is live and for what is drafted. */
export function inputsOf(kind: ContentKind, { fields, draftFields }: EditedRecord) {
  return fieldInputs(kind, draftFields === null ? [fields] : [fields, draftFields])
}

/** A record as the console shows it. */
export function showDocument(
  kind: ContentKind,
  record: EditedRecord,
  { earlier, oldSlugs }: { earlier: readonly EarlierVersion[]; oldSlugs: readonly string[] },
): ContentDocument {
  const { documentId, fields, draftFields, editedBy, editedAt } = record
  const inputs = inputsOf(kind, record)
  const shown = draftFields ?? fields
  const title = NAMED_BY.map((name) => shown[name]).find((value) => typeof value === 'string')
  return {
    document_id: documentId,
    kind: kind.name,
    title: title ?? '',
    is_single: kind.isSingle || kind.isFixed === true,
    state: stateOf(record),
    version: versionOf(record),
    fields: inputs,
    live: record.publishedAt === null ? null : formValues(kind, inputs, fields),
    draft: draftFields && {
      values: formValues(kind, inputs, draftFields),
      edited_by: editedBy ?? '',
      edited_at: editedAt?.toISOString() ?? '',
    },
    schedule: record.publishAt && {
      publish_at: record.publishAt.toISOString(),
      scheduled_by: record.scheduledBy ?? '',
    },
    moved_from: [...oldSlugs],
    earlier: earlier.map(({ id, liveUntil, replacedBy }) => ({
      earlier_id: id,
      live_until: liveUntil.toISOString(),
      replaced_by: replacedBy,
    })),
  }
}
