import type { Finding } from '../report.ts'
import type { Edge } from './resolve-import.ts'

const SERVER_FEATURE = /^(apps\/server\/src\/features\/([^/]+))\/(.+)$/
const SITE_FEATURE = /^(apps\/[^/]+\/app\/features\/([^/]+))\//
const PUBLIC = 'public.ts'

/** Features of the server import each other only through `public.ts` and never in a circle; features of a site do not meet at all. */
export function publicRules(edges: readonly Edge[]): Finding[] {
  const findings: Finding[] = []
  const neighbours = new Map<string, Set<string>>()
  for (const { from, target } of edges) {
    const to = target.kind === 'path' || target.kind === 'package' ? target.path : undefined
    if (to === undefined) continue
    const [, , feature] = SERVER_FEATURE.exec(from.path) ?? []
    const [, , otherFeature, inside] = SERVER_FEATURE.exec(to) ?? []
    if (feature && otherFeature && feature !== otherFeature) {
      // A test may play the other side, so only product code ties features together.
      if (!from.isTest) neighbours.set(feature, (neighbours.get(feature) ?? new Set()).add(otherFeature))
      if (inside !== PUBLIC)
        findings.push({ file: from.path, rule: 'feature import', message: `${to}: import its ${PUBLIC}` })
    }
    const [, siteFeature] = SITE_FEATURE.exec(from.path) ?? []
    const [, otherSiteFeature] = SITE_FEATURE.exec(to) ?? []
    if (siteFeature && otherSiteFeature && siteFeature !== otherSiteFeature) {
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
    for (const feature of circle) reported.add(feature)
    const message = `features in a circle: ${[...circle, start].join(' -> ')}`
    findings.push({ file: `apps/server/src/features/${start}`, rule: 'feature circle', message })
  }
  return findings
}

/** The shortest way from a feature back to itself. */
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
