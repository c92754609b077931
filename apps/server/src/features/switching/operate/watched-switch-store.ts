import { type AgreedState, agreedStates, type SwitchState } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import type { ListPlace } from '../../../platform/http/list-place.ts'

export type WatchedSwitch = {
  id: string
  tariffId: string
  state: SwitchState
  isSimulated: boolean
  hasAccount: boolean
  createdAt: Date
  consentedAt: Date | null
  expectedOn: string | null
  stuckSince: Date | null
}

const RUNNING: readonly SwitchState[] = ['submitted', 'cooling_off', 'switching']

/**
 * In progress, and not advanced though it was due: no process looks at it any more, it is more than a day overdue, or
 * the new supplier's start day has passed.
 */
const stuckSince = (at: Date) => sql<Date | null>`case
  when state not in (${sql.join(RUNNING)}) then null
  when due_at is null then coalesce(consented_at, created_at)
  when due_at < ${at}::timestamptz - interval '1 day' then due_at
  when expected_on < (${at}::timestamptz at time zone 'Europe/London')::date then expected_on::timestamptz
end`

/** The same as a condition that an index supports. */
const isStuck = (at: Date) => sql<boolean>`(
  due_at is null or due_at < ${at}::timestamptz - interval '1 day'
  or expected_on < (${at}::timestamptz at time zone 'Europe/London')::date
)`

/** The longest stuck first. */
export async function listStuckSwitches(db: Db, at: Date, most: number): Promise<WatchedSwitch[]> {
  const rows = await watched(db, at)
    .where('state', 'in', RUNNING)
    .where(isStuck(at))
    .orderBy('stuckSince')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(fromRow)
}

type Wanted = {
  /** Only those in this state, or only this one. */
  state?: AgreedState | undefined
  id?: string | undefined
  after?: ListPlace | undefined
  most: number
}

/** All that were agreed to, newest first, after a cursor. */
export async function listAgreedSwitches(
  db: Db,
  at: Date,
  { state, id, after, most }: Wanted,
): Promise<WatchedSwitch[]> {
  const rows = await watched(db, at)
    .where('state', 'in', state === undefined ? agreedStates : [state])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(after !== undefined, (query) =>
      query.where((each) => each(each.refTuple('created_at', 'id'), '<', each.tuple(after!.at, after!.id))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(fromRow)
}

function watched(db: Db, at: Date) {
  return db
    .selectFrom('switching_switch')
    .select((each) => [
      'id',
      'tariff_id as tariffId',
      'state',
      'is_simulated as isSimulated',
      each('user_id', 'is not', null).$castTo<boolean>().as('hasAccount'),
      'created_at as createdAt',
      'consented_at as consentedAt',
      'expected_on as expectedOn',
      stuckSince(at).as('stuckSince'),
    ])
}

function fromRow(row: Omit<WatchedSwitch, 'state'> & { state: string }): WatchedSwitch {
  return { ...row, state: row.state as SwitchState }
}
