import type { Fuel, PaymentMethod } from '@mowatt/tariffs'
import type { FactId, WorkingArgs } from '../../facts/fact.ts'
import type { Role } from '../../facts/home-of-facts.ts'
import type { WorkingName } from '../../facts/workings.ts'
import type { RunContext } from '../../say/outcome.ts'
import type { ProvenHome } from './prove-home.ts'

type More = {
  fuel?: Fuel | undefined
  payBy?: PaymentMethod
  tariffId?: string
  on?: string
  edge?: string
  only?: string
  frame?: 'today'
}

/** A formula on a home's year, from all of its facts. */
export function ofYear(
  by: WorkingName,
  { facts, said }: Pick<ProvenHome, 'facts' | 'said'>,
  { facts: book }: RunContext,
  more: More = {},
): FactId | undefined {
  if (facts.size === 0) return undefined
  const args: WorkingArgs = {
    roles: [...facts.keys()],
    ...(Object.keys(said).length > 0 && { said }),
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
  }
  return book.worked(by, [...facts.values()], args)
}

/** The facts of one fuel alone. */
export function ofFuel(
  { facts, said }: Pick<ProvenHome, 'facts' | 'said'>,
  fuel: Fuel,
): Pick<ProvenHome, 'facts' | 'said'> {
  return { said, facts: new Map<Role, FactId>([...facts].filter(([role]) => role.endsWith(`.${fuel}`))) }
}
