/** For the other rooms: members, their points and their order. */
export { type Award, awardPoints } from './ledger/award-points.ts'
export { hasLedgerEntry } from './ledger/ledger-store.ts'
export { findMember, type MemberRow } from './members/member-store.ts'
export { listRanked, type RankedMember } from './ranking/list-ranked.ts'
export { waitlistAccountPart } from './members/account-part.ts'
export { tidyWaitlist } from './tidy-waitlist.ts'
export { forgetBillFiles } from './quests/forget-bill-files.ts'
