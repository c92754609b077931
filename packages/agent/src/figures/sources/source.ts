import type { Fuel } from '@mowatt/tariffs'
import type { FactId } from '../../facts/fact.ts'
import { say } from '../../say/say.ts'
import type { Phrase, Statement } from '../../say/statement.ts'
import type { TemplateId } from '../../say/templates.ts'
import type { Word } from '../../say/words.ts'

export type FuelRates = {
  unit?: FactId
  peak?: FactId
  day?: FactId
  night?: FactId
  byTime?: FactId
  standing?: FactId
}

/** The data of a scope: its values by fuel, for a year or for the days of a bill, and its names in sentences. */
export type Source = {
  /** "On your present deal". */
  where: Phrase
  /** The same for usage, such as "by your bill". */
  whereUse?: Phrase
  /** "With a fifth less use, ". */
  if: Phrase
  who: 'you use' | 'you used' | 'a typical home uses'
  natural: 'year' | 'bill'
  days?: FactId
  fuels: readonly Fuel[]
  use(fuel: Fuel): FactId | undefined
  rates(fuel: Fuel): FuelRates
  /** For all fuels together if omitted. */
  cost(fuel?: Fuel): FactId | undefined
  /** The minimum and maximum if the usage is an estimate. */
  range?(fuel?: Fuel): { low: FactId; high: FactId } | undefined
  /** Notes that must accompany its figures. */
  notes(of: 'cost' | 'use' | 'rate', fuel?: Fuel): Statement[]
}

/** The verb form: gas costs, electricity and gas cost, and suppositions would cost. */
export function costsWord({ template }: Phrase, only?: Fuel): Word {
  if (template !== 'if.nothing') return 'would cost'
  return only ? 'costs' : 'cost'
}

/** No value: the statement instead, and the one thing to ask for. */
export type Unknown = { unknown: Statement[] }

export function isUnknown<Known extends object>(found: Known | Unknown): found is Unknown {
  return 'unknown' in found
}

export function unknown(answer: Omit<Statement, 'role'>, ask?: TemplateId): Unknown {
  return {
    unknown: [{ ...answer, role: 'answer' }, ...(ask === undefined ? [] : [say.ask(ask)])],
  }
}
