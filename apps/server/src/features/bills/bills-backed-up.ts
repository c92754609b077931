import type { BackedUpFiles } from '../../platform/backup/backed-up-files.ts'
import { billFile } from './keep-bill.ts'
import { deleteBillRow, listBillsWithFile, lockBill, setDeleteAt } from './kept-bill-store.ts'

const PREFIX = billFile('')

/** The files of bills; pictures of their pages are drawn again when requested. */
export const billsBackedUp: BackedUpFiles = {
  prefix: PREFIX,
  list: async (db) => (await listBillsWithFile(db)).map(billFile),
  async forget(db, name) {
    const id = name.slice(PREFIX.length)
    const bill = await lockBill(db, id)
    // What was read is kept without its file; what was not read can never be.
    if (bill?.state === 'read') await setDeleteAt(db, id, null)
    else await deleteBillRow(db, id)
  },
}
