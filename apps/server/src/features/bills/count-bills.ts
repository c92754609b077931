import type { Db } from '../../platform/db/open-database.ts'

/** Bills that arrived since a given time, by state. */
export async function countBillsByState(db: Db, since: Date): Promise<{ name: string; count: number }[]> {
  return db
    .selectFrom('bills_bill')
    .select((each) => ['state as name', each.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy('state')
    .orderBy('state')
    .execute()
}
