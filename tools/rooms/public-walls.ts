import type { Finding } from '../report.ts'
import type { Edge } from './resolve-import.ts'

const SERVER_ROOM = /^(apps\/server\/src\/features\/([^/]+))\/(.+)$/
const SITE_ROOM = /^(apps\/[^/]+\/app\/features\/([^/]+))\//
const PUBLIC = 'public.ts'

/** Features of the server import each other only through `public.ts` and never in a circle; features of a site do not meet at all. */
export function publicWalls(edges: readonly Edge[]): Finding[] {
  const findings: Finding[] = []
  const neighbours = new Map<string, Set<string>>()
  for (const { from, target } of edges) {
    const to = target.kind === 'path' || target.kind === 'package' ? target.path : undefined
    if (to === undefined) continue
    const [, , room] = SERVER_ROOM.exec(from.path) ?? []
    const [, , otherRoom, inside] = SERVER_ROOM.exec(to) ?? []
    if (room && otherRoom && room !== otherRoom) {
      // A test may play the other side, so only product code ties rooms together.
      if (!from.isTest) neighbours.set(room, (neighbours.get(room) ?? new Set()).add(otherRoom))
      if (inside !== PUBLIC)
        findings.push({ file: from.path, rule: 'feature import', message: `${to}: import its ${PUBLIC}` })
    }
    const [, feature] = SITE_ROOM.exec(from.path) ?? []
    const [, otherFeature] = SITE_ROOM.exec(to) ?? []
    if (feature && otherFeature && feature !== otherFeature) {
      findings.push({ file: from.path, rule: 'feature to feature', message: `imports ${to}: let a page compose both` })
    }
  }
  return [...findings, ...circles(neighbours)]
}

function circles(neighbours: ReadonlyMap<string, ReadonlySet<string>>): Finding[] {
  const findings: Finding[] = []
  const reported = new Set<string>()
  for (const start of [...neighbours.keys()].toSorted()) {
    const circle = reported.has(start) ? undefined : wayBack(neighbours, start)
    if (!circle) continue
    for (const room of circle) reported.add(room)
    const message = `rooms in a circle: ${[...circle, start].join(' -> ')}`
    findings.push({ file: `apps/server/src/features/${start}`, rule: 'room circle', message })
  }
  return findings
}

/** The shortest way from a room back to itself. */
function wayBack(neighbours: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of neighbours.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}
