import { FUELS, type Tariff } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { offerOfQuote } from '../../cards/offer-of-quote.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { fact, result } from '../../tools/results.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import type { World } from '../../world.ts'
import { quoteOf } from './quote-of.ts'

/** The rates of a tariff for this home, beside those of the bill where there is one. */
export function ratesOfTariff(tariff: Tariff, state: AgentState, world: World): ToolResult | undefined {
  const quote = quoteOf(tariff, state, world)
  if (!quote) return undefined
  const { rates } = offerOfQuote(quote, tariff, 'unknown')
  const facts = billOf(world, state)?.facts
  const mine = FUELS.flatMap((fuel) => {
    const unit = facts?.[fuel]?.unitRates?.[0]?.pencePerKwh
    const standing = facts?.[fuel]?.standingChargePencePerDay
    return [
      ...(unit === undefined ? [] : [`${fuel} ${unit}p per kWh`]),
      ...(standing === undefined ? [] : [`${fuel} ${standing}p a day`]),
    ]
  })
  const says = `${tariff.name}: ${rates.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(', ')}.${mine.length > 0 ? ` Yours by your bill: ${mine.join(', ')}.` : ''}`
  return result(
    { ...state, pointed: tariff.id },
    'rates',
    says,
    [],
    [fact('rates.tariff', 'tariff', tariff.name), ...factsOfText('rates', says)],
  )
}
