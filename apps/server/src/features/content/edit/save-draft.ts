import { type ContentValues, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { changedFields } from './changed-fields.ts'
import { editRecord } from './edit-record.ts'
import { insertRecord, putDraft } from './edit-store.ts'
import { readForm } from './read-form.ts'
import { deleteSchedule } from './schedule-store.ts'
import { inputsOf, kindOf } from './show-document.ts'

type By = Act['by']

/** Creates a record of a kind with many records. */
export async function beginRecord(
  ctx: Pick<Context, 'db' | 'now' | 'randomBytes'>,
  name: string,
  by: By,
): Promise<string> {
  const kind = kindOf(name)
  if (!kind || kind.isSingle || kind.isFixed)
    throw new Failure('invalid_request', { fields: { kind: 'Please choose a content type.' } })
  // As long as those that a Strapi makes.
  const documentId = ctx.randomBytes(12).toString('hex')
  await ctx.db.transaction().execute(async (tx) => {
    await insertRecord(tx, { documentId, kind: name, at: ctx.now() })
    const subject = `content:${documentId}`
    await noteAct(ctx, tx, { by, act: 'content.create', subject, reason: 'Began a draft', after: { kind: name } })
  })
  return documentId
}

/** Stores the values of a form beside the live version. */
export async function saveDraft(
  ctx: Pick<Context, 'db' | 'now' | 'randomBytes'>,
  asked: { documentId: string; version: string; values: ContentValues },
  by: By,
): Promise<'saved' | 'changed'> {
  const outcome = await editRecord(ctx, asked, async ({ tx, kind, record }) => {
    const { documentId } = record
    const before = record.draftFields ?? record.fields
    const fields = readForm(kind, inputsOf(kind, record), { values: asked.values, before })
    await deleteSchedule(tx, documentId)
    await putDraft(tx, {
      documentId,
      fields,
      version: ctx.randomBytes(16).toString('hex'),
      editedBy: by.email,
      editedAt: ctx.now(),
    })
    const subject = `content:${documentId}`
    const changes = changedFields(before, fields)
    await noteAct(ctx, tx, { by, act: 'content.save', subject, reason: 'Saved a draft', ...changes })
  })
  return outcome === 'done' ? 'saved' : 'changed'
}
