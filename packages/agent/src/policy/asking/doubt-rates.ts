import type { Fuel } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState, Household, StatedRates } from '../../agent-state.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import { offer } from './did-you-mean.ts'

const LEAST_UNIT = { electricity: 10, gas: 1 } as const
const MOST_UNIT = { electricity: 60, gas: 15 } as const
const MOST_STANDING = 150
const SUGGEST = 'I will add a bill'

/** Asks back where a price cannot be that of its fuel. A verdict on swapped prices would be wrong by hundreds of pounds. */
export function doubtRates({ rates }: Household, state: AgentState): ToolResult | undefined {
  if (!rates) return undefined
  const { electricity, gas } = rates
  const odd = (['electricity', 'gas'] as const).find((fuel) => isOdd(fuel, rates[fuel]))
  if (!odd) return undefined
  const swapped: NonNullable<Household['rates']> = {
    ...(gas && { electricity: { ...electricity, ...unitOf(gas) } }),
    ...(electricity && { gas: { ...gas, ...unitOf(electricity) } }),
  }
  const fits = !isOdd('electricity', swapped.electricity) && !isOdd('gas', swapped.gas)
  if (fits && electricity?.unitPence !== undefined && gas?.unitPence !== undefined)
    return traced(
      offer(state, `Is ${gas.unitPence}p your electricity and ${electricity.unitPence}p your gas? Did you mean`, [
        sentenceOf(swapped),
        SUGGEST,
      ]),
    )
  const other: Fuel = odd === 'gas' ? 'electricity' : 'gas'
  const { unitPence, standingPence } = rates[odd] ?? {}
  if (standingPence !== undefined && standingPence > MOST_STANDING)
    return traced(
      offer(
        state,
        `${standingPence}p a day would be far more than any standing charge for ${odd}. Please look again. Did you mean`,
        [SUGGEST, 'What is a standing charge?'],
      ),
    )
  const fitsOther = !isOdd(other, rates[odd]) && rates[other]?.unitPence === undefined
  return traced(
    offer(
      state,
      `${unitPence}p for a kWh of ${odd} cannot be right: ${odd === 'gas' ? 'gas costs far less' : 'it is out of the usual range'}. Please look again. Did you mean`,
      [...(fitsOther ? [sentenceOf({ [other]: rates[odd] })] : []), SUGGEST],
    ),
  )
}

function isOdd(fuel: Fuel, rates: StatedRates | undefined): boolean {
  if (!rates) return false
  const { unitPence, standingPence } = rates
  if (standingPence !== undefined && standingPence > MOST_STANDING) return true
  return unitPence !== undefined && (unitPence < LEAST_UNIT[fuel] || unitPence > MOST_UNIT[fuel])
}

function unitOf({ unitPence }: StatedRates): StatedRates {
  return unitPence === undefined ? {} : { unitPence }
}

/** In words that are read back without doubt. */
function sentenceOf(rates: NonNullable<Household['rates']>): string {
  const parts = (['electricity', 'gas'] as const).flatMap((fuel) => {
    const { unitPence, standingPence } = rates[fuel] ?? {}
    const words = [
      ...(unitPence === undefined ? [] : [`${unitPence}p a unit`]),
      ...(standingPence === undefined ? [] : [`${standingPence}p a day`]),
    ]
    return words.length > 0 ? [`${fuel} ${words.join(' and ')}`] : []
  })
  return `I pay for ${parts.join(', ')}`
}

/** The figures are the person's own. */
function traced(found: ToolResult): ToolResult {
  return { ...found, facts: [...found.facts, ...factsOfText('said', found.says)] }
}
