import type { IsoDay } from '../calendar/iso-day.ts'
import { prepareCatalogue } from '../compare/prepared-catalogue.ts'
import { weighVerdict, type WeighedVerdict } from '../compare/verdict.ts'
import { sampleHomes } from '../sample/sample-homes.ts'
import type { Tariff } from '../tariff/tariff.ts'

export type DryRun = {
  homes: number
  /** How many homes would get different advice. */
  other: number
  /** From what to what, most homes first. */
  turns: { was: WeighedVerdict['kind']; is: WeighedVerdict['kind']; homes: number }[]
}

/**
 * Compares the advice for sample homes with one catalogue and with another. A home that would be sent to another tariff
 * counts as changed.
 */
export function dryRun(before: readonly Tariff[], after: readonly Tariff[], on: IsoDay, homes = 1000): DryRun {
  const [old, fresh] = [prepareCatalogue(before, on), prepareCatalogue(after, on)]
  const turns = new Map<string, DryRun['turns'][number]>()
  let other = 0
  for (const home of sampleHomes(homes, on, before)) {
    const was = weighVerdict({ ...home, catalogue: before }, old)
    const is = weighVerdict({ ...home, catalogue: after }, fresh)
    if (adviceOf(was) === adviceOf(is)) continue
    other++
    const key = `${was.kind} ${is.kind}`
    const turn = turns.get(key) ?? { was: was.kind, is: is.kind, homes: 0 }
    turns.set(key, { ...turn, homes: turn.homes + 1 })
  }
  return { homes, other, turns: [...turns.values()].toSorted((one, two) => two.homes - one.homes) }
}

function adviceOf(verdict: WeighedVerdict): string {
  return verdict.kind === 'stay' ? verdict.kind : `${verdict.kind} ${verdict.tariffId}`
}
