import type { Context } from '../../context.ts'
import { deleteRunsBefore } from './run-store.ts'

const KEEP_DAYS = 90

/** Deletes old tickets and runs; a player's best run is kept for as long as its points count. */
export function forgetOldRuns({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteRunsBefore(db, new Date(now().getTime() - KEEP_DAYS * 86_400_000))
}
