import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JSXAttributeValue, type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'

const COMPONENTS = 'apps/web/app/{features,pages,shell}/**/*.tsx'
const TESTS = /\.test\.tsx$/
const MINIMUM_FILES = 200

/** Attributes that people see or hear, of elements and of our own components. */
const READ = /^(?:alt|title|text|hint|placeholder|description|subtitle|summary|aria-(?:label|valuetext)|\w*[lL]abel)$/

/** A texts file per page has every text that a component shows, so that the next edit, or another language, finds them. */
export function checkTexts(root: string): Report {
  const files = globSync(COMPONENTS, { cwd: root })
    .filter((file) => !TESTS.test(file))
    .toSorted()
  const findings = files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')))
  return { findings, filesSeen: files.length }
}

function findingsIn(file: string, source: string): Finding[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const findings: Finding[] = []
  const refuse = ({ start, text }: Said) => {
    const line = source.slice(0, start).split('\n').length
    const message = `“${text.trim()}” is a text for people: it belongs in a *-texts.ts`
    findings.push({ file: `${file}:${line}`, rule: 'texts', message })
  }
  new Visitor({
    JSXText: ({ start, value }) => isText(value) && refuse({ start: start + value.search(/\S/), text: value }),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !READ.test(name.name) || !value) return
      said(value).forEach(refuse)
    },
    JSXElement: ({ children }) => children.flatMap(saidInBraces).forEach(refuse),
    JSXFragment: ({ children }) => children.flatMap(saidInBraces).forEach(refuse),
  }).visit(program)
  return findings
}

type Said = { start: number; text: string }

function saidInBraces(child: JSXChild): Said[] {
  return child.type === 'JSXExpressionContainer' ? said(child) : []
}

/** The literal texts that an expression may produce, for all of its conditions. */
function said(node: JSXAttributeValue | JSXExpression): Said[] {
  if (node.type === 'JSXExpressionContainer') return said(node.expression)
  if (node.type === 'ConditionalExpression') return [...said(node.consequent), ...said(node.alternate)]
  if (node.type === 'LogicalExpression') return said(node.right)
  if (node.type === 'Literal') return typeof node.value === 'string' ? saidAt(node.start, node.value) : []
  if (node.type !== 'TemplateLiteral') return []
  return saidAt(node.start, node.quasis.map(({ value }) => value.cooked).join('…'))
}

function saidAt(start: number, text: string): Said[] {
  return isText(text) ? [{ start, text }] : []
}

/** A word of two letters makes a text. */
function isText(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ''))
}

if (import.meta.main) printReport('check-texts', checkTexts(process.argv[2] ?? process.cwd()), MINIMUM_FILES)
