/** For the other rooms: members, their points and their order. */
export { awardPoints } from './ledger/award-points.ts'
export { firstEntryAt } from './ledger/first-entry-at.ts'
export { findMember } from './members/member-store.ts'
export { listRanked } from './ranking/list-ranked.ts'
export { waitlistAccountPart } from './members/account-part.ts'
export { tidyWaitlist } from './tidy-waitlist.ts'
export { countQuests } from './quests/count-quests.ts'
export { forgetBillFiles } from './quests/forget-bill-files.ts'
