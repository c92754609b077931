import type { SwitchState } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type SwitchEvent = { step: string; state: SwitchState; reason: string | null; at: Date }

/** The next number in the switch, whose row the caller has locked. */
export async function insertEvent(tx: Db, switchId: string, { step, state, reason, at }: SwitchEvent): Promise<void> {
  await tx
    .insertInto('switching_event')
    .values((each) => ({
      switch_id: switchId,
      number: each
        .selectFrom('switching_event')
        .where('switch_id', '=', switchId)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
      step,
      state,
      reason,
      at,
    }))
    .execute()
}

export async function listEvents(db: Db, switchIds: readonly string[]): Promise<Map<string, SwitchEvent[]>> {
  const events = new Map<string, SwitchEvent[]>(switchIds.map((id) => [id, []]))
  if (switchIds.length === 0) return events
  const rows = await db
    .selectFrom('switching_event')
    .selectAll()
    .where('switch_id', 'in', switchIds)
    .orderBy('number')
    .execute()
  for (const { switch_id, step, state, reason, at } of rows) {
    events.get(switch_id)?.push({ step, state: state as SwitchState, reason, at })
  }
  return events
}
