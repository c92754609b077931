import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'
import type { Edge } from './resolve-import.ts'
import { targetArea } from './resolve-import.ts'

const PACKAGES = [
  'packages/tariffs',
  'packages/game',
  'packages/draw',
  'packages/ui',
  'packages/bill-reader',
  'packages/bill-errors',
  'packages/text',
  'packages/contract',
  'packages/agent',
]

/** Who may import whom, low to high. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/tariffs': [],
  'packages/game': [],
  'packages/draw': [],
  'packages/ui': [],
  'packages/bill-reader': ['packages/tariffs'],
  'packages/bill-errors': ['packages/tariffs', 'packages/bill-reader'],
  'packages/contract': ['packages/tariffs', 'packages/game'],
  'packages/text': ['packages/tariffs', 'packages/bill-reader'],
  'packages/agent': ['packages/contract', 'packages/tariffs', 'packages/bill-reader', 'packages/text'],
  'apps/server': [
    'packages/contract',
    'packages/tariffs',
    'packages/game',
    'packages/draw',
    'packages/bill-reader',
    'packages/bill-errors',
    'packages/agent',
  ],
  'apps/web': ['packages/contract', 'packages/tariffs', 'packages/game', 'packages/draw', 'packages/ui'],
  e2e: PACKAGES,
  // Tools start the real server to measure it and to print its output.
  tools: [...PACKAGES, 'apps/server', 'apps/web'],
}
/** What tests outside the workspaces may import in addition. */
const TESTS_MAY_ALSO_IMPORT: Record<string, readonly string[]> = { e2e: ['apps/server'] }

/** Directions between workspaces, undeclared imports, deep imports, and imports that can't be followed. */
export function workspaceRules(repository: Repository, edges: readonly Edge[]): Finding[] {
  const unlisted = repository.workspaces
    .filter(({ folder }) => !MAY_IMPORT[folder])
    .map(({ folder }) => ({
      file: folder,
      rule: 'directions',
      message: 'is not in the table of who may import whom: add it in tools/architecture/workspace-rules.ts',
    }))
  return [...unlisted, ...edges.flatMap((edge) => edgeFindings(repository, edge))]
}

function edgeFindings(repository: Repository, edge: Edge): Finding[] {
  const { from, specifier, target } = edge
  const finding = (rule: string, message: string): Finding[] => [{ file: from.path, rule, message }]
  if (target.kind === 'unknown') {
    return finding(
      'unresolved import',
      `${specifier} leads nowhere: use a relative path, a package name or package.json imports`,
    )
  }
  const area = targetArea(edge)
  if (!area || !crosses(repository, from.area, area, target.kind)) return []
  const allowed = [...(MAY_IMPORT[from.area] ?? []), ...((from.isTest && TESTS_MAY_ALSO_IMPORT[from.area]) || [])]
  if (!allowed.includes(area) && area !== from.area) {
    return finding('directions', `${from.area} may not import ${area} (${specifier})`)
  }
  const workspace = repository.workspaces.find(({ folder }) => folder === area)
  if (target.kind === 'path') {
    const name = workspace?.manifest.name ?? area
    return workspace?.manifest.exports ? finding('deep import', `${specifier} reaches past the exports of ${name}`) : []
  }
  const found: Finding[] = []
  if (area !== from.area && !declares(repository, from.area, workspace?.manifest.name ?? '')) {
    found.push(
      ...finding('undeclared import', `${workspace?.manifest.name} is not in the package.json of ${from.area}`),
    )
  }
  if (target.kind === 'package' && target.path === undefined) {
    found.push(...finding('deep import', `${specifier} is not in the exports of ${workspace?.manifest.name}`))
  }
  return found
}

/** Files of one area may import each other by path; by name even their own package's exports apply. */
function crosses(repository: Repository, from: string, to: string, kind: string): boolean {
  const isOurs =
    to in MAY_IMPORT || repository.workspaces.some(({ folder }) => folder === to) || /^apps|^packages/.test(to)
  return isOurs && (from !== to || kind === 'package')
}

function declares(repository: Repository, area: string, name: string): boolean {
  const workspace = repository.workspaces.find(({ folder }) => folder === area)
  const manifest = workspace?.manifest ?? repository.rootManifest
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest
  return name in { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }
}
