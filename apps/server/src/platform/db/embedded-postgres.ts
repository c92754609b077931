import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseFolders, type DatabaseFolders, joinUsers, leaveUsers } from './database-folders.ts'
import { NoEmbeddedDatabase, postgresBinaries } from './postgres-binaries.ts'
import { choosePostgresUser, type PostgresUser } from './postgres-user.ts'
import { isProcessAlive } from './process-alive.ts'

export type EmbeddedPostgres = {
  url: string
  /** The process id of the running database server. */
  pid(): number
  /** Leaves; the last process to leave stops the server. */
  stop(): Promise<void>
}

type Options = { dir: string; mayUnshare?: () => boolean }

const START_TIMEOUT_MS = 60_000
const WATCH_EVERY_MS = 250

/**
 * A real PostgreSQL on a unix socket in our data folder. A server that is already running there is used; one that dies
 * is restarted for as long as we run.
 */
export async function startEmbeddedPostgres({ dir, mayUnshare }: Options): Promise<EmbeddedPostgres> {
  const native = postgresBinaries()
  const folders = databaseFolders(dir)
  const owner = existsSync(folders.data) ? statSync(folders.data).uid : undefined
  const user = choosePostgresUser(owner, mayUnshare)
  user.own(folders.socket)
  createCluster(native, folders, user)
  joinUsers(folders)

  let pid = await ensureRunning(native, folders, user)
  const leaving = new AbortController()
  const watching = (async () => {
    while (!leaving.signal.aborted) {
      await wait(WATCH_EVERY_MS, undefined, { ref: false, signal: leaving.signal }).catch(() => {})
      if (leaving.signal.aborted || isPostmasterOf(folders.data, pid)) continue
      pid = await ensureRunning(native, folders, user).catch(() => pid)
    }
  })()

  return {
    url: `postgresql://mowatt@/postgres?host=${encodeURIComponent(folders.socket)}`,
    pid: () => pid,
    async stop() {
      leaving.abort()
      await watching
      const isLast = leaveUsers(folders)
      if (!isLast || !isPostmasterOf(folders.data, pid)) return
      process.kill(pid, 'SIGINT')
      while (isPostmasterOf(folders.data, pid)) await wait(20)
    },
  }
}

/** Creates the cluster beside its place and moves it there, so that an interrupted start leaves nothing half-made. */
function createCluster(native: string, folders: DatabaseFolders, user: PostgresUser): void {
  if (existsSync(path.join(folders.data, 'PG_VERSION'))) return
  const fresh = `${folders.data}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  user.own(fresh)
  const options = ['-U', 'mowatt', '--auth=trust', '--encoding=UTF8', '--no-instructions']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const { file, args } = user.command(path.join(native, 'bin', 'initdb'), ['-D', fresh, ...options, ...locale])
  const made = spawnSync(file, args, {
    ...user.spawnAs,
    env: environment(native),
    cwd: folders.socket,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    const reason = (made.stderr || String(made.error)).trim().split('\n').at(-1)
    throw new NoEmbeddedDatabase(
      `We couldn’t set up the embedded PostgreSQL (${reason}). Set DATABASE_URL to use another one.`,
    )
  }
  try {
    renameSync(fresh, folders.data)
  } catch {
    // Another process was faster; its cluster is as good as ours.
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** The pid of a server that accepts connections: the one that runs here already, or a new one. */
async function ensureRunning(native: string, folders: DatabaseFolders, user: PostgresUser): Promise<number> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    const running = readPostmaster(folders)
    if (running?.isReady) return running.pid
    if (running) {
      await wait(25)
      continue
    }
    removeDeadLocks(folders)
    // A copied or restored folder may have become readable to others; PostgreSQL would refuse it.
    chmodSync(folders.data, 0o700)
    const child = spawnServer(native, folders, user)
    const hasExited = new Promise<void>((done) => child.once('exit', () => done()))
    let isGone = false
    void hasExited.then(() => (isGone = true))
    while (!isGone && !readPostmaster(folders)?.isReady && performance.now() < deadline) {
      await Promise.race([hasExited, wait(25)])
    }
    // It may have lost to another process, or met a killed server that was still shutting down: check again.
    if (isGone) await wait(100)
  }
  const log = existsSync(folders.log) ? readFileSync(folders.log, 'utf8').trim().split('\n').slice(-3).join(' / ') : ''
  throw new NoEmbeddedDatabase(`The embedded PostgreSQL didn’t start (${log}). Set DATABASE_URL to use another one.`)
}

function spawnServer(native: string, folders: DatabaseFolders, user: PostgresUser): ChildProcess {
  const settings = [
    'listen_addresses=',
    'shared_buffers=256MB',
    'log_min_messages=warning',
    'unix_socket_permissions=0700',
  ]
  const { file, args } = user.command(path.join(native, 'bin', 'postgres'), [
    '-D',
    folders.data,
    '-k',
    folders.socket,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const log = openSync(folders.log, 'a')
  // Detached, so that Ctrl-C in a terminal reaches us alone and we stop the database last.
  const child = spawn(file, args, {
    ...user.spawnAs,
    env: environment(native),
    cwd: folders.data,
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  return child
}

function readPostmaster({ data }: DatabaseFolders): { pid: number; isReady: boolean } | undefined {
  let lines: string[]
  try {
    lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return pid > 0 && isPostmasterOf(data, pid) ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
}

/** After a reboot the pid in an old file may be another process: only our own server's counts. */
function isPostmasterOf(data: string, pid: number): boolean {
  if (!isProcessAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return false
  }
}

/** After kill -9, PostgreSQL takes a dead process's lock files for a live server's when its pid is still a zombie. */
function removeDeadLocks({ data, socket }: DatabaseFolders): void {
  for (const file of [
    path.join(data, 'postmaster.pid'),
    path.join(socket, '.s.PGSQL.5432.lock'),
    path.join(socket, '.s.PGSQL.5432'),
  ]) {
    rmSync(file, { force: true })
  }
}

function environment(native: string): NodeJS.ProcessEnv {
  // oxlint-disable-next-line no-restricted-properties -- no setting: where the system keeps its own programs
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: path.join(native, 'lib') }
}
