import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { DELETE_FILE, deleteBillFile } from './keep-bill.ts'

/** The room has no address of its own yet: it keeps bills for others, and clears up behind them. */
export function billsRoom(app: FastifyInstance, ctx: Context): void {
  app.addHook('onReady', async () => {
    await ctx.jobs.work<{ billId: string }>(DELETE_FILE, ({ billId }) => deleteBillFile(ctx, billId))
  })
}
