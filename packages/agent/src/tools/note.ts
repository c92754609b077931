import { isElsewhere } from '@mowatt/text/find/is-elsewhere'
import type { ChatCard } from '@mowatt/contract'
import type { AgentState, Note } from '../state/agent-state.ts'
import type { Command, Measure } from '../command/command.ts'
import { COMPARE_CARD } from '../cards/choices-card.ts'
import { decidesComparison, forgetNotes, noteDetails, notesOf } from '../notes/notes.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import { TEMPLATES } from '../say/templates.ts'

type Forget = Extract<Command, { do: 'forget' }>

/** What of them has a name among the measures. */
const NAMES: Readonly<Partial<Record<Note['key'], Measure>>> = {
  postcode: 'postcode',
  mpan: 'mpan',
  paymentMethod: 'paid_by',
  supplier: 'supplier',
  tariffName: 'tariff',
  kwh: 'use',
  spend: 'payment',
  balancePence: 'balance',
  meter: 'meter',
}

/** Keeps what they told of a home, shows the list, and says what became of it. */
export function note({ told }: Extract<Command, { do: 'note' }>, { state, text }: RunContext): Outcome {
  const next = noteDetails(state, told, state.turns)
  if (next === state) return only(say.answer(isElsewhere(text) ? 'note.elsewhere' : 'talk.what_next'), state)
  const [before, after] = [state[next.subject], next[next.subject]]
  const keys = (told.sources ?? []).map(({ key }) => key)
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  if (changed.length === 0) return { statements: [say.answer('note.same')], cards: notedCards(next), state: next }
  const does = changed.every((key) => before[key] !== undefined) ? 'changed' : 'done'
  const [key, ...others] = changed
  const measure = key && others.length === 0 ? NAMES[key] : undefined
  const said = measure
    ? say.answer(`note.${does}_one`, { phrases: { what: { template: `reading.${measure}` } } })
    : say.answer(`note.${does}`)
  const further = changed.some(decidesComparison) && !next.comparison && next.subject === 'own' ? [COMPARE_CARD] : []
  return { statements: [said], cards: [...notedCards(next), ...further], state: next }
}

/** Shows what is noted. */
export function noted(_command: Extract<Command, { do: 'noted' }>, { state }: RunContext): Outcome {
  const cards = notedCards(state)
  return { statements: [{ template: cards.length > 0 ? 'note.list' : 'note.nothing', role: 'answer' }], cards, state }
}

/** Drops one, the last or all of it. What was built on it goes too. */
export function forget({ what, also = [], keep = [] }: Forget, { state, world }: RunContext): Outcome {
  const newest = Math.max(0, ...(state.notes ?? []).map(({ message }) => message))
  const isListed = state.focus?.said.findLast(({ author }) => author === 'mo')?.text.includes(TEMPLATES['note.list'])
  const isOfAnswer = what === 'last' && newest < state.turns - 1 && !isListed
  const keys =
    keep.length > 0
      ? notesOf(state)
          .map(({ key }) => key)
          .filter((key) => !keep.includes(key))
      : [what, ...also]
  const { state: next, many } = (isOfAnswer ? [] : keys).reduce(
    (before, key) => {
      const after = forgetNotes(before.state, key)
      return { state: after.state, many: before.many + after.many }
    },
    { state, many: 0 },
  )
  const cards = notedCards(next)
  if (many === 0) return { statements: nothingGone(what, cards.length > 0), cards, state }
  // What is forgotten is what was said: their bill is another thing.
  const isAll = what === 'all' && keep.length === 0
  const stays = isAll && world.bills.length > 0 ? [say.because('note.bill_stays')] : []
  return { statements: [say.answer(isAll ? 'note.forgot_all' : 'note.forgot'), ...stays], cards, state: next }
}

/** "Forget that", where the last thing said was an answer: it's left, and nothing that was told is lost. */
function nothingGone(what: Forget['what'], hasNotes: boolean): Statement[] {
  if (what === 'last') return [say.ask(hasNotes ? 'note.left' : 'repair.left')]
  return [say.answer(hasNotes ? 'note.not_that' : 'note.nothing_to_forget')]
}

export function notedCards(state: AgentState): ChatCard[] {
  const items = notesOf(state).map(({ key, label, text }) => ({ key, label, text }))
  return items.length > 0 ? [{ kind: 'noted', items }] : []
}
