import type { Member } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { CompetitionApi } from '../competition-api.ts'
import { sumHeld } from '../ledger/ledger-store.ts'
import { readStreakDays } from '../questions/answer-store.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { listQuests } from '../quests/list-quests.ts'
import { ENTRANTS_LISTED, type EntrantSnapshot } from '../ranking/entrant-snapshot.ts'
import { findStandingOf } from '../ranking/rank-store.ts'
import { countReferrals } from '../referrals/referral-store.ts'
import { rememberLook } from './look-store.ts'
import type { MemberRow } from './member-store.ts'
import { nextPrize, placeAmong } from './next-prize.ts'

export type MemberSight = { entrants: EntrantSnapshot; competition: CompetitionApi }

/** All that a member sees of their points and place, in the words of the contract. */
export async function readMember(
  ctx: Context,
  member: MemberRow,
  { entrants, competition }: MemberSight,
): Promise<Member> {
  const { db, config } = ctx
  const { id, alias, email, referralCode, joinedAt } = member
  const date = londonDay(ctx.now())
  const [standing, held, counts, quests, streak, now, entry, leaders] = await Promise.all([
    findStandingOf(ctx, id),
    sumHeld(db, id),
    countReferrals(db, member),
    listQuests(ctx, id),
    readStreakDays(db, id, date),
    competition.read(ctx),
    competition.readEntry(ctx, id),
    entrants.read(),
  ])
  const { rank, total, points } = standing ?? { rank: 1, total: 1, points: member.points }
  const before = await rememberLook(db, id, { date, rank })
  // Once it has closed, points no longer count for a prize.
  const isRunning = now.status === 'open' || now.status === 'upcoming'
  const self = { memberId: id, points }
  const prize = isRunning ? nextPrize(now.prizes, self, leaders) : null
  // A member who entered since the list was read may not be the only one: their place is known with the next list.
  const isListed = leaders.some(({ memberId }) => memberId === id)
  const live = isRunning && entry.isEligible && isListed ? placeAmong(leaders, self) : null
  const place = live !== null && live <= ENTRANTS_LISTED ? live : entry.finalPlace
  return {
    alias,
    email,
    rank,
    total,
    points,
    held_points: held,
    movement: before ? { places: before.rank - rank, since: before.date } : null,
    next_prize: prize && {
      place: prize.place,
      prize: prize.prize,
      points_wanted: prize.pointsWanted,
      points_missing: prize.pointsMissing,
    },
    referral: { code: referralCode, link: `${config.urls.site}/waitlist?ref=${referralCode}`, ...counts },
    quests,
    competition: {
      status: now.status,
      closes_at: now.closesAt?.toISOString() ?? null,
      eligible: entry.isEligible,
      missing: entry.missing,
      declarations: entry.declarations,
      entered_at: entry.enteredAt?.toISOString() ?? null,
      place,
    },
    streak_days: streak,
    owes_terms: member.owesTerms,
    joined_at: joinedAt.toISOString(),
  }
}
