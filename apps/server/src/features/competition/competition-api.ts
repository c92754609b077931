import { sayDrawPrizes } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { findNewestEdition } from './edition/edition-store.ts'
import { statusAt } from './edition/status-at.ts'
import { declareWithin } from './entry/declare.ts'
import { eligibility } from './entry/eligibility.ts'
import { listLeaders } from './entry/list-leaders.ts'
import { listProposed } from './operate/list-proposed.ts'
import { proposeDecision } from './operate/propose-decision.ts'

/** What the waitlist needs of the competition, in the shape that the waitlist defines. */
export const competitionApi = {
  /** The state of the newest one, what its countdown runs to, and its prizes. */
  async read({ db, now }: Context) {
    const edition = await findNewestEdition(db)
    if (!edition) return { status: 'closed' as const, closesAt: null, prizes: [] }
    const { prizes, draw } = edition.rules
    return {
      status: statusAt(edition, now()),
      closesAt: edition.closesAt,
      prizes: [
        ...prizes.map(({ first, last, prize }) => ({ from: first, to: last, prize })),
        { from: draw.first, to: draw.last, prize: `A place in the draw for ${sayDrawPrizes(draw)}` },
      ],
    }
  },
  readEntry: (ctx: Context, memberId: string) => eligibility(ctx, memberId),
  listLeaders,
  declare: declareWithin,
  proposeDecision,
  listProposed,
}
