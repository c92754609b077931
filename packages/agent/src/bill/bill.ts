/** What can be said of a bill without all that Mo knows. */
export { billSum } from './bill-sum.ts'
export { compareBill } from './compare-bill.ts'
export { costCard } from './cost-card.ts'
export { doubtsOfBill } from './doubts-of-bill.ts'
export { toldInSum } from './told-in-sum.ts'
