import type { BackedUpFiles } from '../../platform/backup/backed-up-files.ts'
import { billFile } from './keep-bill.ts'
import { deleteBillRow, listBillsWithFile } from './kept-bill-store.ts'

const PREFIX = billFile('')

/** The bills themselves; pictures of their pages are drawn again when somebody looks. */
export const billsBackedUp: BackedUpFiles = {
  prefix: PREFIX,
  list: async (db) => (await listBillsWithFile(db)).map(billFile),
  forget: (db, name) => deleteBillRow(db, name.slice(PREFIX.length)),
}
