import type { CardOf, ChatCard, ChatOffer } from '@mowatt/contract'
import { type Comparison, compareTariffs, type Quote, roughPence, sayPounds, type Tariff } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import type { AgentState, Filters } from '../agent-state.ts'
import { comparisonCard, shortCard } from '../cards/comparison-card.ts'
import { verdictCard, type VerdictWithoutId } from '../cards/verdict-card.ts'
import { RESOLD, resoldBill } from '../bill/resold-bill.ts'
import { sayDoubts } from '../bill/doubts-of-bill.ts'
import { sayNewUse } from '../home/car-left-out.ts'
import { footingOf } from '../home/footing.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { homeForComparison, type KnownHome } from '../home/known-home.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { filterQuotes, sayFilters } from './filter-quotes.ts'
import { DEAL_CHOICES } from './questions.ts'
import { fact, result } from './results.ts'
import { sayComparison, sayUnchanged } from './say-comparison.ts'
import { sayLeaving, sayTurned } from './say-leaving.ts'
import { whatIsMissing } from './what-is-missing.ts'

const EXPLAINED = ['explain_term', 'correct_premise', 'help_route']

/** What else there is, ranked by the cost of a year, and what to do about it. Asks for what it lacks. */
export async function compare(args: ToolArgs, context: ToolContext): Promise<ToolResult> {
  const { world } = context
  // Who wants everything again wants it without what narrowed it.
  const gone = Array.isArray(args['without']) ? args['without'].map(String) : []
  const narrowed =
    args['is_whole'] === true
      ? {}
      : Object.fromEntries(Object.entries(context.state.filters).filter(([key]) => !gone.includes(key)))
  const filters = { ...narrowed, ...(args['filters'] as Filters | undefined) }
  const { pointed: _gone, ...before } = context.state
  const state: AgentState = { ...before, filters, topic: { call: 'compare', args: {} } }
  const home = homeOfTurn({ state, world })
  const resold = resoldBill({ state, world })
  if (resold) return result(state, 'compare', RESOLD, [], [])
  const missing = whatIsMissing({ state, world }, home)
  const basis = homeForComparison(home)
  // What was asked beside it stays what is talked about, until there is a list.
  const { topic } = context.state
  if (missing)
    return topic && EXPLAINED.includes(topic.call) ? { ...missing, state: { ...missing.state, topic } } : missing
  if (!basis || !home.letter) return result(state, 'compare', 'I cannot compare for this home yet.')
  const footing = footingOf(home)
  const found = compareTariffs({
    on: world.today,
    isCurrentAssumed: home.isPriceAssumed,
    home: basis,
    use: home.use,
    current: home.contracts,
    catalogue: world.catalogue,
    ...(filters.paymentMethod && { payBy: filters.paymentMethod }),
  })
  const kept = filterQuotes(found.quotes, world.catalogue, filters)
  const isNarrowed = kept.length < found.quotes.length || filters.sort !== undefined
  const shown = { ...found, quotes: kept.length > 0 ? kept : found.quotes }
  const whole = comparisonCard(shown, { ...home, letter: home.letter }, world.today, world.catalogue)
  const card = shortCard(whole)
  const verdict =
    home.currentBasis === 'unknown' || kept.length === 0
      ? null
      : verdictCard({ ...found, quotes: found.quotes }, world.today, footing)
  const id = await world.keepComparison({
    on: world.today,
    subject: state.subject,
    card: whole,
    verdict,
    home: basis,
    use: home.use,
    contracts: home.contracts,
  })
  const next: AgentState = {
    ...state,
    comparison: {
      id,
      subject: state.subject,
      on: world.today,
      shown: card.offers.map(({ tariff_id: tariffId }) => tariffId),
      ...(card.offers[0] && { firstPence: card.offers[0].pence }),
      ...(verdict && { verdict: { kind: verdict.verdict, date: verdict.date, tariffId: verdict.tariff_id } }),
    },
    ...(home.currentBasis === 'unknown' && { asked: { wanted: 'deal', goal: 'compare', times: 1 } }),
  }
  // A narrowed list says nothing of what can be saved in all, on the card and in words alike.
  const savings = isNarrowed ? undefined : savingsCard(found, home, world.today)
  const cards: ChatCard[] = [
    ...(verdict && !isNarrowed ? [{ ...verdict, comparison_id: id }] : []),
    ...(savings ? [savings] : []),
    { ...card, comparison_id: id },
    choicesAfter(next, home, shown.quotes[0], world.catalogue),
  ]
  const [first] = card.offers
  const working = args['is_why'] === true && first ? sayFirst(first) : ''
  const why =
    args['is_why'] === true ? [verdict ? sayWhy(verdict) : '', working].filter((each) => each !== '').join(' ') : ''
  const words = [
    sayFilters(filters, kept.length),
    sayDoubts(home.doubts),
    // Right after a bill it has been said a sentence before.
    ...(args['is_after_bill'] === true || home.currentBasis === 'unknown' ? [] : home.assumed),
    sayComparison({ card, verdict: isNarrowed ? null : verdict, savings, home, state: next, footing }),
    isNarrowed ? sayLeaving(verdict, card.offers[0]) : '',
  ]
  // Who asks why has just read the rest; who adds a detail wants to know what it changed.
  const unchanged =
    args['is_update'] === true
      ? (sayNewUse(args['new_use'], { state, world }) ??
        sayUnchanged(context.state.comparison, next.comparison, card, home))
      : ''
  const turned = args['is_update'] === true ? sayTurned(context.state.comparison?.verdict, verdict, first) : ''
  const says = (unchanged ? [unchanged] : why ? [why, verdict?.reason ?? ''] : [...words, turned])
    .filter((each) => each !== '')
    .join(' ')
  // What the bill says and what follows from it are two paragraphs.
  const apart = args['is_after_bill'] === true ? '\n\n' : ''
  const verdictTariff = world.catalogue.find((tariff) => tariff.id === verdict?.tariff_id)
  return result(next, 'compare', `${apart}${says}`, cards, [
    ...(verdictTariff
      ? [
          fact('verdict.tariff', 'tariff', verdictTariff.name),
          fact('verdict.supplier', 'supplier', verdictTariff.supplier),
        ]
      : []),
    ...factsOfText('turned', turned),
    ...(working && first
      ? [
          fact('first.tariff', 'tariff', first.name),
          fact('first.working', 'text', working),
          ...factsOfText('first.working', working),
        ]
      : []),
    ...(verdict
      ? [fact('verdict.reason', 'text', verdict.reason), fact('verdict.working', 'text', sayWhy(verdict))]
      : []),
  ])
}

/** The sum behind the advice, in words. */
function sayWhy({ working }: VerdictWithoutId): string {
  const lines = working.flatMap((part) => [...part.lines, `${part.title}: ${part.total}`])
  return `The sum behind it: ${lines.join('. ')}.`
}

/** The working of the first on the list: kWh at rates, days at charges. */
function sayFirst({ name, pence, working }: ChatOffer): string {
  const lines = working.flatMap((part) => [...part.lines, `${part.title}: ${part.total}`])
  return `How ${name} comes to its year of ${sayPounds(pence)}, counted from today: ${lines.join('. ')}.`
}

/** A range and never one figure: where the person's own price is not known, or the use is estimated. */
function savingsCard(
  { quotes: [best], verdict }: Comparison,
  home: KnownHome,
  today: string,
): CardOf<'savings'> | undefined {
  if (!best) return undefined
  const isUnknown = home.currentBasis === 'unknown'
  const range = isUnknown ? best.savingRange : verdict.savingRange
  // To switch shows its range itself, and to stay has nothing to save.
  if (!isUnknown && (!range || verdict.kind !== 'wait')) return undefined
  const isRough = home.isPriceAssumed && !isUnknown
  const inRound = isRough ? roughPence : (pence: number) => pence
  const exact = range ?? { low: best.savingPence, high: best.savingPence }
  const [low, high] = [inRound(exact.low), inRound(exact.high)]
  const against = isUnknown
    ? [
        'Against a standard variable tariff at the price cap, since I do not know what you pay now.',
        ...home.assumed,
      ].join(' ')
    : 'By the advice above, exit fees taken off. Your use is estimated, so it is a range and not one figure.'
  return {
    kind: 'savings',
    low_pence: low,
    high_pence: high,
    ...(isRough && { is_rough: true }),
    basis: against,
    is_sample: best.isSample,
    worked_out_on: today,
  }
}

function choicesAfter(
  state: AgentState,
  home: KnownHome,
  best: Quote | undefined,
  catalogue: readonly Tariff[],
): ChatCard {
  if (home.currentBasis === 'unknown') return { kind: 'choices', choices: DEAL_CHOICES }
  const verdict = state.comparison?.verdict
  const advised = catalogue.find(({ id }) => id === (verdict?.tariffId ?? best?.tariffId))
  const choices = [
    ...(verdict?.kind === 'switch' && advised && state.subject === 'own'
      ? [{ label: `Start a switch to ${advised.name}`, text: `Start the switch to ${advised.name}` }]
      : []),
    ...(verdict && verdict.kind !== 'switch' ? [{ label: 'Remind me', text: 'Remind me on that date' }] : []),
    { label: 'Why?', text: 'Why?' },
    { label: 'Only green tariffs', text: 'Only show green tariffs' },
    { label: 'No exit fee', text: 'Only show tariffs without an exit fee' },
  ]
  return { kind: 'choices', choices }
}
