import type { ToldChange } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { dealOfHome, toldOfDeal } from './deal-of-home.ts'
import { type Entered, enterHome, withHome } from './enter-home.ts'
import { setHomeContent } from './home-store.ts'
import type { Asking } from './settle-homes.ts'
import { keysOfTold } from './supply-keys.ts'
import { changeTold } from './told-of-home.ts'
import { dayOf } from './wire-home.ts'

/** Another name, or other things told of it. */
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
    const toldBefore = keysOfTold(ctx, home.content.told)
    const ofBills = new Set(content.bills.flatMap(({ keys }) => keys))
    const supply = [
      ...content.supply.filter((key) => ofBills.has(key) || !toldBefore.includes(key)),
      ...keysOfTold(ctx, said),
    ]
    const changed = { ...content, name: name ?? content.name, told: said, supply: [...new Set(supply)] }
    await setHomeContent(ctx, tx, home.id, changed)
    return withHome(settled, { ...home, content: changed })
  })
}
