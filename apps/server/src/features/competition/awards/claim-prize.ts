import { Failure } from '@mowatt/contract'
import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { writeAudit } from '../edition/audit-store.ts'
import { type Edition, findEdition } from '../edition/edition-store.ts'
import { type Address, openAddress, sealAddress } from './address-seal.ts'
import { type AwardRow, findAwardByClaim, updateAward } from './award-store.ts'
import { hashClaimToken } from './claim-token.ts'

type Claiming = Pick<Context, 'db' | 'now' | 'secrets'>

export type Claim = { award: AwardRow; edition: Edition; state: 'open' | 'claimed' | 'sent' | 'over' }

/** What a link is for. Reading it changes nothing. */
export async function lookAtClaim({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<Claim> {
  const award = await findAwardByClaim(db, hashClaimToken(token))
  const edition = award && (await findEdition(db, award.editionId))
  if (!edition) throw new Failure('claim_link_wrong')
  if (award.state === 'claimed' || award.state === 'sent') return { award, edition, state: award.state }
  const isOpen = award.state === 'told' && award.claimUntil !== null && now() <= award.claimUntil
  return { award, edition, state: isOpen ? 'open' : 'over' }
}

type Given = { token: string; address: Address; mayName: boolean }

/** Stores the address, sealed. The same address again gives the same answer; another one is refused. */
export async function claimPrize(ctx: Claiming, { token, address, mayName }: Given) {
  const { award, edition, state } = await lookAtClaim(ctx, token)
  if (state === 'over') throw new Failure('claim_over')
  const now = ctx.now()
  const sentBy = (claimedAt: Date) => addDays(londonDay(claimedAt), edition.rules.delivery_days)
  const isNew =
    state === 'open' &&
    (await ctx.db.transaction().execute(async (tx) => {
      const isFirst = await updateAward(tx, award.id, 'told', {
        state: 'claimed',
        claimed_at: now,
        sealed_address: sealAddress(ctx, award.id, address),
        may_name: mayName,
      })
      if (!isFirst) return false
      const line = { editionId: edition.id, at: now, who: 'winner' as const, what: 'claimed' }
      await writeAudit(tx, { ...line, details: { award: award.number } })
      return true
    }))
  if (isNew) return { prize: award.prize, sentBy: sentBy(now) }
  const { award: kept } = await lookAtClaim(ctx, token)
  if (!kept.sealedAddress || !kept.claimedAt) throw new Failure('claim_used')
  if (JSON.stringify(openAddress(ctx, kept.id, kept.sealedAddress)) !== JSON.stringify(address)) {
    throw new Failure('claim_used')
  }
  return { prize: kept.prize, sentBy: sentBy(kept.claimedAt) }
}
