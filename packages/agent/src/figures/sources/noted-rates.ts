import { FUELS, type Fuel } from '@mowatt/tariffs'
import type { FactId } from '../../facts/fact.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import type { RunContext } from '../../say/outcome.ts'
import type { Source } from './source.ts'

const MICRO = 1_000_000

/** What they told that they pay: no use is needed to know it. */
export function notedRate(
  part: 'unit' | 'standing',
  fuel: Fuel,
  { facts: book, state }: RunContext,
): FactId | undefined {
  const { unitPence, standingPence } = saidOf(state).rates?.[fuel] ?? {}
  const pence = part === 'unit' ? unitPence : standingPence
  const unit = part === 'unit' ? 'micropence_per_kwh' : 'micropence_per_day'
  return pence === undefined ? undefined : book.noted({ unit, amount: Math.round(pence * MICRO) })
}

/** The rates that they told, of each fuel of which they did. */
export function notedRates(context: RunContext): Pick<Source, 'rates' | 'fuels'> | undefined {
  const rates = (fuel: Fuel) => {
    const [unit, standing] = [notedRate('unit', fuel, context), notedRate('standing', fuel, context)]
    return { ...(unit && { unit }), ...(standing && { standing }) }
  }
  const fuels = FUELS.filter((fuel) => rates(fuel).unit)
  return fuels.length > 0 ? { rates, fuels } : undefined
}
