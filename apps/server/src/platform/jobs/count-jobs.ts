import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'

export type JobCount = {
  job: string
  /** Ready for a worker. */
  due: number
  /** Delayed. */
  later: number
  running: number
  /** Failed in its last try, within the days that the library keeps. */
  failed: number
  oldestDueAt: Date | null
}

/** Every queue with jobs or failures, the one with the most pending jobs first. */
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
