import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import type { Supplier } from './supplier/supplier.ts'
import { advanceSwitches } from './switches/advance-switches.ts'
import { WITHDRAW } from './switches/cancel-switch.ts'

type Parts = { readSiteName: () => Promise<string>; supplier: Supplier }

/** What happens by itself: steps and reminders by the clock, orders taken back as soon as may be. */
export function runSwitching(app: FastifyInstance, ctx: Context, { readSiteName, supplier }: Parts): void {
  app.addHook('onReady', async () => {
    await ctx.jobs.work<{ reference: string }>(WITHDRAW, ({ reference }) => supplier.withdraw(reference))
    await ctx.jobs.schedule('switching.advance', '* * * * *', async () => {
      await advanceSwitches({ ctx, supplier, siteName: await readSiteName() })
    })
    await ctx.jobs.schedule('switching.remind', '* * * * *', async () => {
      const count = await sendReminders(ctx, await readSiteName())
      if (count > 0) ctx.log.info({ job: 'switching.remind', count }, 'reminders queued')
    })
  })
}
