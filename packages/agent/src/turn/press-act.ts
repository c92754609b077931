import type { AgentState } from '../state/agent-state.ts'
import { HOUSEHOLD_KEYS } from '../command/command-fields.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { ownWorld, type World } from '../state/world.ts'
import { hear, refocus } from './focus.ts'
import { makeReply } from './make-reply.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import type { Reply } from './say-turn.ts'
import type { Tools } from './take-turn.ts'

/** `act` is the id of the pressed card, and `text` its label, which appears in the chat as the user's message. */
type Pressed = { act: string; text: string; state: AgentState; world: World; messages?: readonly string[] }

const FORGET = /^forget:([A-Za-z]{1,40})$/

/** A press on one of Mo's buttons: the proposed action is done, or the user is told why not. The label is not read. */
export async function pressAct({ act, text, world: whole, ...given }: Pressed, tools: Tools): Promise<Reply> {
  const world = ownWorld(whole, given.state)
  const state = hear(text, given.state)
  const facts = createFactBook(world, state, [...(given.messages ?? given.state.summary), text])
  const done = await doAct(act, { state, world, facts, text }, tools)
  const made = makeReply(
    {
      paragraphs: [done.statements],
      cards: done.cards,
      facts,
      state: done.state,
      introduces: given.state.hasIntroduced ? undefined : 'first',
    },
    world,
  )
  const turned = { text: made.text, answered: [], others: [], offered: undefined, danger: undefined, isMiss: false }
  return { ...made, commands: [], state: refocus(done.state, turned) }
}

/** The list of notes has its own buttons, which are valid as long as the value stays noted. */
async function doAct(act: string, context: RunContext, { run, press }: Tools): Promise<Outcome> {
  const [, key] = FORGET.exec(act) ?? []
  if (key === undefined) return press(act, context)
  const what = key === 'all' ? key : HOUSEHOLD_KEYS.find((each) => each === key)
  return what ? run({ do: 'forget', what }, context) : press(act, context)
}
