import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { stopHash } from './reminder-seal.ts'
import { deleteWaitingTo, findStopped } from './reminder-store.ts'

/** Whoever has the mail may stop what it stops; pressing twice is no fault. */
export async function stopReminders({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  const address = await findStopped(db, stopHash(token))
  if (!address) throw new Failure('not_found')
  await deleteWaitingTo(db, address)
}
