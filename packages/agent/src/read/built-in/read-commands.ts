import type { Command } from '../../command/command.ts'
import { printCommand } from '../../command/command-text.ts'
import { isQuestion, splitClauses, splitQuestions } from '@mowatt/text/find/clauses'
import { detailsOfTurn } from '../details/details-of-turn.ts'
import type { Details } from '../details/read-details.ts'
import type { Reading, TurnContext } from '../reader.ts'
import { fillCommand } from './fill-command.ts'
import { readExact } from './read-exact.ts'

/** The probability of each label, aspect and claim, by all the words, the likeliest first. */
export type Scored = {
  labels: readonly { label: string; p: number }[]
  aspects: readonly { aspect: string; p: number }[]
  claims: readonly { claim: string; p: number }[]
}
export type Score = (text: string, turn?: TurnContext) => Scored | Promise<Scored>

type Candidate = { command: Command; p: number }

/** Long enough for any question, and limits the text that patterns have to process. */
const LONGEST = 2000
const MOST_CANDIDATES = 6
const LEAST_OTHER = 0.05
const MOST_OTHERS = 3
const SURE_PART = 0.35
const UNCLEAR: Command = { do: 'talk', kind: 'unclear' }

/**
 * Reads a message into commands: the classifiers choose labels, the details fill them in. Two questions are two
 * commands. `score` is called for each part of a message with more than one question.
 */
export async function readCommands(turn: TurnContext, scored: Scored, score?: Score): Promise<Reading> {
  const text = turn.text.slice(0, LONGEST)
  const details = detailsOfTurn(text, turn)
  const exact = readExact(text, details, turn)
  if (exact) return { commands: exact, alternatives: [], confidence: 1 }
  const parts = splitQuestions(text)
  const both = parts.length > 1 && score ? await readParts(parts, turn, score) : undefined
  const whole = both ?? readOne(text, scored, details, turn)
  const reading = (score && (await readQuestion(text, whole, turn, score))) ?? whole
  return { ...reading, commands: heldTo(text, withNotes(reading, details, turn)) }
}

/** "But you said it's free": looked up in what Mo said, whatever else the message asks. */
const HELD =
  /^(?:(?:but|so|and|well|no|wait|hang on|hold on|sorry|ok)[\s,]+){0,2}(?:you|u) (?:just |already |only |also )?(?:said|told me)\b/i
const YOU_SAID: Command = { do: 'repair', kind: 'you_said' }

function heldTo(text: string, commands: Command[]): Command[] {
  if (!HELD.test(text.trim())) return commands
  const asked = commands.filter((each) => each.do === 'figure' || each.do === 'explain' || each.do === 'judge')
  return [YOU_SAID, ...asked.slice(0, 1)]
}

/** Requests without a question mark: "compare". */
const ACTS: readonly Command['do'][] = ['compare', 'switch', 'remind', 'letter', 'hand_over']
const SURE_ACT = 0.6
/** Each is read separately. A message with more of them isn't split. */
const MOST_CLAUSES = 12

/** "Should I switch? SW1A 1AA, 2,700 kWh": the statements are noted anyway, and the request is carried out too. */
async function readQuestion(
  text: string,
  { commands }: Reading,
  turn: TurnContext,
  score: Score,
): Promise<Reading | undefined> {
  if (!commands.every((each) => each.do === 'note' || each === UNCLEAR)) return undefined
  const clauses = splitClauses(text).map((clause) => clause.text)
  const question = clauses.filter(isQuestion).join(' ')
  const tells = (clause: string) => detailsOfTurn(clause, turn).stated.sources.length > 0
  const rest = clauses.length > MOST_CLAUSES ? '' : clauses.filter((each) => !tells(each)).join(' ')
  for (const part of new Set([question, rest])) {
    if (part === '' || part === text.trim()) continue
    const reading = readOne(part, await score(part), detailsOfTurn(part, turn), turn)
    const [first = UNCLEAR] = reading.commands
    const isAct = ACTS.includes(first.do) && reading.confidence >= SURE_ACT
    if (first !== UNCLEAR && (part === question || isAct)) return reading
  }
  return undefined
}

function readOne(text: string, scored: Scored, details: Details, turn: TurnContext): Reading {
  const [first, ...rest] = candidatesOf(text, scored, details, turn)
  if (!first) return { commands: [UNCLEAR], alternatives: [], confidence: 0 }
  const others = rest.filter(({ p }) => p >= LEAST_OTHER).slice(0, MOST_OTHERS)
  return {
    commands: [first.command],
    alternatives: others.map(({ command }) => [command]),
    confidence: confidenceOf(first.p, others[0]?.p ?? 0),
  }
}

/** The probability of the first, and its lead over the next. */
function confidenceOf(first: number, second: number): number {
  return Math.min(0.99, first + (first - second) / 2)
}

/** Each question is read separately, from the first one or the last one on. If one isn't clear, they're read as one. */
async function readParts(parts: readonly string[], turn: TurnContext, score: Score): Promise<Reading | undefined> {
  const found =
    (await readInOrder(parts, turn, score)) ?? (await readInOrder(parts.toReversed(), turn, score))?.toReversed()
  if (!found || found.length < 2) return undefined
  return {
    commands: found.map(({ command }) => command),
    alternatives: [],
    confidence: Math.min(...found.map(({ p }) => confidenceOf(p, 0))),
    words: Object.fromEntries(found.map(({ command, words }) => [printCommand(command), words])),
  }
}

async function readInOrder(parts: readonly string[], turn: TurnContext, score: Score) {
  const found: (Candidate & { words: string })[] = []
  for (const words of parts) {
    const best = await readPart(words, found.at(-1)?.command, turn, score)
    if (!best || best.p < SURE_PART || best.command.do === 'talk') return undefined
    if (!found.some(({ command }) => printCommand(command) === printCommand(best.command)))
      found.push({ ...best, words })
  }
  return found
}

/** "What's the discount, and do I get it?": a question that isn't clear alone, or asks for a side of the topic of the other. */
async function readPart(
  words: string,
  topic: Command | undefined,
  turn: TurnContext,
  score: Score,
): Promise<Candidate | undefined> {
  const details = detailsOfTurn(words, turn)
  const [alone] = candidatesOf(words, await score(words), details, turn)
  if (topic?.do !== 'explain') return alone
  const focus = { said: [], misses: 0, ...turn.state.focus, commands: [topic] }
  const after = { ...turn, state: { ...turn.state, focus } }
  const [best] = candidatesOf(words, await score(words, after), details, after)
  const aspect = best?.command.do === 'edit' ? best.command.aspect : undefined
  if (best && aspect && best.p >= SURE_ACT) return { command: { ...topic, aspect }, p: best.p }
  const isAlone = best?.command.do === 'edit' || (alone !== undefined && alone.p >= SURE_PART)
  return isAlone ? alone : best
}

/** The likeliest labels as complete commands, without those whose details are missing; duplicates count once. */
function candidatesOf(text: string, scored: Scored, details: Details, turn: TurnContext): Candidate[] {
  const found = new Map<string, Candidate>()
  const isTopic = scored.labels[0]?.label.startsWith('explain ')
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[?!.]$/, '')
  for (const { label, p } of scored.labels.slice(0, MOST_CANDIDATES)) {
    const command = fillCommand(label, { text, details, scored, turn })
    if (!command) continue
    // Which of several things to forget is decided by the likeliest; that something is to be forgotten, by all of them
    // together.
    const key = command.do === 'forget' ? command.do : printCommand(command)
    const before = found.get(key)
    // Of several topics it's the one with a question in these very words.
    const isOwn = isTopic && command.do === 'explain' && turn.world.topics?.get(command.topic)?.asks.includes(plain)
    found.set(key, { command: before?.command ?? command, p: isOwn ? 1 : (before?.p ?? 0) + p })
  }
  return [...found.values()].toSorted((one, other) => other.p - one.p)
}

/** Statements in passing are noted, whatever else is asked. Another home only if they want it compared. */
function withNotes({ commands, confidence }: Reading, { stated, others }: Details, { state }: TurnContext): Command[] {
  const isOfOther = state.subject === 'other'
  const isSure = confidence >= SURE_ACT
  const wantsOther = commands.some((each) => (each.do === 'compare' && isSure) || (each.do === 'note' && isOfOther))
  const told = others && wantsOther ? others : stated
  if ((told.sources ?? []).length === 0 || commands.some(isNotTheirs)) return [...commands]
  return [{ do: 'note', told }, ...commands.filter((each) => each.do !== 'note' && !isNothingAsked(each))]
}

/**
 * In another language, and in attempts to manipulate Mo's instructions, figures are not reliable statements about a
 * home. A correction's statement is noted by what it corrects.
 */
function isNotTheirs(command: Command): boolean {
  return (
    command.do === 'correct' ||
    (command.do === 'talk' && command.kind === 'other_language') ||
    (command.do === 'explain' && command.topic === 'mo_instructions')
  )
}

/** Statements are acknowledged with what was noted, not skipped as an aside. */
function isNothingAsked(command: Command): boolean {
  return command.do === 'talk' && (command.kind === 'unclear' || command.kind === 'aside')
}
