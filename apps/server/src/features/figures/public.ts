/** For the other features: the price caps, VAT and typical use that every calculation is given. */
export { currentFigures } from './current-figures.ts'
