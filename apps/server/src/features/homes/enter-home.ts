import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import type { HomeRecord } from './home-store.ts'
import { type Asking, type Settled, settleHomes } from './settle-homes.ts'

export type Entered = { home: HomeRecord; settled: Settled }

/** One home of the caller, with its bills, or 404. */
export async function enterHome(ctx: Context, tx: Db, who: Asking, homeId: string): Promise<Entered> {
  const settled = await settleHomes(ctx, tx, who)
  const home = isUuid(homeId) ? settled.homes.find(({ id }) => id === homeId) : undefined
  if (!home) throw new Failure('not_found')
  return { home, settled }
}

/** The same homes with one of them changed. */
export function withHome({ homes, bills }: Settled, changed: HomeRecord): Entered {
  return { home: changed, settled: { bills, homes: homes.map((home) => (home.id === changed.id ? changed : home)) } }
}
