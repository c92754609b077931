import type { AccountPart } from '../identity/public.ts'
import { dropBill, getBillFile, openReading } from './keep-bill.ts'
import { listBillsOfUser } from './kept-bill-store.ts'

/** The bills that a user handed over while signed in: what was read of them, and the files as long as they are kept. */
export const billsAccountPart: AccountPart = {
  feature: 'bills',
  async exportData(ctx, { userId }) {
    const bills = await listBillsOfUser(ctx.db, userId)
    return {
      bills: bills.map(({ id, createdAt, deleteAt, sealedReading }) => {
        const kept = sealedReading && openReading(ctx, id, sealedReading)
        return {
          id,
          created_at: createdAt,
          /** Null once it is deleted. */
          file_delete_at: deleteAt,
          facts: kept && kept.reading.facts,
          answers: kept?.answers ?? null,
        }
      }),
    }
  },
  async listFiles({ db }, { userId }) {
    const bills = await listBillsOfUser(db, userId)
    return bills
      .filter(({ deleteAt }) => deleteAt !== null)
      .map(({ id, bytes }) => ({ id, name: `bill-${id}`, contentType: 'application/octet-stream', bytes }))
  },
  async readFile(ctx, { userId }, id) {
    const isTheirs = (await listBillsOfUser(ctx.db, userId)).some((bill) => bill.id === id)
    return isTheirs ? getBillFile(ctx, id) : undefined
  },
  async remove(ctx, tx, { userId }) {
    for (const { id } of await listBillsOfUser(tx, userId)) await dropBill(ctx, tx, id)
  },
}
