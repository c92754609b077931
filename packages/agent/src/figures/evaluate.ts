import { isOfUnits } from '@mowatt/text/find/is-of-units'
import type { Change } from '@mowatt/text/values/change'
import type { Figure, Scope } from '../command/command.ts'
import { saidOf } from '../home/home-of-turn.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { sayAppliance } from './appliance.ts'
import { sayCar } from './car.ts'
import { sayHeatPump } from './heat-pump.ts'
import { sayToldShare } from './home-terms.ts'
import { sayList } from './list.ts'
import { measureSource } from './measure-source.ts'
import { sayMeterGap } from './meter-gap.ts'
import { sayPayback } from './payback.ts'
import { saySaving } from './saving.ts'
import { earlierValues, toldValues, withEarlier } from './sources/told-source.ts'
import { sayTerms } from './terms.ts'
import { isOfPeriod } from './sources/suppose.ts'
import { toldRates } from './told-names.ts'
import { isToldOffer, sayToldOffer } from './told-offer.ts'
import { sayToldSum } from './told-sums.ts'
import { sayUntilEnd } from './until-end.ts'
import { sayWhatIf } from './what-if.ts'
import { askedWhether, withVerdict } from './whether.ts'

/** The one evaluator: a measure of a scope, for a fuel, over a period, beside another scope, with suppositions. */
export function evaluate(given: Figure, context: RunContext): Outcome {
  const command = ofNotedHome(given, context)
  if (command.of === 'what_if') return sayWhatIf(command, context)
  const asked = askedWhether(command, context)
  const said = withVerdict(asked, statementsOf(asked, context), context)
  const { measure, of, fuel } = command
  const isWhole = measure === 'cost' || measure === 'total' || (measure === 'share' && fuel !== undefined)
  const isAsked = isWhole && WITH_STANDING.includes(of) && STANDING.test(context.text)
  return {
    statements: [
      ...said,
      ...(isAsked ? [say.because('cost.with_standing')] : []),
      ...(isWithoutGas(command) ? [say.warning('suppose.without_gas')] : []),
    ],
    cards: [],
    state: context.state,
  }
}

/** A sum on told rates with less used is a year at those rates, where they were noted. */
function ofNotedHome(command: Figure, { state }: RunContext): Figure {
  const { measure, of, suppose = [], told: _told, ...rest } = command
  // Less used or another price needs no half hours.
  if (of === 'what_if' && suppose.length > 0 && suppose.every(isOfPeriod)) return { ...command, of: 'deal' }
  const { rates, kwh } = saidOf(state)
  const isUse = suppose.length > 0 && suppose.every(({ change }) => change === 'use')
  return of === 'told' && measure === 'cost' && isUse && rates && kwh
    ? { ...rest, measure, suppose, of: 'deal' }
    : command
}

/** A bill without gas is no bill of a home that heats with something else. */
function isWithoutGas({ measure, suppose = [] }: Figure): boolean {
  const isMoney = measure === 'cost' || measure === 'saving' || measure === 'total'
  const isReplaced = suppose.some(({ change }) => change === 'heat_pump' || change === 'use')
  return isMoney && !isReplaced && suppose.some((each) => each.change === 'without_fuel' && each.fuel === 'gas')
}

const WITH_STANDING: readonly Scope[] = ['bill', 'deal', 'cap', 'typical', 'offer']
/** "Is that with the standing charge?" */
const STANDING = /\b(?:incl\w{0,6}|with) (?:the |a )?standing charge/i

function statementsOf(command: Figure, context: RunContext): Statement[] {
  const { measure, of, against } = command
  if (of === 'car') return sayCar(command, context)
  if (of === 'heat_pump') return sayHeatPump(command, context)
  if (of === 'appliance' && measure !== 'payback') return sayAppliance(command, context)
  if (measure === 'payback') return sayPayback(command, context)
  const told = of === 'told' ? toldValues(context, command.told) : []
  const isNew = told.length > 0 || against !== 'bill'
  const isRead = (isNew ? told : earlierValues(context).flat()).some(({ value }) => value.unit === 'meter_units')
  if (of === 'told' && (measure === 'reading' || (against === 'bill' && isRead))) return sayMeterGap(command, context)
  // Two amounts of money are compared with each other, and usage with that of the home.
  const isOfMoney = told.filter(({ value }) => value.unit === 'pence').length > 1
  if (of === 'told' && measure === 'share' && !isOfMoney) return sayToldShare(command, context)
  if (command.per === 'until_end' && measure === 'cost' && (of === 'deal' || of === 'bill'))
    return sayUntilEnd(command, context)
  if (isToldOffer(command)) return sayToldOffer(command, context)
  const { suppose = [] } = command
  const isBillAgain = of === 'bill' && command.per !== 'year' && suppose.length > 0 && suppose.every(isOfPeriod)
  if (isBillAgain && COSTS.includes(measure)) return measureSource({ ...command, measure: 'cost' }, context)
  // "What would I save with less gas" is about the current deal, and not about an offer.
  const isOwnSaving = measure === 'saving' && of === 'deal' && against === undefined && changesHome(command)
  if (isOwnSaving) return measureSource({ ...command, measure: 'cost' }, context)
  if (measure === 'saving' || (measure === 'cost' && isOfferBesideDeal(of, against))) return saySaving(command, context)
  const isTwoRates = (against === 'cap' ? told : withEarlier(told, context)).some(({ time }) => time !== undefined)
  if (of === 'told' && (isTwoRates || !(against && RATES.includes(measure)))) return sayToldSum(command, context)
  if (measure === 'cost' && of === 'list') return sayList(command, context)
  if (measure !== 'cost' && measure !== 'use' && !RATES.includes(measure)) return sayTerms(command, context)
  // A bill is about the past, and about itself with another usage or price: any other supposition, and a year, is
  // answered by the current deal.
  const isUnits = isOfUnits(context.text) && (of === 'bill' || of === 'deal')
  if (isUnits) return measureSource({ ...command, measure: 'cost', of: command.per ? 'deal' : of }, context)
  const isYear = of === 'bill' && (suppose.length > 0 || (command.per === 'year' && !RATES.includes(measure)))
  return [...measureSource(isYear ? { ...command, of: 'deal' } : command, context), ...toldRates(command, context)]
}

const COSTS: readonly Figure['measure'][] = ['cost', 'total', 'saving']
const RATES: readonly Figure['measure'][] = ['unit_rate', 'standing_charge']

const OF_LEAVING: readonly Change['change'][] = ['leave_on', 'exit_fee']

function changesHome({ suppose = [] }: Figure): boolean {
  return suppose.some(({ change }) => !OF_LEAVING.includes(change))
}

/** Then the exit fee counts too. */
function isOfferBesideDeal(of: Scope, against: Scope | undefined): boolean {
  const isOffer = (scope: Scope | undefined) => scope === 'offer' || scope === 'list'
  return (of === 'deal' && isOffer(against)) || (isOffer(of) && against === 'deal')
}
