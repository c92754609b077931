import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { type Entered, enterHome } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'
import { setGuard } from './guard-store.ts'
import { lockGuardOfHome } from './lock-guard-of-home.ts'
import { stopGuard } from './stop-guard.ts'

/**
 * Stops or restarts a switch's mails. Today's questions are on the page, so the next mail is sent tomorrow at the
 * earliest.
 */
export async function setGuardEmails(
  ctx: Context,
  who: Asking,
  { homeId, switchId }: { homeId: string; switchId: string },
  { areOn }: { areOn: boolean },
): Promise<Entered> {
  return ctx.db.transaction().execute(async (tx) => {
    const entered = await enterHome(ctx, tx, who, homeId)
    const { guard } = await lockGuardOfHome(ctx, tx, who, { entered, switchId })
    if (!areOn) await stopGuard(ctx, tx, guard)
    else if (guard.stoppedAt !== null) {
      const lookOn = guard.lookOn === null ? null : addDays(dayOf(ctx, entered.home), 1)
      await setGuard(ctx, tx, { ...guard, stoppedAt: null, lookOn })
    }
    return entered
  })
}
