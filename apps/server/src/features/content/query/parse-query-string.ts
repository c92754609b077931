import { invalid } from './content-refusal.ts'

/** The value of one name of a query: a text, or names in brackets of its own. No prototype, so no name is magic. */
export type QueryNode = string | QueryBranch
export type QueryBranch = { [name: string]: QueryNode }

const MOST_CHARACTERS = 4096
const MOST_PAIRS = 100
const DEEPEST = 8
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/** Reads `a[b][0]=c` into a tree. Lists are branches named 0, 1, ...; `a[]=x` and a repeated name extend them. */
export function parseQueryString(text: string): QueryBranch {
  if (text.length > MOST_CHARACTERS) throw invalid('The query is too long')
  const pairs = text === '' ? [] : text.split('&')
  if (pairs.length > MOST_PAIRS) throw invalid('The query has too many parts')
  const root = branch()
  for (const pair of pairs) {
    const [rawName = '', ...rest] = pair.split('=')
    const path = pathOf(decode(rawName))
    if (path) put(root, path, decode(rest.join('=')))
  }
  return root
}

function pathOf(name: string): string[] | undefined {
  const [, first, brackets = ''] = NAME.exec(name) ?? []
  if (first === undefined) return undefined
  const path = [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')]
  if (path.length > DEEPEST) throw invalid('The query is nested too deeply')
  return path
}

function put(root: QueryBranch, path: readonly string[], value: string): void {
  let place = root
  for (const name of path.slice(0, -1)) {
    const key = name === '' ? nextIndex(place) : name
    const there = place[key]
    if (typeof there === 'object') place = there
    else place = place[key] = there === undefined ? branch() : branch({ 0: there })
  }
  const last = path.at(-1) ?? ''
  const key = last === '' ? nextIndex(place) : last
  const there = place[key]
  if (there === undefined) place[key] = value
  else if (typeof there === 'string') place[key] = branch({ 0: there, 1: value })
  else there[nextIndex(there)] = value
}

function branch(entries: Record<string, QueryNode> = {}): QueryBranch {
  return Object.assign(Object.create(null) as QueryBranch, entries)
}

function nextIndex(place: QueryBranch): string {
  return String(Object.keys(place).length)
}

/** A half escape is taken literally, as other servers do. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
