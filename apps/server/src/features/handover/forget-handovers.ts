import type { Context } from '../../context.ts'
import { deleteRequestsBefore } from './handover-store.ts'
import { deleteLinksBefore } from './link-store.ts'

const HOUR_MS = 3_600_000
/** As long as a repeated request has to find the first one. */
const KEPT_MS = 24 * HOUR_MS
/** Longer than its request: a link that was used must not be valid again when the request is repeated. */
const LINKS_KEPT_MS = KEPT_MS + HOUR_MS

/** Old requests and links go. */
export async function forgetHandovers(ctx: Context): Promise<number> {
  const now = ctx.now().getTime()
  const requests = await deleteRequestsBefore(ctx.db, new Date(now - KEPT_MS))
  return requests + (await deleteLinksBefore(ctx.db, new Date(now - LINKS_KEPT_MS)))
}
