import { parse } from 'yaml'
import { ASPECTS, type Aspect } from '../command/command.ts'
import { type OwnAnswer, type Topic, type Topics, type TopicSource, VERDICTS } from './topic.ts'
import { typeset } from './typeset.ts'

const FILE = /^---\n([\s\S]{1,20000}?)\n---\n([\s\S]*)$/
const HEADING = /^## /m
const CASE = 'case: '

/** Parses a topic from its Markdown file with YAML front matter. Throws with the reason if it is invalid. */
export function parseTopic(text: string): Topic {
  const [, front, body] = FILE.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (front === undefined || body === undefined) throw new Error('A topic begins with its front matter.')
  const head = recordOf(parse(front), 'front matter')
  const [short = '', ...rest] = body.split(HEADING)
  const isCase = (part: string) => part.startsWith(CASE)
  return {
    id: textOf(head, 'id'),
    title: typeset(textOf(head, 'title')),
    family: textOf(head, 'family'),
    certainty: certaintyOf(head),
    reviewBy: textOf(head, 'review_by'),
    sources: listOf(head, 'sources').map(sourceOf),
    figures: figuresOf(head),
    ...verdictOf(head),
    ...asksOf(head),
    short: typeset(short.trim()),
    aspects: Object.fromEntries(rest.filter((part) => !isCase(part)).map(aspectOf)),
    cases: rest.filter(isCase).map(caseOf),
  }
}

/** All topics by ID. Throws if one is invalid or two have the same ID. */
export function createTopics(files: readonly { name: string; text: string }[]): Topics {
  const topics = new Map<string, Topic>()
  for (const { name, text } of files) {
    try {
      const topic = parseTopic(text)
      if (topics.has(topic.id)) throw new Error(`There are two topics ${topic.id}.`)
      topics.set(topic.id, topic)
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  return topics
}

type Fields = Readonly<Record<string, unknown>>

function recordOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`The ${what} is no list of fields.`)
  return Object.fromEntries(Object.entries(value))
}

function textOf(record: Fields, key: string): string {
  const value = record[key]
  if (typeof value !== 'string' || value === '') throw new Error(`The field ${key} is missing.`)
  return value
}

function listOf(record: Fields, key: string): unknown[] {
  const value = record[key] ?? []
  if (!Array.isArray(value)) throw new Error(`The field ${key} is no list.`)
  return value
}

function certaintyOf(head: Fields): Topic['certainty'] {
  const value = textOf(head, 'certainty')
  if (value !== 'sourced' && value !== 'general') throw new Error(`A topic is sourced or general, not ${value}.`)
  return value
}

function verdictOf({ verdict: value }: Fields): Pick<Topic, 'verdict'> {
  if (value === undefined) return {}
  const verdict = VERDICTS.find((each) => each === value)
  if (!verdict) throw new Error(`A verdict is one of ${VERDICTS.join(', ')}.`)
  return { verdict }
}

/** A question, or one with its answer: `is dual fuel cheaper: sometimes worth_it`. */
function asksOf(head: Fields): Pick<Topic, 'asks' | 'answers'> {
  const asks = listOf(head, 'asks').map((each): readonly string[] =>
    typeof each === 'string' ? [each] : (Object.entries(recordOf(each, 'question'))[0] ?? []).map(String),
  )
  const answered = asks.flatMap(([ask = '', said]) => (said === undefined ? [] : [[ask, ownAnswer(said)] as const]))
  return { asks: asks.map(([ask = '']) => ask), answers: Object.fromEntries(answered) }
}

function ownAnswer(said: string): OwnAnswer {
  const [first = '', second] = said.split(' ')
  const verdict = VERDICTS.find((each) => each === first)
  const aspect = second === undefined ? undefined : ASPECTS.find((each) => each === second)
  if ((!verdict && first !== 'which') || (second !== undefined && !aspect))
    throw new Error(`A question is not answered by ${said}.`)
  return { ...(verdict && { verdict }), ...(aspect && { aspect }) }
}

function sourceOf(value: unknown): TopicSource {
  const source = recordOf(value, 'source')
  return {
    publisher: textOf(source, 'publisher'),
    title: textOf(source, 'title'),
    address: textOf(source, 'address'),
    checkedOn: textOf(source, 'checked_on'),
  }
}

function figuresOf(head: Fields): Topic['figures'] {
  const figures = recordOf(head['figures'] ?? {}, 'list of figures')
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      const figure = recordOf(value, `figure ${name}`)
      const { text, source } = figure
      return [name, { text: typeof text === 'string' ? text : '', ...(typeof source === 'number' && { source }) }]
    }),
  )
}

function caseOf(part: string): Topic['cases'][number] {
  const [when = '', ...text] = part.slice(CASE.length).split('\n')
  return { when: typeset(when.trim()), text: typeset(text.join('\n').trim()) }
}

function aspectOf(part: string): [Aspect, string] {
  const end = part.indexOf('\n')
  const name = part.slice(0, end < 0 ? undefined : end).trim()
  const aspect = ASPECTS.find((each) => each === name)
  if (!aspect) throw new Error(`There is no aspect ${name}.`)
  return [aspect, end < 0 ? '' : typeset(part.slice(end).trim())]
}
