import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { setReferralState } from '../referrals/referral-store.ts'
import { personOfEntry } from '../referrals/settle-referral.ts'
import { answerAppeal } from './appeal-store.ts'
import { awardPoints } from './award-points.ts'
import { type EntryRow, insertDecision, insertReversal, lockEntry } from './ledger-store.ts'

export type Decision = {
  outcome: 'count' | 'refuse'
  /** The reason for the member. */
  words: string
}

/** Decides an entry that is held, once; an appeal against it gets the same reason. */
export async function decideHeld(
  ctx: Pick<Context, 'db' | 'now'>,
  entryId: number,
  { outcome, words }: Decision,
  who: Act['by'],
): Promise<'decided' | 'already'> {
  return ctx.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, entryId)
    if (!entry) throw new Failure('not_found')
    if (entry.state !== 'held') return 'already'
    const isCounted = outcome === 'count'
    const decided = { at: ctx.now(), by: who.email }
    await insertDecision(tx, entryId, { outcome: isCounted ? 'counted' : 'refused', words, ...decided })
    if (entry.quest === 'referral') {
      const person = personOfEntry(entry.key)
      await setReferralState(tx, person, isCounted ? 'credited' : 'blocked', isCounted ? null : words)
    }
    await answerAppeal(tx, entryId, { state: isCounted ? 'upheld' : 'dismissed', answer: words, ...decided })
    await note(ctx, tx, entry, { by: who, act: `entry.${outcome}`, reason: words })
    return 'decided'
  })
}

/** Takes back what was counted, by a counter-entry that says why. The entry itself stays visible. */
export async function reverseEntry(
  ctx: Pick<Context, 'db' | 'now'>,
  entryId: number,
  { why }: { why: string },
  who: Act['by'],
): Promise<'reversed' | 'already'> {
  return ctx.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, entryId)
    if (!entry) throw new Failure('not_found')
    if (entry.state !== 'counted') return 'already'
    if (!(await insertReversal(tx, entry, { why, at: ctx.now(), by: who.email }))) return 'already'
    if (entry.quest === 'referral') await setReferralState(tx, personOfEntry(entry.key), 'blocked', 'reversed')
    await note(ctx, tx, entry, { by: who, act: 'entry.reverse', reason: why })
    return 'reversed'
  })
}

/** Answers an appeal against a decision; points that were refused or taken back are given by a new entry. */
export async function decideAppeal(
  ctx: Pick<Context, 'db' | 'now'>,
  entryId: number,
  { outcome, words }: { outcome: 'uphold' | 'dismiss'; words: string },
  who: Act['by'],
): Promise<'decided' | 'already'> {
  return ctx.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, entryId)
    if (!entry) throw new Failure('not_found')
    if (entry.state === 'held')
      throw new Failure('invalid_request', { message: 'This entry is waiting for a decision. Decide it first.' })
    const state = outcome === 'uphold' ? 'upheld' : 'dismissed'
    if (!(await answerAppeal(tx, entryId, { state, answer: words, at: ctx.now(), by: who.email }))) return 'already'
    const points = outcome === 'uphold' ? pointsLost(entry) : 0
    if (points !== 0) {
      const { memberId } = entry
      const key = `appeal:${entryId}`
      await awardPoints(ctx, tx, {
        memberId,
        quest: 'adjustment',
        key,
        points,
        what: `Your appeal: ${entry.what}`,
        why: words,
      })
    }
    await note(ctx, tx, entry, { by: who, act: `appeal.${outcome}`, reason: words })
    return 'decided'
  })
}

type Told = Pick<Act, 'by' | 'act' | 'reason'>

/** By ids and points alone: the owners are in the ledger. */
async function note(ctx: Pick<Context, 'now'>, tx: Db, { id, state, points }: EntryRow, told: Told): Promise<void> {
  await noteAct(ctx, tx, { ...told, subject: `entry:${id}`, before: { state, points } })
}

function pointsLost({ state, points }: EntryRow): number {
  if (state === 'refused') return points
  return points < 0 ? -points : 0
}
