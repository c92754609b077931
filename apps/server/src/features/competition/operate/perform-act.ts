import type { CompetitionStep, ProposedAct } from '@mowatt/contract'
import { finishCompetition } from '../awards/finish-competition.ts'
import { redrawUnclaimed } from '../awards/redraw-unclaimed.ts'
import { remindWinners } from '../awards/remind-winners.ts'
import { announceWinners, type Telling } from '../awards/tell-winners.ts'
import { beaconOf } from '../beacon/beacon.ts'
import { commitDraw } from '../draw/commit-draw.ts'
import { drawWinners } from '../draw/draw-winners.ts'
import type { OnPage } from '../edition/audit-store.ts'
import { closeCompetition } from '../edition/close-competition.ts'
import { settleCompetition } from '../edition/settle-competition.ts'
import { excludeEntrant } from '../entry/exclude-entrant.ts'
import { decidePoints } from './decide-points.ts'

export type Performing = Telling

type Wanted = {
  act: CompetitionStep | ProposedAct
  userId: string | null
  entryId: number | null
  /** Why the user is excluded, or what a member reads about a decision. */
  note: string
}

/** Takes a step by the same use case as the command at a terminal. */
export async function performAct(
  ctx: Performing,
  id: string,
  { act, userId, entryId, note }: Wanted,
  who: OnPage,
): Promise<void> {
  switch (act) {
    case 'close':
      return closeCompetition(ctx, id, who)
    case 'settle':
      return settleCompetition(ctx, id, who)
    case 'commit':
      return commitDraw(ctx, id, { beacon: beaconOf(ctx.config), who })
    case 'draw': {
      await drawWinners(ctx, id, { beacon: beaconOf(ctx.config), who })
      const { by, reason } = who
      return announceWinners(ctx, id, { by, reason })
    }
    case 'announce':
      return announceWinners(ctx, id, who)
    case 'remind':
      return void (await remindWinners(ctx, id, who))
    case 'redraw':
      return void (await redrawUnclaimed(ctx, id, who))
    case 'finish':
      return finishCompetition(ctx, id, who)
    case 'exclude':
    case 'hold': {
      const reason = act === 'exclude' ? 'excluded' : 'held'
      return excludeEntrant(ctx, { editionId: id, userId: userId ?? '', reason, note }, who)
    }
    case 'count':
    case 'refuse':
    case 'reverse':
    case 'uphold':
    case 'dismiss':
      return decidePoints(ctx, id, { entryId: entryId ?? 0, userId, outcome: act, words: note }, who)
  }
}
