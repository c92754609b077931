import { Failure } from '@mowatt/contract'
import type { Db } from '../../platform/db/open-database.ts'
import { findMember, requireTerms } from '../waitlist/public.ts'

/** Only members who may act play for points. */
export async function requirePlayer(db: Db, userId: string): Promise<void> {
  const member = await findMember(db, userId)
  if (!member) {
    throw new Failure('not_allowed', { message: 'Only members of the waitlist play for points. Please join first.' })
  }
  requireTerms(member)
}
