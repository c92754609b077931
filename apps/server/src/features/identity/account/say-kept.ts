import type { Db } from '../../../platform/db/open-database.ts'
import type { AccountOwner, AccountPart } from './account-part.ts'

/** What must be kept when an account is deleted, feature by feature, in words for its owner. */
export async function sayKept(db: Db, parts: readonly AccountPart[], owner: AccountOwner): Promise<string[]> {
  const kept: string[] = []
  for (const part of parts) {
    const words = await part.sayKept?.(db, owner)
    if (words !== undefined) kept.push(words)
  }
  return kept
}
