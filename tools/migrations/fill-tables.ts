import type { Opened } from '../../apps/server/src/platform/db/open-database.ts'

type Column = { table: string; name: string; type: string; max: number; mayBeNull: boolean; checks: string | null }

/** Made-up values by type, from the number n of a row. */
const VALUES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  bytea: `sha256(n::text::bytea)`,
  bool: 'true',
  int2: '1',
  int4: 'n::int',
  int8: 'n',
  numeric: 'n',
  float8: 'n',
  timestamptz: `now() - n * interval '1 second'`,
  date: `current_date`,
  jsonb: `'{}'::jsonb`,
  json: `'{}'::json`,
  text: `'value ' || n`,
  varchar: `'value ' || n`,
}

/**
 * Fills every table as far as its constraints allow, without foreign keys. Those that refuse made-up values stay small.
 */
export async function fillTables(
  pool: Opened['pool'],
  { rows, isWanted = () => true }: { rows: number; isWanted?: (table: string) => boolean },
): Promise<{ filled: string[]; refused: string[] }> {
  const { rows: columns } = await pool.query<Column>(
    `select c.relname as table, a.attname as name, t.typname as type, a.atttypmod as max,
       not a.attnotnull as "mayBeNull",
       (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)) as checks
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
       join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`,
  )
  const filled: string[] = []
  const refused: string[] = []
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [table, own] of Map.groupBy(
      columns.filter(({ table }) => isWanted(table)),
      (column) => column.table,
    )) {
      const names = own.map(({ name }) => `"${name}"`).join(', ')
      const insert = (values: readonly string[]) =>
        client
          .query(
            `insert into "${table}" (${names}) select ${values.join(', ')} from generate_series(1, ${rows}) n on conflict do nothing`,
          )
          .then(
            ({ rowCount }) => (rowCount ?? 0) >= rows,
            () => false,
          )
      // Rules often say that a state has its own columns and no others: then as little as possible is filled.
      const done =
        (await insert(own.map(valueOf))) ||
        (await insert(own.map((column) => (column.mayBeNull ? 'null' : valueOf(column)))))
      ;(done ? filled : refused).push(table)
    }
    await client.query('set session_replication_role = default')
    await client.query('analyze')
  } finally {
    client.release()
  }
  return { filled, refused }
}

/** The first of a list of allowed words. */
function valueOf({ type, checks }: Column): string {
  const [, word] = /(?:= ANY \(ARRAY\[|= )'([^']*)'::text/.exec(checks ?? '') ?? []
  if (word !== undefined && type === 'text') return `'${word}'`
  return VALUES[type] ?? 'null'
}
