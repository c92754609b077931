import { posix } from 'node:path'
import type { Repository, Source } from './read-repository.ts'
import { areaOf } from './read-repository.ts'

/** Where an import leads. `unknown` is a form these walls cannot follow; `outside` is a package that is not ours. */
export type Target =
  | { kind: 'path'; path: string }
  | { kind: 'package'; folder: string; path: string | undefined }
  | { kind: 'outside' }
  | { kind: 'unknown' }

export type Edge = { from: Source; specifier: string; target: Target }

const OUR_SCOPE = '@mowatt/'
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

export function resolveImport(repository: Repository, from: Source, specifier: string): Target {
  const name = specifier.replace(/\?.*$/, '')
  // React Router writes these types beside the route modules, in a separate folder.
  if (name.includes('/+types/')) return { kind: 'outside' }
  if (name.startsWith('.')) return located(repository, posix.join(posix.dirname(from.path), name))
  if (name.startsWith(OUR_SCOPE)) return resolvePackage(repository, name)
  if (name.startsWith('#')) {
    const workspace = repository.workspaces.find((each) => each.folder === from.area)
    const imports = workspace ? workspace.manifest.imports : repository.rootManifest.imports
    const file = mapped(imports ?? {}, name)
    if (file === undefined) return { kind: 'unknown' }
    return file.startsWith('.') ? located(repository, posix.join(workspace?.folder ?? '', file)) : { kind: 'outside' }
  }
  return /^(?:~|@\/|\/)/.test(name) ? { kind: 'unknown' } : { kind: 'outside' }
}

function resolvePackage(repository: Repository, name: string): Target {
  const packageName = name.split('/').slice(0, 2).join('/')
  const workspace = repository.workspaces.find((each) => each.manifest.name === packageName)
  if (!workspace) return { kind: 'unknown' }
  const { exports } = workspace.manifest
  const subpath = `.${name.slice(packageName.length)}`
  const file = exports === undefined ? subpath : mapped(exportsMap(exports), subpath)
  return { kind: 'package', folder: workspace.folder, path: file && posix.join(workspace.folder, file) }
}

function exportsMap(exports: unknown): Record<string, unknown> {
  const isMap = typeof exports === 'object' && exports !== null && Object.keys(exports).some((key) => key[0] === '.')
  return isMap ? (exports as Record<string, unknown>) : { '.': exports }
}

/** Follows an `exports` or `imports` map as Node does: the exact key first, then patterns with one star, longest first. */
function mapped(map: Record<string, unknown>, name: string): string | undefined {
  if (name in map) return firstFile(map[name])
  const patterns = Object.keys(map).filter((key) => key.includes('*'))
  for (const key of patterns.toSorted((a, b) => b.length - a.length)) {
    const [before = '', after = ''] = key.split('*')
    if (name.length < key.length || !name.startsWith(before) || !name.endsWith(after)) continue
    return firstFile(map[key])?.replaceAll('*', name.slice(before.length, name.length - after.length))
  }
  return undefined
}

function firstFile(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return undefined
  return Object.values(entry)
    .map(firstFile)
    .find((file) => file !== undefined)
}

function located(repository: Repository, path: string): Target {
  if (path.startsWith('..')) return { kind: 'unknown' }
  const withoutJs = path.replace(/\.jsx?$/, '')
  const candidates = [path, ...[path, withoutJs].flatMap((stem) => ENDINGS.map((ending) => stem + ending))]
  return { kind: 'path', path: candidates.find((each) => repository.files.has(each)) ?? path }
}

/** The workspace or root folder that an edge arrives in, if it is one of our own. */
export function targetArea({ target }: Edge): string | undefined {
  if (target.kind === 'package') return target.folder
  return target.kind === 'path' && target.path.includes('/') ? areaOf(target.path) : undefined
}
