import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { printReport } from './print-report.ts'
import type { Finding, Report } from './report.ts'

/** Files with texts for people. */
const TEXTS = [
  'apps/server/src/**/*-{mail,mails,words,texts}.ts',
  'apps/server/src/**/say-*.ts',
  'apps/server/src/features/content/shipped/**/*.{ts,md}',
  'apps/server/src/features/waitlist/questions/shipped/*.ts',
  'apps/web/app/features/content/fallbacks/*.ts',
  'apps/web/app/{features,pages,shell}/**/*.{ts,tsx}',
  'packages/agent/src/{cards,home}/*.ts',
  'packages/agent/topics/*.md',
  'packages/bill-errors/src/*.ts',
  'packages/bill-reader/src/{fields,proof,sum}/*.ts',
  'packages/agent/src/say/templates/*.ts',
  'packages/contract/src/failures.ts',
  'packages/tariffs/src/{compare,cost,errands,half-hours,place,replay,supply-numbers,tariff,usage,what-if}/**/*.ts',
]
const TESTS = /\.test\.tsx?$/
const MINIMUM_FILES = 60

/** Expressions that sound translated, and what people say instead. docs/voice.md has the pairs. */
const BANNED: readonly (readonly [pattern: string, instead: string])[] = [
  ['stands', '"is", "works" or "applies"'],
  ['holds', '"has", "keeps" or "still applies"'],
  ['goes on', '"carries on" or "goes ahead"'],
  ['need not', '"don’t need to"'],
  ['by itself', '"automatically" or "on its own"'],
  ['mostly', '"usually" or "nearly all"'],
  ['whoever', '"anyone who", or say who'],
  ['(?:some|any|every)body', '"someone", "anyone" or "everyone"'],
  ['of ours', '"our"'],
  ['on that(?=[.,])', '"about it", or say what'],
  ['as now', '"if you stay"'],
  ['lies', '"is"'],
  ['comes? to(?= (?:about )?[£{$0-9])', '"is", "costs" or "you’d save"'],
  ['rests on', '"is based on" or "assumed"'],
  ['by lot', '"at random"'],
  ['(?:at|in) hand', '"ready", or leave it out'],
  ['by the clocks', '"UK time"'],
  ['so that(?= (?:I|you|we|they|he|it|people|nobody|the|an?|your|our) )', '"so"'],
  ['\\w+;(?= [a-z])', 'two sentences'],
]
const ANY = new RegExp(BANNED.map(([pattern]) => `(\\b${pattern}(?!\\w))`).join('|'), 'i')

/** Headers and cookies, which no one reads. */
const FOR_MACHINES = /^[\w.+-]+\/[\w.+-]+; |\b(?:HttpOnly|SameSite|filename)\b/
/** Prescribed word for word, by the product's specification or by law. */
const FIXED: readonly string[] = []

/** Texts for people are in plain British English: none has a word that only a translator would choose. */
export function checkVoice(root: string): Report {
  const files = globSync(TEXTS, { cwd: root })
    .filter((file) => !TESTS.test(file))
    .toSorted()
  const findings = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const texts = file.endsWith('.md') ? linesOf(source) : literalsOf(file, source)
    return texts.filter(({ text }) => !FIXED.includes(text)).flatMap((text) => findingsIn(file, text))
  })
  return { findings, filesSeen: files.length }
}

type Text = { line: number; text: string }

function findingsIn(file: string, { line, text }: Text): Finding[] {
  const found = ANY.exec(text)
  if (!found) return []
  const [, instead] = BANNED[found.slice(1).findIndex((group) => group !== undefined)]!
  return [{ file: `${file}:${line}`, rule: 'voice', message: `"${found[0]}" in a text for people: say ${instead}` }]
}

/** The title and the text, without what is between them, such as a topic's source and the ways in which people ask. */
function linesOf(source: string): Text[] {
  const front = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? ''
  const before = front.split('\n').length - 1
  return source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ line, text }) => line > before || text.startsWith('title: '))
}

/** A module's literals in quotes or tags, where they have more than one word. */
function literalsOf(file: string, source: string): Text[] {
  const texts: Text[] = []
  const add = (start: number, text: string) => {
    if (text.includes(' ') && !FOR_MACHINES.test(text))
      texts.push({ line: source.slice(0, start).split('\n').length, text })
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  new Visitor({
    Literal: ({ start, value }) => typeof value === 'string' && add(start, value),
    TemplateElement: ({ start, value }) => add(start, value.cooked ?? ''),
    JSXText: ({ start, value }) => add(start, value),
  }).visit(program)
  return texts
}

if (import.meta.main) printReport('check-voice', checkVoice(process.argv[2] ?? process.cwd()), MINIMUM_FILES)
