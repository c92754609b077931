import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import * as contract from '@mowatt/contract'
import { type Call, createClient } from '@mowatt/contract/client'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { type Context, createContext } from '../../apps/server/src/context.ts'
import { seedCompetition } from '../../apps/server/src/features/competition/public.ts'
import { seedContent } from '../../apps/server/src/features/content/public.ts'
import { setRole } from '../../apps/server/src/features/operators/public.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { type Opened, openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { inProcessSend } from '../../apps/server/src/platform/http/in-process-send.ts'
import { quietLog } from '../../apps/server/test/quiet-log.ts'
import { showPasskey } from '../../apps/server/test/show-passkey.ts'
import { TEST_SECRETS } from '../../apps/server/test/test-app.ts'
import { testWorkers } from '../../apps/server/test/test-workers.ts'
import { type Ask, type List, listsOf } from './console-asks.ts'
import { fillConsole } from './fill-console.ts'

const MEMBERS = 1_000_000
const CHATS = 100_000
const ROUNDS = 100
/** A slow list needs fewer samples. */
const FEWEST = 20
const LONGEST_MS = 20_000
const WANTED_MS = 200
const ADMIN = `admin-${randomUUID()}@mowatt.example`

type Statement = { text: string; values: unknown[] }

/**
 * How long every list of the console takes on its way through the API, on pages anywhere in it, and as a multiple of
 * its statements alone, sent to the database directly. True when one takes too long.
 */
export async function measureConsole(made = { members: MEMBERS, chats: CHATS }): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-bench-'))
  const embedded = await startEmbeddedPostgres({ dir })
  try {
    return await measureDatabase(embedded.url, dir, made)
  } finally {
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Of a database that is filled first, or was by an earlier run. */
async function measureDatabase(url: string, dir: string, made?: { members: number; chats: number }): Promise<boolean> {
  const opened = openDatabase(url, { queryTimeoutMs: 0 })
  const bare = openDatabase(url, { max: 1, queryTimeoutMs: 0 })
  const record = recordStatements(opened)
  let ctx: Context | undefined
  try {
    await migrate(opened.db)
    ctx = await createContext({
      config: readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DATABASE_URL: url }),
      secrets: TEST_SECRETS,
      opened,
      log: quietLog,
      now: () => new Date(),
      ...testWorkers(),
    })
    await seedContent(ctx)
    await seedCompetition(ctx)
    const app = await buildApp(ctx, {})
    const startedAt = performance.now()
    const editionId = await newestEdition(ctx)
    if (made) {
      await fillConsole(ctx, { ...made, at: new Date(), editionId })
      console.log(`${whole(made.members)} members and ${whole(made.chats)} of the rest: ${since(startedAt)} s`)
    }
    const send = createClient(inProcessSend(app))
    const token = await signIn(ctx, send, (call, body) =>
      app
        .inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/${call}?key=mowatt-local`, payload: body })
        .then((answer) => JSON.parse(answer.body) as Record<string, string>),
    )
    const call: Call = (endpoint, input, options) => send(endpoint, input, { ...options, token })
    const asking = await record(() => call(contract.readConsole, {}))
    const known = new Set(asking.map(({ text }) => text))
    let isSlow = false
    for (const list of await listsOf(ctx, editionId)) {
      const own = async (ask: Ask) => (await record(() => ask(call))).filter(({ text }) => !known.has(text))
      isSlow = (await measure(list, { own, call, bare })) || isSlow
    }
    await app.close()
    return isSlow
  } finally {
    await ctx?.jobs.stop()
    await ctx?.reader.close()
    await Promise.all([opened.db.destroy(), bare.db.destroy()])
  }
}

type Parts = { own: (ask: Ask) => Promise<Statement[]>; call: Call; bare: Opened }

async function measure({ name, ask }: List, { own, call, bare }: Parts): Promise<boolean> {
  const times = { list: [] as number[], bare: [] as number[] }
  const beganAt = performance.now()
  for (let round = 0; round <= ROUNDS && (round <= FEWEST || performance.now() - beganAt < LONGEST_MS); round++) {
    const asked = ask(round)
    const statements = await own(asked)
    const startedAt = performance.now()
    await asked(call)
    const listMs = performance.now() - startedAt
    const bareAt = performance.now()
    for (const { text, values } of statements) await bare.pool.query(text, values)
    const bareMs = performance.now() - bareAt
    // The first round only warms up.
    if (round === 0) continue
    times.list.push(listMs)
    times.bare.push(bareMs)
  }
  const [slow, bareSlow] = [ninetyFifth(times.list), ninetyFifth(times.bare)]
  const isSlow = slow >= WANTED_MS
  console.log(
    `${name}: ${slow.toFixed(1)} ms, bare ${bareSlow.toFixed(1)} ms, ratio ${(slow / bareSlow).toFixed(1)}${isSlow ? '  SHORT' : ''} (load ${loadavg()[0]?.toFixed(1)})`,
  )
  return isSlow
}

/** Returns a function that records the database queries of an act, on connections that are opened after this. */
function recordStatements({ pool }: Opened): (act: () => Promise<unknown>) => Promise<Statement[]> {
  let kept: Statement[] | undefined
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [text, values] = given
      if (kept && typeof text === 'string' && /^\s*(?:select|with)\b/i.test(text))
        kept.push({ text, values: Array.isArray(values) ? values : [] })
      return query(...given)
    }) as typeof client.query
  })
  return async (act) => {
    const found: Statement[] = (kept = [])
    await act()
    kept = undefined
    return found
  }
}

type Wire = (call: string, body: object) => Promise<Record<string, string>>

/** An admin who signed in by mail and has shown a passkey. */
async function signIn(ctx: Context, call: Call, wire: Wire): Promise<string> {
  await setRole(ctx, ADMIN, 'admin')
  const continueUrl = 'http://localhost:3000/waitlist?terms=accepted'
  await wire('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: ADMIN, continueUrl })
  while (await ctx.mail.deliverOne());
  const [mail] = await ctx.mail.listSent(ADMIN)
  const link = /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
  const oobCode = URL.parse(link)?.searchParams.get('oobCode') ?? ''
  const { idToken = '' } = await wire('accounts:signInWithEmailLink', { email: ADMIN, oobCode })
  await showPasskey({ call }, idToken)
  return idToken
}

async function newestEdition({ db }: Context): Promise<string> {
  const { id } = await db.selectFrom('competition_edition').select('id').limit(1).executeTakeFirstOrThrow()
  return id
}

function ninetyFifth(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0
}

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0)
}

function whole(value: number): string {
  return value.toLocaleString('en-GB')
}

/** `node tools/bench/console-lists.ts 10000 1000` for fewer, or with the address of a database that is filled already. */
if (import.meta.main) {
  const [first = '', second] = process.argv.slice(2)
  const isSlow = first.includes('://')
    ? await measureDatabase(first, mkdtempSync(path.join(tmpdir(), 'mowatt-bench-')))
    : await measureConsole({ members: Number(first) || MEMBERS, chats: Number(second) || CHATS })
  process.exit(isSlow ? 1 : 0)
}
