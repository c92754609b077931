import { statSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/** In the bundle, such a file would be compiled as a program at each start and stay in memory as text. */
const LARGE_BYTES = 100_000

const READ_WHERE_IT_LIES = `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL(import.meta.url), 'utf8'))`

/** Has our large data files read from where they are; must come before the plugin that keeps paths correct. */
export function readLargeJson(): Plugin {
  return {
    name: 'read-large-json',
    load(file) {
      if (!file.endsWith('.json') || file.includes('node_modules')) return undefined
      if (statSync(file).size < LARGE_BYTES) return undefined
      return { code: READ_WHERE_IT_LIES, moduleType: 'js', moduleSideEffects: false }
    },
  }
}
