import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/** One act in the log. `before` and `after` are JSON, as it was hashed. */
export type AuditEntry = {
  number: number
  at: Date
  operator: string
  role: string
  act: string
  subject: string
  reason: string
  before: string | null
  after: string | null
  hash: Buffer
}

/** Any number that no other lock has: `audit` in ASCII. */
const LOCK = 0x61_75_64_69

/** One entry after another, across processes: each needs the hash before it. */
export async function lockAudit(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
}

export async function lastEntry(db: Db): Promise<AuditEntry | undefined> {
  return db.selectFrom('operators_audit').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
}

export async function insertEntry(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insertInto('operators_audit').values(entry).execute()
}

type Wanted = { operator?: string | undefined; subject?: string | undefined; before?: number | undefined; most: number }

/** Newest first, before a number. */
export async function listEntries(db: Db, { operator, subject, before, most }: Wanted): Promise<AuditEntry[]> {
  return db
    .selectFrom('operators_audit')
    .selectAll()
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
}

type About = { subjects: readonly string[]; acts: readonly string[]; since?: Date }
const MOST_ABOUT = 100

/** What was done to a person or a thing, newest first. */
export async function listActsAbout(db: Db, { subjects, acts, since }: About): Promise<AuditEntry[]> {
  if (subjects.length === 0) return []
  return db
    .selectFrom('operators_audit')
    .selectAll()
    .where('subject', 'in', subjects)
    .where('act', 'in', acts)
    .$if(since !== undefined, (query) => query.where('at', '>', since ?? new Date(0)))
    .orderBy('number', 'desc')
    .limit(MOST_ABOUT)
    .execute()
}

/** All of them, oldest first, in batches. */
export async function* eachEntry(db: Db, atATime = 1000): AsyncGenerator<AuditEntry> {
  for (let after = 0; ;) {
    const entries = await db
      .selectFrom('operators_audit')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(atATime)
      .execute()
    yield* entries
    const last = entries.at(-1)
    if (!last) return
    after = last.number
  }
}
