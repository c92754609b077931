import { findSupplier } from '@mowatt/text/find/find-names'
import { FUELS } from '@mowatt/tariffs'
import type { Figure, Measure } from '../command/command.ts'
import type { FactId } from '../facts/fact.ts'
import { saidOf } from '../home/home-of-turn.ts'
import type { RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'

/** A name that was told needs no bill. */
export function sayToldName(measure: Measure, context: RunContext): Statement[] | undefined {
  const { supplier, tariffName } = saidOf(context.state)
  const name = noted(measure === 'supplier' ? supplier : measure === 'tariff' ? tariffName : undefined, context)
  const template = measure === 'supplier' ? 'name.told_supplier' : 'name.told_tariff'
  return name ? [say.answer(template, { facts: { name } })] : undefined
}

/** That they told of another supplier than the bill prints. */
export function toldOtherwise(printed: FactId | undefined, context: RunContext): Statement[] {
  const name = noted(saidOf(context.state).supplier, context)
  if (!printed || !name) return []
  const [bill, told] = [printed, name].map((id) => context.facts.get(id).text)
  const isSame = findSupplier(bill ?? '', [{ supplier: told ?? '' }]) === told
  return isSame ? [] : [say.because('name.supplier_otherwise', { facts: { name } })]
}

/** That they told of another rate than the bill prints, which figures are worked out with. */
export function toldRates({ measure, fuel, of, suppose }: Figure, { state, facts: book }: RunContext): Statement[] {
  const isUnit = measure === 'unit_rate'
  if (of !== 'bill' || suppose || !(isUnit || measure === 'standing_charge')) return []
  return (fuel ? [fuel] : FUELS).flatMap((each) => {
    const pence = saidOf(state).rates?.[each]?.[isUnit ? 'unitPence' : 'standingPence']
    const unit = isUnit ? 'micropence_per_kwh' : 'micropence_per_day'
    const amount = pence === undefined ? undefined : book.noted({ unit, amount: Math.round(pence * 1_000_000) })
    return amount ? [say.because('rate.otherwise', { facts: { amount }, words: { fuel: each } })] : []
  })
}

function noted(name: string | undefined, { facts: book }: RunContext): FactId | undefined {
  return name === undefined ? undefined : book.noted({ unit: 'name', name })
}
