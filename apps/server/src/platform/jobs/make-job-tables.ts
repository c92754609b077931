import { PgBoss } from 'pg-boss'

/** The tables of the job queue, as the library creates them at its first start; where they exist, nothing happens. */
export async function makeJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  // Errors are thrown by `start`.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
