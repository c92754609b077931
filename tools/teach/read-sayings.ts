import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXAMPLES, INTENTS, OPEN_UTTERANCES } from '@mowatt/agent/teaching'

/** `family`: what was talked about before. */
export type Said = { label: string; text: string; family?: string }
export type Lessons = { wishes: Said[]; at_hand: Said[]; kinds: Said[]; in_talk: Said[] }

const FOLDER = join(import.meta.dirname, '../../packages/agent/sayings')
/** One in so many of the general wishes stands for "nothing of what lies on the table". */
const EVERY_OTHER = 3

/** By its own words: another saying more changes nothing in the choice. */
function placeOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE(0)
}

/** General wishes that are of the table as soon as something lies on it. */
const ON_TABLE: Readonly<Record<string, string>> = {
  bill_vat: 'at_bill.vat_share',
  exit_fee: 'at_bill.exit_fee',
  compare: 'at_bill.compare',
  about_sample: 'at_list.real',
}

function ofBill(label: string): string | undefined {
  return label.startsWith('bill_') && label !== 'bill_summary' ? label.replace('bill_', 'at_bill.') : undefined
}

/** What each model learns from: the sayings beside the intents, and the files of sayings. */
export function readLessons(): Lessons {
  const said = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readSayings(readFileSync(join(FOLDER, file), 'utf8')))
  const wishes = [...EXAMPLES, ...said.filter(({ label }) => /^\w+$/.test(label)), ...ofEvaluation()]
  const atHand = said.filter(({ label }) => /^at_\w+\./.test(label)).map(withoutPlace)
  const others = wishes
    .filter(
      ({ label, text }) =>
        placeOf(text) % EVERY_OTHER === 0 || ON_TABLE[label] !== undefined || label.startsWith('bill_'),
    )
    .map(({ label, text }) => ({ label: ON_TABLE[label] ?? ofBill(label) ?? 'none', text }))
  const kinds = said
    .filter(({ label }) => label.startsWith('kind.'))
    .map(({ label, text }) => ({ label: label.slice('kind.'.length), text }))
  const inTalk = said.flatMap(({ label, text }) => {
    const [family, wish] = label.split(' > ')
    return family === undefined || wish === undefined ? [] : [{ label: wish, text, family }]
  })
  return { wishes, at_hand: [...atHand, ...others, ...ofTable()], kinds, in_talk: inTalk }
}

/** The open part of the evaluation, where its call is that of one intent. */
function ofEvaluation(): Said[] {
  return OPEN_UTTERANCES.filter(({ given }) => given === 'fresh').flatMap(({ text, call }) => {
    const label = nameOf(call.split('|')[0] ?? '')
    return label === undefined ? [] : [{ label, text }]
  })
}

function ofTable(): Said[] {
  return OPEN_UTTERANCES.filter(({ given }) => given !== 'fresh').map(({ text, call }) => {
    const aspect = /^explain_bill:(\w+)/.exec(call)?.[1]
    const label = aspect === undefined ? ON_TABLE[call] : (ON_TABLE[`bill_${aspect}`] ?? `at_bill.${aspect}`)
    return { label: label ?? 'none', text }
  })
}

function nameOf(call: string): string | undefined {
  const [tool, telling] = call.split(':')
  return INTENTS.find(
    ({ call: own, args = {} }) => own === tool && (telling === undefined || Object.values(args).includes(telling)),
  )?.name
}

/** Tells whether the models are of these lessons. */
export function digestOf(lessons: Lessons): string {
  return createHash('sha256').update(JSON.stringify(lessons)).digest('hex').slice(0, 16)
}

/** A line "# label", then one saying a line. */
function readSayings(file: string): Said[] {
  let label = ''
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) label = line.slice(2).trim()
    return line.startsWith('#') || line.trim() === '' ? [] : [{ label, text: line.trim() }]
  })
}

function withoutPlace({ label, text }: Said): Said {
  return { label: label.endsWith('.none') ? 'none' : label, text }
}
