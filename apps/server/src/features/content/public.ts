/** What others may ask of the content room. */
export { followContent } from './content-edition.ts'
export { listPostSlugs } from './content-store.ts'
export { seedContent } from './seed-content.ts'
