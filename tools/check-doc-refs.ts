import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Docs that point to nothing cost more than no docs: links, paths, scripts and anchors in them must exist. */
export function checkDocRefs(root: string): Report {
  const files = globSync(PAGES, { cwd: root }).toSorted()
  const findings = files.flatMap((file) => {
    const page = readMarkdown(readFileSync(join(root, file), 'utf8'))
    return [...linkFindings(root, file, page), ...pathFindings(root, file, page), ...scriptFindings(root, file, page)]
  })
  return { findings, filesSeen: files.length }
}

if (import.meta.main) printReport('check-doc-refs', checkDocRefs(process.argv[2] ?? process.cwd()), MINIMUM_PAGES)
