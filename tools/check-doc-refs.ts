import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decisionFindings } from './docs/decision-findings.ts'
import { linkFindings } from './docs/link-findings.ts'
import { pathFindings } from './docs/path-findings.ts'
import { readMarkdown } from './docs/read-markdown.ts'
import { scriptFindings } from './docs/script-findings.ts'
import { printReport } from './print-report.ts'
import type { Report } from './report.ts'

const PAGES = [
  'SECURITY.md',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  '{apps,packages}/*/README.md',
]

const MINIMUM_PAGES = 5

/**
 * Docs with dead references cost more than none: links, paths, scripts and anchors must exist. Decisions have one form.
 */
export function checkDocRefs(root: string): Report {
  const files = globSync(PAGES, { cwd: root }).toSorted()
  const findings = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const page = readMarkdown(text)
    return [
      ...decisionFindings(file, text),
      ...linkFindings(root, file, page),
      ...pathFindings(root, file, page),
      ...scriptFindings(root, file, page),
    ]
  })
  return { findings, filesSeen: files.length }
}

if (import.meta.main) printReport('check-doc-refs', checkDocRefs(process.argv[2] ?? process.cwd()), MINIMUM_PAGES)
