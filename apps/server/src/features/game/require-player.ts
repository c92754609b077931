import { Failure } from '@mowatt/contract'
import type { Db } from '../../platform/db/open-database.ts'
import { findMember, requireTerms } from '../waitlist/public.ts'

/** Only members who may act play for points. */
export async function requirePlayer(db: Db, userId: string): Promise<void> {
  const member = await findMember(db, userId)
  if (!member) {
    throw new Failure('not_allowed', { message: 'Join the waitlist first, then you can play for points.' })
  }
  requireTerms(member)
}
