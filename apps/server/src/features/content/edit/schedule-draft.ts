import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { type Asked, editRecord } from './edit-record.ts'
import { textVersionOf } from './edit-store.ts'
import { checkDraft } from './publish-draft.ts'
import { deleteSchedule, putSchedule } from './schedule-store.ts'

type Why = Pick<Act, 'by' | 'reason'>

const LONGEST_MS = 366 * 86_400_000
const BAD_TIME = 'Please choose a time in the future, within a year.'

/** Schedules a draft; it must be publishable today. */
export function scheduleDraft(
  ctx: Pick<Context, 'db' | 'now' | 'workers'>,
  asked: Asked & { publishAt: Date },
  { by, reason }: Why,
): Promise<'done' | 'changed'> {
  const { publishAt } = asked
  const inMs = publishAt.getTime() - ctx.now().getTime()
  if (inMs <= 0 || inMs > LONGEST_MS) throw new Failure('invalid_request', { fields: { publish_at: BAD_TIME } })
  return editRecord(ctx, asked, async ({ tx, kind, record }) => {
    if (record.draftFields === null) throw new Failure('not_found')
    await checkDraft(ctx, tx, kind, record)
    const { documentId } = record
    await putSchedule(tx, { documentId, version: textVersionOf(record), publishAt, operator: by.email, reason })
    const times = { before: { publishAt: record.publishAt }, after: { publishAt } }
    await noteAct(ctx, tx, { by, reason, act: 'content.schedule', subject: `content:${documentId}`, ...times })
  })
}

/** The draft is kept, and waits to be published. */
export function unscheduleDraft(
  ctx: Pick<Context, 'db' | 'now' | 'workers'>,
  asked: Asked,
  why: Why,
): Promise<'done' | 'changed'> {
  return editRecord(ctx, asked, async ({ tx, record: { documentId, publishAt } }) => {
    if (publishAt === null) throw new Failure('not_found')
    await deleteSchedule(tx, documentId)
    const times = { before: { publishAt }, after: { publishAt: null } }
    await noteAct(ctx, tx, { ...why, act: 'content.unschedule', subject: `content:${documentId}`, ...times })
  })
}
