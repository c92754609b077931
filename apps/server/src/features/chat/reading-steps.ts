import { compareBill } from '@mowatt/agent'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { ChatCard } from '@mowatt/contract'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard } from '../bills/public.ts'
import { currentCatalogue } from '../switching/public.ts'

export type ReadingStep = { step: 'provider' | 'usage' | 'cost' | 'tariff'; found: Record<string, unknown> }

/** The four steps of reading a bill, each with what it really found: the same at every door that takes one. */
export function readingSteps({ now }: Pick<Context, 'now'>, { facts }: BillReading): ReadingStep[] {
  const { current, comparison } = compareBill(facts, londonDay(now()), currentCatalogue())
  const used = FUELS.map((fuel) => [
    fuel,
    facts[fuel]?.usageKwhInPeriod ?? facts[fuel]?.estimatedAnnualUsageKwh ?? null,
  ])
  const quotes = comparison?.quotes ?? []
  return [
    { step: 'provider', found: { supplier: facts.supplier ?? null } },
    { step: 'usage', found: { kwh: Object.fromEntries(used) } },
    { step: 'cost', found: { year: current ? sayPounds(current.pence) : null } },
    { step: 'tariff', found: { compared: quotes.length, is_sample: quotes[0]?.isSample ?? null } },
  ]
}

/** What Mo shows of a bill: first the bill itself, once. */
export function withBill(billId: string, reading: BillReading, cards: readonly ChatCard[]): ChatCard[] {
  return [billCard(billId, reading), ...cards.filter(({ kind }) => kind !== 'bill')]
}
