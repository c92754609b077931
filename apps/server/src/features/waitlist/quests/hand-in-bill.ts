import { createHmac } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { hasLedgerEntry } from '../ledger/ledger-store.ts'
import { ARRIVAL_MS, billFileName, dropBill } from './bill-files.ts'
import type { BillQuest } from './bill-quests.ts'
import { type BillRow, deleteRefused, findBill, insertArriving, listInTheWay, markPending } from './bill-store.ts'
import { JUDGE_BILL } from './judge-pending-bill.ts'

type Given = {
  memberId: string
  quest: BillQuest
  bytes: Buffer
  /** Written in the transaction in which the bill counts as handed in. */
  alongside?: (tx: Db) => Promise<void>
}

/**
 * Takes a file for a quest, to be judged in the background. The row comes first, so that the store never has a file
 * without one; it counts as handed in once the file is there, in the same transaction as the job that will judge it.
 * The same file for the same quest again changes nothing.
 */
export async function handInBill(ctx: Context, given: Given): Promise<void> {
  const contentHash = hashOf(ctx, given.bytes)
  const { id, isWaiting } = await ctx.db.transaction().execute((tx) => claim(ctx, tx, { ...given, contentHash }))
  if (isWaiting) return
  await ctx.files.put(billFileName(id), given.bytes)
  const isKnown = await ctx.db.transaction().execute(async (tx) => {
    if (!(await markPending(tx, id))) return (await findBill(tx, id)) !== undefined
    await ctx.jobs.send(tx, JUDGE_BILL, { billId: id })
    await given.alongside?.(tx)
    return true
  })
  if (isKnown) return
  // The account was deleted in the meantime, and its files with it: this one came too late to be among them.
  await ctx.files.delete(billFileName(id))
  throw new Failure('upload_failed')
}

type Claim = Omit<Given, 'bytes' | 'alongside'> & { contentHash: Buffer }

/** The row for this file; refuses a file that can't be paid for. */
async function claim(ctx: Context, tx: Db, given: Claim): Promise<{ id: string; isWaiting: boolean }> {
  const { memberId, quest } = given
  if (await hasLedgerEntry(tx, memberId, quest)) throw new Failure('quest_done')
  const at = ctx.now()
  const abandonedBefore = new Date(at.getTime() - ARRIVAL_MS)
  const mine = (bill: BillRow) => bill.memberId === memberId && bill.quest === quest
  for (const bill of await listInTheWay(tx, given)) {
    const isSame = mine(bill) && bill.contentHash.equals(given.contentHash)
    if (bill.state === 'arriving' && bill.handedInAt < abandonedBefore && !isSame) await dropBill(ctx, tx, bill)
  }
  const id = makeUuid(ctx)
  if (await insertArriving(tx, { ...given, id, at })) {
    await deleteRefused(tx, memberId, quest)
    return { id, isWaiting: false }
  }
  const inTheWay = await listInTheWay(tx, given)
  const own = inTheWay.find(mine)
  if (own?.state === 'accepted') throw new Failure('quest_done')
  if (own?.contentHash.equals(given.contentHash)) return { id: own.id, isWaiting: own.state === 'pending' }
  throw new Failure(own ? 'quest_pending' : 'bill_already_used')
}

/** Keyed, so that a bill and this table are not enough to tell whose it is. */
function hashOf({ secrets }: Context, bytes: Buffer): Buffer {
  return createHmac('sha256', secrets.files).update('waitlist bill\0').update(bytes).digest()
}
