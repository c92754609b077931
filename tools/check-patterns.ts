import { globSync } from 'node:fs'
import { builtPatterns } from './patterns/built-patterns.ts'
import { judge } from './patterns/judge.ts'
import { type Pattern, type Site, writtenPatterns } from './patterns/written-patterns.ts'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'

/** All that the server runs, its pages included. */
const SOURCES = [
  'apps/server/src/**/*.ts',
  'apps/web/app/**/*.{ts,tsx}',
  'packages/{agent,bill-errors,bill-reader,contract,draw,game,tariffs,text}/src/**/*.ts',
]
/**
 * Built from what is known only later. Everything that is inserted is escaped and occurs once, so that nothing repeats.
 */
const BUILT_LATER: Readonly<Record<string, number>> = {
  // The names of suppliers and tariffs, which are not masked in a message.
  'apps/server/src/features/agent/find-names.ts': 1,
  // The names that a user said, and the numbers of their bill with at most one space between two characters.
  'apps/server/src/features/agent/mask.ts': 2,
}
const TESTS = /\.test\.tsx?$/
const MINIMUM_FILES = 20

/** No input may stall the process: every pattern takes a time that grows no faster than the text. */
export async function checkPatterns(root: string): Promise<Report> {
  const files = globSync(SOURCES, { cwd: root })
    .filter((file) => !TESTS.test(file))
    .toSorted()
  const read = files.map((file) => writtenPatterns(root, file))
  const sites = read.flatMap((file) => file.sites)
  const built = await builtPatterns(root, [...new Set(sites.map(({ file }) => file))])
  const findings = [
    ...[...read.flatMap((file) => file.patterns), ...built].flatMap(patternFindings),
    ...siteFindings(sites.filter((site) => !built.some((one) => isAt(one, site)))),
  ]
  return { findings, filesSeen: files.length }
}

function isAt(pattern: Pattern, { file, line }: Site): boolean {
  return pattern.file === file && pattern.line === line
}

function patternFindings({ file, line, source, flags }: Pattern): Finding[] {
  const why = judge(source, flags)
  return why === undefined
    ? []
    : [{ file: `${file}:${line}`, rule: 'not linear', message: `${why} in /${source}/${flags}` }]
}

function siteFindings(sites: readonly Site[]): Finding[] {
  const message = 'is built after the module was loaded, where nobody can judge it: build it once, or compare texts'
  return sites
    .filter(({ file }) => sites.filter((site) => site.file === file).length > (BUILT_LATER[file] ?? 0))
    .map(({ file, line }) => ({ file: `${file}:${line}`, rule: 'pattern unseen', message }))
}

if (import.meta.main)
  printReport('check-patterns', await checkPatterns(process.argv[2] ?? process.cwd()), MINIMUM_FILES)
