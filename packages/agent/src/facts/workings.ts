import { ARITHMETIC, type Arithmetic } from './arithmetic.ts'
import { expression } from './expression.ts'
import type { FactValue, WorkingArgs } from './fact.ts'
import type { Place } from './home-of-facts.ts'
import { HOME_WORKINGS, type HomeWorking } from './home-workings.ts'

export type WorkingName = 'expression' | keyof typeof ARITHMETIC | keyof typeof HOME_WORKINGS

const WORKINGS: Readonly<Record<string, Arithmetic | HomeWorking>> = { ...ARITHMETIC, expression, ...HOME_WORKINGS }

/** A named working, done. Undefined for a name that is not in the registry, and where the facts are not what it takes. */
export function work(by: string, of: readonly FactValue[], args: WorkingArgs, place: Place): FactValue | undefined {
  const found = Object.hasOwn(WORKINGS, by) ? WORKINGS[by]?.(of, args, place) : undefined
  return found && 'amount' in found && !Number.isFinite(found.amount) ? undefined : found
}
