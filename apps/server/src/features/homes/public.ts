/** For the rest of the server: what is kept of a person, what is sealed, and what is deleted automatically. */
export { homeColumns } from './home-seal.ts'
export { homesAccountPart } from './homes-account-part.ts'
export { forgetOldHomes } from './forget-old-homes.ts'
export { ONE_CLICK_PATH } from './watch/watch-links.ts'
export { countHomes } from './watch/count-homes.ts'
