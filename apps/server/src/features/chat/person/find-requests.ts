import type { ConsoleFinder } from '../../operators/public.ts'
import { listRequestsFrom } from './person-request-store.ts'
import { addressHash, openAsked } from './person-words.ts'

/** By the whole address: searching by prefix isn't possible, as addresses are sealed. */
export const requestFinder: ConsoleFinder = {
  page: 'support',
  async find(ctx, words, most) {
    const found = await listRequestsFrom(ctx.db, addressHash(ctx, words), most)
    return found.map(({ id, sealed, closedAt }) => ({
      title: openAsked(ctx, id, sealed).email,
      detail: closedAt === null ? 'Waiting' : 'Done',
      path: `/operate/support/${id}`,
    }))
  },
}
