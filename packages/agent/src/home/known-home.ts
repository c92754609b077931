import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import {
  findRegion,
  type Fuel,
  type FuelContract,
  FUELS,
  type Home,
  type HomeContracts,
  type HomeUse,
  type IsoDay,
  type PaymentMethod,
  type RegionFinding,
  type RegionLetter,
  type Requirement,
} from '@mowatt/tariffs'
import type { Household } from '../agent-state.ts'
import { homeOfBill } from '../bill/home-of-bill.ts'
import { capPrice, type Place, statedPrice } from './price-now.ts'
import { type KnownUse, usedFuels, useOfHome } from './use-of-home.ts'

/** How much is known of what the home pays now. `unknown`: the cap stands in for it, and no saving is said to be theirs. */
export type CurrentBasis = 'bill' | 'stated_rates' | 'spend' | 'variable' | 'unknown'

export type KnownHome = {
  region: RegionFinding | undefined
  letter: RegionLetter | undefined
  paymentMethod: PaymentMethod
  isPaymentAssumed: boolean
  use: HomeUse
  useSource: KnownUse['source']
  contracts: HomeContracts
  currentBasis: CurrentBasis
  supplier: string | undefined
  has: Requirement[]
  notes: string[]
}

/** A home from all that is known: the bill first, what the person said over it, and the cap where nobody knows. */
export function knownHome(said: Household, bill: BillFacts | undefined, today: IsoDay): KnownHome {
  const read = bill?.isEnergyBill ? bill : undefined
  const region = regionOfHome(said, read)
  const letter = region?.kind === 'region' ? region.letter : undefined
  const ofBill = read && homeOfBill(read, today)
  const isPaymentKnown = said.paymentMethod !== undefined || read?.paymentMethod !== undefined
  const paymentMethod = said.paymentMethod ?? read?.paymentMethod ?? 'direct_debit'
  const place: Place = { on: today, region: letter, paymentMethod }
  const known = useOfHome(said, ofBill?.use, place)
  const contracts: HomeContracts = {}
  const notes: string[] = [...known.notes]
  for (const fuel of usedFuels(said, known.use)) {
    const fromBill = ofBill?.contracts[fuel]
    const stated = said.rates?.[fuel] && statedPrice(fuel, said.rates[fuel], place)
    const cap = capPrice(fuel, place)
    const price = stated ?? cap?.price
    if (fromBill && !stated) contracts[fuel] = withTerms(fuel, fromBill, said, cap?.price && [cap.price])
    else if (price) contracts[fuel] = withTerms(fuel, { prices: [price] }, said, cap?.price && [cap.price])
    if (!fromBill && !stated && cap?.isStandIn) {
      notes.push('I know the present price cap only for Direct Debit, so I used that for what you pay now.')
    }
  }
  if (!isPaymentKnown) notes.push('I took it that you pay by Direct Debit. Tell me if you pay in another way.')
  return {
    region,
    letter,
    paymentMethod,
    isPaymentAssumed: !isPaymentKnown,
    use: known.use,
    useSource: known.source,
    contracts,
    currentBasis: basisOf(said, ofBill?.contracts),
    supplier: said.supplier ?? read?.supplier,
    has: hasOf(said, contracts),
    notes: [...new Set(notes)],
  }
}

/** As the comparison takes it. */
export function homeForComparison({ letter, paymentMethod, has, supplier }: KnownHome): Home | undefined {
  if (!letter) return undefined
  return { region: letter, paymentMethod, has, ...(supplier !== undefined && { supplier }) }
}

function regionOfHome(said: Household, bill: BillFacts | undefined): RegionFinding | undefined {
  if (said.region) return { kind: 'region', letter: said.region, by: 'postcode' }
  const postcode = said.postcode ?? bill?.customerPostcode
  const mpan = said.mpan ?? (said.postcode === undefined ? bill?.electricity?.mpan : undefined)
  return postcode === undefined && mpan === undefined ? undefined : findRegion({ postcode, mpan })
}

/** What the person said of the term goes over what the bill says. */
function withTerms(
  fuel: Fuel,
  contract: FuelContract,
  said: Household,
  cap: FuelContract['prices'] | undefined,
): FuelContract {
  if (said.deal === 'variable') return { prices: contract.prices }
  const endsOn = said.endsOn ?? contract.endsOn
  const isWithout = said.exitFeeOn !== undefined && said.exitFeeOn !== fuel
  const exitFeePence = isWithout ? 0 : (said.exitFeePence ?? contract.exitFeePence)
  return {
    ...contract,
    ...(endsOn !== undefined && { endsOn, thenPrices: contract.thenPrices ?? cap }),
    ...(endsOn === undefined && said.deal === 'fixed' && { endIsUnknown: true }),
    ...(exitFeePence !== undefined && { exitFeePence }),
  }
}

function basisOf(said: Household, ofBill: HomeContracts | undefined): CurrentBasis {
  if (said.rates?.electricity?.unitPence !== undefined || said.rates?.gas?.unitPence !== undefined)
    return 'stated_rates'
  if (ofBill && FUELS.some((fuel) => ofBill[fuel])) return 'bill'
  if (said.spend) return 'spend'
  return said.deal === 'variable' ? 'variable' : 'unknown'
}

function hasOf(said: Household, contracts: HomeContracts): Requirement[] {
  const isTwoRate =
    said.meter === 'day_night' || contracts.electricity?.prices.some(({ unitRates }) => 'day' in unitRates) === true
  return [
    ...(isTwoRate ? (['two_rate_meter'] as const) : []),
    ...(said.hasEv ? (['ev'] as const) : []),
    ...(said.hasSmartMeter ? (['smart_meter'] as const) : []),
  ]
}
