import type { ChatCard } from '@mowatt/contract'
import { addDays, addMonths, fixDates, type IsoDay, movingPlan, sayMovingStep } from '@mowatt/tariffs'
import { lastDayMeant } from '@mowatt/text/find/days-meant'
import { findSubject } from '@mowatt/text/find/find-subject'
import { isSupposed } from '@mowatt/text/find/stance'
import type { Figure } from '../command/command.ts'
import type { FactId } from '../facts/fact.ts'
import type { AgentState } from '../state/agent-state.ts'
import { capSource } from '../figures/sources/cap-source.ts'
import { isUnknown } from '../figures/sources/source.ts'
import { endOf, freeDay } from '../figures/terms.ts'
import { saidOf, termsOf } from '../home/home-of-turn.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

export type OwnDays = {
  before: Statement[]
  after: Statement[]
  cards: ChatCard[]
  asked?: AgentState['asked']
  movesOn?: IsoDay
  /** It says all that the topic's short answer says. */
  isInstead?: boolean
}

const NONE: OwnDays = { before: [], after: [], cards: [] }

const OF_OWN_DAYS = ['moving_home', 'moved_home', 'fix_ends'] as const
type OfOwnDays = (typeof OF_OWN_DAYS)[number]

export function hasOwnDays(topicId: string): topicId is OfOwnDays {
  return OF_OWN_DAYS.some((each) => each === topicId)
}

/** What a topic means for this person's own days: a move they told of, or the end of their fix. */
export function ownDays(topicId: string, context: RunContext): OwnDays {
  if (!hasOwnDays(topicId)) return NONE
  const own = topicId === 'fix_ends' ? ofFix(context) : ofMove(topicId, context)
  const isForCalendar = own.cards.length > 0 && CALENDAR.test(context.text)
  return isForCalendar ? { ...own, before: [say.answer('dates.calendar')], after: [], isInstead: true } : own
}

const CALENDAR = /\b(?:calendar|diary|ics)\b/i

const OF_END: readonly Figure['measure'][] = ['ends_on', 'free_from', 'exit_fee']

/** Who asks when their own deal ends gets its days for a calendar too, and what the price cap would cost them. */
export function withOwnDays({ measure, of, suppose = [] }: Figure, outcome: Outcome, context: RunContext): Outcome {
  if (!OF_END.includes(measure) || (of !== 'deal' && of !== 'bill') || suppose.length > 0) return outcome
  const { after, cards, asked } = ofFix(context)
  const more = measure === 'exit_fee' ? [] : after
  return asked
    ? outcome
    : { ...outcome, statements: [...outcome.statements, ...more], cards: [...outcome.cards, ...cards] }
}

/** Longer ago than this a day is of another story. */
const LATEST_DAYS = 60

/** The steps of a move with their days, once the day of it was told. */
function ofMove(topicId: 'moving_home' | 'moved_home', context: RunContext): OwnDays {
  const { facts: book, world } = context
  const move = moveOf(context)
  if (!move || (topicId === 'moved_home' && !move.isPast)) {
    const last = context.state.focus?.commands.at(-1)
    // "Last week" tells no day, and the rest was said.
    const isSaid = last?.do === 'explain' && last.topic === topicId && context.text.split(/\s+/).length <= FEW_WORDS
    const ask = say.ask(topicId === 'moved_home' ? 'ask.moved_day' : 'ask.move_day')
    return { ...NONE, after: [ask], isInstead: isSaid }
  }
  const { day, isPast, id: moves } = move
  const on = (step: string) => book.worked('moving_day', [moves], { step })
  const [tell, register, bill] = [on('tell_supplier'), on('register'), on('final_bill')]
  const ahead = movingPlan(day, world.today).filter((step) => !step.isPast)
  const isAhead = ahead.some(({ what }) => what === 'tell_supplier')
  const dates = ahead.map((step) => ({ on: step.on, ...sayMovingStep(step.what, day < world.today) }))
  return {
    before: [
      ...(isPast
        ? []
        : tell && isAhead
          ? [say.answer('move.tell', { facts: { day: tell } })]
          : [say.answer('move.tell_now')]),
      say.answer(isPast ? 'move.past' : 'move.read', { facts: { day: moves } }),
      ...(register && !isPast ? [say.answer('move.register', { facts: { day: register } })] : []),
      ...(bill ? [say.answer('move.final_bill', { facts: { day: bill } })] : []),
    ],
    after: [],
    isInstead: true,
    ...(isTheirs(context) && { movesOn: day }),
    cards: dates.length > 0 ? [{ kind: 'dates', title: 'Your move', dates }] : [],
  }
}

const FEW_WORDS = 4
/** Of a move that is only supposed, or somebody else’s, the days are told, and nothing is kept. */
function isTheirs({ text, state: { subject, who } }: RunContext): boolean {
  return !isSupposed(text) && findSubject(text, { subject, ...(who !== undefined && { who }) }).subject === 'own'
}

/** How many of their messages a day may be told in. */
const RECENT = 4

/** The day of their move: a whole date of their words, in this message or shortly before, or what their home has. */
export function moveOf({ facts: book, world }: RunContext): { day: IsoDay; id: FactId; isPast: boolean } | undefined {
  const messages = book.messages.slice(-RECENT)
  const meant = lastDayMeant(messages, world.today)
  const day = (meant && lately(meant, messages, world.today)) ?? world.home?.movesOn
  if (day === undefined || day < addDays(world.today, -LATEST_DAYS)) return undefined
  const id = book.noted({ unit: 'day', day }) ?? book.record('home', 'moves_on')
  return id === undefined ? undefined : { day, id, isPast: day < world.today }
}

/** A date without its year that was a few weeks ago is that day, and not the one of next year. */
function lately(day: IsoDay, messages: readonly string[], today: IsoDay): IsoDay {
  const before = addMonths(day, -12)
  const isYearNamed = messages.some((each) => each.includes(day.slice(2, 4)))
  return before >= addDays(today, -LATEST_DAYS) && before < today && !isYearNamed ? before : day
}

/** When their own fix ends, from when leaving is free, and what the price cap would cost them. Without an end it is asked for. */
function ofFix(context: RunContext): OwnDays {
  const { facts: book, world, state } = context
  const found = endOf({ do: 'figure', measure: 'ends_on', of: 'deal' }, context)
  if (!found) {
    const isAsked = termsOf(context).deal !== 'variable' && !saidOf(state).isEndUnknown
    const asked = { wanted: 'ends_on', goal: 'figure ends_on of:deal', times: 1 } as const
    return isAsked ? { ...NONE, after: [say.ask('ask.ends')], asked } : NONE
  }
  const { ends, day } = found
  if (day < world.today) return { ...NONE, before: [say.answer('ends.over', { facts: { day: ends } })] }
  const free = freeDay(found, context)
  const freeFrom = free ? book.get(free).value : undefined
  const isFree = freeFrom?.unit === 'day' && freeFrom.day <= world.today
  const cap = capSource(context)
  const year = isUnknown(cap) || cap.who !== 'you use' ? undefined : cap.cost()
  const dates = fixDates({ endsOn: day, freeFrom: freeFrom?.unit === 'day' ? freeFrom.day : null }, world.today)
  return {
    before: [
      say.answer('ends.is', { facts: { day: ends } }),
      ...(isFree ? [say.answer('free.now')] : free ? [say.answer('free.is', { facts: { day: free } })] : []),
    ],
    after: year ? [say.because('ends.cap_year', { facts: { year } })] : [],
    cards: [{ kind: 'dates', title: 'Your fixed deal', dates }],
  }
}
