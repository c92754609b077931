import type { Input, Outcome } from '@mowatt/game'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type Ticket = {
  id: string
  userId: string
  seed: string
  rulesVersion: number
  openedAt: Date
  expiresAt: Date
}

export type TicketRow = Ticket & {
  closedAt: Date | null
  logHash: Buffer | null
  refused: string | null
  score: number | null
  points: number | null
  best: number | null
}

/** Serialises changes to one player's tickets. */
export async function lockPlayer(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`game:${userId}`}, 0))`.execute(tx)
}

export async function insertTicket(tx: Db, ticket: Ticket): Promise<void> {
  await tx
    .insertInto('game_run')
    .values({
      id: ticket.id,
      user_id: ticket.userId,
      seed: ticket.seed,
      rules_version: ticket.rulesVersion,
      opened_at: ticket.openedAt,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Closes the oldest open tickets of a person, but for the newest few. */
export async function closeAllBut(tx: Db, userId: string, { newest, at }: { newest: number; at: Date }): Promise<void> {
  const open = tx.selectFrom('game_run').select('id').where('user_id', '=', userId).where('closed_at', 'is', null)
  const older = open.orderBy('opened_at', 'desc').orderBy('id').offset(newest)
  await tx.updateTable('game_run').set({ closed_at: at }).where('id', 'in', older).execute()
}

export async function findTicket(tx: Db, id: string, userId: string): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('game_run')
    .select([
      'id',
      'user_id as userId',
      'seed',
      'rules_version as rulesVersion',
      'opened_at as openedAt',
      'expires_at as expiresAt',
      'closed_at as closedAt',
      'log_hash as logHash',
      'refused',
      'score',
      'points',
      'best',
    ])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function closeRefused(
  tx: Db,
  id: string,
  { logHash, refused, at }: { logHash: Buffer; refused: string; at: Date },
): Promise<void> {
  await tx.updateTable('game_run').set({ closed_at: at, log_hash: logHash, refused }).where('id', '=', id).execute()
}

type Played = {
  logHash: Buffer
  isCalm: boolean
  outcome: Outcome
  points: number
  best: number
  /** Only of a best run. */
  inputs: readonly Input[] | undefined
  at: Date
}

export async function closePlayed(tx: Db, id: string, played: Played): Promise<void> {
  const { logHash, isCalm, outcome, points, best, inputs, at } = played
  const { points: score, ticks, cells, bumps, ending } = outcome
  await tx
    .updateTable('game_run')
    .set({
      closed_at: at,
      log_hash: logHash,
      is_calm: isCalm,
      score,
      ticks,
      cells,
      bumps,
      ending,
      points,
      best,
      inputs: inputs ? JSON.stringify(inputs) : null,
    })
    .where('id', '=', id)
    .execute()
}

export async function findBest(db: Db, userId: string): Promise<{ score: number; runId: string | null } | undefined> {
  return db
    .selectFrom('game_best')
    .select(['score', 'run_id as runId'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Sets the best run; the log of the previous one is no longer needed. */
export async function keepBest(
  tx: Db,
  best: { userId: string; score: number; runId: string; at: Date },
): Promise<void> {
  const { userId, score, runId, at } = best
  await tx
    .updateTable('game_run')
    .set({ inputs: null })
    .where('user_id', '=', userId)
    .where('inputs', 'is not', null)
    .execute()
  const values = { score, run_id: runId, reached_at: at }
  await tx
    .insertInto('game_best')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function listRuns(db: Db, userId: string) {
  return db
    .selectFrom('game_run')
    .select(['opened_at', 'closed_at', 'is_calm', 'score', 'ticks', 'cells', 'bumps', 'ending', 'points', 'inputs'])
    .where('user_id', '=', userId)
    .orderBy('opened_at')
    .execute()
}

export async function deletePlayer(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('game_run').where('user_id', '=', userId).execute()
  await tx.deleteFrom('game_best').where('user_id', '=', userId).execute()
}

/** Deletes tickets and runs that were opened before then, except best runs. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('game_run')
    .where('opened_at', '<', before)
    .where('inputs', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
