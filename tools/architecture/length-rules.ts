import { extname } from 'node:path'
import type { Finding } from '../report.ts'
import type { Repository, Source } from './read-repository.ts'

const COUNTED = ['.ts', '.tsx', '.mjs', '.css']
const MAX_LINES = 300
/** A story test may be long, but not without a limit. */
const MAX_TEST_LINES = 400
/** So that one person can still read all of Mo's thinking. */
const MO = { folder: 'packages/agent/src', lines: 16_000, files: 250 }

/** No file too long to read at once, but for data and for what one of our tools prints. */
export function lengthRules(repository: Repository): Finding[] {
  return [...sizeOfMo(repository), ...repository.sources.flatMap((source) => lengthOf(source, repository))]
}

function sizeOfMo({ sources }: Repository): Finding[] {
  const own = sources.filter(({ path, isTest }) => path.startsWith(`${MO.folder}/`) && !isTest)
  const lines = own.reduce((sum, { text }) => sum + linesOf(text), 0)
  if (lines <= MO.lines && own.length <= MO.files) return []
  const message = `${lines} lines in ${own.length} files, the limit is ${MO.lines} in ${MO.files}`
  return [{ file: MO.folder, rule: 'file length', message }]
}

function lengthOf(source: Source, repository: Repository): Finding[] {
  const { path, text } = source
  if (!COUNTED.includes(extname(path)) || /\/(?:shipped|data)\//.test(path)) return []
  const lines = linesOf(text)
  const limit = /\.(?:test|spec)\.[a-z]+$/.test(path) ? MAX_TEST_LINES : MAX_LINES
  if (lines <= limit || isPrinted(source, repository)) return []
  return [{ file: path, rule: 'file length', message: `${lines} lines, the limit is ${limit}` }]
}

function linesOf(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}

/** Its first line names the tool that prints it, and that tool names the file: one of the two alone is not enough. */
function isPrinted({ path, text }: Source, { sources }: Repository): boolean {
  const named = /\btools\/[\w./-]+\.ts\b/.exec(text.split('\n', 1)[0] ?? '')?.[0]
  const tool = sources.find((each) => each.path === named)
  return tool !== undefined && tool.text.includes(path) && tool.text.includes('writeFile')
}
