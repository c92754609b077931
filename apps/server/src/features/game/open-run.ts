import { RULES_VERSION } from '@mowatt/game'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { requirePlayer } from './require-player.ts'
import { closeAllBut, insertTicket, lockPlayer, type Ticket } from './run-store.ts'

const LIFE_MS = 30 * 60_000
/** For a few tabs, and for abandoned pages; older ones are closed. */
const OPEN_TICKETS = 5
/** A run that fails at once takes ten seconds. */
const perPlayer = { name: 'game-tickets', count: 240, perSeconds: 3600 }

/** A ticket for one run: the server chooses the tunnel, so players can't bring one that they have practised. */
export async function openRun(
  ctx: Context,
  userId: string,
  alongside: (tx: Db, ticket: Ticket) => Promise<void>,
): Promise<Ticket> {
  await requirePlayer(ctx.db, userId)
  await ctx.limits.consume(perPlayer, userId)
  const openedAt = ctx.now()
  const ticket = {
    id: ctx.randomBytes(16).toString('base64url'),
    userId,
    seed: ctx.randomBytes(16).toString('hex'),
    rulesVersion: RULES_VERSION,
    openedAt,
    expiresAt: new Date(openedAt.getTime() + LIFE_MS),
  }
  await ctx.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, userId)
    await closeAllBut(tx, userId, { newest: OPEN_TICKETS - 1, at: openedAt })
    await insertTicket(tx, ticket)
    await alongside(tx, ticket)
  })
  return ticket
}
