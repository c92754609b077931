import { type Opened, openDatabase } from '../../src/platform/db/open-database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { seedSamples } from '../../src/features/waitlist/members/seed-samples.ts'

type Say = (line: string) => void
type TableSize = { table: string; rows: number; bytes: number }

/** Below this a table's empty pages outweigh its rows. */
const LEAST_ROWS = 100

/** Made-up members have no account; a real one has it, and a sign-in. */
const ACCOUNTS = [
  `insert into identity_user
     (id, email, is_email_verified, has_link_sign_in, valid_since, created_at, last_login_at, last_refresh_at)
   select substr(md5(n::text), 1, 28), 'person-' || n || '@samples.mowatt.example', true, true, now(), now(), now(), now()
   from generate_series(1, $1::int) as n`,
  `insert into identity_session (user_id, refresh_hash, previous_hash, rotated_at, signed_in_at, used_at)
   select substr(md5(n::text), 1, 28), sha256(('a' || n)::bytea), sha256(('b' || n)::bytea), now(), now(), now()
   from generate_series(1, $1::int) as n`,
]

/** One for each member, to measure its size; its content takes about 200 characters. It isn't part of a member. */
const EVENTS = `insert into insights_event (uuid, event, at, received_at, visitor, properties)
  select gen_random_uuid(), 'page_view', now() - n * interval '1 second', now(), md5(n::text),
         jsonb_build_object('path', '/learn-more', 'device', 'phone', 'visit', md5('v' || n), 'told', repeat(md5(n::text), 3))
  from generate_series(1, $1::int) as n`

/** The size of each table with its indexes and out-of-row storage, per row. */
export async function tellTableSizes(databaseUrl: string, say: Say): Promise<void> {
  await withPool(databaseUrl, async (opened) => {
    for (const { table, rows, bytes } of await readTableSizes(opened)) {
      if (rows >= LEAST_ROWS) say(`    ${table}: ${rows} rows, ${Math.round(bytes / rows)} bytes each`)
    }
  })
}

/** The size of a member, measured by inserting so many. */
export async function tellMemberSize(databaseUrl: string, members: number, say: Say): Promise<void> {
  await withPool(databaseUrl, async (opened) => {
    await migrate(opened.db)
    const before = await readTableSizes(opened)
    await seedSamples(opened.db, { count: members, at: new Date() }, () => {})
    for (const insert of [...ACCOUNTS, EVENTS]) await opened.pool.query(insert, [members])
    await opened.pool.query('vacuum analyze')
    const grown = (await readTableSizes(opened)).map(({ table, rows, bytes }) => {
      const was = before.find((each) => each.table === table)
      return { table, rows: rows - (was?.rows ?? 0), bytes: bytes - (was?.bytes ?? 0) }
    })
    const each = grown.filter(({ rows }) => rows > 0)
    const ofMembers = each.filter(({ table }) => !table.includes('insights_'))
    const sum = ofMembers.reduce((all, { bytes }) => all + bytes, 0)
    say(`\n${members} members: ${Math.round(sum / members)} bytes each`)
    for (const { table, rows, bytes } of each) {
      say(`    ${table}: ${rows} rows, ${Math.round(bytes / rows)} bytes each, ${Math.round(bytes / members)} a member`)
    }
  })
}

async function readTableSizes({ pool }: Opened): Promise<TableSize[]> {
  const { rows: tables } = await pool.query<{ table: string; bytes: number }>(
    `select quote_ident(nspname) || '.' || quote_ident(relname) as "table", pg_total_relation_size(pg_class.oid) as bytes
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'pgboss') order by 2 desc`,
  )
  const sizes: TableSize[] = []
  for (const { table, bytes } of tables) {
    const { rows } = await pool.query<{ rows: number }>(`select count(*) as rows from ${table}`)
    sizes.push({ table, bytes, rows: rows[0]?.rows ?? 0 })
  }
  return sizes
}

async function withPool(databaseUrl: string, act: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = openDatabase(databaseUrl, { max: 1, queryTimeoutMs: 0 })
  try {
    await act(opened)
  } finally {
    await opened.db.destroy()
  }
}
