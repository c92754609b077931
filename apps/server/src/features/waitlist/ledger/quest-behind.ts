import { sql } from 'kysely'

/**
 * A table expression `behind (entry_id, quest)`: which quest an adjustment of a member is about. One that takes an entry
 * back names it; one that an appeal brought has its number in the key; and each may be about another adjustment.
 */
export function questBehind(memberId: string) {
  return sql`chain (entry_id, cause_id) as (
      select id, ${causeOf('waitlist_entry')} from waitlist_entry
      where member_id = ${memberId} and quest = 'adjustment'
      union
      select chain.entry_id, ${causeOf('cause')} from chain join waitlist_entry cause on cause.id = chain.cause_id
      where cause.quest = 'adjustment'
    ), behind (entry_id, quest) as (
      select chain.entry_id, cause.quest from chain join waitlist_entry cause on cause.id = chain.cause_id
      where cause.quest <> 'adjustment'
    )`
}

function causeOf(table: string) {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`coalesce(${of('reverses')},
    case when ${of('key')} ~ '^appeal:[0-9]+$' then substring(${of('key')} from 8)::bigint end)`
}
