import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'

export type JobCount = {
  job: string
  /** Waits for a worker now. */
  due: number
  /** Waits for its time. */
  later: number
  running: number
  /** Given up after its last try, in the last days that the library keeps. */
  failed: number
  oldestDueAt: Date | null
}

/** Every queue that has something in it or has given something up, what waits most first. */
export async function countJobs(db: Db, now: Date): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as job,
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::int as due,
      count(*) filter (where state in ('created', 'retry') and start_after > ${now})::int as later,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as "oldestDueAt"
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and left(name, 2) <> '__'
    group by name order by due desc, failed desc, running desc, job`.execute(db)
  return rows
}
