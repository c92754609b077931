import type pg from 'pg'
import { gatherCalls } from '../../../platform/db/gather-calls.ts'
import type { Opened } from '../../../platform/db/open-database.ts'
import { findMembersOrCodes, insertMembers, type Known, type MemberRow, type NewMember } from './member-store.ts'

type Joins = {
  find: (person: { userId: string; email: string }) => Promise<Known>
  insert: (fresh: NewMember) => Promise<MemberRow | undefined>
}

const joinsOf = new WeakMap<pg.Pool, Joins>()

/** Many people join in the minute after a mail or a broadcast: concurrent ones share their statements. */
export function gatherJoins({ db, pool }: Opened): Joins {
  const known = joinsOf.get(pool)
  if (known) return known
  const joins = {
    find: gatherCalls((people: readonly { userId: string; email: string }[]) =>
      findMembersOrCodes({ db, pool }, people),
    ),
    insert: gatherCalls((fresh: readonly NewMember[]) => insertMembers({ db, pool }, fresh)),
  }
  joinsOf.set(pool, joins)
  return joins
}
