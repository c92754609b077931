import type { ChatCard } from '@mowatt/contract'
import type { AgentState, Focus } from '../state/agent-state.ts'
import { ASPECTS, type Command } from '../command/command.ts'
import { findSubject } from '@mowatt/text/find/find-subject'
import { ASPECT_LABELS } from '../topics/aspect-labels.ts'

const KEPT_TEXTS = 6
export const LONGEST_TEXT = 600
const REMEMBERED = 20
const LONGEST_SUMMARY = 200
const MOST_OTHERS = 3
/** What a follow-up can edit. */
const ON_TABLE: readonly Command['do'][] = [
  'figure',
  'work_out',
  'explain',
  'judge',
  'compare',
  'narrow',
  'point',
  'switch',
  'remind',
  'letter',
  'progress',
]

export function focusOf({ focus }: AgentState): Focus {
  return focus ?? { commands: [], said: [], misses: 0 }
}

/** The state with the user's newest statements. */
export function hear(text: string, state: AgentState): AgentState {
  const said = text.trim()
  const short = said.length > LONGEST_SUMMARY ? `${said.slice(0, LONGEST_SUMMARY - 1)}…` : said
  const focus = focusOf(state)
  const { subject, who } = state
  const about = findSubject(said.slice(0, LONGEST_TEXT), { subject, ...(who !== undefined && { who }) })
  return {
    ...state,
    // Another home becomes the subject when something about it is noted; their own, when they mention it again.
    subject: about.subject === 'own' ? 'own' : subject,
    turns: state.turns + 1,
    summary: [...state.summary, short].slice(-REMEMBERED),
    focus: { ...focus, said: keep(focus.said, 'person', said) },
  }
}

export type Turned = {
  text: string
  /** The answered commands, complete. */
  answered: readonly Command[]
  others: readonly Command[]
  offered: Focus['offered']
  confirming?: Focus['confirming']
  danger: string | undefined
  isMiss: boolean
}

/** The state after Mo's reply: the context for the next message. */
export function refocus(state: AgentState, turned: Turned): AgentState {
  const before = focusOf(state)
  const onTable = turned.answered.filter((command) => ON_TABLE.includes(command.do))
  // The same again, shorter or with its reasons, is not a change that could be reverted.
  const isNew = onTable.length > 0 && JSON.stringify(onTable) !== JSON.stringify(before.commands)
  const sum = onTable.findLast((command) => command.do === 'work_out') ?? before.sum
  const letter = onTable.findLast((command) => command.do === 'letter') ?? before.letter
  const focus: Focus = {
    commands: onTable.length > 0 ? onTable : before.commands,
    ...(sum && { sum }),
    ...(letter && { letter }),
    ...(isNew ? { before: before.commands } : before.before && { before: before.before }),
    ...(turned.others.length > 0 && { others: turned.others.slice(0, MOST_OTHERS) }),
    ...(turned.offered && turned.offered.length > 0 && { offered: turned.offered }),
    ...(turned.confirming && { confirming: turned.confirming }),
    ...(turned.danger !== undefined && { danger: turned.danger }),
    said: keep(before.said, 'mo', turned.text),
    misses: turned.isMiss ? before.misses + 1 : 0,
  }
  return { ...state, hasIntroduced: true, focus }
}

/** The aspects of a topic that its card offers, as the meaning of a press on one. */
export function offeredAspects(cards: readonly ChatCard[], answered: readonly Command[]): Focus['offered'] {
  const last = answered.findLast((command) => command.do === 'explain')
  if (!last) return undefined
  return cards.flatMap((card) =>
    card.kind !== 'choices'
      ? []
      : card.choices.flatMap(({ label }) => {
          const aspect = ASPECTS.find((each) => ASPECT_LABELS[each] === label)
          return aspect ? [{ label, command: { ...last, aspect } }] : []
        }),
  )
}

/** The message sent by a press on a choice, word for word. */
export function pressed(text: string, { offered = [] }: Focus): Command | undefined {
  const said = text.trim().toLowerCase()
  return offered.find(({ label }) => label.toLowerCase() === said)?.command
}

function keep(said: Focus['said'], author: 'person' | 'mo', text: string): Focus['said'] {
  return [...said, { author, text: text.slice(0, LONGEST_TEXT) }].slice(-KEPT_TEXTS)
}
