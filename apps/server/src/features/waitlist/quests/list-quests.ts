import { type Quest, type QuestId, questIds } from '@mowatt/contract'
import { sayDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { findAnswer } from '../questions/answer-store.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { type BillRow, listBills } from './bill-store.ts'
import { type Earned, readEarned } from './earned-store.ts'
import { questPoints } from './quest-points.ts'
import { questTexts } from './quest-texts.ts'

const NOTHING: Earned = { points: 0, countedAt: null, heldReason: null, isHeld: false, takenBackWhy: null }
const HELD = 'We’ll check your points before we count them.'
const CHECKING = 'We’re checking your file. It takes about a minute.'
const MOST_IN_THE_TUNNEL = questPoints['escape-the-tunnel'].most

type Standing = Pick<Quest, 'state' | 'note'> & { doneAt: Date | null }

/** Every quest with the member's state in it, in the order in which they are shown. */
export async function listQuests({ db, now }: Pick<Context, 'db' | 'now'>, memberId: string): Promise<Quest[]> {
  const today = londonDay(now())
  // Before the ledger: a bill that is accepted between the two would be neither pending nor paid.
  const bills = await listBills(db, memberId)
  const [earned, answer] = await Promise.all([readEarned(db, memberId), findAnswer(db, memberId, today)])
  return questIds.map((id): Quest => {
    const own = earned.get(id) ?? NOTHING
    const { state, note, doneAt } = standingWith(id, own, { bill: bills.find(({ quest }) => quest === id), answer })
    return { id, ...textsOf(id, own, state), state, earned: own.points, note, done_at: doneAt?.toISOString() ?? null }
  })
}

function standingWith(
  id: QuestId,
  { points, countedAt, isHeld, heldReason, takenBackWhy }: Earned,
  { bill, answer }: { bill: BillRow | undefined; answer: { at: Date } | undefined },
): Standing {
  const note = isHeld ? (heldReason ?? HELD) : null
  switch (id) {
    case 'referral':
      // There is always another friend, even while one is being reviewed: the quest stays open.
      return { state: isHeld ? 'held' : 'open', note, doneAt: null }
    case 'question-of-the-day':
      return answer ? { state: 'done', note, doneAt: answer.at } : { state: 'open', note, doneAt: null }
    case 'escape-the-tunnel':
      if (points >= MOST_IN_THE_TUNNEL) return { state: 'done', note, doneAt: countedAt }
      return { state: isHeld ? 'held' : 'open', note, doneAt: null }
    case 'join':
    case 'instagram-follow':
    case 'energy-bill':
    case 'broadband-bill':
    case 'mobile-bill':
      // It was done and can't be repeated; if it no longer pays, there is a reason to show.
      if (countedAt) {
        const isGone = points <= 0 && takenBackWhy !== null
        return { state: 'done', note: isGone ? `Taken back: ${takenBackWhy}` : null, doneAt: countedAt }
      }
      if (isHeld) return { state: 'held', note, doneAt: null }
      if (bill?.state === 'pending') return { state: 'pending', note: null, doneAt: null }
      return { state: 'open', note: bill?.note ?? null, doneAt: null }
  }
}

function textsOf(id: QuestId, { points, countedAt }: Earned, state: Quest['state']) {
  const texts = questTexts[id]
  if (state === 'pending') return { ...texts, rule: CHECKING }
  if (id === 'join' && countedAt) return { ...texts, rule: `Done on ${sayDay(londonDay(countedAt))}.` }
  if (id === 'escape-the-tunnel' && points > 0) return { ...texts, reward: `${points} of ${MOST_IN_THE_TUNNEL}` }
  return texts
}
