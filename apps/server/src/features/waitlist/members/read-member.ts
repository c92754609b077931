import type { Member } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { CompetitionDoor } from '../competition-door.ts'
import { sumHeld } from '../ledger/ledger-store.ts'
import { readStreakDays } from '../questions/answer-store.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { listQuests } from '../quests/list-quests.ts'
import type { QueueSnapshot } from '../ranking/queue-snapshot.ts'
import { findStandingOf } from '../ranking/rank-store.ts'
import { countReferrals } from '../referrals/referral-store.ts'
import { rememberLook } from './look-store.ts'
import type { MemberRow } from './member-store.ts'
import { nextPrize } from './next-prize.ts'

export type MemberSight = { snapshot: QueueSnapshot; competition: CompetitionDoor }

/** All that a member sees of where they stand, in the words of the contract. */
export async function readMember(
  ctx: Context,
  member: MemberRow,
  { snapshot, competition }: MemberSight,
): Promise<Member> {
  const { db, config } = ctx
  const { id, alias, email, referralCode, joinedAt } = member
  const date = londonDay(ctx.now())
  const [standing, held, counts, quests, streak, now, entry, { places }] = await Promise.all([
    findStandingOf(ctx, id),
    sumHeld(db, id),
    countReferrals(db, member),
    listQuests(ctx, id),
    readStreakDays(db, id, date),
    competition.read(ctx),
    competition.readEntry(ctx, id),
    snapshot.read(),
  ])
  const { rank, total, points } = standing ?? { rank: 1, total: 1, points: member.points }
  const before = await rememberLook(db, id, { date, rank })
  const prize = nextPrize(now.prizes, { rank, points }, places)
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
    },
    streak_days: streak,
    joined_at: joinedAt.toISOString(),
  }
}
