import type { Db } from '../db/open-database.ts'

/** The files of a room, as far as a backup takes them along: those that its rows name and nothing can make again. */
export type BackedUpFiles = {
  /** Begins all their names. */
  prefix: string
  list(db: Db): Promise<string[]>
  /** The file was deleted while the backup ran: what its row says of it goes too. */
  forget(db: Db, name: string): Promise<void>
}
