import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import { aliasKeyOf } from '../members/aliases.ts'

export type FoundMember = {
  id: string
  alias: string
  email: string
  points: number
  joinedAt: Date
  isSample: boolean
}
type Place = { points: number; seq: string }

const columns = sql`id, alias, email, points, joined_at as "joinedAt", is_sample as "isSample", reached_seq::text as seq`

/**
 * Members whose address or alias begins with some words, in the order of their indexes: one character matches
 * thousands.
 */
export async function findMembersBy(db: Db, words: string, most: number): Promise<FoundMember[]> {
  const begins = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<FoundMember>`
    select ${columns} from (
      (select * from waitlist_member where email like ${begins(words.toLowerCase())} order by email using ~<~ limit ${most})
      union
      (select * from waitlist_member where alias_key like ${begins(aliasKeyOf(words))} order by alias_key using ~<~ limit ${most})
    ) as member order by email limit ${most}`.execute(db)
  return rows
}

/** Members in the order of the queue, after a cursor. */
export async function listMembersAfter(
  db: Db,
  after: Place | undefined,
  most: number,
): Promise<{ members: FoundMember[]; next: Place | undefined }> {
  // Two ranges instead of one comparison of rows: descending by points and ascending by who reached them first.
  const from = after
    ? sql`where points <= ${after.points} and (points < ${after.points} or reached_seq > ${after.seq})`
    : sql``
  const { rows } = await sql<FoundMember & { seq: string }>`
    select ${columns} from waitlist_member ${from} order by points desc, reached_seq limit ${most + 1}`.execute(db)
  const members = rows.slice(0, most)
  const last = rows.length > most ? members.at(-1) : undefined
  return { members, next: last && { points: last.points, seq: last.seq } }
}

export function writePlace({ points, seq }: Place): string {
  return `${points}.${seq}`
}

/** Undefined for a cursor that we did not write. */
export function readPlace(text: string): Place | undefined {
  const [, points, seq] = /^(-?\d{1,9})\.(\d{1,18})$/.exec(text) ?? []
  return points === undefined || seq === undefined ? undefined : { points: Number(points), seq }
}
