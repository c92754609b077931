import type { Context } from '../../context.ts'
import { deleteRequestsBefore } from './request-store.ts'

const KEPT_MS = 90 * 86_400_000

/** Requests to a model, counted and without their words, are kept as long as a bill. */
export async function forgetModelRequests({ db, now }: Context): Promise<number> {
  return deleteRequestsBefore(db, new Date(now().getTime() - KEPT_MS))
}
