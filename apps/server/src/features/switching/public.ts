/** For the other rooms: where tariffs come from. */
export { currentCatalogue } from './current-catalogue.ts'
