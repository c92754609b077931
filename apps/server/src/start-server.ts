import { accessSync, constants, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp, type Feature } from './app.ts'
import type { Config } from './config.ts'
import { type Context, createContext } from './context.ts'
import { preloadMoForVisitors } from './features/agent/public.ts'
import { advanceCompetitions, seedCompetition } from './features/competition/public.ts'
import { seedContent } from './features/content/public.ts'
import { currentCatalogue } from './features/switching/public.ts'
import { startEmbeddedPostgres } from './platform/db/embedded-postgres.ts'
import { isDatabaseAway } from './platform/db/is-database-away.ts'
import { migrate } from './platform/db/migrate.ts'
import { BadDatabase, checkDatabase, openDatabase } from './platform/db/open-database.ts'
import { checkFileStore } from './platform/files/check-file-store.ts'
import { openStore } from './platform/files/create-file-store.ts'
import { NOT_READY_MS, READING_GRACE_MS } from './platform/health/stop-grace.ts'
import { createLog } from './platform/log/log.ts'
import { readSecrets } from './platform/secrets/read-secrets.ts'
import { recordSite } from './platform/http/site-record.ts'
import { loadBuiltSite, loadDevelopmentSite } from './platform/http/load-site.ts'
import type { startTelemetry } from './platform/telemetry/start-telemetry.ts'
import { resealEverything } from './reseal-everything.ts'
import { scheduleCleaning } from './schedule-cleaning.ts'
import { undoAll } from './platform/health/undo-all.ts'

/** The start failed for a reason outside the program; the message is one sentence on what to do. */
class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

const DATABASE_AWAY = 'The database stopped answering while we were starting. Check it, then start again.'

/** How long this process may miss a key that another has created; less than the time before a key is used. */
const REFRESH_KEYS_MS = 60_000

type Options = {
  isDevelopmentSite?: boolean
  say: (line: string) => void
  /** Replaces the list of features; for tests with their own. */
  features?: readonly Feature[]
  /** Replaces parts of the context; for tests with their own. */
  parts?: Partial<Pick<Context, 'workers' | 'thinkers' | 'encoder'>>
}

export type Server = { url: string; stop(): Promise<void> }

/** From settings to a listening server. `stop` finishes work in progress and leaves nothing running. */
export async function startServer(
  config: Config,
  { isDevelopmentSite = false, say, features, parts = {} }: Options,
): Promise<Server> {
  const startedAt = performance.now()
  // Undone in reverse order, whether we stop or fail half-way.
  const undo: (() => Promise<unknown>)[] = []
  const stopAll = () => undoAll(undo)
  try {
    checkDataFolder(config.dataDir)
    await checkPort(config.http)
    const log = createLog(config.log)
    for (const warning of config.warnings) log.warn({}, warning)
    // While the database starts. A failure is told where the site is needed.
    const loadingSite = isDevelopmentSite ? loadDevelopmentSite() : loadBuiltSite()
    loadingSite.catch(() => {})
    const url = config.db.kind === 'postgres' ? config.db.url : await startEmbedded(config.db.dir, undo, say)
    const preparing = prepareDatabase(url)
    // While the database works: the first request for tariffs would block all others as long.
    currentCatalogue()
    const applied = await preparing
    if (applied.length > 0) say(`Migrated: ${applied.join(', ')}.`)
    const opened = openDatabase(url)
    undo.push(() => opened.db.destroy())
    const telemetry = config.telemetry && (await loadTelemetry(config.telemetry, { pool: opened.pool, log }))
    if (telemetry) undo.unshift(() => telemetry.stop())

    const ctx = await createContext({ config, secrets: readSecrets(config), opened, log, ...parts })
    undo.push(async () => {
      await Promise.all([ctx.workers, ctx.thinkers, ctx.encoder.workers].map((each) => each.close()))
    })
    undo.push(() => ctx.jobs.stop())
    const stopping = new AbortController()
    undo.push(async () => stopping.abort())
    const refreshing = setInterval(() => {
      void ctx.secrets.refresh().catch((error: unknown) => log.warn({ error }, 'keys wait for the database'))
    }, REFRESH_KEYS_MS)
    undo.push(async () => clearInterval(refreshing))
    undo.push(() => ctx.reader.close())
    undo.push(() => ctx.mail.stop())
    undo.push(() => ctx.notices.stop())
    await ctx.notices.start()
    await checkFiles(ctx)
    const seeded = await seedContent(ctx)
    if (seeded > 0) say(`Added ${seeded} shipped content records.`)
    await seedCompetition(ctx)
    await advanceCompetitions(ctx)
    await ctx.jobs.schedule('competition.advance', '* * * * *', () => advanceCompetitions(ctx))
    await ctx.jobs.schedule('secrets.reseal', '42 * * * *', () => resealEverything(ctx, stopping.signal))
    await scheduleCleaning(ctx)

    const site = await loadingSite
    const app = await buildApp(ctx, { ...site.options, ...(features ? { features } : {}) })
    preloadMoForVisitors(app, ctx)
    undo.push(async () => {
      await app.startClosing()
      // Time for a load balancer to choose another server, before the port is closed.
      if (config.isProduction || app.isWatched()) await wait(NOT_READY_MS)
      // First: callers that wait for a reading here then continue without it, and it is left to another process.
      const read = ctx.reader.close(READING_GRACE_MS)
      await app.closeGently()
      await read
    })
    telemetry?.exportMetrics(app.registry)
    await site.attach(app)
    undo.push(() => site.close())
    await listen(app, config)
    recordSite(config.dataDir, config.urls.site)
    ctx.mail.start()
    app.finishStarting()
    say(`Mowatt is at ${config.urls.site} (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    if (config.mail.transport.kind === 'dev-mailbox') say(`Emails go to ${config.urls.site}/dev/mailbox`)
    return { url: config.urls.site, stop: stopAll }
  } catch (error) {
    await stopAll()
    if (isDatabaseAway(error)) throw new BadDatabase(DATABASE_AWAY, { cause: error })
    throw error
  }
}

/** Without a collector, the exporter isn't even loaded. */
async function loadTelemetry(...given: Parameters<typeof startTelemetry>): ReturnType<typeof startTelemetry> {
  const telemetry = await import('./platform/telemetry/start-telemetry.ts')
  return telemetry.startTelemetry(...given)
}

async function startEmbedded(
  dir: string,
  undo: (() => Promise<unknown>)[],
  say: (line: string) => void,
): Promise<string> {
  say('Starting the embedded PostgreSQL.')
  const embedded = await startEmbeddedPostgres({ dir })
  undo.push(() => embedded.stop())
  return embedded.url
}

/** On a separate connection, which waits as long as a migration takes. */
async function prepareDatabase(url: string): Promise<string[]> {
  const patient = openDatabase(url, { max: 1, queryTimeoutMs: 0 })
  try {
    await checkDatabase(patient)
    return await migrate(patient.db)
  } catch (error) {
    if (error instanceof BadDatabase) throw error
    throw new BadDatabase(`We couldn’t migrate the database: ${(error as Error).message}`, { cause: error })
  } finally {
    await patient.db.destroy()
  }
}

/** Several processes on one database must see the same files. */
function checkFiles({ db, now, randomBytes, log, config }: Context): Promise<void> {
  const files = openStore(config.files)
  const isOneFolder = config.db.kind === 'embedded' && config.files.kind === 'folder'
  return checkFileStore({ db, files, now, log, isOneFolder, makeMark: () => randomBytes(16).toString('hex') })
}

/** Checked before anything is created or started, so that a second start by mistake changes nothing. */
async function checkPort({ host, port }: Config['http']): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ host, port }), 'listening')
  } catch (error) {
    throw cannotListen(error, { host, port })
  } finally {
    probe.close()
  }
}

function checkDataFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o711 })
    accessSync(dir, constants.W_OK)
  } catch {
    throw new CannotStart(`We can’t write to the data folder ${dir}. Set DATA_DIR to a folder you can write to.`)
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { http }: Config): Promise<void> {
  // The features' own start may fail as well, and has nothing to do with the port.
  await app.ready()
  try {
    await app.listen({ host: http.host, port: http.port })
  } catch (error) {
    throw cannotListen(error, http)
  }
}

function cannotListen(error: unknown, { host, port }: { host: string; port: number }): CannotStart {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new CannotStart(`Port ${port} is in use. Set PORT to another one.`)
  if (code === 'EACCES') return new CannotStart(`You’re not allowed to use port ${port}. Set PORT to one above 1024.`)
  return new CannotStart(`We can’t listen on ${host} (${code}). Set HOST to one of this machine’s addresses.`)
}
