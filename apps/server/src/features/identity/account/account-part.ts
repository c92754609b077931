import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'

/** Whose data it is. The address is null unless it was proved to be theirs. */
export type AccountOwner = { userId: string; email: string | null }

export type AccountFile = {
  /** As it is in an address: letters, digits and dashes. */
  id: string
  /** What the person called it. */
  name: string
  contentType: string
  bytes: number
}

/** What a room keeps of a person: every room that keeps something adds its part to the list in app.ts. */
export type AccountPart = {
  /** The room's own word. */
  room: string
  /** All of it, as plain JSON. */
  exportData(ctx: Context, owner: AccountOwner): Promise<unknown>
  listFiles?(ctx: Context, owner: AccountOwner): Promise<AccountFile[]>
  /** Undefined for a file that is not the owner's. */
  readFile?(ctx: Context, owner: AccountOwner, id: string): Promise<Buffer | undefined>
  /** What must stay after all, in words for the last question and the last mail; asked before anything is removed. */
  sayKept?(tx: Db, owner: AccountOwner): Promise<string | undefined>
  /** Removes all of it in the caller's transaction; what lies outside the database is left to a job, queued in it. */
  remove(ctx: Context, tx: Db, owner: AccountOwner): Promise<void>
}
