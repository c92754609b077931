import type { IsoDay } from '../calendar/iso-day.ts'
import type { RegionLetter } from '../place/region.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import { type Fuel, FUELS, type PaymentMethod } from '../tariff/fuel.ts'
import { hasPrice, type HomeContracts } from '../tariff/fuel-contract.ts'
import { type AnnualUsage, isPossibleUse } from '../tariff/price.ts'
import type { Requirement, Tariff } from '../tariff/tariff.ts'
import type { HomeUse } from '../usage/estimated-use.ts'

export type Home = {
  region: RegionLetter
  paymentMethod: PaymentMethod
  /** Which requirements of tariffs the home meets. */
  has: readonly Requirement[]
  supplier?: string
}

export type ComparisonInput = {
  /** The day from which a new tariff would apply. */
  on: IsoDay
  home: Home
  use: HomeUse
  current: HomeContracts
  catalogue: readonly Tariff[]
  /** The current price is assumed: a saving against it is rounded. */
  isCurrentAssumed?: boolean
  /** Another payment method than the current one, only if the user chooses it. */
  payBy?: PaymentMethod
  /** A smaller yearly saving is not worth a switch. */
  worthwhilePence?: number
  figures: KnownFigures
}

/** A fuel that one side knows but that still cannot be compared. */
export type LeftOutFuel = { fuel: Fuel; reason: 'no_use' | 'use_is_wrong' | 'no_price' }

/** The fuels that can be compared: used by the home, and with a contract to compare against. */
export function comparedFuels(input: Pick<ComparisonInput, 'use' | 'current'>): Fuel[] {
  return FUELS.filter((fuel) => !whyLeftOut(fuel, input))
}

/** The input with only the comparable fuels, and the others with the reason. */
export function withComparedFuels<Input extends Pick<ComparisonInput, 'use' | 'current'>>(
  input: Input,
): { input: Input; leftOut: LeftOutFuel[] } {
  const leftOut = FUELS.flatMap((fuel) => {
    const reason = input.use[fuel] || input.current[fuel] ? whyLeftOut(fuel, input) : undefined
    return reason ? [{ fuel, reason }] : []
  })
  const use = { ...input.use }
  const current = { ...input.current }
  for (const { fuel } of leftOut) {
    delete use[fuel]
    delete current[fuel]
  }
  return { input: { ...input, use, current }, leftOut }
}

function whyLeftOut(
  fuel: Fuel,
  { use, current }: Pick<ComparisonInput, 'use' | 'current'>,
): LeftOutFuel['reason'] | undefined {
  const [estimate, contract] = [use[fuel], current[fuel]]
  if (!estimate) return 'no_use'
  const isRight = [estimate.use, estimate.low, estimate.high].every((each) => !each || isPossibleUse(each))
  if (!isRight) return 'use_is_wrong'
  return contract && hasPrice(contract) ? undefined : 'no_price'
}

/** The likely year. */
export function likelyUsage({ electricity, gas }: HomeUse): AnnualUsage {
  return { ...(electricity && { electricity: electricity.use }), ...(gas && { gas: gas.use }) }
}

/**
 * The years at the edges of the range, each fuel low and high. Costs are linear in the usage of each fuel, so that any
 * usage inside the range costs something between these.
 */
export function edgeUsages({ electricity, gas }: HomeUse): AnnualUsage[] {
  if (!electricity?.low && !electricity?.high && !gas?.low && !gas?.high) return []
  const ends = (use: HomeUse['gas']) => (use ? [use.low ?? use.use, use.high ?? use.use] : [undefined])
  return ends(electricity).flatMap((electric) =>
    ends(gas).map((gasUse) => ({ ...(electric && { electricity: electric }), ...(gasUse && { gas: gasUse }) })),
  )
}
