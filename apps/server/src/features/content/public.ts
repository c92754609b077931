/** What others may ask of the content room. */
export { seedContent } from './seed-content.ts'
