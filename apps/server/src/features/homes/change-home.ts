import type { ToldChange } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { dealOfHome, toldOfDeal } from './deal-of-home.ts'
import { type Entered, enterHome, withHome } from './enter-home.ts'
import type { ErrandsTold } from './home-seal.ts'
import { setHomeContent } from './home-store.ts'
import { withoutFields } from './told-in-talk.ts'
import type { Asking } from './settle-homes.ts'
import { withKeysOf } from './supply-keys.ts'
import { changeTold } from './told-of-home.ts'
import { dayOf } from './wire-home.ts'

/** Changes a home's name, or the details that the user gave. */
export async function changeHome(
  ctx: Context,
  who: Asking,
  homeId: string,
  { name, told }: { name?: string | undefined; told?: ToldChange | undefined },
): Promise<Entered> {
  return ctx.db.transaction().execute(async (tx) => {
    const { home, settled } = await enterHome(ctx, tx, who, homeId)
    const today = dayOf(ctx, home)
    const content = told ? toldOfDeal(home.content, await dealOfHome(ctx, tx, home, today)) : home.content
    const said = told ? changeTold(content.told, told, today) : content.told
    const changed = {
      ...content,
      name: name ?? content.name,
      told: said,
      supply: withKeysOf(ctx, { ...content, told: home.content.told }, said),
      // A payment that the user told Mo is one value, wherever it's taken back.
      ...(told?.spend === null && content.toldIn?.monthly_pence && { errands: withoutMonthly(content.errands) }),
      ...(content.toldIn && {
        toldIn: withoutFields(content.toldIn, [
          ...Object.keys(told ?? {}),
          ...(told?.spend === null ? ['monthly_pence'] : []),
        ]),
      }),
    }
    await setHomeContent(ctx, tx, home.id, changed)
    return withHome(settled, { ...home, content: changed })
  })
}

function withoutMonthly({ monthlyPence: _paid, ...left }: ErrandsTold = {}): ErrandsTold {
  return left
}
