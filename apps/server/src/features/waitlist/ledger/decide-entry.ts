import { type EntryOutcome, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { setReferralState } from '../referrals/referral-store.ts'
import { personOfEntry } from '../referrals/settle-referral.ts'
import { answerAppeal } from './appeal-store.ts'
import { awardPoints } from './award-points.ts'
import { type EntryRow, insertDecision, insertReversal, lockEntry } from './ledger-store.ts'

export type Decision = {
  outcome: EntryOutcome
  /** The reason for the member. */
  words: string
}

/** Decides about an entry, once. */
export async function decideEntry(
  ctx: Pick<Context, 'db' | 'now'>,
  entryId: number,
  decision: Decision,
  who: Act['by'],
): Promise<'decided' | 'already'> {
  return ctx.db.transaction().execute((tx) => decideEntryWithin(ctx, tx, entryId, decision, who))
}

/** The same in the caller's transaction. */
export async function decideEntryWithin(
  ctx: Pick<Context, 'now'>,
  tx: Db,
  entryId: number,
  { outcome, words }: Decision,
  who: Act['by'],
): Promise<'decided' | 'already'> {
  const entry = await lockEntry(tx, entryId)
  if (!entry) throw new Failure('not_found')
  const deciding: Deciding = { entry, words, at: ctx.now(), who }
  const isDone = await apply(ctx, tx, outcome, deciding)
  if (!isDone) return 'already'
  const act = outcome === 'uphold' || outcome === 'dismiss' ? `appeal.${outcome}` : `entry.${outcome}`
  // By ids and points alone: the owners are in the ledger.
  const before = { state: entry.state, points: entry.points }
  await noteAct(ctx, tx, { by: who, act, reason: words, subject: `entry:${entryId}`, before })
  return 'decided'
}

type Deciding = { entry: EntryRow; words: string; at: Date; who: Act['by'] }

async function apply(ctx: Pick<Context, 'now'>, tx: Db, outcome: EntryOutcome, given: Deciding): Promise<boolean> {
  switch (outcome) {
    case 'count':
    case 'refuse':
      return decideHeld(tx, outcome === 'count', given)
    case 'reverse':
      return reverse(tx, given)
    case 'uphold':
    case 'dismiss':
      return decideAppeal(ctx, tx, outcome === 'uphold', given)
  }
}

/** An appeal against what is held gets the same reason. */
async function decideHeld(tx: Db, isCounted: boolean, { entry, words, at, who }: Deciding): Promise<boolean> {
  if (entry.state !== 'held') return false
  const decided = { at, by: who.email }
  await insertDecision(tx, entry.id, { outcome: isCounted ? 'counted' : 'refused', words, ...decided })
  if (entry.quest === 'referral') {
    const person = personOfEntry(entry.key)
    await setReferralState(tx, person, isCounted ? 'credited' : 'blocked', isCounted ? null : words)
  }
  await answerAppeal(tx, entry.id, { state: isCounted ? 'upheld' : 'dismissed', answer: words, ...decided })
  return true
}

/** Takes back what was counted, by a counter-entry that says why. The entry itself stays visible. */
async function reverse(tx: Db, { entry, words, at, who }: Deciding): Promise<boolean> {
  if (entry.state !== 'counted') return false
  if (!(await insertReversal(tx, entry, { why: words, at, by: who.email }))) return false
  if (entry.quest === 'referral') await setReferralState(tx, personOfEntry(entry.key), 'blocked', 'reversed')
  return true
}

/** Answers an appeal against a decision; points that were refused or taken back are given by a new entry. */
async function decideAppeal(
  ctx: Pick<Context, 'now'>,
  tx: Db,
  isUpheld: boolean,
  { entry, words, at, who }: Deciding,
): Promise<boolean> {
  if (entry.state === 'held')
    throw new Failure('invalid_request', { message: 'This entry is waiting for a decision. Decide it first.' })
  const answer = { state: isUpheld ? ('upheld' as const) : ('dismissed' as const), answer: words, at, by: who.email }
  if (!(await answerAppeal(tx, entry.id, answer))) return false
  const points = isUpheld ? pointsLost(entry) : 0
  if (points === 0) return true
  const given = {
    memberId: entry.memberId,
    quest: 'adjustment',
    key: `appeal:${entry.id}`,
    points,
    earnedAt: entry.earnedAt,
  } as const
  await awardPoints(ctx, tx, { ...given, what: `Your appeal: ${entry.what}`, why: words })
  return true
}

function pointsLost({ state, points }: EntryRow): number {
  if (state === 'refused') return points
  return points < 0 ? -points : 0
}
