import type { AgentState, Note, Wanted } from '../state/agent-state.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import type { Command } from '../command/command.ts'
import type { World } from '../state/world.ts'
import { focusOf } from './focus.ts'
import { unlikelyNote, unsureNote } from '../notes/notes.ts'
import { asksWhichHome } from './which-home.ts'

export type Decision =
  | { decide: 'answer' }
  | { decide: 'offer' }
  | { decide: 'unclear' }
  | { decide: 'hand_over' }
  | { decide: 'ask'; wanted: Wanted; for: Command }
  | { decide: 'confirm'; note: Note; goal: Command }

export type Situation = {
  /** The meaning of the message, complete. */
  commands: readonly Command[]
  /** Other possible readings. */
  others: readonly Command[]
  confidence: number
  /** How often in a row Mo had no answer. */
  misses: number
  /** The user is in danger: Mo asks nothing and offers nothing. */
  isDanger: boolean
  /** It was picked from Mo's choices, or follows from a question. */
  isCertain: boolean
  state: AgentState
  world: World
}

/** Below this another reading is as likely. */
const CLEAR = 0.45
/** Below this the reading is a guess. */
const FAINT = 0.12
const MOST_MISSES = 2

/** Actions and lists that need a place and a usage. */
const NEEDS_HOME: readonly Command['do'][] = ['compare', 'narrow', 'switch']
/** A value that can hardly be true is questioned before these too. */
const SHOWS_IT: readonly Command['do'][] = ['noted', 'judge', 'figure']
const BUILT_ON_HOME: readonly Command['do'][] = ['compare', 'switch']

type Row = readonly [when: (situation: Situation) => boolean, then: (situation: Situation) => Decision | undefined]

/** The action for a reading: the first row that matches. */
const ROWS: readonly Row[] = [
  [({ commands, isDanger }) => commands.length === 0 && !isDanger, unclear],
  [({ isDanger }) => isDanger, () => ({ decide: 'answer' })],
  [({ isCertain, confidence }) => !isCertain && confidence < FAINT, unclear],
  [
    ({ isCertain, confidence, others, misses }) =>
      !isCertain && confidence < CLEAR && others.length > 0 && misses === 0,
    () => ({ decide: 'offer' }),
  ],
  [() => true, whichHome],
  [() => true, confirmFirst],
  [() => true, askFirst],
  [() => true, () => ({ decide: 'answer' })],
]

export function decide(situation: Situation): Decision {
  for (const [when, then] of ROWS) {
    const decision = when(situation) ? then(situation) : undefined
    if (decision) return decision
  }
  return { decide: 'answer' }
}

function unclear({ misses, others }: Situation): Decision {
  if (misses >= MOST_MISSES) return { decide: 'hand_over' }
  return { decide: others.length > 0 ? 'offer' : 'unclear' }
}

function whichHome({ commands, state, world }: Situation): Decision | undefined {
  const asks = asksWhichHome(commands, state, world)
  return asks && { decide: 'ask', wanted: 'which_home', for: asks }
}

/** A guessed amount is confirmed before a comparison. Asking for one again without saying no accepts the guess. */
function confirmFirst({ commands, state, isCertain }: Situation): Decision | undefined {
  const goal = commands.find((each) => isBuiltOnHome(each) || (SHOWS_IT.includes(each.do) && unlikelyNote(state)))
  const note = goal && unsureNote(state)
  const isAsked = note && !isCertain && focusOf(state).confirming?.key === note.key
  return note && !isAsked ? { decide: 'confirm', note, goal } : undefined
}

function isBuiltOnHome(command: Command): boolean {
  if (command.do === 'figure') return command.measure === 'saving' || command.of === 'offer' || command.of === 'list'
  return BUILT_ON_HOME.includes(command.do)
}

/** The one thing without which the list can't be made. */
function askFirst({ commands, state, world }: Situation): Decision | undefined {
  const first = commands.find((command) => NEEDS_HOME.includes(command.do))
  if (!first || (first.do !== 'compare' && state.comparison)) return undefined
  const { letter, useSource } = homeOfTurn({ state, world })
  if (letter === undefined) return { decide: 'ask', wanted: 'postcode', for: first }
  return useSource === undefined ? { decide: 'ask', wanted: 'use', for: first } : undefined
}
