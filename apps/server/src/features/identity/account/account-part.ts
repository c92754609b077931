import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'

/** The owner of the data. The address is null unless they verified it. */
export type AccountOwner = { userId: string; email: string | null }

export type AccountFile = {
  /** As it is in an address: letters, digits and dashes. */
  id: string
  /** The user's own name for it. */
  name: string
  contentType: string
  bytes: number
}

/** What a feature stores about a user: every feature that stores something adds its part to the list in app.ts. */
export type AccountPart = {
  /** The feature's name. */
  feature: string
  /** All of it, as plain JSON. */
  exportData(ctx: Context, owner: AccountOwner): Promise<unknown>
  listFiles?(ctx: Context, owner: AccountOwner): Promise<AccountFile[]>
  /** Undefined for another user's file. */
  readFile?(ctx: Context, owner: AccountOwner, id: string): Promise<Buffer | undefined>
  /**
   * What must be kept after all, in words for the last question and the last mail; called before anything is removed.
   */
  sayKept?(tx: Db, owner: AccountOwner): Promise<string | undefined>
  /** Removes all of it in the caller's transaction; what is outside the database is left to a job, queued in it. */
  remove(ctx: Context, tx: Db, owner: AccountOwner): Promise<void>
}
