import type { Figure, Scope } from '../command/command.ts'
import type { RunContext } from '../say/outcome.ts'
import { type Source, unknown, type Unknown } from './sources/source.ts'
import { billSource } from './sources/bill-source.ts'
import { capSource, placeSource, typicalSource } from './sources/cap-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { offerSource } from './sources/offer-source.ts'
import { toldSource } from './sources/told-source.ts'

/** Where the values of a scope are read. */
export function sourceOf(scope: Scope, command: Figure, context: RunContext): Source | Unknown {
  const { suppose, told, which } = command
  switch (scope) {
    case 'bill':
      return billSource(context, suppose)
    case 'deal':
      return dealSource(context, suppose)
    case 'offer':
    case 'list':
      return offerSource(context, scope === 'list' ? 'best' : (which ?? 'it'), suppose)
    case 'cap':
      return capSource(context, suppose)
    case 'typical':
      return typicalSource(context)
    case 'place':
      return placeSource(context, suppose, told?.details)
    case 'told':
      return toldSource(context, told)
    case 'car':
    case 'heat_pump':
    case 'appliance':
      return unknown({ template: 'unknown.no_figures' }, 'ask.figures')
  }
}
