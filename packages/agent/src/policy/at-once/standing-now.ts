import { capRatesOn, FUELS, sayPounds, sayRate } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const ASKS =
  /^(?:so |and |ok )?(?:what|how much)\b.{0,25}\bstanding charges?\b.{0,25}\b(?:now|today|at the moment|currently|a (?:day|year|month|week)|per (?:day|year|month|week)|each (?:day|year|month)|for (?:gas|electric\w*)|cost)\b|^(?:so |and )?how much (?:is|are|does|do)\b.{0,12}\bstanding charges?\b|\bcurrent standing charges?\b|\bwhat is (?:the )?(?:average |typical |normal )(?:gas |electric\w* )?standing charge\b/
const OTHER = /\b(?:my|our|this|that|it|why|region|wales|scotland|london|yorkshire|paying|tariff)\b/
const MICRO = 1_000_000
const SPANS = { year: 365, month: 30, week: 7 } as const
const SPAN_WORDS = [
  ['week', /\bweek/],
  ['month', /\bmonth/],
  ['year', /\byear/],
] as const

/** "What is the standing charge now?": of the cap, a day and a year. */
export function standingNow(plain: string, state: AgentState, world: World): ToolResult | undefined {
  if (!ASKS.test(plain) || OTHER.test(plain) || world.bills.length > 0) return undefined
  const span = SPAN_WORDS.find(([, named]) => named.test(plain))?.[0] ?? 'year'
  const parts = FUELS.flatMap((fuel) => {
    const cap = capRatesOn({ on: world.today, fuel, paymentMethod: 'direct_debit' })
    return cap ? [{ fuel, micro: cap.price.standingMicroPencePerDay }] : []
  })
  if (parts.length !== FUELS.length) return undefined
  const lines = parts.map(
    ({ fuel, micro }) =>
      `${fuel} ${sayRate(micro)} a day, about ${sayPounds(Math.round((micro * SPANS[span]) / MICRO))} a ${span}`,
  )
  const total = parts.reduce((sum, { micro }) => sum + (micro * SPANS[span]) / MICRO, 0)
  const says = `Under the price cap now, on average by Direct Debit: ${lines.join('; ')}. Both together are about ${sayPounds(Math.round(total))} a ${span}, whatever you use. It differs by region, and a fix can have another. Tell me your postcode, or look at “standing charge” on your bill.`
  return knownText(
    { ...state, topic: { call: 'explain_term', args: { term: 'standing_charge' } } },
    'standing_now',
    says,
  )
}
