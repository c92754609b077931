import { consolePages, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { findOperator, noteAct } from '../../operators/public.ts'
import type { ContentKind } from '../content-kinds.ts'
import { type EditedRecord, lockRecord, textVersionOf } from './edit-store.ts'
import { checkDraft, putLive } from './publish-draft.ts'
import { deleteSchedule, findSchedule, listDue } from './schedule-store.ts'
import { kindOf } from './show-document.ts'

type Parts = Pick<Context, 'db' | 'now' | 'notices' | 'workers'>

/**
 * Publishes what is due, and returns how many. What may no longer be published is unscheduled, and the log says why.
 */
export async function publishDue(ctx: Parts): Promise<number> {
  let count = 0
  for (const { documentId } of await listDue(ctx.db, ctx.now())) {
    const isPublished = await ctx.db.transaction().execute((tx) => publishOne(ctx, tx, documentId))
    if (isPublished) count++
  }
  return count
}

async function publishOne(ctx: Parts, tx: Db, documentId: string): Promise<boolean> {
  const record = await lockRecord(tx, documentId)
  const kind = record && kindOf(record.kind)
  const schedule = kind && (await findSchedule(tx, documentId))
  if (!schedule || schedule.publishAt > ctx.now()) return false
  const { operator: email, reason, version } = schedule
  // The role is checked again, as for any act.
  const operator = await findOperator(tx, email)
  const by = { email, role: operator?.role ?? 'none' }
  const isTheirs = operator !== undefined && (consolePages.content as readonly string[]).includes(operator.role)
  const obstacle = isTheirs
    ? await obstacleTo(ctx, tx, { kind, record, version })
    : 'The person who scheduled it isn’t an editor any more'
  if (obstacle === undefined) {
    await putLive(ctx, tx, { kind, record, why: { by, reason } })
    return true
  }
  await deleteSchedule(tx, documentId)
  await noteAct(ctx, tx, { by, act: 'content.unschedule', subject: `content:${documentId}`, reason: obstacle })
  return false
}

type Due = { kind: ContentKind; record: EditedRecord; version: string }

async function obstacleTo(ctx: Parts, tx: Db, { kind, record, version }: Due): Promise<string | undefined> {
  if (textVersionOf(record) !== version || record.deletedAt !== null) return 'The record has changed since'
  try {
    await checkDraft(ctx, tx, kind, record)
    return undefined
  } catch (error) {
    if (error instanceof Failure) return 'The draft can’t be shown any more'
    throw error
  }
}
