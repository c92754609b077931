import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'
import { isTest } from './read-repository.ts'
import type { Edge } from './resolve-import.ts'

type Levels = {
  folder: string
  /** Low to high; the names on one line are one level. */
  order: readonly (readonly string[])[]
  /** Steps upwards that are allowed all the same. */
  exceptions: readonly { from: string; to: string }[]
}

const SITE_ORDER = [
  ['browser/', 'shell/'],
  ['features/'],
  ['pages/'],
  ['root.tsx', 'entry.server.tsx', 'entry.client.tsx', 'routes.ts', 'visit.ts'],
]
const SITE_EXCEPTIONS = [{ from: 'pages/', to: 'visit.ts' }]

const LEVELS: readonly Levels[] = [
  {
    folder: 'apps/server/src/',
    order: [
      ['config.ts', 'config/'],
      ['platform/'],
      ['context.ts'],
      ['features/'],
      [
        'app.ts',
        'schedule-cleaning.ts',
        'reseal-everything.ts',
        'backed-up-features.ts',
        'console-finders.ts',
        'console-samples.ts',
      ],
      ['start-server.ts'],
      ['main.ts'],
    ],
    exceptions: [],
  },
  { folder: 'apps/web/app/', order: SITE_ORDER, exceptions: SITE_EXCEPTIONS },
]

/** A file imports its own level or lower; tests are above all levels. */
export function levelWalls(repository: Repository, edges: readonly Edge[]): Finding[] {
  const placeless = repository.sources.filter(({ path, isTest: test }) => {
    const levels = levelsOf(path)
    return levels !== undefined && !test && !path.endsWith('.css') && rankOf(levels, path) === -1
  })
  return [
    ...placeless.map(({ path }) => ({
      file: path,
      rule: 'levels',
      message: 'stands on no level: move it into a folder of the table in tools/rooms/level-walls.ts',
    })),
    ...edges.flatMap(upwardFindings),
  ]
}

function upwardFindings({ from, target }: Edge): Finding[] {
  const levels = levelsOf(from.path)
  if (!levels || from.isTest || target.kind === 'outside' || target.kind === 'unknown') return []
  const to = target.path
  if (to === undefined) return []
  if (isTest(to)) return [{ file: from.path, rule: 'levels', message: `imports ${to}, which only tests may use` }]
  if (!to.startsWith(levels.folder)) return []
  const rank = rankOf(levels, from.path)
  if (rank === -1 || rankOf(levels, to) <= rank || hasDoor(levels, from.path, to)) return []
  return [{ file: from.path, rule: 'levels', message: `imports ${to}, which stands on a higher level` }]
}

function levelsOf(path: string): Levels | undefined {
  return LEVELS.find(({ folder }) => path.startsWith(folder))
}

function rankOf(levels: Levels, path: string): number {
  const inside = path.slice(levels.folder.length)
  return levels.order.findIndex((level) => level.some((place) => matches(inside, place)))
}

function hasDoor(levels: Levels, from: string, to: string): boolean {
  const [start, end] = [from, to].map((path) => path.slice(levels.folder.length))
  return levels.exceptions.some((exception) => matches(start ?? '', exception.from) && matches(end ?? '', exception.to))
}

function matches(inside: string, place: string): boolean {
  return place.endsWith('/') ? inside.startsWith(place) : inside === place
}
