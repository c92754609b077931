import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { deleteBillFile, dropBill } from '../bills/public.ts'
import { listComplaintMails } from './complaints/complaint-store.ts'
import { enterHome } from './enter-home.ts'
import { deleteHomeRow, setApart } from './home-store.ts'
import type { Asking } from './settle-homes.ts'
import { listMailsOfHome } from './watch/check-store.ts'

/** With its watch, its checks and its pending mails; its bills stay under Bills, in no home, unless deleted too. */
export async function deleteHome(
  ctx: Context,
  who: Asking,
  homeId: string,
  { withBills }: { withBills: boolean },
): Promise<void> {
  const gone = await ctx.db.transaction().execute(async (tx) => {
    const { home } = await enterHome(ctx, tx, who, homeId)
    const ids = home.content.bills.map(({ id }) => id)
    if (withBills) for (const id of ids) await dropBill(ctx, tx, id)
    else if (home.userId !== null) await setApart(tx, home.userId, ids)
    await removeHome(ctx, tx, home.id)
    return withBills ? ids : []
  })
  // At once, because the user asked for it; the job repeats it if we are killed in between.
  for (const id of gone) await deleteBillFile(ctx, id)
}

export async function removeHome({ mail }: Pick<Context, 'mail'>, tx: Db, homeId: string): Promise<void> {
  await mail.withdraw(tx, [...(await listMailsOfHome(tx, homeId)), ...(await listComplaintMails(tx, homeId))])
  await deleteHomeRow(tx, homeId)
}
