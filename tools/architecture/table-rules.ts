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

/** The server's folders that own tables: those of features/ and platform/. */
export function tableOwnersOf(repository: Repository): string[] {
  const found = repository.folders.map(
    (folder) => /^apps\/server\/src\/(?:features|platform)\/([^/]+)$/.exec(folder)?.[1],
  )
  return found.filter((folder) => folder !== undefined)
}

/** `waitlist_entry` belongs to the folder with the longest fitting name, so `game_night_x` is not taken for game's. */
export function ownerOf(table: string, folders: readonly string[]): string | undefined {
  const fitting = folders.filter((folder) => table.startsWith(`${folder.replaceAll('-', '_')}_`))
  return fitting.toSorted((a, b) => b.length - a.length)[0]
}

/** A feature, or a folder of platform, reads and writes only tables that carry its name. */
export function tableRules(repository: Repository): Finding[] {
  const owners = tableOwnersOf(repository)
  const sources = repository.sources.filter(({ path }) => path.startsWith('apps/server/src/') && !path.endsWith('.css'))
  return sources.flatMap((source) => {
    const [, folder] = /^apps\/server\/src\/(?:features|platform)\/([^/]+)\//.exec(source.path) ?? []
    const foreign = [...new Set(tablesIn(source))].filter((table) => !mayTouch(source.path, folder, table, owners))
    const wish = folder
      ? `tables here start with ${folder.replaceAll('-', '_')}_`
      : 'only features and platform may touch tables'
    return foreign.map((table) => ({ file: source.path, rule: 'table prefix', message: `${table}: ${wish}` }))
  })
}

function mayTouch(path: string, folder: string | undefined, table: string, owners: readonly string[]): boolean {
  if (table.startsWith('pgboss.')) return path.startsWith(JOBS)
  // PostgreSQL's own tables are technology, which belongs in platform.
  if (/^(?:pg_|information_schema\.)/.test(table)) return path.startsWith('apps/server/src/platform/')
  return folder !== undefined && ownerOf(table.replace(/^public\./, ''), owners) === folder
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
