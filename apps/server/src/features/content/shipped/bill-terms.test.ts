import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BILL_DAYS_WITHOUT_ACCOUNT, BILL_FILE_MONTHS_WITH_ACCOUNT, billTerms } from '@mowatt/contract'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../../../../..')
const LEGAL = 'apps/server/src/features/content/shipped/texts/legal'
const DAYS = `${BILL_DAYS_WITHOUT_ACCOUNT} days`
const MONTHS = `${BILL_FILE_MONTHS_WITH_ACCOUNT} months after the bill's date`
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test.for([`${LEGAL}/privacy-policy.md`, `${LEGAL}/app-terms.md`])('%s names the terms of bills', (file) => {
  const [head = '', text = ''] = read(file).split('\n---\n')
  expect(head).toContain(`- "${billTerms.inShort}"`)
  expect(text).toContain(DAYS)
  expect(text).toContain(MONTHS)
  expect(text).toContain(billTerms.toDelete)
})

test('what Mo says of deleting a bill leads to the same place', () => {
  expect(read('packages/agent/topics/mowatt_delete.md')).toContain('a single bill on its own page')
})

test('the classes of data name the terms of bills', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| .*\bbills\b/i.test(line))
  expect(rows.find((row) => row.includes('without an account'))).toContain(`| ${DAYS} |`)
  expect(rows.find((row) => row.startsWith('| Files'))).toContain(MONTHS)
})

/** What is said of bills in days or months and is not one of our own terms. */
const OTHERS = [
  // What suppliers do.
  /supplier|billed|back-bill|final bill|VAT|tariff/i,
  // What a bill covers.
  /\d+ days of /,
]
const TERM = /\b(\d+|[a-z]+ty) (?:days|months)\b/gi

test('no text of the site, of a mail or of Mo names another term for bills', () => {
  const files = [
    ...globSync('apps/web/app/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.')),
    ...globSync('apps/server/src/features/content/shipped/texts/{legal,pages}/*.md', { cwd: ROOT }),
    ...globSync('apps/server/src/**/*mail*.ts', { cwd: ROOT }).filter((file) => !file.includes('.test.')),
    ...globSync('packages/agent/topics/mowatt_*.md', { cwd: ROOT }),
    ...globSync('packages/agent/src/say/templates/*.ts', { cwd: ROOT }),
    'packages/contract/src/bill-terms.ts',
    'README.md',
    'docs/security.md',
  ]
  const said = files.flatMap((file) =>
    read(file)
      .split(/(?<=[.;])\s|\n/)
      .filter((sentence) => /\bbills?\b/i.test(sentence) && !OTHERS.some((other) => other.test(sentence)))
      .flatMap((sentence) => [...sentence.matchAll(TERM)].map(([term]) => ({ file, term, sentence }))),
  )
  expect(said.length).toBeGreaterThan(4)
  const ours = [DAYS, `${BILL_FILE_MONTHS_WITH_ACCOUNT} months`]
  expect(said.filter(({ term }) => !ours.includes(term))).toEqual([])
})
