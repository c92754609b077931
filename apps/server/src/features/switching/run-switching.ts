import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import type { Supplier } from './supplier/supplier.ts'
import { advanceSwitches } from './switches/advance-switches.ts'
import { WITHDRAW } from './switches/cancel-switch.ts'
import { clockOf } from './switches/switch-calendar.ts'

type Parts = { readSiteName: () => Promise<string>; supplier: Supplier }

/** Background work: scheduled steps and reminders, and orders cancelled as soon as possible. */
export function runSwitching(app: FastifyInstance, ctx: Context, { readSiteName, supplier }: Parts): void {
  const advance = async () => advanceSwitches({ ctx, supplier, siteName: await readSiteName() })
  const remind = async () => {
    const count = await sendReminders(ctx, await readSiteName())
    if (count > 0) ctx.log.info({ job: 'switching.remind', count }, 'reminders queued')
  }
  app.addHook('onReady', async () => {
    await ctx.jobs.work<{ reference: string }>(WITHDRAW, ({ reference }) => supplier.withdraw(reference))
    await ctx.jobs.schedule('switching.advance', '* * * * *', async () => void (await advance()))
    await ctx.jobs.schedule('switching.remind', '* * * * *', remind)
  })
  followFastClock(app, ctx, remind)
}

/** Where a day of the simulator lasts less than a minute, reminders do not wait for the next one. */
function followFastClock(app: FastifyInstance, { config, log }: Context, remind: () => Promise<void>): void {
  const { dayMs, isFast } = clockOf(config.switching)
  if (!isFast) return
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(
      () => {
        remind().catch((error: unknown) => log.warn({ job: 'switching.remind', error }, 'reminders wait'))
      },
      Math.max(dayMs, SOONEST_MS),
    ).unref()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}

const SOONEST_MS = 500
