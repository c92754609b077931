import type { ChatCard, ChatFact } from '@mowatt/contract'
import type { AgentState, Focus } from '../agent-state.ts'
import { auditReply } from '../audit/audit-reply.ts'
import { chatFactOf, withRoots } from '../facts/chat-fact.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import type { FactBook } from '../facts/fact-book.ts'
import type { Command } from '../read/command.ts'
import type { Reader, Reading } from '../read/reader.ts'
import { renderStatements } from '../say/render.ts'
import type { Statement } from '../say/statement.ts'
import type { World } from '../world.ts'
import { answerTurn } from './answer-turn.ts'
import { focusOf, hear, lastText, pressed, refocus } from './focus.ts'
import type { Tool } from './outcome.ts'

/** What a turn is taken with. `run` answers every command but follow-ups and repairs, which are resolved here. */
export type Engine = { reader: Reader; run: Tool<Command> }

export type Turn = {
  text: string
  state: AgentState
  world: World
  /** The person's messages of this conversation, oldest first, without this one; without them those that are kept. */
  messages?: readonly string[]
  vector?: Int8Array
}

export type Reply = {
  text: string
  cards: ChatCard[]
  facts: ChatFact[]
  statements: readonly Statement[]
  /** What the message was taken for. */
  commands: readonly Command[]
  state: AgentState
}

const INTRODUCTION: Statement = { template: 'talk.introduction', role: 'answer' }
const TOLD_ALL: Statement = { template: 'repair.stuck', role: 'answer' }
const PERSON: ChatCard = {
  kind: 'choices',
  choices: [{ label: 'Talk to a person', text: 'I would like to talk to a person' }],
}

/** One turn: danger is heard, the message read, what is left out filled in, decided, run, said and audited. */
export async function takeTurn(turn: Turn, engine: Engine): Promise<Reply> {
  const { text, world } = turn
  const state = hear(text, turn.state)
  const messages = [...(turn.messages ?? turn.state.summary), text]
  const reading = await readTurn(turn, state, engine.reader)
  const book = (now: AgentState) => createFactBook(world, now, messages)
  const answered = await answerTurn({ text, state, world, reading, run: engine.run, book })
  const said = sayUnlike(answered.statements, answered.facts, world, focusOf(state))
  const isFirst = !turn.state.hasIntroduced
  const statements = isFirst ? introduce(said.statements, answered.danger !== undefined) : said.statements
  const spoken = isFirst ? render(statements, answered.facts, world) : said.text
  const audit = auditReply(spoken, statements, answered.facts, world, answered.state)
  const safe = audit.ok ? { text: spoken, statements } : untraceable(answered.facts, world)
  return {
    text: safe.text,
    cards: said.isStuck ? [PERSON] : audit.ok ? lastChoices(answered.cards) : [],
    facts: factsOf(safe.statements, answered.facts, world),
    statements: safe.statements,
    commands: answered.commands,
    state: refocus(answered.state, { ...answered, answered: answered.commands, text: safe.text }),
  }
}

/** A press on a choice needs no reading. */
async function readTurn({ text, world, vector }: Turn, state: AgentState, reader: Reader): Promise<Reading> {
  const focus = focusOf(state)
  const picked = pressed(text, focus)
  if (picked) return { commands: [picked], alternatives: [], confidence: 1 }
  return reader.read({ text, state, world, said: focus.said.slice(0, -1), ...(vector && { vector }) })
}

/** The same text twice in a row helps nobody: it's marked as said before, and then a person is offered. */
function sayUnlike(statements: readonly Statement[], facts: FactBook, world: World, focus: Focus) {
  const last = lastText(focus)
  const text = render(statements, facts, world)
  if (text !== last) return { text, statements, isStuck: false }
  const isMarked = statements[0]?.template === 'repair.as_said'
  const again: Statement[] = isMarked ? [TOLD_ALL] : [{ template: 'repair.as_said', role: 'answer' }, ...statements]
  return { text: render(again, facts, world), statements: again, isStuck: isMarked }
}

/** Who is in danger reads the first step first. */
function introduce(statements: readonly Statement[], isDanger: boolean): Statement[] {
  return isDanger ? [...statements, { ...INTRODUCTION, role: 'next' }] : [INTRODUCTION, ...statements]
}

function render(statements: readonly Statement[], facts: FactBook, world: World): string {
  return renderStatements(statements, facts, { topics: world.topics })
}

function untraceable(facts: FactBook, world: World) {
  const statements: Statement[] = [{ template: 'talk.no_source', role: 'answer' }]
  return { text: render(statements, facts, world), statements }
}

function factsOf(statements: readonly Statement[], book: FactBook, world: World): ChatFact[] {
  const ids = statements.flatMap(({ facts = {}, phrases = {} }) => [
    ...Object.values(facts),
    ...Object.values(phrases).flatMap((each) => Object.values(each.facts ?? {})),
  ])
  const said = [...new Set(ids)].map((id) => book.get(id))
  return withRoots(said, book).map((fact) => chatFactOf(fact, book, world))
}

/** One question at a time: of several sets of choices the last stays, at the end. */
function lastChoices(cards: readonly ChatCard[]): ChatCard[] {
  const choices = cards.findLast(({ kind }) => kind === 'choices')
  return [...cards.filter(({ kind }) => kind !== 'choices'), ...(choices ? [choices] : [])]
}
