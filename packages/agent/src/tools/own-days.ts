import type { ChatCard } from '@mowatt/contract'
import { addDays, fixDates, type IsoDay, movingPlan, sayMovingStep } from '@mowatt/tariffs'
import type { Figure } from '../command/command.ts'
import type { AgentState } from '../state/agent-state.ts'
import { capSource } from '../figures/sources/cap-source.ts'
import { isUnknown } from '../figures/sources/source.ts'
import { earlierValues, toldValues } from '../figures/sources/told-source.ts'
import { endOf, freeDay } from '../figures/terms.ts'
import { saidOf, termsOf } from '../home/home-of-turn.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

export type OwnDays = { before: Statement[]; after: Statement[]; cards: ChatCard[]; asked?: AgentState['asked'] }

const NONE: OwnDays = { before: [], after: [], cards: [] }

/** What a topic means for this person's own days: a move they told of, or the end of their fix. */
export function ownDays(topicId: string, context: RunContext): OwnDays {
  if (topicId === 'moving_home') return ofMove(context)
  return topicId === 'fix_ends' ? ofFix(context) : NONE
}

const OF_END: readonly Figure['measure'][] = ['ends_on', 'free_from']

/** Who asks when their own deal ends gets its days for a calendar too, and what the price cap would cost them. */
export function withOwnDays({ measure, of, suppose = [] }: Figure, outcome: Outcome, context: RunContext): Outcome {
  if (!OF_END.includes(measure) || (of !== 'deal' && of !== 'bill') || suppose.length > 0) return outcome
  const { after, cards, asked } = ofFix(context)
  return asked
    ? outcome
    : { ...outcome, statements: [...outcome.statements, ...after], cards: [...outcome.cards, ...cards] }
}

/** Longer ago than this a day is of another story. */
const LATEST_DAYS = 60

/** The steps of a move with their days, once the day of it was told. */
function ofMove(context: RunContext): OwnDays {
  const { facts: book, world } = context
  const day = toldDay(context)
  const moves = day === undefined ? undefined : book.noted({ unit: 'day', day })
  if (day === undefined || !moves) return NONE
  const on = (step: string) => book.worked('moving_day', [moves], { step })
  const [tell, bill] = [on('tell_supplier'), on('final_bill')]
  const dates = movingPlan(day, world.today)
    .filter(({ isPast }) => !isPast)
    .map((step) => ({ on: step.on, ...sayMovingStep(step.what) }))
  return {
    before: [],
    after: [
      ...(tell && day > world.today ? [say.answer('move.tell', { facts: { day: tell } })] : []),
      say.answer('move.read', { facts: { day: moves } }),
      ...(bill ? [say.because('move.final_bill', { facts: { day: bill } })] : []),
    ],
    cards: dates.length > 0 ? [{ kind: 'dates', title: 'Your move', dates }] : [],
  }
}

/** A whole date of their words, in this message or shortly before; a month alone is no day to count from. */
function toldDay(context: RunContext): IsoDay | undefined {
  const all = [toldValues(context, undefined), ...earlierValues(context)]
  const days = all.flatMap((values) =>
    values.flatMap(({ value, words }) => (value.unit === 'day' && /\d/.test(words) ? [value.day] : [])),
  )
  return days.find((day) => day >= addDays(context.world.today, -LATEST_DAYS))
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
