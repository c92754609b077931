import { createHash } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import { type Input, type Outcome, replay, RULES_VERSION } from '@mowatt/game'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { awardPoints } from '../waitlist/public.ts'
import { requirePlayer } from './require-player.ts'
import { closePlayed, closeRefused, findBest, findTicket, keepBest, lockPlayer, type TicketRow } from './run-store.ts'

const perPlayer = { name: 'game-hand-ins', count: 480, perSeconds: 3600 }
/** Clocks of browsers and of servers do not run quite alike. */
const TOLERANCE_MS = 500
const TOLERANCE_SHARE = 0.02

type HandedIn = { runId: string; userId: string; inputs: readonly Input[]; isCalm: boolean }

export type Verdict = { score: number; points: number; best: number; isBest: boolean }

/**
 * Replays a run on the seed that we issued, and pays what it adds to the player's best. No score is ever taken from the
 * client. The same log handed in again gets the same answer; a ticket takes no second log.
 */
export async function handInRun(ctx: Context, handedIn: HandedIn): Promise<Verdict> {
  const { runId, userId, inputs, isCalm } = handedIn
  await ctx.limits.consume(perPlayer, userId)
  const at = ctx.now()
  const logHash = createHash('sha256')
    .update(JSON.stringify([isCalm, inputs]))
    .digest()
  const judged = await ctx.db.transaction().execute(async (tx) => {
    await requirePlayer(tx, userId)
    await lockPlayer(tx, userId)
    const ticket = await findTicket(tx, runId, userId)
    if (!ticket) throw new Failure('not_found')
    if (ticket.closedAt) return answeredBefore(ticket, logHash)
    if (ticket.expiresAt <= at || ticket.rulesVersion !== RULES_VERSION) throw new Failure('run_over')
    const played = judge(ticket, handedIn, at)
    if (typeof played === 'string') {
      await closeRefused(tx, runId, { logHash, refused: played, at })
      return { refused: played }
    }
    return pay(ctx, tx, { ticket, outcome: played, inputs, isCalm, logHash, at })
  })
  if ('refused' in judged) {
    ctx.log.info({ feature: 'game', reason: judged.refused }, 'a run was refused')
    throw new Failure('run_refused')
  }
  return judged
}

function answeredBefore(ticket: TicketRow, logHash: Buffer): Verdict | { refused: string } {
  if (!ticket.logHash?.equals(logHash)) throw new Failure('run_over')
  if (ticket.refused !== null) return { refused: ticket.refused }
  const { score, points, best } = ticket
  return { score: score ?? 0, points: points ?? 0, best: best ?? 0, isBest: (points ?? 0) > 0 }
}

/** The run's outcome, or why it is invalid. */
function judge(ticket: TicketRow, { inputs, isCalm }: HandedIn, at: Date): Outcome | string {
  const replayed = replay(ticket.seed, inputs, { isCalm })
  if (!replayed.isPlayable) return replayed.fault
  const { outcome } = replayed
  const passedMs = at.getTime() - ticket.openedAt.getTime()
  return passedMs + TOLERANCE_MS < outcome.leastMs * (1 - TOLERANCE_SHARE) ? 'too_fast' : outcome
}

type Payment = {
  ticket: TicketRow
  outcome: Outcome
  inputs: readonly Input[]
  isCalm: boolean
  logHash: Buffer
  at: Date
}

async function pay(ctx: Context, tx: Db, payment: Payment): Promise<Verdict> {
  const { ticket, outcome, inputs, isCalm, logHash, at } = payment
  const { id: runId, userId, seed, rulesVersion } = ticket
  const { points: score, ticks, cells, bumps, ending } = outcome
  const before = await findBest(tx, userId)
  const added = Math.max(0, score - (before?.score ?? 0))
  const best = Math.max(score, before?.score ?? 0)
  if (added > 0) {
    await keepBest(tx, { userId, score, runId, at })
    await awardPoints(ctx, tx, {
      memberId: userId,
      quest: 'escape-the-tunnel',
      key: `run:${runId}`,
      points: added,
      what: 'Escape the Tunnel',
      why: before
        ? `New best run: ${score}. Your previous best was ${before.score}, so that’s ${added} more`
        : `First run: ${score}, checked by our server`,
      evidence: { run: runId, seed, rules_version: rulesVersion, score, ticks, cells, bumps, ending, is_calm: isCalm },
    })
  }
  const kept = added > 0 ? inputs : undefined
  await closePlayed(tx, runId, { logHash, isCalm, outcome, points: added, best, inputs: kept, at })
  return { score, points: added, best, isBest: added > 0 }
}
