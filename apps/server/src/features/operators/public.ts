/** For the other rooms: whether whoever asks runs the product, and as what. */
export { requireOperator } from './require-operator.ts'
