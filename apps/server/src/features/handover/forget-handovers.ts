import type { Context } from '../../context.ts'
import { deleteRequestsBefore } from './handover-store.ts'
import { deleteLinksBefore } from './link-store.ts'

const HOUR_MS = 3_600_000
/** As long as a retry has to find the first request. */
const KEPT_MS = 24 * HOUR_MS
/** Longer than its request: a link that was used must not be valid again when the request is repeated. */
const LINKS_KEPT_MS = KEPT_MS + HOUR_MS

/** Deletes old requests and links. */
export async function forgetHandovers(ctx: Context): Promise<number> {
  const now = ctx.now().getTime()
  const requests = await deleteRequestsBefore(ctx.db, new Date(now - KEPT_MS))
  return requests + (await deleteLinksBefore(ctx.db, new Date(now - LINKS_KEPT_MS)))
}
