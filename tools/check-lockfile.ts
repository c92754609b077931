import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'

type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string> }
type LockedPackages = Record<string, LockedPackage>

const FILE = 'package-lock.json'
const ARCHITECTURES = ['x64', 'arm64']

/** The lockfile installs anywhere: it names no server, and has every native package for both kinds of Linux machine. */
export function checkLockfile(root: string): Report {
  const path = join(root, FILE)
  if (!existsSync(path)) return { findings: [], filesSeen: 0 }
  const packages: LockedPackages = JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
  const findings = Object.entries(packages).flatMap(([place, locked]) => [
    ...addressFindings(place, locked),
    ...platformFindings(packages, place, locked),
  ])
  return { findings, filesSeen: Object.keys(packages).length === 0 ? 0 : 1 }
}

function addressFindings(place: string, { resolved }: LockedPackage): Finding[] {
  if (!resolved || !/^[a-z+]+:/.test(resolved)) return []
  return [{ file: FILE, rule: 'lockfile address', message: `${place} is tied to ${resolved}` }]
}

/**
 * npm writes a lockfile without a native package that the registry could not deliver, and `npm ci` refuses it later, on
 * another machine. musl builds are left out: the product does not run there.
 */
function platformFindings(packages: LockedPackages, place: string, locked: LockedPackage): Finding[] {
  const natives = Object.keys(locked.optionalDependencies ?? {})
    .filter((name) => /linux-(?:x64|arm64)(?!\w)/.test(name) && !name.includes('musl'))
    .map((name) => name.replace(/linux-(?:x64|arm64)/, 'linux-?'))
  // A native package may depend on another for its own architecture, and on no other.
  const own = /linux-(x64|arm64)/.exec(place)?.[1]
  const wanted = [...new Set(natives)].flatMap((native) =>
    (own ? [own] : ARCHITECTURES).map((architecture) => native.replace('linux-?', `linux-${architecture}`)),
  )
  return wanted
    .filter((name) => !(name in (locked.optionalDependencies ?? {})) || !isLocked(packages, place, name))
    .map((name) => ({ file: FILE, rule: 'missing platform', message: `${place || 'the root'} lacks ${name}` }))
}

/** Looks where Node would: beside the package, then in each node_modules further out. */
function isLocked(packages: LockedPackages, place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

if (import.meta.main) printReport('check-lockfile', checkLockfile(process.argv[2] ?? process.cwd()), 1)
