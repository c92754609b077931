import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'
import { isTest } from './read-repository.ts'
import type { Edge } from './resolve-import.ts'

type Layers = {
  folder: string
  /** Low to high; the names on one line are one layer. */
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

const LAYERS: readonly Layers[] = [
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

/** A file imports its own layer or lower; tests are above all layers. */
export function layerRules(repository: Repository, edges: readonly Edge[]): Finding[] {
  const placeless = repository.sources.filter(({ path, isTest: test }) => {
    const layers = layersOf(path)
    return layers !== undefined && !test && !path.endsWith('.css') && rankOf(layers, path) === -1
  })
  return [
    ...placeless.map(({ path }) => ({
      file: path,
      rule: 'layers',
      message: 'is in no layer: move it into a folder of the table in tools/architecture/layer-rules.ts',
    })),
    ...edges.flatMap(upwardFindings),
  ]
}

function upwardFindings({ from, target }: Edge): Finding[] {
  const layers = layersOf(from.path)
  if (!layers || from.isTest || target.kind === 'outside' || target.kind === 'unknown') return []
  const to = target.path
  if (to === undefined) return []
  if (isTest(to)) return [{ file: from.path, rule: 'layers', message: `imports ${to}, which only tests may use` }]
  if (!to.startsWith(layers.folder)) return []
  const rank = rankOf(layers, from.path)
  if (rank === -1 || rankOf(layers, to) <= rank || isException(layers, from.path, to)) return []
  return [{ file: from.path, rule: 'layers', message: `imports ${to}, which is in a higher layer` }]
}

function layersOf(path: string): Layers | undefined {
  return LAYERS.find(({ folder }) => path.startsWith(folder))
}

function rankOf(layers: Layers, path: string): number {
  const inside = path.slice(layers.folder.length)
  return layers.order.findIndex((layer) => layer.some((place) => matches(inside, place)))
}

function isException(layers: Layers, from: string, to: string): boolean {
  const [start, end] = [from, to].map((path) => path.slice(layers.folder.length))
  return layers.exceptions.some((exception) => matches(start ?? '', exception.from) && matches(end ?? '', exception.to))
}

function matches(inside: string, place: string): boolean {
  return place.endsWith('/') ? inside.startsWith(place) : inside === place
}
