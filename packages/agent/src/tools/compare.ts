import type { ChatCard } from '@mowatt/contract'
import { type Comparison, compareTariffs, FUELS, isSameSupplier, type RegionLetter, type Tariff } from '@mowatt/tariffs'
import type { Filters } from '@mowatt/text/household'
import type { AgentState } from '../state/agent-state.ts'
import { choicesCard } from '../cards/choices-card.ts'
import { comparisonCard, shortCard } from '../cards/comparison-card.ts'
import { savingsCard } from '../cards/savings-card.ts'
import { verdictCard } from '../cards/verdict-card.ts'
import { isUnknown } from '../figures/sources/source.ts'
import { dealSource } from '../figures/sources/deal-source.ts'
import { type ProvenHome, proveHome } from '../figures/sources/prove-home.ts'
import { footingOf } from '../home/footing.ts'
import { comingNote } from '../figures/sources/agreed-note.ts'
import { lastingHome, saidOf } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import { inputOfHome } from '../cards/advise-home.ts'
import type { Command } from '../command/command.ts'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { askMissing } from './ask-missing.ts'
import { fitQuotes } from './fit-quotes.ts'
import { listFacts } from './list-facts.ts'

type Compare = Extract<Command, { do: 'compare' | 'narrow' }>

/** What else there is, ranked by the cost of a year, and what to do about it. Asks for the one thing it lacks. */
export async function compare(command: Compare, context: RunContext): Promise<Outcome> {
  const { world } = context
  const filters = filtersOf(command, context.state)
  const { pointed: _last, asked: _answered, ...before } = context.state
  const state: AgentState = { ...before, filters }
  const ready = { ...context, state }
  const proven = proveHome(ready)
  const { home } = proven
  const stopped = cannotCompare(ready, proven)
  if (stopped) return { statements: [stopped], cards: [], state }
  const missing = askMissing(ready, home)
  if (missing) return missing
  const input = inputOfHome(
    home,
    world.today,
    world.catalogue.filter((each) => !isTheirs(each, home, world)),
  )
  if (!input || !home.letter)
    return { statements: [{ template: 'unknown.no_offers', role: 'answer' }], cards: [], state }
  const found = compareTariffs({ ...input, ...(filters.paymentMethod && { payBy: filters.paymentMethod }) })
  const kept = fitQuotes(found.quotes, world.catalogue, filters)
  const shown = { ...found, quotes: kept.length > 0 ? kept : found.quotes }
  const isNarrowed = kept.length < found.quotes.length || filters.sort !== undefined
  const whole = comparisonCard(
    shown,
    { ...home, letter: home.letter satisfies RegionLetter },
    world.today,
    world.catalogue,
  )
  const card = shortCard(whole)
  const isKnown = home.currentBasis !== 'unknown'
  const isComing = lastingHome(ready.world, ready.state)?.coming !== undefined
  const verdict =
    isKnown && kept.length > 0 && !isComing ? verdictCard(found, world.today, footingOf(home, found.current)) : null
  const savings = savingsCard(found, home, world.today)
  const id = await world.keepComparison({
    on: world.today,
    subject: state.subject,
    card: whole,
    verdict,
    home: input.home,
    use: home.use,
    contracts: home.contracts,
  })
  const cards: ChatCard[] = [
    ...(verdict && !isNarrowed ? [{ ...verdict, comparison_id: id }] : []),
    ...(savings && !isNarrowed && !isComing ? [savings] : []),
    { ...card, comparison_id: id },
  ]
  const said = { found, shown, kept: kept.length, isNarrowed, isKnown, filters }
  return {
    statements: [
      ...('isUnlisted' in command ? [{ template: 'deal.unlisted' as const, role: 'answer' as const }] : []),
      ...sayList(said, proven, ready),
    ],
    cards: [...cards, ...choicesAfter(found, isKnown, context)],
    state: {
      ...state,
      comparison: {
        id,
        subject: state.subject,
        on: world.today,
        shown: card.offers.map(({ tariff_id: tariffId }) => tariffId),
        ...(card.offers[0] && { firstPence: card.offers[0].pence }),
        ...(verdict && { verdict: { kind: verdict.verdict, date: verdict.date, tariffId: verdict.tariff_id } }),
      },
      ...(!isKnown && asksDeal(ready) && { asked: { wanted: 'deal' as const, goal: 'compare', times: 1 } }),
    },
  }
}

/** Who has just agreed to a tariff isn't offered it again. */
function isTheirs({ name, supplier }: Tariff, { agreed }: KnownHome, { home }: RunContext['world']): boolean {
  const deals = [...FUELS.map((fuel) => agreed[fuel]), home?.coming]
  return deals.some((deal) => deal?.tariffName === name && isSameSupplier(deal.supplier, supplier))
}

function filtersOf(command: Compare, state: AgentState): Filters {
  const kept = command.do === 'narrow' && command.isWhole ? {} : state.filters
  return { ...kept, ...command.filters }
}

function cannotCompare({ world, state }: RunContext, { home }: ProvenHome): Statement | undefined {
  const bill = state.subject === 'own' ? world.bills.at(-1)?.reading.facts : undefined
  if (bill?.isResold) return { template: 'deal.resold', role: 'answer' }
  if (bill?.businessSign && !home.use.electricity && !home.use.gas) return { template: 'deal.business', role: 'answer' }
  if (home.region?.kind === 'outside') return { template: 'deal.outside', role: 'answer' }
  return home.doubts.length > 0 ? { template: 'unknown.doubtful', role: 'warning' } : undefined
}

type Said = {
  found: Comparison
  shown: Comparison
  kept: number
  isNarrowed: boolean
  isKnown: boolean
  filters: Filters
}

function sayList({ found, shown, kept, isNarrowed, isKnown, filters }: Said, proven: ProvenHome, context: RunContext) {
  const { facts: book } = context
  const list = listFacts(context, proven, filters.paymentMethod ? { payBy: filters.paymentMethod } : {})
  const statements: Statement[] = []
  const add = (statement: Statement | undefined) => statement && statements.push(statement)
  const coming = comingNote(context)
  coming.forEach(add)
  const [best] = shown.quotes
  if (!best) return [{ template: 'deal.none', role: 'answer' } satisfies Statement]
  if (kept === 0) add({ template: 'deal.none_such', role: 'answer' })
  if (!isNarrowed && isKnown && coming.length === 0) add(sayVerdict(found, list, proven.home.isPriceAssumed, context))
  const isByCost = filters.sort === undefined || filters.sort === 'cost'
  add(
    offerStatement(
      isByCost ? 'deal.first' : 'deal.top',
      best.tariffId,
      'answer',
      { cost: list.work('offer_cost', { tariffId: best.tariffId }) },
      context,
    ),
  )
  if (isKnown) {
    add(filled('deal.now', 'because', { cost: list.work('year_cost') }))
    const fee = list.work('offer_fee', { tariffId: best.tariffId })
    const value = fee === undefined ? undefined : book.get(fee).value
    // Who waits pays none.
    const template = found.verdict.kind === 'wait' ? 'deal.fees_today' : 'deal.fees'
    if (value && 'amount' in value && value.amount > 0) add(filled(template, 'warning', { fee }))
  } else {
    add({ template: 'deal.unknown_now', role: 'because' })
    add({ template: asksDeal(context) ? 'ask.deal' : 'ask.rates', role: 'ask' })
  }
  if (found.verdict.savingRange && isKnown) add({ template: 'deal.estimated', role: 'warning' })
  if (isKnown) statements.push(...assumptions(proven, context))
  if (best.isSample) add({ template: 'deal.sample', role: 'warning' })
  return statements
}

/** What a year as now takes for granted, and a reading that may be wrong. */
function assumptions({ home }: ProvenHome, context: RunContext): Statement[] {
  const deal = dealSource(context)
  const notes = isUnknown(deal) ? [] : deal.notes('cost')
  const said = notes.filter(({ template }) => !UNSAID.includes(template)).map((each) => ({ ...each, role: WARNING }))
  return said.length > 0 || !home.isPriceAssumed ? said : [{ template: 'deal.assumed', role: WARNING }]
}

const WARNING = 'warning' as const
/** On the card already, and they change no advice. */
const UNSAID: readonly Statement['template'][] = ['cost.after_fix', 'cost.payment_assumed']

/** Where what is paid now is assumed, or the use estimated, the saving is in round figures. */
function sayVerdict(
  { verdict }: Comparison,
  list: ReturnType<typeof listFacts>,
  isAssumed: boolean,
  context: RunContext,
): Statement | undefined {
  if (verdict.kind === 'stay') return { template: 'deal.stay', role: 'answer' }
  const exact = list.advised()?.id
  const isRough = isAssumed || verdict.savingRange !== undefined
  const saving = isRough && exact !== undefined ? context.facts.worked('roughly', [exact]) : exact
  const template = `deal.${verdict.kind}${isRough ? '_about' : ''}` as const
  const day = verdict.kind === 'wait' ? { day: list.work('advice_day') } : {}
  return offerStatement(template, verdict.tariffId, 'answer', { saving, ...day }, context)
}

/** A sentence about one tariff; nothing where one of its values cannot be shown. */
export function offerStatement(
  template: TemplateId,
  tariffId: string,
  role: Statement['role'],
  facts: Readonly<Record<string, string | undefined>>,
  { facts: book }: RunContext,
): Statement | undefined {
  const names = { tariff: book.tariff(tariffId, 'name'), supplier: book.tariff(tariffId, 'supplier') }
  return filled(template, role, { ...names, ...facts })
}

export function filled(
  template: TemplateId,
  role: Statement['role'],
  facts: Readonly<Record<string, string | undefined>>,
): Statement | undefined {
  const known = Object.entries(facts).flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]))
  return known.length === Object.keys(facts).length ? { template, role, facts: Object.fromEntries(known) } : undefined
}

/** Who has told, or doesn't know, isn't asked again. */
function asksDeal({ state }: RunContext): boolean {
  return saidOf(state).deal === undefined
}

const NARROW = ['Only green tariffs', 'Only without an exit fee']

function choicesAfter({ verdict }: Comparison, isKnown: boolean, context: RunContext): ChatCard[] {
  const isOwn = context.state.subject === 'own'
  const next = lastingHome(context.world, context.state)?.coming
    ? []
    : verdict.kind !== 'switch'
      ? ['Remind me on that day']
      : isOwn
        ? ['Start the switch']
        : []
  const ofDeal = ['I’m on a variable tariff', 'I’m on a fixed deal', 'I don’t know']
  const labels = isKnown ? [...next, 'Why?', ...NARROW] : asksDeal(context) ? ofDeal : NARROW
  return [choicesCard(...labels)]
}
