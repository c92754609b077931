import type { Context } from '../../../context.ts'
import { noteAct } from '../../operators/public.ts'
import { tellOfContent } from '../content-edition.ts'
import { listClaims, lockClaim, updateClaim } from './claim-store.ts'
import { computeClaim } from './compute-claim.ts'
import { readOwnData } from './read-own-data.ts'

const BY_DATA = { email: 'our data', role: 'none' }
const WHY = 'The figure is updated from our data'

/** Updates the figures that follow our data; returns how many changed. */
export async function keepClaims(ctx: Pick<Context, 'db' | 'now' | 'notices'>): Promise<number> {
  const kept = (await listClaims(ctx.db)).filter(({ isKept }) => isKept)
  if (kept.length === 0) return 0
  const found = await readOwnData(ctx.db)
  let count = 0
  for (const { documentId } of kept) {
    const hasChanged = await ctx.db.transaction().execute(async (tx) => {
      const claim = await lockClaim(tx, documentId)
      const figure = claim?.isKept ? computeClaim(claim, found)?.kept : undefined
      if (claim === undefined || figure === undefined || figure === claim.figure) return false
      await updateClaim(tx, documentId, { figure }, ctx.now())
      await tellOfContent(ctx, tx)
      const [subject, before] = [`claim:${claim.key}`, { figure: claim.figure }]
      await noteAct(ctx, tx, { by: BY_DATA, act: 'claim.keep', subject, reason: WHY, before, after: { figure } })
      return true
    })
    if (hasChanged) count++
  }
  return count
}
