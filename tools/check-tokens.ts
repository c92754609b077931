import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'

const TOKENS = 'packages/ui/src/theme/tokens.css'
const SOURCES = ['apps/web/app/**/*.{css,ts,tsx}', 'packages/ui/src/**/*.{css,ts,tsx}']
const TESTS = /\.test\.tsx?$/
const MINIMUM_FILES = 60

const COMMENT = /\/\*[^]*?\*\//g
const DECLARATION =
  /(?<![\w-])((?:border-(?:[a-z]+-)*radius|(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*|font(?:-size)?|line-height):)([^;{}]+)/g
/** A hairline stays one pixel, and sizes relative to the text around are in em. */
const LOOSE_SIZE = /(?<![\w.])(?!1px\b)\d*\.?\d+(?:px|rem)\b/
const LOOSE_LINE_HEIGHT = /^(?!0$)[\d.]+$/
const SIZE_TOKEN = /var\((--(?:s|r|fs|lh)-[\w-]+)/g
const LOOSE_CLASS =
  /(?<![\w-])(?:[pm][xytrbl]?|gap(?:-[xy])?|space-[xy]|rounded(?:-[a-z]{1,2})?|text|leading)-(?:\[[^\]\s]*\d(?:px|rem)[^\]\s]*\]|\[[\d.]+\]|(?!0\.5\b)\d+\.5\b)/g

/** Space, radius and type come from the scales of tokens.css alone. */
export function checkTokens(root: string): Report {
  const files = globSync(SOURCES, { cwd: root })
    .filter((file) => file !== TOKENS && !TESTS.test(file))
    .toSorted()
  const tokens = readFileSync(join(root, TOKENS), 'utf8')
  const findings = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return file.endsWith('.css') ? looseValues(file, source, tokens) : looseClasses(file, source)
  })
  return { findings, filesSeen: files.length }
}

function looseValues(file: string, source: string, tokens: string): Finding[] {
  // Line numbers don't change.
  const css = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  const loose = Array.from(css.matchAll(DECLARATION)).filter(([, property, value = '']) =>
    property === 'line-height:'
      ? LOOSE_LINE_HEIGHT.test(value.trim()) || LOOSE_SIZE.test(value)
      : LOOSE_SIZE.test(value),
  )
  const unknown = Array.from(css.matchAll(SIZE_TOKEN)).filter(([, name = '']) => !tokens.includes(`  ${name}:`))
  return [
    ...loose.map(({ 0: text, index }) => finding(file, css, index, `"${text}" is no token: take the nearest step`)),
    ...unknown.map(({ 1: name, index }) => finding(file, css, index, `${name} is not among them`)),
  ]
}

function looseClasses(file: string, source: string): Finding[] {
  return Array.from(source.matchAll(LOOSE_CLASS), ({ 0: text, index }) =>
    finding(file, source, index, `"${text}" is off the scale: take the nearest step`),
  )
}

function finding(file: string, source: string, index: number, message: string): Finding {
  return { file: `${file}:${source.slice(0, index).split('\n').length}`, rule: 'tokens', message }
}

if (import.meta.main) printReport('check-tokens', checkTokens(process.argv[2] ?? process.cwd()), MINIMUM_FILES)
