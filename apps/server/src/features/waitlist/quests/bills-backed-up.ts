import type { BackedUpFiles } from '../../../platform/backup/backed-up-files.ts'
import { billFileName } from './bill-files.ts'
import { deleteBill, findBill, listUnfinished, markFileGone } from './bill-store.ts'

const PREFIX = billFileName('')

/** Bills that wait to be judged. One that was judged while the backup ran counts as not handed in yet. */
export const questBillsBackedUp: BackedUpFiles = {
  prefix: PREFIX,
  list: async (db) => (await listUnfinished(db)).map(({ id }) => billFileName(id)),
  async forget(db, name) {
    const id = name.slice(PREFIX.length)
    const bill = await findBill(db, id)
    if (bill?.state === 'pending') await deleteBill(db, id)
    else if (bill) await markFileGone(db, id)
  },
}
