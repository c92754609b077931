import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { listHomesById, setHomeDeleteAt } from '../home-store.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { lockWatch, putWatch } from './watch-store.ts'

/** Having the mail proves the address; pressing twice is harmless. Returns the name of the home. */
export async function confirmWatch(ctx: Context, token: string): Promise<string> {
  return ctx.db.transaction().execute(async (tx) => {
    const watch = await lockWatch(ctx, tx, { confirmHash: namedHash('homes-confirm', token) })
    if (!watch?.confirmUntil || watch.confirmUntil <= ctx.now()) throw new Failure('watch_link_over')
    if (watch.confirmedAt === null) {
      await putWatch(ctx, tx, { ...watch, confirmedAt: ctx.now() })
      await setHomeDeleteAt(tx, watch.homeId, null)
    }
    const [home] = await listHomesById(ctx, tx, [watch.homeId])
    return home?.content.name ?? ''
  })
}
