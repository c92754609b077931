import type { AgentState, Focus } from '../state/agent-state.ts'
import type { Claim } from '@mowatt/text/values/claim'
import type { Change } from '@mowatt/text/values/change'
import type { Aspect, Command, Figure, Measure } from '../command/command.ts'

type Edit = Extract<Command, { do: 'edit' }>
type Repair = Extract<Command, { do: 'repair' }>['kind']

/** A command that can be run, or the problem with the conversation. `why` is answered from the last commands. */
type Resolved =
  | { command: Command }
  | { repair: Repair }
  /** Resolves the last commands again, to compare a conclusion with their result. */
  | { conclude: Claim | 'open'; of: readonly Command[] }
  | { lost: true }

/** The scope of a figure after a topic, a list or a verdict. */
const FIGURE_OF_TOPIC: Readonly<Record<string, Pick<Figure, 'measure' | 'of'>>> = {
  price_cap: { measure: 'unit_rate', of: 'cap' },
  unit_rate: { measure: 'unit_rate', of: 'deal' },
  standing_charge: { measure: 'standing_charge', of: 'deal' },
  exit_fee: { measure: 'exit_fee', of: 'deal' },
  vat_on_energy: { measure: 'vat', of: 'bill' },
  normal_bill: { measure: 'cost', of: 'typical' },
  annual_cost: { measure: 'cost', of: 'deal' },
  ev_charging_cost: { measure: 'cost', of: 'car' },
}
const TOPIC_OF_MEASURE: Readonly<Partial<Record<Measure, string>>> = {
  unit_rate: 'unit_rate',
  standing_charge: 'standing_charge',
  exit_fee: 'exit_fee',
  vat: 'vat_on_energy',
  use: 'normal_bill',
  balance: 'balance_cr_dr',
  payment: 'direct_debit',
  reading: 'estimated_reading',
  cost: 'annual_cost',
  tariff: 'what_is_a_tariff',
  total: 'parts_of_bill',
}
const JUDGED: Readonly<Record<Extract<Command, { do: 'judge' }>['what'], Pick<Figure, 'measure' | 'of'>>> = {
  rate: { measure: 'unit_rate', of: 'deal' },
  payment: { measure: 'payment', of: 'deal' },
  use: { measure: 'use', of: 'deal' },
  bill: { measure: 'total', of: 'bill' },
  offer: { measure: 'cost', of: 'offer' },
}
/** Measures that depend on usage. */
const OF_USE: readonly Measure[] = ['cost', 'use', 'saving', 'total', 'vat', 'balance', 'payment', 'share', 'payback']
/** Asked about a figure, these request its reasons. */
const OF_REASONS: readonly Aspect[] = ['why', 'how', 'more', 'proof', 'example']

/** A command with its missing parts filled in from the conversation. A follow-up is the last command with a change. */
export function resolve(command: Command, { focus }: Pick<AgentState, 'focus'>): Resolved {
  const picked = pickOffered(command, focus)
  if (picked) return { command: picked }
  if (command.do === 'repair') return { repair: command.kind }
  if (command.do === 'conclude')
    return { conclude: command.claim ?? 'open', of: (focus?.commands ?? []).flatMap(answerUnder) }
  if (command.do !== 'edit') return { command }
  const last = focus?.commands.at(-1)
  return last ? editCommand(last, command) : fromNothing(command)
}

/** "The second one" of two readings that Mo offered. */
function pickOffered(command: Command, focus: Focus | undefined): Command | undefined {
  const offered = focus?.offered ?? []
  if (command.do !== 'point' || typeof command.which !== 'object' || !('nth' in command.which)) return undefined
  return offered[command.which.nth - 1]?.command
}

function editCommand(last: Command, edit: Edit): Resolved {
  const { do: _edit, aspect, ...change } = edit
  const isChange = Object.keys(change).length > 0
  if (last.do === 'explain' && aspect !== undefined && !isChange) return { command: { ...last, aspect } }
  // "And gas?" after an explanation asks for its other content.
  const isFuel = edit.fuel !== undefined && Object.keys(change).length === 1
  if (last.do === 'explain' && isFuel && !FIGURE_OF_TOPIC[last.topic])
    return { command: { ...last, ...(aspect && { aspect }) } }
  if (last.do === 'judge' && edit.fuel && Object.keys(change).length === 1)
    return { command: { ...last, fuel: edit.fuel } }
  const base = figureUnder(last)
  // A change to a calculation is another calculation, and not a change of their deal.
  const isOwn = isChange && (last.do !== 'work_out' || edit.measure !== undefined)
  // A rate or a fee does not depend on usage: with another usage, the question is about the year.
  const isUse = change.measure === undefined && change.suppose?.every((each) => each.change === 'use')
  if (!base || (isUse && !OF_USE.includes(base.measure))) return isOwn ? fromNothing(edit) : { lost: true }
  if (!isChange) return aspect === undefined ? { lost: true } : ofAspect(base, aspect)
  return { command: mergeFigure(base, change) }
}

/** A claim applies to that figure alone: "and when does it end?" wants no yes or no. */
function mergeFigure({ claim: _claim, ...base }: Figure, change: Partial<Omit<Figure, 'do'>>): Figure {
  const suppose = change.suppose ? mergeChanges(base.suppose ?? [], change.suppose) : base.suppose
  const merged: Figure = { ...base, ...change, ...(suppose && { suppose }) }
  const isOtherScope = change.of !== undefined && change.of !== base.of && change.which === undefined
  if (!isOtherScope || merged.which === undefined || merged.of === 'offer') return merged
  const { which: _which, ...rest } = merged
  return rest
}

/** A supposition of the same kind replaces the earlier one: 20% less gas replaces 10% less of all. */
function mergeChanges(before: readonly Change[], now: readonly Change[]): Change[] {
  const keyOf = (each: Change) =>
    `${each.change} ${'what' in each ? each.what : ''} ${('fuel' in each && each.fuel) || ('percent' in each ? '' : 'electricity')}`
  const keys = now.map(keyOf)
  return [...before.filter((each) => !keys.some((key) => key.startsWith(keyOf(each)))), ...now]
}

/** What a conclusion can refer to: an answer is given again, but no action is proposed again. */
function answerUnder(last: Command): Command[] {
  if (last.do === 'judge' || last.do === 'explain') return [last]
  if (last.do === 'work_out') return [last]
  const figure = figureUnder(last)
  return figure ? [figure] : []
}

/** The figure that a command leaves as the context. */
function figureUnder(last: Command): Figure | undefined {
  if (last.do === 'figure') return last
  if (last.do === 'compare' || last.do === 'narrow')
    return { do: 'figure', measure: 'saving', of: 'offer', which: 'best' }
  if (last.do === 'point' || last.do === 'switch')
    return { do: 'figure', measure: 'cost', of: 'offer', which: last.which ?? 'it' }
  if (last.do === 'judge') return { do: 'figure', ...JUDGED[last.what], ...(last.fuel && { fuel: last.fuel }) }
  const found = last.do === 'explain' ? FIGURE_OF_TOPIC[last.topic] : undefined
  return found && { do: 'figure', ...found }
}

/** The explanation if an answer has no reasons of its own: what a figure is, or what an offer saves. */
export function behind(last: Command): Command[] {
  if (last.do === 'switch' || last.do === 'point' || last.do === 'compare')
    return [
      { do: 'figure', measure: 'saving', of: 'offer', which: last.do === 'compare' ? 'best' : (last.which ?? 'it') },
    ]
  const topic = TOPIC_OF_MEASURE[figureUnder(last)?.measure ?? 'fields']
  return topic === undefined ? [] : [{ do: 'explain', topic }]
}

function ofAspect(base: Figure, aspect: Aspect): Resolved {
  if (aspect === 'how_much') return { command: { ...base, measure: 'cost', per: base.per ?? 'year' } }
  if (aspect === 'when') return { command: { do: 'figure', measure: 'ends_on', of: base.of } }
  if (OF_REASONS.includes(aspect)) return { repair: 'why' }
  const topic = TOPIC_OF_MEASURE[base.measure]
  return topic === undefined ? { lost: true } : { command: { do: 'explain', topic, aspect } }
}

/** A follow-up to nothing is treated as a separate question if it says enough. */
function fromNothing({ do: _edit, aspect: _aspect, ...change }: Edit): Resolved {
  const measure = change.measure ?? (change.suppose || change.per ? 'cost' : undefined)
  return measure ? { command: { of: 'deal', ...change, do: 'figure', measure } } : { lost: true }
}
