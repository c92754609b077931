// npm run check:migrations: checks new migrations for statements that would block a table. npm run check:migrations --
// --rows 1000000 [--from 0030]: applies them to tables of that size and says which they lock.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureLocks } from './migrations/measure-locks.ts'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'

/** Those before it were applied to no database that is in use. */
const FIRST_CHECKED = 40
const FOLDER = 'apps/server/migrations'
/** What the migration runner handles itself, and questions of taste. */
const LEFT_OUT = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-robust-stmts',
  'prefer-text-field',
  'require-enum-value-ordering',
]
type Warning = { file: string; line: number; rule_name: string; message: string; help: string | null }

/** A linter of migrations reads them; our own rules add what is specific to our runner. */
export function checkMigrations(root: string): Report {
  const all = globSync(`${FOLDER}/*.sql`, { cwd: root }).toSorted()
  const files = all.filter((file) => Number(path.basename(file).slice(0, 4)) >= FIRST_CHECKED)
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const alone = texts.filter(({ text }) => text.startsWith('-- concurrently\n')).map(({ file }) => file)
  const together = files.filter((file) => !alone.includes(file))
  const findings = [
    ...lint(root, together, ['--assume-in-transaction']),
    ...lint(root, alone, []),
    ...texts.flatMap(ofRunner),
  ]
  return { findings, filesSeen: all.length }
}

function lint(root: string, files: readonly string[], options: readonly string[]): Finding[] {
  if (files.length === 0) return []
  const squawk = path.resolve(import.meta.dirname, '../node_modules/squawk-cli/js/bin/squawk')
  const args = [
    squawk,
    '--reporter',
    'json',
    '--pg-version',
    '15',
    '--exclude',
    LEFT_OUT.join(','),
    ...options,
    ...files,
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (!stdout.startsWith('[')) return [{ file: FOLDER, rule: 'linter', message: stderr || stdout || 'said nothing' }]
  return (JSON.parse(stdout) as Warning[]).map(({ file, line, rule_name, message, help }) => ({
    file: `${file}:${line + 1}`,
    rule: rule_name,
    message: [message, help].filter(Boolean).join(' '),
  }))
}

function ofRunner({ file, text }: { file: string; text: string }): Finding[] {
  const statements = text
    .replaceAll(/--[^\n]*/g, '')
    .split(';')
    .filter((each) => each.trim() !== '')
  const isAlone = text.startsWith('-- concurrently\n')
  const finding = (message: string): Finding => ({ file, rule: 'concurrently', message })
  if (!isAlone)
    return /\bconcurrently\b/i.test(statements.join(' '))
      ? [finding('needs `-- concurrently` as its first line, and a file of its own')]
      : []
  const isFit = /^\s*(create (unique )?index concurrently if not exists|drop index concurrently if exists)\b/i.test(
    statements[0] ?? '',
  )
  return statements.length === 1 && isFit
    ? []
    : [finding('must be one `create index concurrently if not exists` or `drop index concurrently if exists`')]
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { rows: { type: 'string' }, from: { type: 'string', default: String(FIRST_CHECKED) } },
  })
  if (values.rows === undefined) printReport('check-migrations', checkMigrations(process.cwd()), 1)
  else {
    const rows = Number(values.rows)
    if (!Number.isInteger(rows) || rows < 1) throw new Error('Give the number of rows: --rows 1000000')
    const isFine = await measureLocks({ rows, from: Number(values.from), say: (line) => console.log(line) })
    process.exitCode = isFine ? 0 : 1
  }
}
