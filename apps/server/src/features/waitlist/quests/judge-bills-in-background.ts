import type { Context } from '../../../context.ts'
import { isDatabaseAway } from '../../../platform/db/is-database-away.ts'
import { DELETE_BILL_FILE, deleteBillFile } from './bill-files.ts'
import { listUnfinished } from './bill-store.ts'
import { JUDGE_BILL, type JudgeBill, judgePendingBill } from './judge-pending-bill.ts'

type Task = { billId: string }

/**
 * Declares who judges bills, and queues those again that are not finished: the process that had begun with one may have
 * been killed, and its job would count as in hand for a quarter of an hour. Judging one twice pays once.
 */
export async function judgeBillsInBackground(ctx: Context): Promise<void> {
  const { jobs } = ctx
  await jobs.work<JudgeBill>(JUDGE_BILL, (task) => judgePendingBill(ctx, task))
  await jobs.work<Task>(DELETE_BILL_FILE, ({ billId }) => deleteBillFile(ctx, billId))
  await queueAgain(ctx)
  // The same once a database that was away is back: whoever could not say that a job failed left it in hand.
  ctx.notices.on(JUDGE_BILL, { heard: () => {}, missed: () => queueAgain(ctx) })
}

async function queueAgain(ctx: Context): Promise<void> {
  try {
    await queueUnfinished(ctx)
  } catch (error) {
    // The queue hands them out by itself, only later.
    if (!isDatabaseAway(error)) throw error
    ctx.log.warn({ job: JUDGE_BILL, error }, 'bills wait for the database')
  }
}

async function queueUnfinished({ jobs, db }: Context): Promise<void> {
  for (const { id } of await listUnfinished(db)) await jobs.send(db, JUDGE_BILL, { billId: id })
}
