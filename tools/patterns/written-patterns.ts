import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser'

/** A pattern and its position. */
export type Pattern = { file: string; line: number; source: string; flags: string }
/** Where a pattern is built from parts. */
export type Site = { file: string; line: number }

/** Every pattern literal of a file, and every place where it builds one. */
export function writtenPatterns(root: string, file: string): { patterns: Pattern[]; sites: Site[] } {
  const text = readFileSync(join(root, file), 'utf8')
  const patterns: Pattern[] = []
  const sites: Site[] = []
  if (!/[/]|RegExp/.test(text)) return { patterns, sites }
  const lines = lineStarts(text)
  const add = (node: CallExpression | NewExpression) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
      sites.push({ file, line: lineOf(lines, node.start) })
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return
      const { pattern: source, flags } = node.regex
      patterns.push({ file, line: lineOf(lines, node.start), source, flags })
    },
    NewExpression: add,
    CallExpression: add,
  }).visit(program)
  return { patterns, sites }
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function lineOf(starts: readonly number[], at: number): number {
  return starts.findLastIndex((start) => start <= at) + 1
}
