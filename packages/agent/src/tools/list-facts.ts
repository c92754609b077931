import type { IsoDay, PaymentMethod } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import type { WorkingName } from '../facts/workings.ts'
import { proveHome, type ProvenHome } from '../figures/sources/prove-home.ts'
import { ofYear } from '../figures/sources/year.ts'
import type { RunContext } from '../say/outcome.ts'

/** Values of the ranked list, each worked out from the facts of the home. */
export function listFacts(context: RunContext, proven: ProvenHome, more: { payBy?: PaymentMethod } = {}) {
  const { facts: book } = context
  const work = (by: WorkingName, args: { tariffId?: string } = {}) => ofYear(by, proven, context, { ...more, ...args })
  return {
    work,
    /** Below nothing it is a loss, and said without its sign. */
    saving(tariffId: string): { id: FactId; isLoss: boolean } | undefined {
      const id = work('offer_saving', { tariffId })
      return id === undefined ? undefined : withoutSign(id)
    },
    advised(): { id: FactId; isLoss: boolean } | undefined {
      const id = work('advice_saving')
      return id === undefined ? undefined : withoutSign(id)
    },
  }

  function withoutSign(id: FactId) {
    const { value } = book.get(id)
    const isLoss = 'amount' in value && value.amount < 0
    const plain = isLoss ? book.worked('without_sign', [id]) : id
    return plain === undefined ? undefined : { id: plain, isLoss }
  }
}

/** A day as a fact: the person's own, or the one that the advice names. */
export function dayFact(day: IsoDay, context: RunContext): FactId | undefined {
  const { facts: book } = context
  const told = book.noted({ unit: 'day', day })
  if (told !== undefined) return told
  const advised = listFacts(context, proveHome(context)).work('advice_day')
  const value = advised === undefined ? undefined : book.get(advised).value
  return value?.unit === 'day' && value.day === day ? advised : undefined
}
