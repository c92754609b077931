import { Failure } from '@mowatt/contract'
import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { tellOfContent } from '../content-edition.ts'
import { lockClaim, updateClaim } from './claim-store.ts'
import { computeClaim } from './compute-claim.ts'
import { readOwnData } from './read-own-data.ts'

const MOST_DAYS = 366
const NOT_COMPUTED = 'We can’t work this figure out from our data, so please check it yourself.'
const BAD_DAY = 'Please choose a date from tomorrow onwards, and within a year.'

type Renewal = { figure: string; basis: string; expiresOn: string; isKept: boolean; version: string }

/** Marked as checked today. `changed` where another operator was quicker: nothing is overwritten. */
export async function renewClaim(
  ctx: Pick<Context, 'db' | 'now' | 'notices'>,
  documentId: string,
  { version, ...renewal }: Renewal,
  { by, reason }: Pick<Act, 'by' | 'reason'>,
): Promise<'renewed' | 'changed'> {
  const today = londonDay(ctx.now())
  if (renewal.expiresOn <= today || renewal.expiresOn > addDays(today, MOST_DAYS)) {
    throw new Failure('invalid_request', { fields: { expires_on: BAD_DAY } })
  }
  const found = await readOwnData(ctx.db)
  return ctx.db.transaction().execute(async (tx) => {
    const claim = await lockClaim(tx, documentId)
    if (!claim) throw new Failure('not_found')
    if (claim.version !== version) return 'changed'
    const computed = computeClaim(claim, found)
    if (renewal.isKept && !computed) throw new Failure('invalid_request', { fields: { is_kept: NOT_COMPUTED } })
    const figure = renewal.isKept && computed ? computed.kept : renewal.figure
    const changed = { ...renewal, figure, checkedOn: today }
    await updateClaim(tx, documentId, changed, ctx.now())
    await tellOfContent(ctx, tx)
    const { basis, checkedOn, expiresOn, isKept } = claim
    const before = { figure: claim.figure, basis, checkedOn, expiresOn, isKept }
    await noteAct(ctx, tx, { by, act: 'claim.renew', subject: `claim:${claim.key}`, reason, before, after: changed })
    return 'renewed'
  })
}
