import { scanSource } from './scan-source.ts'

export type Import = { specifier: string; isDynamic: boolean }

const FROM = /(?<![\w$.])(?:import|export)\b[^"`;()=]*?\bfrom\s*"(\d+)"/g
const SIDE_EFFECT = /(?<![\w$.])import\s*"(\d+)"/g
const CALL = /(?<![\w$.])(?:import|require)\s*\(\s*["`](\d+)["`]\s*[,)]/g
const STYLE = /@import\s+(?:url\(\s*)?["']([^"']+)["']/g

/** Every module a file names: imports, re-exports, dynamic imports with a text, and `@import` in a stylesheet. */
export function importsOf(path: string, text: string): Import[] {
  if (path.endsWith('.css')) {
    return [...text.matchAll(STYLE)].map((match) => ({ specifier: match[1] ?? '', isDynamic: false }))
  }
  const { code, literals } = scanSource(text)
  const named = (pattern: RegExp, isDynamic: boolean): Import[] =>
    [...code.matchAll(pattern)].map((match) => ({ specifier: literals[Number(match[1])] ?? '', isDynamic }))
  return [...named(FROM, false), ...named(SIDE_EFFECT, false), ...named(CALL, true)]
}
