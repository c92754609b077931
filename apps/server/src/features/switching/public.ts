/** For the other rooms: what a bill's year costs, what else there is, and what somebody was shown of it. */
export { type BillComparison, compareBill } from './compare-bill.ts'
export { costCard } from './cost-card.ts'
export { currentCatalogue } from './current-catalogue.ts'
export { deleteComparisonsOfChat } from './comparisons/comparison-store.ts'
export { findComparison, keepComparison } from './comparisons/kept-comparison.ts'
export type { Kept, KeptComparison, NewComparison } from './comparisons/kept-comparison.ts'
