import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import type { FileStore } from './file-store.ts'

/** The files that we see are not those of our database; the message is one sentence on what to do. */
class WrongFiles extends Error {
  override readonly name = 'WrongFiles'
}

type Parts = {
  db: Db
  /** As stored, without encryption: secrets may change, and the mark reveals nothing. */
  files: Pick<FileStore, 'get' | 'put'>
  now: () => Date
  makeMark: () => string
  log: Log
  /** The database is in the same folder as the files, so every process on it has the same files. */
  isOneFolder: boolean
}

/** The name of the mark among the files. */
export const STORE_MARK = 'store-mark'
/** Any number that nothing else in this database locks. */
const FILES_LOCK = 7_370_037

/**
 * Makes sure that every process on one database sees the same files: the same mark is in the store and in the database,
 * written by the first process to start. A store that does not answer is not treated as a wrong one.
 */
export async function checkFileStore({ db, files, now, makeMark, log, isOneFolder }: Parts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${FILES_LOCK})`.execute(tx)
    const known = await tx.selectFrom('files_store').select('mark').executeTakeFirst()
    const found = await readMark(files, log)
    if (found.isAway || (known && found.mark === known.mark)) return
    if (known && !(isOneFolder && found.mark === undefined)) {
      throw new WrongFiles(
        'This database’s files are in another folder or bucket. Set FILES_URL to the same bucket, or DATA_DIR to the shared folder.',
      )
    }
    const mark = known?.mark ?? found.mark ?? makeMark()
    if (found.mark === undefined) await files.put(STORE_MARK, Buffer.from(mark))
    if (!known) await tx.insertInto('files_store').values({ mark, at: now() }).execute()
  })
}

async function readMark(files: Parts['files'], log: Log): Promise<{ mark?: string | undefined; isAway?: true }> {
  try {
    return { mark: (await files.get(STORE_MARK))?.toString() }
  } catch (error) {
    log.warn({ error }, 'the file store does not answer')
    return { isAway: true }
  }
}
