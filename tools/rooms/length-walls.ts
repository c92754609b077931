import { extname } from 'node:path'
import type { Finding } from '../report.ts'
import type { Repository, Source } from './read-repository.ts'

const COUNTED = ['.ts', '.tsx', '.mjs', '.css']
const MAX_LINES = 300
/** A story may be told at length, but not without end. */
const MAX_TEST_LINES = 400

/** No file too long to read at once, but for data and for what a tool of ours prints. */
export function lengthWalls(repository: Repository): Finding[] {
  return repository.sources.flatMap((source) => {
    const { path, text } = source
    if (!COUNTED.includes(extname(path)) || /\/(?:shipped|data)\//.test(path)) return []
    const lines = text.replace(/\n$/, '').split('\n').length
    const wall = /\.(?:test|spec)\.[a-z]+$/.test(path) ? MAX_TEST_LINES : MAX_LINES
    if (lines <= wall || isPrinted(source, repository)) return []
    return [{ file: path, rule: 'file length', message: `${lines} lines, the wall is ${wall}` }]
  })
}

/** Its first line names the tool that prints it, and that tool knows the file: neither word alone is believed. */
function isPrinted({ path, text }: Source, { sources }: Repository): boolean {
  const named = /\btools\/[\w./-]+\.ts\b/.exec(text.split('\n', 1)[0] ?? '')?.[0]
  const tool = sources.find((each) => each.path === named)
  return tool !== undefined && tool.text.includes(path) && tool.text.includes('writeFile')
}
