import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadContext } from '@mowatt/text/learnt/context-features'
import { labelOf } from '@mowatt/agent/labels'
import { parseTalks, type WrittenTalk } from '@mowatt/agent/written-talks'
import { parse } from 'yaml'
import { LABEL_OF_WISH, LABEL_ON_TABLE, MEANING_OF_KIND } from './labels-of-wishes.ts'

/** A message and its label. Without a context it begins a talk, or could be said in any. */
export type Row = {
  text: string
  label: string
  /** `none` where no aspect is asked for; absent where it isn't labelled. */
  aspect?: string | undefined
  /** The same for what a figure, a judgement or a conclusion is asked to be. */
  claim?: string | undefined
  context?: HeadContext | undefined
  /** Written as part of a talk, with its commands. */
  isOfTalk?: boolean
}

const AGENT = join(import.meta.dirname, '../../packages/agent')
const ON_BILL = { hasBill: true, hasList: false }
const ON_LIST = { hasBill: true, hasList: true }
/** A placeholder for any topic that has just been explained; one is drawn in training. */
export const ANY_TOPIC = 'explain *'

type Topic = { id: string; family: string; asks: readonly string[]; was: readonly string[] }
type Written = WrittenTalk['turns'][number]['commands'][number]
type LabelOfWish = (wish: string) => string | undefined

/** All training data of the heads: topics, talks, and the old sayings with their current labels. */
export function readRows(folder = AGENT): Row[] {
  const topics = filesOf(join(folder, 'topics'), '.md').map(readTopic)
  const labelOfWish = labelsOf(topics)
  const rows: Row[] = [
    ...topics.flatMap(({ id, asks }) => asks.map((text) => ({ text, label: `explain ${id}`, aspect: 'none' }))),
    ...['sayings', 'examples']
      .flatMap((each) => filesOf(join(folder, each), '.txt'))
      .flatMap(readSayings)
      .flatMap((said) => rowsOfSaying(said, labelOfWish)),
    ...filesOf(join(folder, 'talks'), '.txt').flatMap(rowsOfTalks),
  ]
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

/** The family of each topic, by the label of its explanation. */
export function readFamilies(folder = AGENT): ReadonlyMap<string, string> {
  const topics = filesOf(join(folder, 'topics'), '.md').map(readTopic)
  return new Map(topics.map(({ id, family }) => [`explain ${id}`, family]))
}

function filesOf(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

function readTopic(file: string): Topic {
  const { id, family, asks, was } = parse(file.split(/^---$/m)[1] ?? '') as Partial<Topic>
  return { id: String(id), family: String(family), asks: (asks ?? []).map(textOfAsk), was: was ?? [] }
}

/** Questions for yes or no are listed with their answer: `is it free: yes`. */
function textOfAsk(ask: unknown): string {
  return typeof ask === 'object' && ask !== null ? (Object.keys(ask)[0] ?? '') : String(ask)
}

/** Some lists of topics leave out the `term_` of a wish. */
function labelsOf(topics: readonly Topic[]): LabelOfWish {
  const labels = new Map(Object.entries(LABEL_OF_WISH))
  for (const { id, was } of topics)
    for (const wish of was) {
      if (!labels.has(wish)) labels.set(wish, `explain ${id}`)
    }
  return (wish) => labels.get(wish) ?? labels.get(`term_${wish}`) ?? labels.get(wish.replace(/^term_/, ''))
}

type Said = { heading: string; text: string }

/** A line "# heading", then one saying a line. */
function readSayings(file: string): Said[] {
  let heading = ''
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) heading = line.slice(2).trim()
    return line.startsWith('#') || line.trim() === '' ? [] : [{ heading, text: line.trim() }]
  })
}

function rowsOfSaying({ heading, text }: Said, labelOfWish: LabelOfWish): Row[] {
  const [before = '', after] = heading.split(' > ')
  if (after !== undefined) {
    const last = labelOfWish(before === 'high' ? 'bill_high' : before)
    const meaning = meaningOf(after, labelOfWish)
    return last && meaning ? [{ text, ...meaning, context: { last, hasBill: false, hasList: false } }] : []
  }
  const meaning = meaningOf(heading, labelOfWish)
  if (!meaning) return []
  if (heading.startsWith('kind.'))
    return [{ text, ...meaning, context: { last: ANY_TOPIC, hasBill: false, hasList: false } }]
  if (heading.startsWith('at_'))
    return [{ text, ...meaning, context: heading.startsWith('at_bill') ? ON_BILL : ON_LIST }]
  return [{ text, ...meaning }]
}

function meaningOf(heading: string, labelOfWish: LabelOfWish): { label: string; aspect?: string } | undefined {
  if (heading.startsWith('kind.')) return MEANING_OF_KIND[heading.slice('kind.'.length)]
  const given = heading.startsWith('at_') ? LABEL_ON_TABLE[heading] : `wish ${heading}`
  const label = given?.startsWith('wish ') ? labelOfWish(given.slice('wish '.length)) : given
  return label === undefined ? undefined : { label }
}

/** Two commands in one turn are two rows: each is half of the meaning. */
function rowsOfTalks(file: string): Row[] {
  return parseTalks(file).flatMap(({ hasBill, turns }) => {
    let context: HeadContext = { hasBill, hasList: false }
    return turns.flatMap(({ words: text, commands }) => {
      const said = commands.map((command) => ({
        text,
        label: labelAfter(command, context.last),
        aspect: ('aspect' in command && command.aspect) || 'none',
        claim: claimIn(command),
        context,
        isOfTalk: true,
      }))
      context = contextAfter(context, said.at(-1)?.label)
      return said
    })
  })
}

/** Only what is about a figure can claim something of it: other rows teach nothing about claims. */
function claimIn(command: Written): string | undefined {
  const { do: what } = command
  if (what !== 'figure' && what !== 'judge' && what !== 'conclude' && what !== 'edit') return undefined
  return command.claim ?? 'none'
}

/** An edit changes details of the last command, and questions about Mo change nothing. */
function contextAfter(before: HeadContext, label: string | undefined): HeadContext {
  const isPassing = label === undefined || /^(?:edit|repair|confirm|talk|note)\b/.test(label)
  return { ...before, last: isPassing ? before.last : label, hasList: before.hasList || label === 'compare' }
}

/** A digest that shows whether heads were trained on these rows. */
export function digestOf(rows: readonly Row[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)
}

/**
 * The label of a command after another one. Another aspect of the same topic, or the same figure with something
 * changed, is a follow-up however it is worded.
 */
function labelAfter(command: Written, last: string | undefined): string {
  const label = labelOf(command)
  const isChange = command.do === 'figure' || (command.do === 'explain' && command.aspect !== undefined)
  return isChange && label === last ? 'edit' : label
}
