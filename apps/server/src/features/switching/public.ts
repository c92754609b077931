/** For the other rooms: where tariffs come from, and what somebody was shown of them. */
export { currentCatalogue } from './current-catalogue.ts'
export { deleteComparisonsOfChat } from './comparisons/comparison-store.ts'
export { findComparison, keepComparison } from './comparisons/kept-comparison.ts'
export type { Kept, KeptComparison, NewComparison } from './comparisons/kept-comparison.ts'
