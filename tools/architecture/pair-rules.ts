import type { Finding } from '../report.ts'
import type { Edge } from './resolve-import.ts'

const FOLDER = /^packages\/agent\/src\/([^/]+)\//

/**
 * No two of Mo's folders import each other, so that each can be read without the other. Tests may import from anywhere.
 */
export function pairRules(edges: readonly Edge[]): Finding[] {
  const inside = edges.flatMap(({ from, target }) => {
    const [, one] = FOLDER.exec(from.path) ?? []
    const [, other] = (target.kind === 'path' && FOLDER.exec(target.path)) || []
    return one && other && one !== other && !from.isTest ? [{ from: from.path, one, other }] : []
  })
  return inside.flatMap(({ from, one, other }) => {
    const back = inside.find((each) => each.one === other && each.other === one)
    if (!back || one < other) return []
    return [{ file: from, rule: 'folder pair', message: `imports ${other}, and ${back.from} imports ${one}` }]
  })
}
