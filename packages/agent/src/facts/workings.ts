import { ARITHMETIC, type Arithmetic } from './arithmetic.ts'
import { expression } from './expression.ts'
import type { FactValue, WorkingArgs } from './fact.ts'
import type { Place } from './home-of-facts.ts'
import { HOME_WORKINGS, type HomeWorking } from './home-workings.ts'

export type WorkingName = 'expression' | keyof typeof ARITHMETIC | keyof typeof HOME_WORKINGS

const WORKINGS: Readonly<Record<string, Arithmetic | HomeWorking>> = { ...ARITHMETIC, expression, ...HOME_WORKINGS }

/** Runs a named formula. Undefined for a name that is not in the registry, and if the facts have the wrong kinds. */
export function work(by: string, of: readonly FactValue[], args: WorkingArgs, place: Place): FactValue | undefined {
  const found = Object.hasOwn(WORKINGS, by) ? WORKINGS[by]?.(of, args, place) : undefined
  return found && 'amount' in found && !Number.isFinite(found.amount) ? undefined : found
}
