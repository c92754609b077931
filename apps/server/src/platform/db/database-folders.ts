import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isProcessAlive, processBirth } from './process-alive.ts'

export type DatabaseFolders = { data: string; socket: string; users: string; log: string }

/** The kernel's limit for a socket's path is 107 bytes. */
const LONGEST_SOCKET_FOLDER = 88
const LOG_CEILING_BYTES = 1_000_000

/** Creates the folders of an embedded database in `dir`. */
export function databaseFolders(dir: string): DatabaseFolders {
  const nearby = path.join(dir, 'run')
  const elsewhere = path.join(tmpdir(), `mowatt-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)
  const folders = {
    data: path.join(dir, 'cluster'),
    socket: Buffer.byteLength(nearby) <= LONGEST_SOCKET_FOLDER ? nearby : elsewhere,
    users: path.join(dir, 'users'),
    log: path.join(dir, 'postgres.log'),
  }
  // Traversable, not readable: where PostgreSQL runs as the user "nobody" it must reach its own folder below.
  mkdirSync(dir, { recursive: true, mode: 0o711 })
  for (const folder of [folders.socket, folders.users]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_CEILING_BYTES) truncateSync(folders.log)
  return folders
}

/** Records that this process uses the database. */
export function joinUsers({ users }: DatabaseFolders): void {
  writeFileSync(path.join(users, String(process.pid)), processBirth(process.pid))
}

/** Removes this process's note; true when no other live process is left. */
export function leaveUsers({ users }: DatabaseFolders): boolean {
  rmSync(path.join(users, String(process.pid)), { force: true })
  const isUser = (name: string) => {
    const pid = Number(name)
    return isProcessAlive(pid) && readFileSync(path.join(users, name), 'utf8') === processBirth(pid)
  }
  const others = readdirSync(users)
  for (const name of others) if (!isUser(name)) rmSync(path.join(users, name), { force: true })
  return !readdirSync(users).some(isUser)
}
