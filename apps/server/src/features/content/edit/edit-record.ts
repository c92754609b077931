import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { ContentKind } from '../content-kinds.ts'
import { type EditedRecord, lockRecord, versionOf } from './edit-store.ts'
import { kindOf } from './show-document.ts'

export type Asked = { documentId: string; version: string }

type Editing = { tx: Db; kind: ContentKind; record: EditedRecord }

/** Changes only a record's own fields. `changed` where another editor was quicker: then nothing happens. */
export async function editRecord(
  { db }: Pick<Context, 'db'>,
  { documentId, version }: Asked,
  edit: (editing: Editing) => Promise<void>,
  { isDeleted = false } = {},
): Promise<'done' | 'changed'> {
  return db.transaction().execute(async (tx) => {
    const record = await lockRecord(tx, documentId)
    const kind = record && kindOf(record.kind)
    if (!kind) throw new Failure('not_found')
    if (versionOf(record) !== version) return 'changed'
    if ((record.deletedAt !== null) !== isDeleted) throw new Failure('not_found')
    await edit({ tx, kind, record })
    return 'done'
  })
}
