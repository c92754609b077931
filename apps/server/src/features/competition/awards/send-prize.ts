import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Actor, writeAudit } from '../edition/audit-store.ts'
import { refusal } from '../edition/take-step.ts'
import { type Address, openAddress } from './address-seal.ts'
import { type AwardRow, deleteAddressesSentBefore, listAwards, updateAward } from './award-store.ts'

/** Long enough to look into a parcel that got lost. */
const KEEP_ADDRESS_DAYS = 30
const DAY_MS = 86_400_000

/** Where a claimed prize is sent. Reading an address writes a line in the audit. */
export async function readAddress(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  editionId: string,
  number: number,
  who: Actor,
): Promise<Address> {
  const award = await findAward(ctx.db, editionId, number)
  if (!award.sealedAddress) throw refusal(`Award ${number} has no address. It’s ${award.state}.`)
  const line = { editionId, at: ctx.now(), who, what: 'address_read', details: { award: number } }
  // The address isn't shown without an audit line.
  await ctx.db.transaction().execute((tx) => writeAudit(tx, line))
  return openAddress(ctx, award.id, award.sealedAddress)
}

/** Marks a prize as sent. Some time later its address is deleted. */
export async function markSent(
  ctx: Pick<Context, 'db' | 'now'>,
  editionId: string,
  number: number,
  who: Actor,
): Promise<void> {
  const award = await findAward(ctx.db, editionId, number)
  await ctx.db.transaction().execute(async (tx) => {
    const at = ctx.now()
    if (!(await updateAward(tx, award.id, 'claimed', { state: 'sent', sent_at: at }))) {
      throw refusal(`Award ${number} is ${award.state}. You can only send a prize that’s been claimed.`)
    }
    const line = { editionId, at, who, what: 'sent' }
    await writeAudit(tx, { ...line, before: { state: 'claimed' }, details: { award: number } })
  })
}

export function forgetAddresses({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now()
  return deleteAddressesSentBefore(db, new Date(at.getTime() - KEEP_ADDRESS_DAYS * DAY_MS), at)
}

async function findAward(db: Db, editionId: string, number: number): Promise<AwardRow> {
  const award = (await listAwards(db, editionId)).find((each) => each.number === number)
  if (!award) throw refusal(`There’s no award ${number} in ${editionId}.`)
  return award
}
