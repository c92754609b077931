import type { Context } from '../../../context.ts'
import { isDatabaseAway } from '../../../platform/db/is-database-away.ts'
import { DELETE_BILL_FILE, deleteBillFile } from './bill-files.ts'
import { listUnfinished } from './bill-store.ts'
import { JUDGE_BILL, type JudgeBill, judgePendingBill } from './judge-pending-bill.ts'

type Task = { billId: string }

/**
 * Registers the worker that judges bills, and queues unfinished ones again: the process that was judging one may have
 * been killed, and its job would count as in progress for a quarter of an hour. Judging is idempotent: it pays once.
 */
export async function judgeBillsInBackground(ctx: Context): Promise<void> {
  const { jobs } = ctx
  await jobs.work<JudgeBill>(JUDGE_BILL, (task) => judgePendingBill(ctx, task))
  await jobs.work<Task>(DELETE_BILL_FILE, ({ billId }) => deleteBillFile(ctx, billId))
  await queueAgain(ctx)
  // The same once the database is available again: a job whose failure wasn't recorded still counts as in progress.
  ctx.notices.on(JUDGE_BILL, { heard: () => {}, missed: () => queueAgain(ctx) })
}

async function queueAgain(ctx: Context): Promise<void> {
  try {
    await queueUnfinished(ctx)
  } catch (error) {
    // The queue retries them anyway, only later.
    if (!isDatabaseAway(error)) throw error
    ctx.log.warn({ job: JUDGE_BILL, error }, 'bills wait for the database')
  }
}

async function queueUnfinished({ jobs, db }: Context): Promise<void> {
  for (const { id } of await listUnfinished(db)) await jobs.send(db, JUDGE_BILL, { billId: id })
}
