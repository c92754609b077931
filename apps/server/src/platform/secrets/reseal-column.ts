import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import type { RingName } from './key-store.ts'
import type { Secrets } from './open-keys.ts'
import { createSeal, headOf } from './seal.ts'

/** A column with sealed (encrypted) values. All of them are in a list, so that keys can be replaced. */
export type SealedColumn = {
  ring: RingName
  purpose: string
  table: string
  column: string
  /** `id` by default. */
  key?: string
  /** The label of the sealing, from the key of the row: the key itself by default. Bytes are written in hex. */
  labelOf?: (key: string) => string
}

/** `missed`: locked by another process, and left for the next run. */
export type Resealed = { resealed: number; missed: number; unreadable: number }

type Parts = { db: Db; secrets: Pick<Secrets, 'sealing'>; signal: AbortSignal }
type Row = { id: string | Buffer; sealed: Buffer | null }

const AT_A_TIME = 200

/**
 * Seals with the current key whatever an older one has sealed. It may be killed at any point and restarted: what is
 * done shows its key. A row that changes in the meantime is left as it is, since it was sealed when it changed.
 */
export async function resealColumn({ db, secrets, signal }: Parts, given: SealedColumn): Promise<Resealed> {
  const { ring, purpose, table, column, key = 'id', labelOf = (id) => id } = given
  const keys = secrets.sealing[ring]
  const seal = createSeal(keys, purpose)
  const head = headOf(keys.current().id)
  const [inTable, keyColumn, sealedColumn] = [sql.table(table), sql.ref(key), sql.ref(column)]
  const counts: Resealed = { resealed: 0, missed: 0, unreadable: 0 }
  let after: Row['id'] | undefined
  while (!signal.aborted) {
    const from = after === undefined ? sql`` : sql`where ${keyColumn} > ${after}`
    const { rows } = await sql<Row>`
      select ${keyColumn} as id,
        case when substring(${sealedColumn} from 1 for ${head.length}) <> ${head} then ${sealedColumn} end as sealed
      from ${inTable} ${from} order by ${keyColumn} limit ${AT_A_TIME}`.execute(db)
    for (const { id, sealed } of rows) if (sealed) counts[await resealOne(id, sealed)] += 1
    after = rows.at(-1)?.id
    if (after === undefined) break
  }
  return counts

  async function resealOne(id: Row['id'], sealed: Buffer): Promise<keyof Resealed> {
    const label = labelOf(typeof id === 'string' ? id : id.toString('hex'))
    let fresh: Buffer
    try {
      fresh = seal.close(seal.open(sealed, label), label)
    } catch {
      return 'unreadable'
    }
    const { numAffectedRows } = await sql`
      update ${inTable} set ${sealedColumn} = ${fresh} where ${keyColumn} = (
        select ${keyColumn} from ${inTable} where ${keyColumn} = ${id} and ${sealedColumn} = ${sealed}
        for update skip locked)`.execute(db)
    return numAffectedRows === 1n ? 'resealed' : 'missed'
  }
}
