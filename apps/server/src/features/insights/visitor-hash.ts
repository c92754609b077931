import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { findSalt, insertSalt } from './event-store.ts'

const known = new WeakMap<object, { day: string; salt: Buffer }>()

/**
 * Replaces a browser's random number by a hash that is valid for today only. The salt is random and deleted after its
 * day: from then on no one, including us, can tell which visitor was which.
 */
export async function createVisitorHash({ db, now, randomBytes }: Pick<Context, 'db' | 'now' | 'randomBytes'>) {
  const day = londonDay(now())
  let today = known.get(db)
  if (today?.day !== day) {
    // Another process may have been first; the one in the table is used.
    await insertSalt(db, day, randomBytes(32))
    today = { day, salt: await findSalt(db, day) }
    known.set(db, today)
  }
  const { salt } = today
  return (distinctId: string) => createHmac('sha256', salt).update(distinctId).digest('base64url').slice(0, 22)
}
