import type { AccountPart } from '../../identity/public.ts'
import { billFileName } from './bill-files.ts'
import { type BillRow, listBills } from './bill-store.ts'

/** The user's files that have not been judged yet: part of their export while we have them. */
export const billFilePart: Required<Pick<AccountPart, 'listFiles' | 'readFile'>> = {
  async listFiles({ db, files }, { userId }) {
    const kept = await Promise.all(
      (await listBills(db, userId)).filter(isKept).map(async ({ id, quest }) => {
        const content = await files.get(billFileName(id))
        return content && { id, name: quest, contentType: 'application/octet-stream', bytes: content.length }
      }),
    )
    return kept.filter((file) => file !== undefined)
  },
  async readFile({ db, files }, { userId }, id) {
    const own = (await listBills(db, userId)).find((bill) => bill.id === id && isKept(bill))
    return own && files.get(billFileName(own.id))
  },
}

function isKept({ hasFile }: BillRow): boolean {
  return hasFile
}
