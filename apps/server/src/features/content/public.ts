/** What others may ask of the content room. */
export { listPostSlugs } from './content-store.ts'
export { seedContent } from './seed-content.ts'
