import type { Context } from '../../../context.ts'
import type { EarnedEntry } from '../../waitlist/public.ts'
import { describeProposals } from './describe-proposals.ts'
import { findAtStake } from './find-at-stake.ts'
import { listOpenProposals, type Proposal } from './proposal-store.ts'

type Described = Awaited<ReturnType<typeof describeProposals>>

/** By entry of the ledger that needs a second operator: the proposals that wait for one. */
export async function listProposed(
  ctx: Pick<Context, 'db' | 'now'>,
  entries: readonly EarnedEntry[],
  viewer: string,
): Promise<Map<number, Described>> {
  const proposed = new Map<number, Described>()
  const atStake = [...(await findAtStake(ctx, entries))]
  for (const edition of new Set(atStake.map(([, each]) => each))) {
    const ids = new Set(atStake.flatMap(([id, each]) => (each === edition ? id : [])))
    const isOfThese = ({ entryId }: Proposal) => entryId !== null && ids.has(entryId)
    const open = (await listOpenProposals(ctx.db, edition.id)).filter(isOfThese)
    const described = await describeProposals(ctx, edition, open, viewer)
    for (const id of ids)
      proposed.set(
        id,
        described.filter((_, at) => open[at]?.entryId === id),
      )
  }
  return proposed
}
