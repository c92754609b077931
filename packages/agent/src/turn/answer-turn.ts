import type { ChatCard } from '@mowatt/contract'
import type { AgentState } from '../state/agent-state.ts'
import type { FactBook } from '../facts/fact-book.ts'
import type { Command } from '../command/command.ts'
import { parseCommand, printCommand } from '../command/command-text.ts'
import { hearDanger, isDangerOver } from '@mowatt/text/find/hear-danger'
import type { Reading } from '../read/reader.ts'
import type { Statement } from '../say/statement.ts'
import { ownWorld, type World } from '../state/world.ts'
import { answerConfirmation } from './answer-confirmation.ts'
import { addHelp } from './add-help.ts'
import { askBack, offerReadings } from './ask-back.ts'
import { conclude, isOfOther } from './conclude.ts'
import { decide } from './decide.ts'
import { focusOf, offeredAspects, type Turned } from './focus.ts'
import { builtOn } from '../command/built-on.ts'
import { decidesComparison, unlikelyNote } from '../notes/notes.ts'
import type { Tool } from '../say/outcome.ts'
import type { Meant } from './meant.ts'
import { inMode, type Mode, repair } from './repair.ts'
import { resolve } from './resolve.ts'

type ChoicesCard = Extract<ChatCard, { kind: 'choices' }>

export type Asked = {
  text: string
  state: AgentState
  world: World
  reading: Reading
  run: Tool<Command>
  book: (state: AgentState) => FactBook
}

export type Answered = Omit<Turned, 'text' | 'answered'> & {
  statements: readonly Statement[]
  cards: readonly ChatCard[]
  state: AgentState
  facts: FactBook
  commands: readonly Command[]
  /** Repeated even if Mo has just said it: each time, or once more. */
  mayRepeat?: 'always' | 'once'
  /** How a repair repeats it. */
  mode?: Mode
}

/** Statements that only confirm a note. */
const NOTED = /^note\.(?:done|changed|same)/
/** Below this the next reading is offered beside the answer. */
const SURE = 0.75
const MOST_CHOICES = 4
/** After these the open question stays open. */
const ASIDES: readonly string[] = ['aside', 'unclear', 'other_language']
/** These change what is known, and come before the commands that depend on it. */
const FIRST: readonly Command['do'][] = ['bill', 'note', 'forget', 'correct']

export async function answerTurn(given: Asked): Promise<Answered> {
  const { text, reading } = given
  const dangers = hearDanger(text)
  const others = reading.alternatives.flatMap(([first]) => (first ? inFull(first, given.state) : []))
  const meant = await meaningOf(given)
  const asked = { ...given, world: ownWorld(given.world, meant.state) }
  const { world } = asked
  const focus = focusOf(asked.state)
  const isNow = dangers.some(({ level }) => level === 'now')
  const inDanger = isDangerOver(text) ? undefined : focus.danger
  const facts = asked.book(meant.state)
  const decision = decide({
    commands: meant.commands,
    others,
    confidence: reading.confidence,
    misses: focus.misses,
    isDanger: isNow,
    isCertain: meant.isCertain,
    state: meant.state,
    world,
  })
  const base = {
    facts,
    others,
    offered: undefined,
    danger: undefined,
    commands: meant.commands,
    isMiss: false,
    mode: meant.mode,
  }
  if (meant.offers.length > 0 || (meant.statements.length > 0 && meant.commands.length === 0)) {
    const offer = offerReadings(meant.offers, world.topics)
    const cards = [...meant.cards, ...(offer ? [offer.card] : [])]
    const only = { ...base, statements: meant.statements, cards, state: meant.state, offered: offer?.offered }
    return addHelp(dangers, inDanger, { ...only, isMiss: meant.isLost }, asked)
  }
  if (decision.decide !== 'answer') {
    const back = askBack(decision, { ...meant, facts, others, world, focus })
    return addHelp(dangers, inDanger, { ...base, ...back }, asked)
  }
  const ran = await runAll(meant, facts, asked)
  // Notes are on their card: the answer comes first.
  const before = meant.statements.filter(({ template }) => !NOTED.test(template) || meant.commands.length === 0)
  const said = meant.claim
    ? conclude(meant.claim, ran.statements, isOfOther(text, meant.commands))
    : inMode(meant.mode, ran.statements)
  const statements = [...before, ...said]
  const also =
    meant.isCertain || reading.confidence >= SURE ? undefined : offerReadings(others.slice(0, 1), world.topics)
  const cards = [...meant.cards, ...withChoices(ran.cards, also?.card.choices ?? [])]
  const offered = [...(offeredAspects(cards, meant.commands) ?? []), ...(also?.offered ?? [])]
  return addHelp(dangers, inDanger, { ...base, statements, cards, state: ran.state, offered }, asked)
}

/** Additional choices, or those beside existing ones. */
function withChoices(cards: readonly ChatCard[], more: ChoicesCard['choices']): ChatCard[] {
  if (more.length === 0) return [...cards]
  const has = cards.findLast((card) => card.kind === 'choices')
  const choices = [...(has?.choices.slice(0, MOST_CHOICES - more.length) ?? []), ...more]
  return [...cards.filter((card) => card !== has), { kind: 'choices', choices }]
}

/** Another reading as it would be run: a follow-up alone is not a choice. */
function inFull(command: Command, state: AgentState): Command[] {
  const resolved = resolve(command, state)
  return 'command' in resolved ? [resolved.command] : []
}

async function meaningOf(asked: Asked): Promise<Meant> {
  const { state, reading, world } = asked
  const meant: Meant = {
    state,
    statements: [],
    cards: [],
    commands: [],
    words: new Map(),
    mode: 'as_is',
    offers: [],
    isCertain: reading.confidence === 1,
    isLost: false,
  }
  const ordered = [
    ...reading.commands.filter((each) => FIRST.includes(each.do)),
    ...reading.commands.filter((each) => !FIRST.includes(each.do)),
  ]
  for (const command of ordered) {
    if (FIRST.includes(command.do)) await change(meant, command, asked)
    else if (command.do === 'confirm') answerConfirmation(command.isYes, meant, world)
    else follow(meant, command, asked)
  }
  resume(meant, state)
  return meant
}

async function change(meant: Meant, command: Command, { run, world, text, book }: Asked): Promise<void> {
  const found = await run(command, { state: meant.state, world, text, facts: book(meant.state) })
  meant.state = found.state
  // A correction of the bill reports its own effect, and its note is not mentioned.
  const before =
    found.statements.length > 0 ? meant.statements.filter(({ template }) => !NOTED.test(template)) : meant.statements
  meant.statements = [...before, ...found.statements]
  meant.cards.push(...found.cards)
}

function follow(meant: Meant, command: Command, { text, reading, world: { topics } }: Asked): void {
  const focus = focusOf(meant.state)
  const resolved = resolve(command, meant.state)
  if ('conclude' in resolved) {
    meant.commands.push(...resolved.of)
    meant.claim = resolved.conclude
    meant.isLost ||= resolved.of.length === 0
  } else if ('command' in resolved) {
    meant.commands.push(resolved.command)
    meant.words.set(resolved.command, reading.words?.[printCommand(command)] ?? text)
  } else if ('lost' in resolved) meant.isLost = true
  else {
    const repaired = repair(resolved.repair, focus, topics, text)
    // "You said it's free, is it?": answers what they quote, not the last statement.
    const isAsked = resolved.repair === 'you_said' && reading.commands.length > 1
    meant.commands.push(...(isAsked ? [] : repaired.commands))
    meant.statements.push(...repaired.statements)
    meant.mode = repaired.mode
    meant.offers = repaired.offers
    meant.isCertain = true
    meant.isLost ||= resolved.repair === 'not_what_i_asked'
  }
}

/** A detail that was asked for, or is given instead of a yes, continues the question it was asked for. */
function resume(meant: Meant, before: AgentState): void {
  const { asked, focus } = before
  const isTold = meant.state.notes !== before.notes
  const isAside = meant.commands.every((each) => each.do === 'talk' && ASIDES.includes(each.kind))
  if (asked && (isTold || !isAside)) {
    const { asked: _over, ...rest } = meant.state
    meant.state = rest
  }
  const isDenied = meant.statements.some(({ template }) => !NOTED.test(template))
  const goal = asked
    ? parseCommand(asked.goal)
    : (focus?.confirming?.goal ??
      answeredAnew(meant.state, before) ??
      comparedAnew(meant.state, before) ??
      (unlikelyNote(meant.state) && { do: 'noted' as const }))
  if (!goal || meant.commands.length > 0 || !isTold || isDenied) return
  meant.commands.push(goal)
  meant.statements.splice(0)
  meant.isCertain = true
}

/** A statement about a home whose deals were just shown: the list is shown again after it. */
function comparedAnew({ comparison, subject, notes = [] }: AgentState, before: AgentState): Command | undefined {
  if (comparison?.subject !== subject) return undefined
  const told = notes.filter((note) => !before.notes?.includes(note))
  return told.some(({ key }) => decidesComparison(key)) ? { do: 'compare' } : undefined
}

/** A statement or correction that changes the input of the last answer: the answer is given again after it. */
function answeredAnew({ notes = [] }: AgentState, before: AgentState): Command | undefined {
  const last = before.focus?.commands.at(-1)
  const told = notes.filter((note) => !before.notes?.includes(note))
  // Without the words that it was read from: they may be what is corrected.
  return last && told.some(({ key }) => builtOn(last).includes(key)) ? parseCommand(printCommand(last)) : undefined
}

async function runAll(meant: Meant, facts: FactBook, { run, world, text }: Asked) {
  const statements: Statement[] = []
  const cards: ChatCard[] = []
  let { state } = meant
  for (const command of meant.commands) {
    // Each of several questions is answered as it would be alone.
    const found = await run(command, { state, world, text: meant.words.get(command) ?? text, facts })
    state = found.state
    statements.push(...found.statements)
    cards.push(...found.cards)
  }
  return { statements, cards, state }
}
