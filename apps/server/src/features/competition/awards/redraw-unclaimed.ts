import { winnersOf } from '@mowatt/draw'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Actor } from '../edition/audit-store.ts'
import { writeAudit } from '../edition/audit-store.ts'
import type { Edition } from '../edition/edition-store.ts'
import { lockFor } from '../edition/lock-for.ts'
import { refusal } from '../edition/take-step.ts'
import { countEntries } from '../entry/entry-store.ts'
import { type AwardRow, insertAwards, listAwards, updateAward } from './award-store.ts'
import { type Telling, tellWaiting } from './tell-winners.ts'

export type Redrawn = { lapsed: number; redrawn: number }

/** Unclaimed prizes go to the next entrant in the order of the same draw. Idempotent. */
export async function redrawUnclaimed(ctx: Telling, id: string, who: Actor): Promise<Redrawn> {
  return ctx.db.transaction().execute(async (tx) => {
    const edition = await lockFor(tx, id, who)
    if (edition?.state !== 'claims') throw refusal(`There are no claims to review in ${id}.`)
    const lapsed = await lapse(tx, await listLapsed(ctx, tx, id))
    let redrawn = 0
    // A reserve's account may be deleted as well, and then the next one follows.
    for (let more = await replace(tx, edition); more > 0; more = await replace(tx, edition)) {
      redrawn += more
      await tellWaiting(ctx, tx, edition)
    }
    if (lapsed + redrawn > 0) {
      const details = { lapsed, redrawn }
      await writeAudit(tx, { editionId: id, at: ctx.now(), who, what: 'redrawn', details })
    }
    return { lapsed, redrawn }
  })
}

/** Awards that were not claimed in time. */
export async function listLapsed({ now }: Pick<Context, 'now'>, db: Db, editionId: string): Promise<AwardRow[]> {
  const awards = await listAwards(db, editionId)
  return awards.filter(({ state, claimUntil }) => state === 'told' && claimUntil !== null && claimUntil < now())
}

async function lapse(tx: Db, lapsed: readonly AwardRow[]): Promise<number> {
  let count = 0
  for (const { id } of lapsed) {
    const isLapsed = await updateAward(tx, id, 'told', { state: 'unclaimed', unclaimed_why: 'not_claimed_in_time' })
    if (isLapsed) count += 1
  }
  return count
}

async function replace(tx: Db, { id, rules, drawOrder }: Edition): Promise<number> {
  const awards = await listAwards(tx, id)
  const fresh = awards.filter(({ number, state }) => state === 'unclaimed' && !isReplaced(awards, number))
  const replaced = [...awards, ...fresh.map(({ number }) => ({ number: 0, replaces: number }))]
  const entrants = await countEntries(tx, id)
  const winners = winnersOf({ rules, entrants, order: drawOrder ?? [], replaced }).slice(awards.length)
  await insertAwards(
    tx,
    winners.map((winner, at) => ({
      ...winner,
      editionId: id,
      number: awards.length + at + 1,
      replaces: fresh[at]!.number,
    })),
  )
  return winners.length
}

function isReplaced(awards: readonly AwardRow[], number: number): boolean {
  return awards.some(({ replaces }) => replaces === number)
}
