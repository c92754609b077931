import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS } from '@mowatt/tariffs'
import { choicesCard } from '../cards/choices-card.ts'
import { costCard } from '../cards/cost-card.ts'
import { doubtsOfBill } from '@mowatt/bill-reader/doubts-of-bill'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Word } from '../say/words.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { filled } from './compare.ts'

/** What a file turned out to be that is no energy bill, by what its reader says of it. */
const OTHERS: readonly [sign: RegExp, template: TemplateId][] = [
  [/no text/, 'bill.no_text'],
  [/no figures/, 'bill.no_figures'],
  [/broadband/, 'bill.broadband'],
  [/mobile phone/, 'bill.phone'],
]
const SIGNS = { levy: 'bill.business_levy', vat: 'bill.business_vat', name: 'bill.business_name' } as const
const FOR_HOME = choicesCard(['Compare for my home', 'Compare tariffs for me'])

/** What Mo says of a bill before comparing: what it is and what it lacks. The card is what a year like it costs. */
export function firstWords(billId: string, context: RunContext): Outcome {
  const { world, state } = context
  const reading = world.bills.find((each) => each.billId === billId)?.reading
  const facts = reading?.facts
  if (!reading || !facts?.isEnergyBill) return { statements: [say.answer(otherKind(facts))], cards: [], state }
  const open = opening(billId, context)
  if (facts.businessSign) {
    const statements = [open, ...charges(billId, context), say.answer(SIGNS[facts.businessSign])]
    return { statements, cards: [FOR_HOME], state }
  }
  // What was seen and not believed is there: it is asked about, and not said to be missing.
  const lacks = doubtsOfBill(reading).length > 0 ? undefined : lackStatement(facts)
  const home = homeOfTurn({ state, world })
  // Where we don't compare, other rules may apply to a year too.
  const cost = home.region?.kind === 'outside' ? undefined : costCard(home, world.today)
  return {
    statements: [
      open,
      ...(facts.isResold ? [say.answer('bill.resold')] : []),
      ...(lacks || !cost ? charges(billId, context) : []),
      ...(lacks ? [lacks] : []),
    ],
    cards: cost ? [cost] : [],
    state,
  }
}

function otherKind(facts: BillFacts | undefined): TemplateId {
  if (facts?.language !== undefined) return 'bill.other_language'
  if (facts?.documentType === 'export_statement') return 'bill.export'
  return OTHERS.find(([sign]) => sign.test(facts?.reason ?? ''))?.[1] ?? 'bill.not_energy'
}

function opening(billId: string, { facts: book }: RunContext): Statement {
  const supplier = book.bill(billId, 'supplier')
  const [from, to] = [book.bill(billId, 'periodFrom'), book.bill(billId, 'periodTo')]
  return (
    filled('bill.read_whole', 'answer', { supplier, from, to }) ??
    filled('bill.read_of', 'answer', { supplier }) ??
    filled('bill.read_period', 'answer', { from, to }) ??
    say.answer('bill.read')
  )
}

function charges(billId: string, { facts: book }: RunContext): Statement[] {
  const said = filled('bill.charges', 'answer', { amount: book.bill(billId, 'totalChargesGbp') })
  return said ? [said] : []
}

/** A page that lacks what a year is worked out from; nothing for a whole bill. */
function lackStatement(facts: BillFacts): Statement | undefined {
  const fuels = FUELS.filter((fuel) => facts[fuel])
  const lacks = new Set<Word>(
    fuels.length === 0
      ? ['the unit rate', 'the standing charge', 'your usage']
      : fuels.flatMap((fuel) => lackOf(fuel, facts)),
  )
  const what = listOf([...lacks])
  return what && say.warning('bill.lacks', { phrases: { what } })
}

function lackOf(fuel: Fuel, facts: BillFacts): Word[] {
  const { unitRates = [], standingChargePencePerDay, usageKwhInPeriod, estimatedAnnualUsageKwh } = facts[fuel] ?? {}
  return [
    ...(unitRates.length === 0 ? (['the unit rate'] as const) : []),
    ...(standingChargePencePerDay === undefined ? (['the standing charge'] as const) : []),
    ...(usageKwhInPeriod === undefined && estimatedAnnualUsageKwh === undefined ? (['your usage'] as const) : []),
  ]
}

function listOf(words: readonly Word[]): Phrase | undefined {
  const [first, second, last] = words
  if (first === undefined) return undefined
  if (second === undefined) return { template: 'list.one', words: { last: first } }
  if (last === undefined) return { template: 'list.two', words: { first, last: second } }
  return { template: 'list.three', words: { first, second, last } }
}
