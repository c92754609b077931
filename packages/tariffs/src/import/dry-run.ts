import type { IsoDay } from '../calendar/iso-day.ts'
import { prepareCatalogue } from '../compare/prepared-catalogue.ts'
import { weighVerdict, type WeighedVerdict } from '../compare/verdict.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import { sampleHomes } from '../sample/sample-homes.ts'
import type { Tariff } from '../tariff/tariff.ts'

export type DryRun = {
  homes: number
  /** How many homes would get different advice. */
  other: number
  /** From what to what, most homes first. */
  turns: { was: WeighedVerdict['kind']; is: WeighedVerdict['kind']; homes: number }[]
}

/** All that advice is worked out from, besides the home. */
export type Prices = { catalogue: readonly Tariff[]; figures: KnownFigures }

/**
 * Compares the advice for sample homes with the prices before a change and after it. A home that would be sent to
 * another tariff counts as changed. One that pays the cap pays it as it would be known.
 */
export function dryRun(before: Prices, after: Prices, on: IsoDay, homes = 1000): DryRun {
  const [old, fresh] = [before, after].map((prices) => verdictsOf(prices, before.catalogue, on, homes))
  const turns = new Map<string, DryRun['turns'][number]>()
  let other = 0
  old?.forEach((was, at) => {
    const is = fresh?.[at]
    if (!is || adviceOf(was) === adviceOf(is)) return
    other++
    const key = `${was.kind} ${is.kind}`
    const turn = turns.get(key) ?? { was: was.kind, is: is.kind, homes: 0 }
    turns.set(key, { ...turn, homes: turn.homes + 1 })
  })
  return { homes, other, turns: [...turns.values()].toSorted((one, two) => two.homes - one.homes) }
}

/** The deals that homes are on come from the same catalogue before and after. */
function verdictsOf({ catalogue, figures }: Prices, dealsOf: readonly Tariff[], on: IsoDay, homes: number) {
  const prepared = prepareCatalogue(catalogue, on, figures.vatRates)
  return sampleHomes(homes, on, dealsOf, figures).map((home) => weighVerdict({ ...home, catalogue }, prepared))
}

function adviceOf(verdict: WeighedVerdict): string {
  return verdict.kind === 'stay' ? verdict.kind : `${verdict.kind} ${verdict.tariffId}`
}
