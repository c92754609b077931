import type { Figure, Scope } from '../command/command.ts'
import type { RunContext } from '../say/outcome.ts'
import { billOf } from '../home/home-of-turn.ts'
import { type Source, unknown, type Unknown } from './sources/source.ts'
import { billSource } from './sources/bill-source.ts'
import { capOfBill, capSource, isOfPrice, placeSource, typicalSource } from './sources/cap-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { offerSource } from './sources/offer-source.ts'
import { toldSource } from './sources/told-source.ts'

/** The source of a scope's values. */
export function sourceOf(scope: Scope, command: Figure, context: RunContext): Source | Unknown {
  const { told, which } = command
  // "If the cap goes up": the cap's prices change, and theirs don't; and the other way round.
  const isOther = (scope === 'cap') !== (command.of === 'cap')
  const suppose = isOther ? command.suppose?.filter((each) => !isOfPrice(each)) : command.suppose
  switch (scope) {
    case 'bill':
      return billSource(context, suppose)
    case 'deal':
      return dealSource(context, suppose)
    case 'offer':
    case 'list':
      return offerSource(context, scope === 'list' ? 'best' : (which ?? 'it'), suppose)
    case 'cap':
      return isOfBill(command, context) ? capOfBill(context) : capSource(context, suppose)
    case 'typical':
      return typicalSource(context)
    case 'place':
      return placeSource(context, suppose, told)
    case 'told':
      return toldSource(context, told)
    case 'car':
    case 'heat_pump':
    case 'what_if':
    case 'appliance':
      return unknown({ template: 'unknown.no_figures' }, 'ask.figures')
  }
}

/** What a bill's own days and usage would have cost. */
function isOfBill({ measure, of, against, per, suppose = [] }: Figure, { world, state }: RunContext): boolean {
  const isBeside = per === undefined && (of === 'bill' || against === 'bill')
  return (
    measure === 'cost' && suppose.length === 0 && (per === 'bill' || isBeside) && billOf(world, state) !== undefined
  )
}
