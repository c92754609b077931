import { readReply } from '../built-in/read-exact.ts'
import type { Command } from '../../command/command.ts'
import { printCommand } from '../../command/command-text.ts'
import { hearDanger } from '@mowatt/text/find/hear-danger'
import { splitQuestions } from '@mowatt/text/find/clauses'
import type { Details } from '../details/read-details.ts'
import type { Reading, TurnContext } from '../reader.ts'
import { detailsOfTurn } from '../details/details-of-turn.ts'
import { lettersDetails } from '@mowatt/text/find/find-letter'
import { fillLetter } from './fill-letter.ts'
import { fillSaid } from './fill-said.ts'
import { type ModelMessage, modelPrompt, type PromptParts } from './model-prompt.ts'
import { LOOK_UP } from './model-schema.ts'
import { nearest } from '@mowatt/text/find/nearest'
import { type ModelAnswer, parseAnswer } from './parse-answer.ts'
import { guideId } from '../../topics/find-guides.ts'
import type { SaidCommand } from './say-command.ts'

/** The state of a reading by a model. Plain data: each round may run in another process. */
export type ModelRound = {
  /** IDs of topics, the nearest first. */
  topics: readonly string[]
  /** The search results so far. */
  lookedUp: readonly string[]
}

const MOST_ROUNDS = 3
const MOST_COMMANDS = 3
const MOST_OTHERS = 2
const MOST_FOUND = 12
const MOST_NEAR = 6
const LONGEST = 2000
const LONGEST_WORDS = 60
/** Never 1, which is the confidence of messages that need no reading. */
const CONFIDENCE: Readonly<Record<ModelAnswer['sure'], number>> = { yes: 0.95, likely: 0.7, guess: 0.4 }
/** At most, if the model returned unknown commands. */
const PARTLY = 0.6

/** A bare yes or another reply to Mo needs no model, and a message about danger does not wait for one. */
export function needsModel(turn: TurnContext): boolean {
  const text = turn.text.slice(0, LONGEST)
  if (hearDanger(text).some(({ level }) => level === 'now')) return false
  return readReply(text, detailsOfTurn(text, turn), turn) === undefined
}

export function askModel(turn: TurnContext, round: ModelRound, hide: PromptParts['hide']): ModelMessage[] {
  return modelPrompt(turn, { ...round, mayLookUp: mayLookUp(round), hide })
}

function mayLookUp({ lookedUp }: ModelRound): boolean {
  return lookedUp.length < MOST_ROUNDS - 1
}

/** A model's answer: words to look up first, or the meaning of the message; undefined if it is invalid. */
export function hearModel(
  said: string,
  turn: TurnContext,
  round: ModelRound,
): { lookUp: string } | { reading: Reading | undefined } {
  const answer = parseAnswer(said)
  if (!answer) return { reading: undefined }
  const words = mayLookUp(round) ? wantedWords(answer, turn) : undefined
  const isNew = words !== undefined && !round.lookedUp.includes(words)
  if (isNew) return { lookUp: words }
  const reading = readingOf(answer, turn)
  return { reading: reading && { ...reading, near: round.topics.slice(0, MOST_NEAR) } }
}

/** The next round, with the topics found for some words. */
export function nextRound({ topics, lookedUp }: ModelRound, words: string, found: readonly string[]): ModelRound {
  return { topics: [...new Set([...found.slice(0, MOST_FOUND), ...topics])], lookedUp: [...lookedUp, words] }
}

/** The searches that the model wants, by requesting them or by naming a topic that doesn't exist. */
function wantedWords({ commands }: ModelAnswer, { world }: TurnContext): string | undefined {
  const names = [LOOK_UP, 'explain'] as const
  for (const said of commands) {
    const name = nearest(names, said['do'])
    const words = name === LOOK_UP ? (said['words'] ?? said['what']) : said['topic']
    if (name === undefined || typeof words !== 'string') continue
    const isGuide = world.guides.some((each) => guideId(each) === words)
    const isKnown = name === 'explain' && (isGuide || nearest(world.topics?.keys() ?? [], words) !== undefined)
    const plain = words
      .slice(0, LONGEST_WORDS)
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim()
    if (!isKnown && plain !== '') return plain
  }
  return undefined
}

function readingOf(answer: ModelAnswer, turn: TurnContext): Reading | undefined {
  const { commands: said, others, sure, language } = answer
  const text = turn.text.slice(0, LONGEST)
  const details = detailsOfTurn(text, turn)
  const asked = said.filter((each) => nearest(['note', LOOK_UP], each['do']) === undefined)
  const filled = fillAll(asked, text, details, turn)
  if (filled.length === 0 && asked.length > 0) return undefined
  const isStated = said.some((each) => nearest(['note'], each['do']) !== undefined) || isAnswer(turn)
  const noted = isStated ? withNotes(unlike(filled), details) : unlike(filled)
  const commands = (noted.length > 0 ? noted : letterAgain(turn)).slice(0, MOST_COMMANDS)
  // They state something that has no field: then the message is about its other meaning.
  if (commands.length === 0 && others.length > 0)
    return readingOf({ ...answer, commands: others.slice(0, 1), others: others.slice(1), sure: 'guess' }, turn)
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
    ...(language && { language }),
  }
}

/** Each of several questions has the details of its own part of the message, if there are as many parts. */
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

/** A name stated after a letter is for that letter. */
function letterAgain(turn: TurnContext): Command[] {
  const isLetter = turn.state.focus?.commands.at(-1)?.do === 'letter'
  return isLetter && Object.keys(lettersDetails(turn.text, true)).length > 0 ? [fillLetter({}, undefined, turn)] : []
}

/** A value that Mo has just asked for counts as stated without further words. */
function isAnswer({ state: { asked, focus } }: TurnContext): boolean {
  return asked !== undefined || focus?.confirming !== undefined
}

/** Statements reported by a model are noted if the words contain them. An appliance's price is not a detail. */
function withNotes(commands: readonly Command[], { stated, others }: Details): Command[] {
  const wantsOther = commands.some((each) => each.do === 'compare') || commands.length === 0
  const told = others && wantsOther ? others : stated
  if ((told.sources ?? []).length === 0) return [...commands]
  return [{ do: 'note', told }, ...commands.filter((each) => each.do !== 'talk' || each.kind !== 'unclear')]
}
