import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { changedFields } from './changed-fields.ts'
import { type Asked, editRecord } from './edit-record.ts'
import { putDraft } from './edit-store.ts'
import { deleteSchedule } from './schedule-store.ts'
import { findVersion } from './version-store.ts'

/** Makes a draft of an earlier live version: it is compared and published like any other. */
export function restoreVersion(
  ctx: Pick<Context, 'db' | 'now' | 'randomBytes'>,
  asked: Asked & { earlierId: number },
  { by, reason }: Pick<Act, 'by' | 'reason'>,
): Promise<'done' | 'changed'> {
  return editRecord(ctx, asked, async ({ tx, record }) => {
    const { documentId } = record
    const fields = await findVersion(tx, documentId, asked.earlierId)
    if (!fields) throw new Failure('not_found')
    await deleteSchedule(tx, documentId)
    const version = ctx.randomBytes(16).toString('hex')
    await putDraft(tx, { documentId, fields, version, editedBy: by.email, editedAt: ctx.now() })
    const changes = changedFields(record.draftFields ?? record.fields, fields)
    await noteAct(ctx, tx, { by, reason, act: 'content.restore', subject: `content:${documentId}`, ...changes })
  })
}
