import type { Household } from '@mowatt/text/household'
import type { AgentState } from '../../state/agent-state.ts'
import { type Topic, topicNamed } from '../../topics/topic.ts'
import type { TurnContext } from '../reader.ts'
import { MODEL_RULES } from './model-rules.ts'
import { COMMAND_SCHEMA } from './model-schema.ts'
import { namedValues } from '@mowatt/text/values/find-numbers'
import { lastMessages, UNSEEN } from './fill-sum.ts'
import { findGuides, guideId } from '../../topics/find-guides.ts'
import { sayCommand } from './say-command.ts'

export type ModelMessage = { role: 'system' | 'user'; content: string }

export type PromptParts = {
  /** IDs of topics, the nearest first. */
  topics: readonly string[]
  /** The search results for this message so far. */
  lookedUp: readonly string[]
  /** Whether the model may search for other topics once more. */
  mayLookUp: boolean
  hide: HideWords
}

/** Removes personal data, and in Mo's words the names of tariffs too: no figure of a bill, no name. */
export type HideWords = (text: string, author: 'person' | 'mo') => string

const CHARACTERS_A_TOKEN = 4
const MOST_TOKENS = 3000
const MOST_TOPICS = 30
const LONGEST = {
  message: 480,
  person: 110,
  earlier: 40,
  mo: 150,
  title: 64,
  short: 16,
  words: 40,
  command: 90,
  hidden: 1000,
}
const MOST_SAID = 4
const MOST_EARLIER = 4
const MOST_OFFERED = 3
const OLD_NAMES = /\b[nd]\d{1,2}\b/g

/** The limit of all that is sent to a model with a message, its schema included, counted at four characters a token. */
export function estimateTokens(messages: readonly ModelMessage[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(COMMAND_SCHEMA).length)
  return Math.ceil(characters / CHARACTERS_A_TOKEN)
}

/**
 * The prompt of a model: first what is the same in every turn, then the context of this message. It says which values
 * are known, but no value. It contains nothing of a bill except what Mo said about it, without figures.
 */
export function modelPrompt(turn: TurnContext, parts: PromptParts): ModelMessage[] {
  const context = [
    ...contextOf(turn),
    ...namesIn(turn, parts.hide),
    ...earlierWords(turn, parts.hide),
    ...saidBefore(turn, parts.hide, true),
    ...lookUps(parts, turn.world),
  ].join('\n')
  const message = `The message: ${quote(turn.text, LONGEST.message, ofPerson(parts.hide))}`
  const rules: ModelMessage = { role: 'system', content: MODEL_RULES }
  const withoutTopics = [rules, { role: 'user' as const, content: `Topics:\n\n${context}\n${message}` }]
  const left = (MOST_TOKENS - estimateTokens(withoutTopics)) * CHARACTERS_A_TOKEN
  const topics = topicLines(topicsOf(turn, parts.topics), left)
  return [rules, { role: 'user', content: `Topics:\n${topics.join('\n')}\n${context}\n${message}` }]
}

/** The current topic comes first, so that its aspects are there. */
function topicsOf({ state, world }: TurnContext, near: readonly string[]): Topic[] {
  const last = state.focus?.commands.at(-1)
  const ids = [...(last?.do === 'explain' ? [last.topic] : []), ...near]
  return [...new Set(ids)].flatMap((id) => topicNamed(world.topics, id)).slice(0, MOST_TOPICS)
}

/** As many as fit; if space is short, titles are cut and the most distant lose their aspects first. */
function topicLines(topics: readonly Topic[], most: number): string[] {
  const titled = (longest: number) => topics.map(({ id, title }) => `${id}: ${title.slice(0, longest)}`)
  const isRoom = titled(LONGEST.title).join('\n').length <= most
  const short = titled(isRoom ? LONGEST.title : LONGEST.short)
  let left = most - short.reduce((sum, line) => sum + line.length + 1, 0)
  const lines = short.map((line, index) => {
    const aspects = ` [${Object.keys(topics[index]?.aspects ?? {}).join(' ')}]`
    if (aspects.length > left) return line
    left -= aspects.length
    return line + aspects
  })
  const room = lines.map((_line, index) => lines.slice(0, index + 1).join('\n').length <= most)
  return lines.filter((_line, index) => room[index])
}

function contextOf({ state, world }: TurnContext): string[] {
  const { focus, asked, comparison } = state
  const offered = (focus?.offered ?? []).slice(0, MOST_OFFERED)
  const table = [
    world.bills.length > 0 ? `a bill${balanceOf(world)}` : 'no bill',
    comparison ? 'a list of offers' : 'no list',
    ...(world.switches.length > 0 ? ['a switch under way'] : []),
    ...(world.reminder ? ['a reminder'] : []),
  ]
  return [
    `On the table: ${table.join(', ')}. Home: ${state.subject}. Known of it: ${knownOf(state)}.`,
    ...(focus?.commands ?? []).slice(-2).map((command) => `Last command: ${inShort(sayCommand(command))}`),
    ...offered.map(({ command }, index) => `Mo offered ${index + 1}: ${inShort(sayCommand(command))}`),
    ...(asked ? [`Mo asked for: ${asked.wanted}`] : []),
    ...(focus?.confirming ? [`Mo waits for a yes or no about: ${focus.confirming.key}`] : []),
  ]
}

/** Numbers and days in the user's words, by name. Masked values get no name. */
function namesIn(turn: TurnContext, hide: HideWords): string[] {
  const messages = lastMessages(turn)
  const seen = messages.map((each) => hide(each, 'person').replaceAll('\u2010', '-'))
  const left = [...namedValues(seen, turn.world.today).values()].map(({ words, message }) => `${message} ${words}`)
  const shown = [...namedValues(messages, turn.world.today)].filter(([, { words, message }]) => {
    const at = left.indexOf(`${message} ${words}`)
    return at >= 0 && left.splice(at, 1).length > 0
  })
  return (['Numbers', 'Days'] as const).flatMap((list) => {
    const ofList = shown.filter(([name]) => name.startsWith(list === 'Days' ? 'd' : 'n'))
    const said = ofList.map(
      ([name, { words, message }], at) =>
        `${message > 0 && !ofList[at - 1]?.[1].message ? 'before: ' : ''}${name} ${quote(words, LONGEST.short, (each) => each)}`,
    )
    return said.length > 0 ? [`${list}: ${said.join(', ')}`] : []
  })
}

/** Whether the account is in credit or in debt, without the amount, because questions about them differ. */
function balanceOf({ bills }: TurnContext['world']): string {
  const balance = bills[0]?.reading.facts.balanceGbp
  return balance === undefined || balance === 0 ? '' : balance > 0 ? ' (money is owed)' : ' (in credit)'
}

function knownOf(state: AgentState): string {
  const home: Household = state[state.subject]
  return Object.keys(home).join(', ') || 'nothing'
}

/** The numbers' names belong to another message. */
function inShort(said: unknown): string {
  return JSON.stringify(said).replaceAll(OLD_NAMES, '_').slice(0, LONGEST.command)
}

/** The user's earlier messages, by name: a letter may be about them. */
function earlierWords(turn: TurnContext, hide: HideWords): string[] {
  const shown = turn.said.slice(-MOST_SAID).filter(({ author }) => author === 'person').length
  const words = lastMessages(turn)
    .map((text, at) => `m${at + 1} ${quote(text, LONGEST.earlier, ofPerson(hide))}`)
    .slice(1 + shown, 1 + shown + MOST_EARLIER)
  return words.length > 0 ? [`Earlier: ${words.toReversed().join(', ')}`] : []
}

/** Figures in Mo's words don't help in reading, and may be a bill's. */
export function saidBefore({ said }: Pick<TurnContext, 'said'>, hide: HideWords, isNamed = false): string[] {
  const last = said.slice(-MOST_SAID)
  return last.map(({ author, text }, at) => {
    const after = last.slice(at + 1).filter((each) => each.author === 'person').length
    const name = isNamed ? ` m${after + 2}` : ''
    if (author === 'person') return `Person${name}: ${quote(text, LONGEST.person, ofPerson(hide))}`
    return `Mo: ${quote(text, LONGEST.mo, (each) => hide(each, 'mo').replaceAll(/\d/g, '#'))}`
  })
}

function lookUps({ lookedUp, mayLookUp, hide }: PromptParts, { guides }: TurnContext['world']): string[] {
  if (lookedUp.length === 0) return []
  const found = findGuides(lookedUp.join(' '), guides).map(
    (guide) => `${guideId(guide)}: ${quote(guide.title, LONGEST.title, (text) => text)}`,
  )
  const words = lookedUp.map((each) => quote(each, LONGEST.words, ofPerson(hide))).join(', ')
  return [
    ...(found.length > 0 ? ['Guides of ours, as topics without aspects, where no topic fits:', ...found] : []),
    `Looked up, and found among the topics above: ${words}.${mayLookUp ? '' : ' No more look_up: answer now.'}`,
  ]
}

function ofPerson(hide: HideWords): (text: string) => string {
  return (text) => hide(text, 'person')
}

/** The user's words as one quoted line that nothing in them can end. Long ones keep the beginning and the end. */
export function quote(text: string, most: number, hide: (text: string) => string): string {
  const seen = text.replaceAll(/\s/g, ' ').replaceAll(UNSEEN, '')
  const plain = (part: string) => hide(part).replaceAll('"', '”').replaceAll('\\', '/').trim()
  // What is cut off before masking is far beyond what is cut off after it, so that no half of a number is left.
  const [first, last] = seen.length <= LONGEST.hidden ? [seen, seen] : [seen.slice(0, most), seen.slice(-most)]
  const begins = plain(first)
  if (seen.length <= LONGEST.hidden && begins.length <= most) return `"${begins}"`
  const half = Math.floor(most / 2) - 2
  return `"${begins.slice(0, half)} … ${plain(last).slice(-half)}"`
}
