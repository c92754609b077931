import type { AgentState } from '../state/agent-state.ts'
import { extrasOf } from '../choose/choices.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import type { Command } from '../command/command.ts'
import { hearDanger } from '@mowatt/text/find/hear-danger'
import type { Reader, Reading, TurnContext } from '../read/reader.ts'
import { ownWorld, type World } from '../state/world.ts'
import { answerAsked } from './answer-asked.ts'
import { answerUnlike } from './answer-unlike.ts'
import { buttonOf, toldAndPressed } from './buttons.ts'
import { focusOf, hear, pressed } from './focus.ts'
import { forgetOldDeal } from '../notes/forget-old-deal.ts'
import { withHomeTold } from '../notes/home-told.ts'
import { isVerbatim } from '../choose/is-verbatim.ts'
import type { Tool } from '../say/outcome.ts'
import { type Prepared, type Reply, sayTurn } from './say-turn.ts'
import { chooseHome } from './which-home.ts'

/** The handlers of all commands except follow-ups and repairs, which are resolved here. */
export type Tools = {
  run: Tool<Command>
  /** A press on a card, by its ID. */
  press: Tool<string>
  /** Of a bill, by its id. */
  firstWords: Tool<string>
}
export type Engine = { reader: Reader; run: Tools['run'] }

export type Turn = {
  text: string
  state: AgentState
  world: World
  /** The user's messages in this conversation, oldest first, without this one; if omitted, the stored ones. */
  messages?: readonly string[]
  vector?: Int8Array
}

/** One turn: detects danger, reads the message, fills in missing parts, decides, runs, renders and audits. */
export async function takeTurn(turn: Turn, engine: Engine): Promise<Reply> {
  return sayTurn(await prepareTurn(turn, engine), turn.world)
}

/** A turn up to its statements. */
export async function prepareTurn(turn: Turn, engine: Engine): Promise<Prepared> {
  const { text, world } = turn
  const { picked, context } = beginTurn(turn)
  const messages = [...(turn.messages ?? turn.state.summary), text]
  const reading = picked ?? (await engine.reader.read(context))
  const book = (now: AgentState) => createFactBook(ownWorld(world, now), now, messages)
  const { facts, ...answered } = await answerUnlike({ ...context, world, reading, run: engine.run, book })
  const { danger, commands, statements } = answered
  const isOurs = isVerbatim([...commands, ...reading.commands], danger, world)
  // What is added for somebody in need is a warning, which stays.
  const mayChoose = !picked && !isOurs && hearDanger(text).every(({ level }) => level !== 'now')
  const extras = mayChoose ? extrasOf(commands, reading, statements, { world, facts }) : undefined
  return {
    ...answered,
    facts: facts.all(),
    extras,
    messages,
    said: context.said,
    ...(reading.language && { language: reading.language }),
    introduces: turn.state.hasIntroduced ? undefined : danger === undefined ? 'first' : 'last',
  }
}

/** The input of a reader. A press on a choice needs no reading, nor does a plain answer to a question. */
export function beginTurn({ text, world: given, vector, ...turn }: Turn): { context: TurnContext; picked?: Reading } {
  const { state: before, goal } = chooseHome(text, turn.state, given)
  const world = ownWorld(given, before)
  const state = hear(text, withHomeTold(forgetOldDeal(before, world), world))
  const focus = focusOf(state)
  const own = ownWorld(world, state)
  const context = { text, state, world: own, said: focus.said.slice(0, -1), ...(vector && { vector }) }
  const picked = goal ?? pressed(text, focus) ?? buttonOf(text) ?? answerAsked(text, state, world)
  const commands = picked ? [picked] : toldAndPressed(context)
  return commands ? { context, picked: { commands, alternatives: [], confidence: 1 } } : { context }
}
