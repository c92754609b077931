import type { Figure } from '../read/command.ts'
import type { Statement } from '../say/statement.ts'
import type { Outcome, RunContext } from '../turn/outcome.ts'
import { sayAppliance } from './appliance.ts'
import { sayCar } from './car.ts'
import { sayHeatPump } from './heat-pump.ts'
import { sayList } from './list.ts'
import { measureSource } from './measure-source.ts'
import { saySaving } from './saving.ts'
import { sayTerms } from './terms.ts'
import { sayToldSum } from './told-sums.ts'

/** The one evaluator: a measure of a scope, for a fuel, over a period, beside another scope, with suppositions. */
export function evaluate(command: Figure, context: RunContext): Outcome {
  const statements = statementsOf(command, context)
  return { statements, cards: [], state: context.state }
}

function statementsOf(command: Figure, context: RunContext): Statement[] {
  const { measure, of, against, per } = command
  if (of === 'car') return sayCar(command, context)
  if (of === 'heat_pump') return sayHeatPump(command, context)
  if (of === 'appliance') return sayAppliance(command, context)
  const isOffer = (scope: typeof against) => scope === 'offer' || scope === 'list'
  switch (measure) {
    case 'saving':
      return saySaving(command, context)
    case 'cost':
      if ((of === 'deal' && isOffer(against)) || (isOffer(of) && against === 'deal')) return saySaving(command, context)
      if (of === 'list') return sayList(command, context)
      if (of === 'told') return sayToldSum(command, context)
      // A bill of some weeks says little about a year: the year of the present deal does.
      return measureSource(of === 'bill' && per === 'year' ? { ...command, of: 'deal' } : command, context)
    case 'use':
      if (of === 'told') return sayToldSum(command, context)
      return measureSource(of === 'bill' && per === 'year' ? { ...command, of: 'deal' } : command, context)
    case 'unit_rate':
      return of === 'told' && !against ? sayToldSum(command, context) : measureSource(command, context)
    case 'standing_charge':
      return measureSource(command, context)
    default:
      return of === 'told' ? sayToldSum(command, context) : sayTerms(command, context)
  }
}
