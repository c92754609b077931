import type { Finding } from '../report.ts'
import type { Repository, Source } from './read-repository.ts'
import { scanSource } from './scan-source.ts'
import { tablesInSql } from './tables-in-sql.ts'

const BUILDERS =
  'selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full|cross)Join(?:Lateral)?'
const ONE_TABLE = new RegExp(`(?:\\.(?:${BUILDERS})|\\bsql\\.table|\\)\\s*\\.from)\\s*\\(\\s*"(\\d+)"`, 'g')
const TABLE_LIST = new RegExp(`\\.(?:${BUILDERS})\\s*\\(\\s*\\[([^\\]]*)\\]`, 'g')
const OWN_NAMES = /\.with(?:Recursive)?\s*\(\s*"(\d+)"/g
const STATEMENTS = /(?:(?<![\w$])sql\s*(?:<[^`]*?>)?\s*|\.query\s*(?:<[^`"]*?>)?\(\s*)[`"](\d+)[`"]/g
const SCHEMAS = /\.withSchema\s*\(\s*"(\d+)"/g
const JOBS = 'apps/server/src/platform/jobs/'

/** The server's folders that own tables: rooms in features/, and adapters in platform/. */
export function roomsOf(repository: Repository): string[] {
  const found = repository.folders.map(
    (folder) => /^apps\/server\/src\/(?:features|platform)\/([^/]+)$/.exec(folder)?.[1],
  )
  return found.filter((room) => room !== undefined)
}

/** `waitlist_entry` belongs to the room with the longest fitting name, so `game_night_x` is not taken for game's. */
export function ownerOf(table: string, rooms: readonly string[]): string | undefined {
  const owners = rooms.filter((room) => table.startsWith(`${room.replaceAll('-', '_')}_`))
  return owners.toSorted((a, b) => b.length - a.length)[0]
}

/** A room reads and writes only tables that carry its name. */
export function tableWalls(repository: Repository): Finding[] {
  const rooms = roomsOf(repository)
  const sources = repository.sources.filter(({ path }) => path.startsWith('apps/server/src/') && !path.endsWith('.css'))
  return sources.flatMap((source) => {
    const [, room] = /^apps\/server\/src\/(?:features|platform)\/([^/]+)\//.exec(source.path) ?? []
    const foreign = [...new Set(tablesIn(source))].filter((table) => !mayTouch(source.path, room, table, rooms))
    const wish = room ? `tables here start with ${room.replaceAll('-', '_')}_` : 'only rooms may touch tables'
    return foreign.map((table) => ({ file: source.path, rule: 'table prefix', message: `${table}: ${wish}` }))
  })
}

function mayTouch(path: string, room: string | undefined, table: string, rooms: readonly string[]): boolean {
  if (table.startsWith('pgboss.')) return path.startsWith(JOBS)
  // PostgreSQL's own tables are technology, which belongs in platform.
  if (/^(?:pg_|information_schema\.)/.test(table)) return path.startsWith('apps/server/src/platform/')
  return room !== undefined && ownerOf(table.replace(/^public\./, ''), rooms) === room
}

function tablesIn({ text }: Source): string[] {
  const { code, literals } = scanSource(text)
  const texts = (pattern: RegExp): string[] =>
    [...code.matchAll(pattern)].map((match) => literals[Number(match[1])] ?? '')
  const listed = [...code.matchAll(TABLE_LIST)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/"(\d+)"/g)].map((item) => literals[Number(item[1])] ?? ''),
  )
  const own = new Set(texts(OWN_NAMES).map(firstWord))
  const built = [...texts(ONE_TABLE), ...listed].map(firstWord).filter((table) => !own.has(table))
  const schemas = texts(SCHEMAS).map((schema) => `${schema}.*`)
  return [...built, ...schemas, ...texts(STATEMENTS).flatMap(tablesInSql)]
}

/** `waitlist_entry as e` and `ancestors(id)` begin with the name. */
function firstWord(text: string): string {
  return /^[^\s(]*/.exec(text.trim())?.[0] ?? ''
}
