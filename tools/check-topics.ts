// npm run topics: what Mo knows and from which source, what is general, and what is due for review soon.
// With --check it prints what is wrong, as `npm run verify` does: a digit in a text, a figure without a place, a
// missing source.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createTopics } from '@mowatt/agent'
import { addDays } from '@mowatt/tariffs'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'
import { problemsOfTemplates } from './topics/problems-of-templates.ts'
import { problemsOfTopics, topicsDue } from '../apps/server/src/features/content/topics/problems-of-topics.ts'

const FOLDER = 'packages/agent/topics'
const SOON_DAYS = 30

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const root = path.join(import.meta.dirname, '..')
const files = globSync(`${FOLDER}/*.md`, { cwd: root }).toSorted()
const topics = createTopics(files.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') })))
if (values.check) printReport('check-topics', report(), 100)
else list()

function report(): Report {
  const findings: Finding[] = [
    ...problemsOfTopics(topics).map(({ id, problem }) => ({
      file: `${FOLDER}/${id}.md`,
      rule: 'topic',
      message: problem,
    })),
    ...problemsOfTemplates().map(({ id, problem }) => ({ file: id, rule: 'template', message: problem })),
  ]
  return { findings, filesSeen: files.length }
}

function list(): void {
  const general = [...topics.values()].filter(({ certainty }) => certainty === 'general')
  const soon = addDays(new Date().toISOString().slice(0, 10), SOON_DAYS)
  console.log(`${topics.size} topics, ${topics.size - general.length} with a source, ${general.length} general.`)
  console.log(`\nGeneral, without a figure, a deadline or a right:\n${general.map(({ id }) => `  ${id}`).join('\n')}`)
  const due = topicsDue(topics, soon).map(({ id, reviewBy }) => `  ${reviewBy}  ${id}`)
  console.log(`\nTo be looked at again by ${soon}:\n${due.join('\n') || '  none'}`)
}
