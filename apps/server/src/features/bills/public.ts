/** For the other features: whether a file is a bill, and the bills that are kept for a user. */
export { judgeBillFiles } from './judge-bill-files.ts'
export { takeBillFile, UPLOAD_LIMIT_BYTES } from './take-bill-file.ts'
export { type KeptBillRead, readKeptBill } from './read-kept-bill.ts'
export {
  billColumns,
  dropBill,
  endReading,
  giveBillsTo,
  keepBill,
  keepReading,
  receiveBill,
  stopReadings,
  takeUpReading,
} from './keep-bill.ts'
export { isLastBillStopped, listBeingRead, listBillsOfChat, listReadBillIds, listStopped } from './kept-bill-store.ts'
export { listReadBills, type ReadBill } from './read-bills.ts'
export { deleteBillFile } from './keep-bill.ts'
export { billInList } from './bill-in-list.ts'
export { onStopAsked, tellStopAsked } from './stop-notices.ts'
export type { ReadingStep } from './bill-tasks.ts'
export { joinEarlierBill } from './join-earlier-bill.ts'
export { cardsOfBill, findingsOfBill, readBillsOfChat, stepsOfReading } from './bill-views.ts'
export { billName } from './bill-title.ts'
export { correctBill } from './correct-bill.ts'
export { billsAccountPart } from './bills-account-part.ts'
export { resealBillFiles } from './reseal-bill-files.ts'
export { countBillsByState } from './count-bills.ts'
export { forgetOldBills } from './forget-old-bills.ts'
export { billsBackedUp } from './bills-backed-up.ts'
