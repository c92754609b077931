/** For the house: what the waitlist needs to know of the competition, and what runs by the clock. */
export { competitionAccountPart } from './account-part.ts'
export { advanceCompetitions } from './edition/advance-competitions.ts'
export { competitionBrief } from './edition/read-competition.ts'
export { seedCompetition } from './edition/seed-competition.ts'
export { declare } from './entry/declare.ts'
export { eligibility } from './entry/eligibility.ts'
export { forgetWinners } from './forget-winners.ts'
