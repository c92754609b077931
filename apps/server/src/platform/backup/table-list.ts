import type pg from 'pg'

/**
 * Our own tables, and the queue's pending jobs: its own statistics and versions are created again, under dated names.
 */
const KEPT = `(n.nspname = 'public' or n.nspname = 'pgboss' and c.relname ~ '^(job.*|queue|schedule|subscription)$')`

export type Table = {
  /** Quoted where needed, with its schema. */
  name: string
  /** Without generated columns. */
  columns: string[]
}

/** Every table with rows of its own, each after those that it refers to. */
export async function listTables(client: pg.PoolClient): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and ${KEPT} group by 1 order by 1`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as from, format('%I.%I', m.nspname, d.relname) as to
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class d on d.oid = k.confrelid join pg_namespace m on m.oid = d.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  )
  return inOrder(tables, references)
}

function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  let left = [...tables]
  while (left.length > 0) {
    const waits = (name: string) => references.some(({ from, to }) => from === name && left.some((t) => t.name === to))
    const ready = left.filter(({ name }) => !waits(name))
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

export type Sequence = { name: string; last: string }

export async function listSequences(client: pg.PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}
