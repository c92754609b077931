import { createHmac } from 'node:crypto'
import { failures } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { nextAttempt } from '../../../platform/reading/next-attempt.ts'
import type { Unfinished } from '../../../platform/reading/read-result.ts'
import { judgeBillFiles } from '../../bills/public.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { billFileName, deleteBillFile } from './bill-files.ts'
import { type BillQuest, billQuests, faultOf } from './bill-quests.ts'
import { type BillRow, claimMarks, decideBill, deleteMarks, findBill, setAttempts } from './bill-store.ts'
import { questPoints } from './quest-points.ts'

export const JUDGE_BILL = 'waitlist.judge-bill'
/** `attempt`: how often this one was postponed. */
export type JudgeBill = { billId: string; attempt?: number }

const LOST = 'We’ve lost your file, sorry. Please upload it again.'
const WHAT: Record<BillQuest, string> = {
  'energy-bill': 'Energy bill',
  'broadband-bill': 'Broadband bill',
  'mobile-bill': 'Mobile bill',
}

/**
 * Reads a file that was handed in, pays for it or says what is wrong, and deletes it. We needed one fact from it; after
 * that, keeping a bill with a name and address could only do harm. May be killed at any point and restarted. A reading
 * without a result is postponed, and queued again for later.
 */
export async function judgePendingBill(ctx: Context, { billId, attempt = 0 }: JudgeBill): Promise<void> {
  const bill = await findBill(ctx.db, billId)
  if (!bill) return
  if (bill.state === 'pending') {
    if (attempt !== bill.attempts && bill.nextTryAt !== null && bill.nextTryAt > ctx.now()) return
    const judged = await judge(ctx, bill)
    if ('why' in judged) return putOff(ctx, bill, judged)
    await settle(ctx, bill, judged)
  }
  if (bill.hasFile && bill.state !== 'arriving') await deleteBillFile(ctx, billId)
}

/** `note`: what is wrong with the file, in words for the member; null when it pays. */
type Judged = { note: string | null; marks: readonly Buffer[] }

async function judge(ctx: Context, { id, quest }: BillRow): Promise<Judged | Unfinished> {
  const bytes = await ctx.files.get(billFileName(id))
  if (!bytes) return { note: LOST, marks: [] }
  const judged = await judgeBillFiles(ctx.reader, [{ bytes }])
  if (judged.kind === 'judged') {
    return { note: faultOf(quest, judged.verdict) ?? null, marks: judged.marks.map((mark) => keyed(ctx, mark)) }
  }
  return judged.kind === 'refused' ? { note: judged.message, marks: [] } : judged
}

async function putOff(ctx: Context, bill: BillRow, unfinished: Unfinished): Promise<void> {
  // This process is about to end: the queue gives the job to another one.
  if (unfinished.why === 'closed') throw new Error('This process reads no more')
  const next = nextAttempt(ctx, bill, unfinished)
  if (!next) {
    await settle(ctx, bill, { note: failures.file_unreadable.text, marks: [] })
    return deleteBillFile(ctx, bill.id)
  }
  ctx.log.warn({ feature: 'waitlist', why: unfinished.why, attempts: next.attempts }, 'a bill could not be read yet')
  await ctx.db.transaction().execute(async (tx) => {
    await setAttempts(tx, bill.id, next)
    const job: JudgeBill = { billId: bill.id, attempt: next.attempts }
    await ctx.jobs.send(tx, JUDGE_BILL, job, next.pauseMs)
  })
}

/** Keyed, so that a bill and the table are not enough to tell whose it is. */
function keyed({ secrets }: Context, mark: string): Buffer {
  return createHmac('sha256', secrets.files).update('waitlist bill mark\0').update(mark).digest()
}

async function settle(
  ctx: Context,
  { id, memberId, quest, handedInAt }: BillRow,
  { note, marks }: Judged,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const isNew = note !== null || (await claimMarks(tx, id, marks))
    if (!isNew) await deleteMarks(tx, id)
    const refusal = isNew ? note : failures.bill_already_used.text
    if (!(await decideBill(tx, id, { note: refusal, at: ctx.now() })) || refusal !== null) return
    await awardPoints(ctx, tx, {
      memberId,
      quest,
      key: quest,
      points: questPoints[quest],
      what: WHAT[quest],
      why: `Your file is ${billQuests[quest] === 'energy' ? 'an energy' : `a ${billQuests[quest]}`} bill`,
      evidence: { bill: id },
      earnedAt: handedInAt,
    })
  })
}
