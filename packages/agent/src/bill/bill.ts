/** What can be said of a bill without all that Mo knows. */
export { compareBill } from './compare-bill.ts'
export { costCard } from './cost-card.ts'
export { doubtsOfBill } from './doubts-of-bill.ts'
