import { declarations, type EntryCondition } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'
import { findMember, firstEntryAt } from '../../waitlist/public.ts'
import type { Edition } from '../edition/edition-store.ts'
import { type Declared, findDeclared, insertEntry } from './entry-store.ts'

export type Conditions = {
  declared: Declared
  missing: EntryCondition[]
  /** When the last condition was met; null while one is missing. */
  metAt: Date | null
  personKey: string | null
}

const nothing: Declared = { over_18: null, uk_resident: null, not_employee: null }

/** A waitlist member has a verified address: that is how one becomes a member. */
export async function checkConditions(db: Db, editionId: string, userId: string): Promise<Conditions> {
  const member = await findMember(db, userId)
  const playedAt = member && (await firstEntryAt(db, userId, 'escape-the-tunnel'))
  const declared = (await findDeclared(db, editionId, userId)) ?? nothing
  const missing: EntryCondition[] = declarations.filter((each) => declared[each] === null)
  if (!playedAt) missing.unshift('game')
  if (!member) missing.unshift('email_verified')
  const times = [member?.joinedAt, playedAt, ...Object.values(declared)].flatMap((each) => each?.getTime() ?? [])
  const metAt = missing.length === 0 ? new Date(Math.max(...times)) : null
  return { declared, missing, metAt, personKey: member?.personKey ?? null }
}

/** Makes the entry, if everything was there before the competition closed. Idempotent. */
export async function enterIfComplete(tx: Db, edition: Edition, userId: string): Promise<Conditions> {
  const conditions = await checkConditions(tx, edition.id, userId)
  const { metAt, personKey } = conditions
  if (metAt && personKey !== null && metAt <= edition.closesAt) {
    const enteredAt = metAt < edition.opensAt ? edition.opensAt : metAt
    await insertEntry(tx, { editionId: edition.id, userId, personKey, enteredAt })
  }
  return conditions
}
