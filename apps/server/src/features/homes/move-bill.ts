import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { type Entered, enterHome } from './enter-home.ts'
import { type HomeRecord, setHomeContent, unsetApart } from './home-store.ts'
import type { Asking } from './settle-homes.ts'
import { addBill, entryOf, withoutBill } from './place-bills.ts'
import { keysOfBill } from './supply-keys.ts'

/** Moves a bill into this home, from any other one. From now on it stays where the user put it. */
export async function moveBill(ctx: Context, who: Asking, homeId: string, billId: string): Promise<Entered> {
  return ctx.db.transaction().execute(async (tx) => {
    const { home, settled } = await enterHome(ctx, tx, who, homeId)
    const bill = settled.bills.find(({ id }) => id === billId)
    if (!bill) throw new Failure('not_found')
    const keys = keysOfBill(ctx, bill.reading.facts)
    const homes = settled.homes.map((each): HomeRecord => {
      if (each.id === home.id) return addBill(each, { ...entryOf(bill, keys), isByHand: true })
      return each.content.bills.some(({ id }) => id === billId) ? withoutBill(each, billId) : each
    })
    for (const changed of homes) await setHomeContent(ctx, tx, changed.id, changed.content)
    await unsetApart(tx, { billId })
    const moved = homes.find(({ id }) => id === home.id) ?? home
    return { home: moved, settled: { bills: settled.bills, homes } }
  })
}
