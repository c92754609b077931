import type { PaymentMethod } from '../tariff/fuel.ts'
import type { Requirement, TariffFeature, TariffKind } from '../tariff/tariff.ts'

/** How a sample tariff is priced, in percent of the cap it is built from. `night` and `day` share out a two-rate price. */
export type SamplePlan = {
  id: string
  name: string
  kind: TariffKind
  features?: readonly TariffFeature[]
  needs?: readonly Requirement[]
  months?: number
  endsOn?: string
  exitFeeGbp?: number
  isStandardVariable?: boolean
  fuels?: readonly ('electricity' | 'gas')[]
  paymentMethods?: readonly PaymentMethod[]
  unitPercent: number
  standingPercent: number
  twoRates?: { dayPercent: number; nightPercent: number }
  discount?: { name: string; counts: 'every_year' | 'listed_only'; gbp: number }
}

export type SampleSupplier = { name: string; plans: readonly SamplePlan[] }
