/** For the other rooms: the price caps, VAT and typical use that every calculation is given. */
export { currentFigures } from './current-figures.ts'
