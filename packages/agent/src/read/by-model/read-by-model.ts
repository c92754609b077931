import type { Command } from '../command.ts'
import { printCommand } from '../command-text.ts'
import { splitQuestions } from '../details/clauses.ts'
import type { Details } from '../details/read-details.ts'
import type { Reading, TurnContext } from '../reader.ts'
import { detailsOfTurn } from '../details/details-of-turn.ts'
import { fillSaid } from './fill-said.ts'
import { type ModelMessage, modelPrompt, type PromptParts } from './model-prompt.ts'
import { COMMAND_SCHEMA, LOOK_UP, type ModelSchema } from './model-schema.ts'
import { nearest } from './nearest.ts'
import { type ModelAnswer, parseAnswer } from './parse-answer.ts'
import type { SaidCommand } from './say-command.ts'

/** Asks a model. What it answers may be anything; undefined or a failure where it gave nothing. */
export type AskModel = (messages: readonly ModelMessage[], schema: ModelSchema) => Promise<string | undefined>

export type ModelMeans = {
  /** Ids of the topics nearest to the message, the nearest first. */
  near: readonly string[]
  /** Ids of the topics that some words find, the nearest first. */
  search: (words: string) => Promise<readonly string[]>
  hide: PromptParts['hide']
  /** Nobody waits any more: no further round begins. */
  isOver?: () => boolean
}

const MOST_ROUNDS = 3
const MOST_COMMANDS = 3
const MOST_OTHERS = 2
const LONGEST = 2000
const LONGEST_WORDS = 60
/** Never one: that is for what needs no reading. */
const CONFIDENCE: Readonly<Record<ModelAnswer['sure'], number>> = { yes: 0.95, likely: 0.7, guess: 0.4 }
/** At most, where some of what it said was none of ours. */
const PARTLY = 0.6

/** What a message means by a model, in up to three rounds; undefined where it gave nothing that could be used. */
export async function readByModel(turn: TurnContext, ask: AskModel, means: ModelMeans): Promise<Reading | undefined> {
  let topics = means.near
  const lookedUp: string[] = []
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const mayLookUp = round < MOST_ROUNDS
    const prompt = modelPrompt(turn, { topics, lookedUp, mayLookUp, hide: means.hide })
    const answer = parseAnswer(await orNothing(() => ask(prompt, COMMAND_SCHEMA)))
    if (!answer || means.isOver?.()) return undefined
    const words = mayLookUp ? wantedWords(answer, turn) : undefined
    if (words === undefined || lookedUp.includes(words)) return readingOf(answer, turn)
    const found = (await orNothing(() => means.search(words))) ?? []
    if (means.isOver?.()) return undefined
    lookedUp.push(words)
    topics = [...new Set([...found, ...topics])]
  }
  return undefined
}

async function orNothing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** What the model wants to look up, by asking or by naming a topic that doesn't exist. */
function wantedWords({ commands }: ModelAnswer, { world }: TurnContext): string | undefined {
  const names = [LOOK_UP, 'explain'] as const
  for (const said of commands) {
    const name = nearest(names, said['do'])
    const words = name === LOOK_UP ? said['words'] : said['topic']
    if (name === undefined || typeof words !== 'string') continue
    const isKnown = name === 'explain' && nearest(world.topics?.keys() ?? [], words) !== undefined
    const plain = words
      .slice(0, LONGEST_WORDS)
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim()
    if (!isKnown && plain !== '') return plain
  }
  return undefined
}

function readingOf({ commands: said, others, sure }: ModelAnswer, turn: TurnContext): Reading | undefined {
  const text = turn.text.slice(0, LONGEST)
  const details = detailsOfTurn(text, turn)
  const asked = said.filter((each) => nearest(['note', LOOK_UP], each['do']) === undefined)
  const filled = fillAll(asked, text, details, turn)
  if (filled.length === 0 && asked.length > 0) return undefined
  const commands = withNotes(unlike(filled), details).slice(0, MOST_COMMANDS)
  if (commands.length === 0) return undefined
  const isWhole = filled.length === asked.length
  const first = new Set(commands.map(printCommand))
  const alternatives = unlike(fillAll(others, text, details, turn))
    .filter((each) => each.do !== 'note' && !first.has(printCommand(each)))
    .slice(0, MOST_OTHERS)
    .map((each) => [each])
  return {
    commands,
    alternatives,
    confidence: Math.min(CONFIDENCE[sure], isWhole ? 1 : PARTLY),
    by: 'model',
  }
}

/** Each of several questions has the details of its own part of the message, where the parts are as many. */
function fillAll(said: readonly SaidCommand[], text: string, details: Details, turn: TurnContext): Command[] {
  const parts = said.length > 1 ? splitQuestions(text) : []
  return said.flatMap((each, index) => {
    const part = parts.length === said.length ? parts[index] : undefined
    const given = part === undefined ? { text, details } : { text: part, details: detailsOfTurn(part, turn) }
    return fillSaid(each, { ...given, turn }) ?? []
  })
}

function unlike(commands: readonly Command[]): Command[] {
  return [...new Map(commands.map((each) => [printCommand(each), each])).values()]
}

/** What is stated on the way is noted, as the built-in reader does: by how it is said, and not by the model's word. */
function withNotes(commands: readonly Command[], { stated, others }: Details): Command[] {
  const wantsOther = commands.some((each) => each.do === 'compare') || commands.length === 0
  const told = others && wantsOther ? others : stated
  if ((told.sources ?? []).length === 0) return [...commands]
  return [{ do: 'note', told }, ...commands.filter((each) => each.do !== 'talk' || each.kind !== 'unclear')]
}
