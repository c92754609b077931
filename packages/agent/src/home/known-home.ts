import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { BillDoubt } from '@mowatt/bill-reader/doubts-of-bill'
import { agedUse } from '@mowatt/bill-reader/aged-use'
import { type HomeOfBill, homeOfBill, withNightRate } from '@mowatt/bill-reader/home-of-bill'
import {
  type AgreedDeals,
  agreedNow,
  type AgreedNow,
  type CapPlace,
  capPrice,
  findRegion,
  type Fuel,
  FUELS,
  type Home,
  type HomeContracts,
  type HomeUse,
  hasRegisters,
  inTypicalHome,
  type KnownFigures,
  type PaymentMethod,
  type RegionFinding,
  type RegionLetter,
  type Requirement,
  sayCapInUse,
} from '@mowatt/tariffs'
import type { World } from '../state/world.ts'
import type { Household } from '@mowatt/text/household'
import { type DealBasis, isVariable, type PresentDeal, presentDeal } from './present-deal.ts'
import { type KnownUse, useOfHome } from '@mowatt/text/use-of-home'

/**
 * What the current yearly figure is based on. `fix_over` and `old_bill`: the bill's rates no longer apply, and the cap
 * is assumed. `unknown`: the cap is used as a default, and no saving is claimed.
 */
export type CurrentBasis =
  | 'bill'
  | 'switch'
  | 'fix_over'
  | 'old_bill'
  | 'stated_rates'
  | 'spend'
  | 'variable'
  | 'unknown'

export const DIRECT_DEBIT_ASSUMED = 'I’ve assumed you pay by Direct Debit. Tell me if you don’t.'

export type KnownHome = {
  region: RegionFinding | undefined
  letter: RegionLetter | undefined
  paymentMethod: PaymentMethod
  isPaymentAssumed: boolean
  use: HomeUse
  useSource: KnownUse['source']
  contracts: HomeContracts
  currentBasis: CurrentBasis
  /** The same for each fuel that is used. */
  bases: Partial<Record<Fuel, DealBasis>>
  /** The deal that a switch moved each fuel to, if that still applies. */
  agreed: Partial<Record<Fuel, AgreedNow>>
  /** No fuel is on a fix: there is no end date, and leaving is free. */
  isVariable: boolean
  /** The current price is not known for every fuel: defaults are used. */
  isPriceAssumed: boolean
  /** The assumptions about the current price. They are stated wherever that figure is. */
  assumed: string[]
  /** Questions that the bill leaves open. */
  missing: HomeOfBill['missing']
  /** Read from the bill but doubtful: until the user confirms it, no advice is based on it. */
  doubts: BillDoubt[]
  supplier: string | undefined
  has: Requirement[]
  notes: string[]
  /** What it was worked out with. */
  figures: KnownFigures
}

/** A home from all that is known: the bill first, overridden by the user's statements, and the cap if unknown. */
export function knownHome(
  said: Household,
  bill: BillFacts | undefined,
  { today, figures }: Pick<World, 'today' | 'figures'>,
  doubtful: readonly BillDoubt[] = [],
  moved: AgreedDeals = {},
): KnownHome {
  const isOwn = bill?.isEnergyBill && !bill.businessSign
  const read = isOwn ? withNightRate(bill, said.rates?.electricity?.nightPence) : undefined
  const region = regionOfHome(said, read)
  const letter = region?.kind === 'region' ? region.letter : undefined
  const ofBill = read && homeOfBill(read, today, figures.vatRates)
  const agreed = agreedNow(moved, read && { ...read, fuels: FUELS.filter((fuel) => read[fuel]) })
  const instead = FUELS.map((fuel) => agreed[fuel]).find((each) => each?.use === 'instead')
  const payment = said.paymentMethod ?? instead?.paymentMethod ?? read?.paymentMethod
  const paymentMethod = payment ?? 'direct_debit'
  const place: CapPlace = { figures, on: today, region: letter, paymentMethod }
  const known = useOfHome(said, ofBill && read && agedUse(ofBill.use, read, today), place)
  const { electricity } = known.use
  const use = { ...known.use, ...(electricity && { electricity: inTypicalHome(electricity, said) }) }
  const contracts: HomeContracts = {}
  const deals: PresentDeal[] = []
  const bases: KnownHome['bases'] = {}
  for (const fuel of FUELS) {
    const printed = ofBill?.contracts[fuel]
    const deal = use[fuel] && presentDeal({ fuel, said, bill: read, printed, agreed: agreed[fuel], place })
    if (!deal) continue
    contracts[fuel] = deal.contract
    bases[fuel] = deal.basis
    deals.push(deal)
  }
  // Doubts about the prices of a deal that is over don't matter any more.
  const open = doubtful.filter(({ fuel, of }) => of === 'use' || agreed[fuel]?.use !== 'instead')
  const doubts = read ? openDoubts(open, said) : []
  const currentBasis = doubts.length > 0 ? 'unknown' : basisOf(said, deals)
  const isOnCap = currentBasis === 'spend' || currentBasis === 'variable' || currentBasis === 'unknown'
  return {
    region,
    letter,
    paymentMethod,
    isPaymentAssumed: payment === undefined,
    use,
    useSource: known.source,
    contracts,
    currentBasis,
    bases,
    agreed,
    isVariable: deals.length > 0 && deals.every((deal) => isVariable(deal, said)),
    isPriceAssumed: deals.some(({ isFirm }) => !isFirm),
    assumed: [...new Set([...deals.flatMap(({ assumed }) => assumed), ...(isOnCap ? capNotes(contracts, place) : [])])],
    missing: ofBill?.missing ?? [],
    doubts,
    supplier: said.supplier ?? instead?.supplier ?? read?.supplier,
    has: hasOf(said, contracts, read),
    figures,
    notes: [
      ...known.notes,
      ...new Set(deals.flatMap(({ notes = [] }) => notes)),
      ...(payment ? [] : [DIRECT_DEBIT_ASSUMED]),
    ],
  }
}

function capNotes(contracts: HomeContracts, place: CapPlace): string[] {
  return FUELS.flatMap((fuel) => {
    const cap = contracts[fuel] && capPrice(fuel, place)
    return cap ? sayCapInUse(cap, place) : []
  })
}

/** As the comparison uses it. */
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

function basisOf(said: Household, deals: readonly PresentDeal[]): CurrentBasis {
  if (said.rates?.electricity?.unitPence !== undefined || said.rates?.gas?.unitPence !== undefined)
    return 'stated_rates'
  const bases = deals.map(({ basis }) => basis)
  const known = (['fix_over', 'old_bill', 'switch', 'bill'] as const).find((basis) => bases.includes(basis))
  if (known) return known
  if (said.spend) return 'spend'
  return said.deal === 'variable' ? 'variable' : 'unknown'
}

function hasOf(said: Household, contracts: HomeContracts, bill: BillFacts | undefined): Requirement[] {
  const isTwoRate =
    said.meter === 'day_night' ||
    contracts.electricity?.prices.some(({ unitRates }) => hasRegisters(unitRates)) === true
  const isSmart = bill?.electricity?.readings?.some(({ latestKind }) => latestKind === 'smart')
  return [
    ...(isTwoRate ? (['two_rate_meter'] as const) : []),
    ...(said.hasEv ? (['ev'] as const) : []),
    ...((said.hasSmartMeter ?? isSmart) ? (['smart_meter'] as const) : []),
    ...(said.heating === 'heat_pump' ? (['heat_pump'] as const) : []),
  ]
}

/** Statements made since replace doubtful values. */
function openDoubts(doubts: readonly BillDoubt[], { rates, kwh, deal }: Household): BillDoubt[] {
  return doubts.filter(({ fuel, of }) => {
    if (of === 'use') return kwh?.[fuel] === undefined
    return deal !== 'variable' && rates?.[fuel]?.unitPence === undefined
  })
}
