import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'
import { scanSource } from './scan-source.ts'

/** The server's features, and packages that only calculate. The site's UI needs a clock. */
const PURE = /^(?:apps\/server\/src\/features|packages\/(?!ui\/)[^/]+\/src)\//

const CLOCKS = [
  /\bnew\s+Date\b(?!\s*\(\s*[^\s)])(?!\s*[\w$.[])/,
  /(?<!\bnew\s+)(?<![\w$.])Date\s*\(/,
  /(?<![\w$.])(?:Date|performance)\s*(?:\?\.|\.)\s*now\b/,
  /(?<![\w$.])Temporal\s*\.\s*Now\b/,
]
const RANDOMNESS = [
  /(?<![\w$.])Math\s*\.\s*random\b/,
  /(?<![\w$.])(?:globalThis\s*\.\s*)?(?:crypto|webcrypto)\s*\.\s*(?:random|getRandom)/,
]
const IMPORTS = /(?<![\w$.])(?:import|export)\s+([^"`;()=]*?)\s*from\s*"(\d+)"/g

/** Time and randomness come from the context, so that a test can set both. */
export function clockRules({ sources }: Repository): Finding[] {
  return sources
    .filter(({ path, isTest }) => PURE.test(path) && !path.endsWith('.css') && !isTest)
    .flatMap(({ path, text }) => {
      const { code, literals } = scanSource(text)
      const holds = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(code))
      const finding = (what: string) => [
        { file: path, rule: 'clock and randomness', message: `${what} from the context` },
      ]
      return [
        ...(holds(CLOCKS) ? finding('take the time') : []),
        ...(holds(RANDOMNESS) || importsRandomness(code, literals) ? finding('take randomness') : []),
      ]
    })
}

/** By name, or as a namespace, whose uses can't be followed. */
function importsRandomness(code: string, literals: readonly string[]): boolean {
  return [...code.matchAll(IMPORTS)].some(([, clause = '', at]) => {
    if (!/^(?:node:)?crypto$/.test(literals[Number(at)] ?? '') || clause.startsWith('type ')) return false
    return !clause.startsWith('{') || /\b(?:random\w*|getRandomValues|webcrypto)\b/.test(clause)
  })
}
