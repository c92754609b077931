/** What the waitlist needs to know of the competition, and its scheduled work. */
export { addressColumns } from './awards/address-seal.ts'
export { competitionAccountPart } from './account-part.ts'
export { advanceCompetitions } from './edition/advance-competitions.ts'
export { competitionApi } from './competition-api.ts'
export { seedCompetition } from './edition/seed-competition.ts'
export { forgetWinners } from './forget-winners.ts'
