import { type EntryOutcome, Failure, type ProposedAct } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { listLapsed } from '../awards/redraw-unclaimed.ts'
import type { Edition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { refusal } from '../edition/take-step.ts'
import { findDecidable } from '../../waitlist/public.ts'
import { findEntryOf, findExclusion } from '../entry/entry-store.ts'

export type Wanted = { act: ProposedAct; userId: string | null; entryId: number | null }

/**
 * What a proposal is about, in words: another operator agrees to exactly this. Refuses what can't be done now. The same
 * words later mean that nothing has changed.
 */
export async function seenOf(
  ctx: Pick<Context, 'now'>,
  db: Db,
  edition: Edition,
  { act, userId, entryId }: Wanted,
): Promise<string> {
  const { id, commitmentHash } = edition
  const status = statusAt(edition, ctx.now())
  switch (act) {
    case 'draw':
      if (status !== 'settled' || commitmentHash === null) throw refusal(`The list for ${id} isn’t ready to draw from.`)
      return `The list frozen as ${commitmentHash}`
    case 'redraw': {
      const numbers = (await listLapsed(ctx, db, id)).map(({ number }) => number)
      if (status !== 'claims' || numbers.length === 0)
        throw refusal('There are no unclaimed prizes to give to anyone else.')
      return `Unclaimed: ${numbers.map((number) => `award ${number}`).join(', ')}`
    }
    case 'exclude':
    case 'hold': {
      if (status !== 'closed') throw refusal(`The ranking for ${id} is final, so you can’t take anyone out of it.`)
      if (userId === null || !(await findEntryOf(db, id, userId))) throw new Failure('not_found')
      const now = await findExclusion(db, id, userId)
      return now === undefined ? 'Entry is closed, and they’re in the ranking' : `Entry is closed, and they’re ${now}`
    }
    case 'count':
    case 'refuse':
    case 'reverse':
    case 'uphold':
    case 'dismiss': {
      if (status !== 'closed') throw refusal(`The ranking for ${id} is final.`)
      const entry = await findDecidable(db, entryId ?? 0)
      if (!entry) throw new Failure('not_found')
      if (!canDecide(entry, act)) throw refusal('Someone has already decided this.')
      return `Entry is closed, and ${sayState(entry)}`
    }
  }
}

type Decidable = NonNullable<Awaited<ReturnType<typeof findDecidable>>>

function canDecide({ state, isTakenBack, hasOpenAppeal }: Decidable, outcome: EntryOutcome): boolean {
  if (outcome === 'count' || outcome === 'refuse') return state === 'held'
  if (outcome === 'reverse') return state === 'counted' && !isTakenBack
  return state !== 'held' && hasOpenAppeal
}

const states = { held: 'are on hold', counted: 'count', refused: 'were rejected' } as const

function sayState({ points, what, state, isTakenBack, hasOpenAppeal }: Decidable): string {
  const now = isTakenBack ? 'were taken back' : states[state]
  return `${points} points for “${what}” ${now}${hasOpenAppeal ? ', with an appeal' : ''}`
}
