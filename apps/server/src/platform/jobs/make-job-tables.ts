import { PgBoss } from 'pg-boss'

/** The tables of the job queue, as the library makes them at its first start; where they are, nothing happens. */
export async function makeJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  // What fails is thrown by `start`.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
