/** For the other rooms: what a file is, as far as a bill is concerned, and bills that are kept for somebody. */
export { judgeBillFiles } from './judge-bill-files.ts'
export { takeBillFile, UPLOAD_LIMIT_BYTES } from './take-bill-file.ts'
export { readBillFiles } from './read-bill-files.ts'
export {
  billColumns,
  deleteBillFile,
  dropBill,
  getBillFile,
  keepBill,
  keepReading,
  putBillFile,
  stopReadings,
  takeUpReading,
} from './keep-bill.ts'
export {
  giveBillsTo,
  isBillKept,
  isLastBillStopped,
  isReadingStopped,
  listBillsOfChat,
  listUnreadOfChat,
} from './kept-bill-store.ts'
export { billCard } from './bill-card.ts'
export { readBillsOfChat } from './bill-views.ts'
export { correctBill } from './correct-bill.ts'
export { billsAccountPart } from './bills-account-part.ts'
export { resealBillFiles } from './reseal-bill-files.ts'
export { forgetOldBills } from './forget-old-bills.ts'
