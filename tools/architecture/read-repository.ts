import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

/** The parts of a package.json that draw walls. */
export type Manifest = {
  name?: string
  exports?: unknown
  imports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Workspace = { folder: string; manifest: Manifest }
/** `area` is the workspace folder (`apps/web`) or `tools` or `e2e`. */
export type Source = { path: string; area: string; text: string; isTest: boolean }
/** All paths are relative to the root, with forward slashes. */
export type Repository = {
  root: string
  paths: string[]
  files: ReadonlySet<string>
  folders: string[]
  sources: Source[]
  workspaces: Workspace[]
  rootManifest: Manifest
}

const AREAS = ['apps', 'packages', 'e2e', 'tools']
const MADE_BY_MACHINES = ['node_modules', 'build', '.react-router', 'test-results', 'playwright-report']
const SOURCE_EXTENSIONS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.jsx', '.css']

export function readRepository(root: string): Repository {
  const paths: string[] = []
  const folders: string[] = []

  function walk(folder: string): void {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isFile()) paths.push(path)
      if (!entry.isDirectory() || MADE_BY_MACHINES.includes(entry.name)) continue
      folders.push(path)
      walk(path)
    }
  }

  for (const area of AREAS) if (existsSync(join(root, area))) walk(area)
  paths.sort()
  const sources = paths
    .filter((path) => SOURCE_EXTENSIONS.includes(extname(path)))
    .map((path) => ({ path, area: areaOf(path), text: readFileSync(join(root, path), 'utf8'), isTest: isTest(path) }))
  const workspaces = paths
    .filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))
    .map((path) => ({ folder: areaOf(path), manifest: readManifest(join(root, path)) }))
  const rootManifest = readManifest(join(root, 'package.json'))
  return { root, paths, files: new Set(paths), folders, sources, workspaces, rootManifest }
}

/** `apps/web/app/root.tsx` belongs to `apps/web`, `tools/x.ts` to `tools`. */
export function areaOf(path: string): string {
  return path
    .split('/')
    .slice(0, /^(?:apps|packages)\//.test(path) ? 2 : 1)
    .join('/')
}

/** Tests, and what only serves tests. */
export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.[a-z]+$/.test(basename(path)) || /^(?:e2e|(?:apps|packages)\/[^/]+\/test)\//.test(path)
}

function readManifest(path: string): Manifest {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
