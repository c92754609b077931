import type { Db } from '../db/open-database.ts'

/** The files of a feature that a backup contains: those that its rows name and that can't be made again. */
export type BackedUpFiles = {
  /** The prefix of all their names. */
  prefix: string
  list(db: Db): Promise<string[]>
  /** The file was deleted while the backup ran: what its row says of it is removed too. */
  forget(db: Db, name: string): Promise<void>
}
