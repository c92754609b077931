import { sql } from 'kysely'

/**
 * The quest of `entry` in a statement; of an adjustment the one that it is about. One that takes an entry back names it;
 * one that an appeal brought has its number in the key; and each may be about another adjustment.
 */
export const questOfEntry = sql`case when entry.quest <> 'adjustment' then entry.quest else coalesce((
    with recursive chain as (
      select ${causeOf('entry')} as cause_id
      union
      select ${causeOf('cause')} from chain join waitlist_entry cause on cause.id = chain.cause_id
      where cause.quest = 'adjustment'
    )
    select cause.quest from chain join waitlist_entry cause on cause.id = chain.cause_id
    where cause.quest <> 'adjustment'
  ), entry.quest) end`

function causeOf(table: string) {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`coalesce(${of('reverses')},
    case when ${of('key')} ~ '^appeal:[0-9]+$' then substring(${of('key')} from 8)::bigint end)`
}
