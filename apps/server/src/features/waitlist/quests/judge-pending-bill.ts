import type { Context } from '../../../context.ts'
import { judgeBillFiles } from '../../bills/public.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { billFileName, deleteBillFile } from './bill-files.ts'
import { type BillQuest, billQuests, faultOf } from './bill-quests.ts'
import { type BillRow, decideBill, findBill } from './bill-store.ts'
import { questPoints } from './quest-points.ts'

export const JUDGE_BILL = 'waitlist.judge-bill'

const LOST = 'Your file got lost on our side. Please upload it again.'
const WHAT: Record<BillQuest, string> = {
  'energy-bill': 'Energy bill',
  'broadband-bill': 'Broadband bill',
  'mobile-bill': 'Mobile bill',
}

/**
 * Reads a file that was handed in, pays for it or says what is wrong, and deletes it. We wanted to know one thing of it;
 * from then on a bill with somebody's name and address could only do harm. May be killed at any point and run again.
 */
export async function judgePendingBill(ctx: Context, billId: string): Promise<void> {
  const bill = await findBill(ctx.db, billId)
  if (!bill) return
  if (bill.state === 'pending') await settle(ctx, bill, await noteOn(ctx, bill))
  if (bill.hasFile && bill.state !== 'arriving') await deleteBillFile(ctx, billId)
}

/** What is wrong with the file, in words for the member; null when it pays. */
async function noteOn({ files, reader }: Context, { id, quest }: BillRow): Promise<string | null> {
  const bytes = await files.get(billFileName(id))
  if (!bytes) return LOST
  const judged = await judgeBillFiles(reader, [{ bytes }])
  if (judged.kind === 'judged') return faultOf(quest, judged.verdict) ?? null
  // Says nothing of the file: the job is tried again.
  if (judged.code === 'too_many_requests') throw new Error('All readers are busy')
  return judged.message
}

async function settle(ctx: Context, { id, memberId, quest }: BillRow, note: string | null): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await decideBill(tx, id, { note, at: ctx.now() })) || note !== null) return
    await awardPoints(ctx, tx, {
      memberId,
      quest,
      key: quest,
      points: questPoints[quest],
      what: WHAT[quest],
      why: `Your file reads as ${billQuests[quest] === 'energy' ? 'an energy' : `a ${billQuests[quest]}`} bill`,
      evidence: { bill: id },
    })
  })
}
