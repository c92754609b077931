import { type ErrandsChange, Failure } from '@mowatt/contract'
import { addMonths, type IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { dealOfHome, toldOfDeal } from '../deal-of-home.ts'
import { type Entered, enterHome, withHome } from '../enter-home.ts'
import type { ErrandsTold } from '../home-seal.ts'
import { setHomeContent } from '../home-store.ts'
import { withoutFields } from '../told-in-talk.ts'
import type { Asking } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'

const MOST_MONTHS = 24

/** What is left out doesn't change, null is deleted. */
export async function changeErrands(
  ctx: Context,
  who: Asking,
  homeId: string,
  change: ErrandsChange,
): Promise<Entered> {
  return ctx.db.transaction().execute(async (tx) => {
    const { home, settled } = await enterHome(ctx, tx, who, homeId)
    const today = dayOf(ctx, home)
    checkMove(change.moves_on, today)
    const known = toldOfDeal(home.content, await dealOfHome(ctx, tx, home, today))
    const { monthlyPence, balancePence, movesOn } = known.errands ?? {}
    const errands: ErrandsTold = Object.fromEntries(
      Object.entries({
        monthlyPence: told(change.monthly_pence, monthlyPence),
        balancePence: told(change.balance_pence, balancePence),
        movesOn: told(change.moves_on, movesOn),
      }).filter(([, value]) => value !== undefined),
    )
    const content = {
      ...known,
      errands,
      ...(known.toldIn && { toldIn: withoutFields(known.toldIn, Object.keys(change)) }),
    }
    await setHomeContent(ctx, tx, home.id, content)
    return withHome(settled, { ...home, content })
  })
}

function told<Value>(change: Value | null | undefined, before: Value | undefined): Value | undefined {
  return change === undefined ? before : (change ?? undefined)
}

function checkMove(day: IsoDay | null | undefined, today: IsoDay): void {
  if (day == null || (day >= addMonths(today, -MOST_MONTHS) && day <= addMonths(today, MOST_MONTHS))) return
  throw new Failure('invalid_request', { fields: { moves_on: 'Please check the year.' } })
}
