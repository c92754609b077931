/** For the other rooms: what a bill's year costs, and what else there is. */
export { type BillComparison, compareBill } from './compare-bill.ts'
export { costCard } from './cost-card.ts'
export { currentCatalogue } from './current-catalogue.ts'
