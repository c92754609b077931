import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import {
  type AgreedNow,
  type CapPlace,
  capPrice,
  type CapPrice,
  daysBetween,
  isVariableName,
  type Fuel,
  type FuelContract,
  hasRegisters,
  type IsoDay,
  type Price,
  sayCapInUse,
  sayDay,
  statedPrice,
  withAgreedTerms,
  withRate,
} from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'

/** What a fuel's current price is based on. `cap`: it is unknown, and the price cap is used instead. */
export type DealBasis = 'bill' | 'switch' | 'fix_over' | 'old_bill' | 'no_rates' | 'stated' | 'cap'

/** The current price of one fuel, and all that had to be assumed for it, in words. */
export type PresentDeal = {
  contract: FuelContract
  basis: DealBasis
  /** The current price is known, so that a saving compared with it may be exact. */
  isFirm: boolean
  /** By the tariff's name on the bill, or as it was agreed. */
  isNamedVariable?: boolean
  /** Changes the figure, so it is shown with it. */
  assumed: string[]
  /** Shown below the figure. */
  notes?: string[]
}

export type DealQuestion = {
  fuel: Fuel
  said: Household
  bill: BillFacts | undefined
  /** As printed on the bill, if it prints enough. */
  printed: FuelContract | undefined
  /** The deal that a switch moved it to. */
  agreed?: AgreedNow | undefined
  place: CapPlace
}

/** A bill of this age says little about a variable price. */
const OLD_DAYS = 183
/** Stated to be, named so, or on the cap since a fix ended or a price was old. */
export function isVariable({ basis, isNamedVariable = false, contract }: PresentDeal, said: Household): boolean {
  if (contract.endsOn !== undefined || contract.endIsUnknown) return false
  return said.deal === 'variable' || basis === 'fix_over' || basis === 'old_bill' || isNamedVariable
}

export const NEWER = 'Add a newer bill and I’ll work out the figures again.'

/** The one answer to "what do you pay now?": the user's statement, then the bill while it applies, then the cap. */
export function presentDeal(question: DealQuestion): PresentDeal | undefined {
  const deal = dealOf(question)
  return deal && { ...deal, isNamedVariable: isNamedVariable(question) }
}

function isNamedVariable({ bill, fuel, agreed }: DealQuestion): boolean {
  if (agreed?.use === 'instead') return agreed.kind === 'variable'
  return isVariableName(bill?.[fuel]?.tariffName)
}

function dealOf(question: DealQuestion): PresentDeal | undefined {
  const { fuel, said, bill, agreed, place } = question
  const cap = capPrice(fuel, place)
  const then = cap && [cap.price]
  const told = said.rates?.[fuel]
  if (agreed?.use === 'instead') return ofAgreed(question, agreed, cap)
  const printed =
    agreed && bill && question.printed
      ? withAgreedTerms(question.printed, agreed, { ...bill, tariffName: bill[fuel]?.tariffName })
      : question.printed
  // Stated rates correct those of the bill, and its other terms are as printed while its prices apply.
  const corrected = told && printed && withRate(printed, told)
  const ofCorrected = corrected && ofBill(question, corrected, cap)
  if (ofCorrected?.basis === 'bill') return ofCorrected
  const stated = told && statedPrice(fuel, told, place)
  if (stated) {
    const contract = withTerms(fuel, { prices: [stated] }, said, then)
    const { endsOn } = contract
    const isOver = endsOn !== undefined && endsOn < place.on
    // Stated with the end of their fix, they were its rates. Otherwise they are the current ones.
    if (isOver && cap && said.deal === 'fixed') {
      const over = `Your fix ended on ${sayDay(endsOn)}, so the rates you gave no longer apply.`
      return fixOver({ endsOn, over, was: contract }, cap, place)
    }
    const isFirm = said.rates?.[fuel]?.standingPence !== undefined
    const notes = [
      ...(isFirm ? [] : [`You haven’t told me your ${fuel} standing charge, so I’ve used the one in the price cap.`]),
      ...(cap?.isEarlier && endsOn !== undefined && !isOver ? [sayThen(endsOn, cap), ...sayCapInUse(cap, place)] : []),
    ]
    return { contract: isOver ? { prices: [stated] } : contract, basis: 'stated', isFirm, assumed: [], notes }
  }
  if (!printed) {
    if (!cap) return undefined
    const contract = withTerms(fuel, { prices: [cap.price] }, said, then)
    const lacks = bill && `The bill doesn’t show all of your ${fuel} rates, so I’ve used the price cap for ${fuel}.`
    const assumed = lacks ? [lacks, ...sayCapInUse(cap, place)] : []
    return { contract, basis: lacks ? 'no_rates' : 'cap', isFirm: false, assumed }
  }
  return ofBill(question, printed, cap)
}

function ofBill(question: DealQuestion, printed: FuelContract, cap: CapPrice | undefined): PresentDeal {
  const { fuel, said, bill, place } = question
  // The cap applies to suppliers, and not to landlords.
  if (bill?.isResold) return { contract: printed, basis: 'bill', isFirm: true, assumed: [] }
  const contract = withTerms(fuel, printed, said, cap && [cap.price])
  const ratesOf = bill?.periodTo ?? bill?.billDate
  const { endsOn } = contract
  if (endsOn !== undefined && endsOn < place.on) {
    const over = `Your fix ended on ${sayDay(endsOn)}, so the rates on your bill${ofDay(ratesOf)} no longer apply.`
    if (!cap) return { contract, basis: 'bill', isFirm: false, assumed: [over, unknownCap] }
    return fixOver({ endsOn, over, was: printed }, cap, place)
  }
  if (ratesOf === undefined) {
    return {
      contract,
      basis: 'bill',
      isFirm: false,
      assumed: ['Your bill doesn’t show a date, so I can’t tell if its rates still apply.'],
    }
  }
  const isOld = daysBetween(ratesOf, place.on) > OLD_DAYS
  const hasMoved = cap !== undefined && ratesOf < cap.from
  if (endsOn !== undefined) {
    const holds = `Your bill is from ${sayDay(ratesOf)}. Your fix runs until ${sayDay(endsOn)}, so its rates still apply.`
    const notes = cap ? [sayThen(endsOn, cap), ...sayCapInUse(cap, place)] : []
    return { contract, basis: 'bill', isFirm: true, assumed: isOld ? [holds] : [], notes }
  }
  if (contract.endIsUnknown) {
    const taken = `Your bill is from ${sayDay(ratesOf)}. I’ve assumed your fix hasn’t ended. ${NEWER}`
    return { contract, basis: 'bill', isFirm: !isOld, assumed: isOld ? [taken] : [] }
  }
  const mayChange = said.deal === 'variable' || isNamedVariable(question)
  if (cap && hasMoved && (mayChange || isOld)) {
    const since = `Your bill is from ${sayDay(ratesOf)}, and prices have changed since.`
    const assumed = [since, ...sayAssumed(cap, place, printed), NEWER]
    return { contract: onCap(cap), basis: 'old_bill', isFirm: false, assumed }
  }
  if (isOld)
    return {
      contract,
      basis: 'bill',
      isFirm: false,
      assumed: [`Your bill is from ${sayDay(ratesOf)}, and prices may have changed since. ${NEWER}`],
    }
  const moved = `Your bill is from ${sayDay(ratesOf)}, and the price cap has changed since. I’ve used the rates on the bill. If your tariff is variable, add a newer bill.`
  return { contract, basis: 'bill', isFirm: true, assumed: hasMoved ? [moved] : [] }
}

/** What a switch moved it to, as far as it still applies. A rate stated since overrides it. */
function ofAgreed(question: DealQuestion, agreed: AgreedNow, cap: CapPrice | undefined): PresentDeal | undefined {
  const { fuel, said, place } = question
  const told = said.rates?.[fuel]
  const stated = told && (withRate(agreed.contract, told)?.prices[0] ?? statedPrice(fuel, told, place))
  const given = stated ? { ...agreed.contract, prices: [stated] } : agreed.contract
  const contract = withTerms(fuel, given, said, cap && [cap.price])
  const { endsOn } = contract
  if (endsOn !== undefined && endsOn < place.on) {
    if (stated) return { contract: { prices: [stated] }, basis: 'stated', isFirm: true, assumed: [] }
    const over = `Your fix with ${agreed.supplier} ended on ${sayDay(endsOn)}, so its rates no longer apply.`
    if (!cap) return { contract, basis: 'switch', isFirm: false, assumed: [over, unknownCap] }
    return fixOver({ endsOn, over, was: given }, cap, place)
  }
  const notes = endsOn !== undefined && cap ? [sayThen(endsOn, cap), ...sayCapInUse(cap, place)] : []
  if (stated) return { contract, basis: 'stated', isFirm: told?.standingPence !== undefined, assumed: [], notes }
  if (given.prices.length === 0)
    return cap && { contract: { ...contract, prices: [cap.price] }, basis: 'no_rates', isFirm: false, assumed: [] }
  const mayHaveChanged = agreed.kind !== 'fixed' && cap !== undefined && cap.from > agreed.pricedOn
  const changed = `Prices have changed since you agreed to ${agreed.tariffName}, so its rates may have too. ${NEWER}`
  return { contract, basis: 'switch', isFirm: !mayHaveChanged, assumed: mayHaveChanged ? [changed] : [], notes }
}

function sayThen(endsOn: string, { isEarlier }: CapPrice): string {
  return `For the period after your fix ends on ${sayDay(endsOn)}, I’ve used ${isEarlier ? 'the last' : 'today’s'} price cap.`
}

type FixOver = { endsOn: IsoDay; over: string; was: FuelContract }

function fixOver({ endsOn, over, was }: FixOver, cap: CapPrice, place: CapPlace): PresentDeal {
  const assumed = [over, ...sayAssumed(cap, place, was), NEWER]
  return { contract: { ...onCap(cap), endedOn: endsOn }, basis: 'fix_over', isFirm: false, assumed }
}

const unknownCap = 'I don’t know today’s price cap, so I’ve kept using the rates on the bill.'

/** A former fix or an old price is a standard variable tariff by now: no term, and no exit fee. */
function onCap({ price }: CapPrice): FuelContract {
  return { prices: [price] }
}

function sayAssumed(cap: CapPrice, place: CapPlace, printed: FuelContract): string[] {
  const isTwoRate = printed.prices.some(({ unitRates }) => hasRegisters(unitRates))
  return [
    `I’ve assumed you’re on a standard variable tariff at the price cap for ${sayDay(cap.from)} to ${sayDay(cap.to)}.`,
    ...sayCapInUse(cap, place),
    ...(isTwoRate ? ['I only know the cap for single-rate meters, so I’ve used the same rate day and night.'] : []),
  ]
}

function ofDay(day: string | undefined): string {
  return day === undefined ? '' : ` from ${sayDay(day)}`
}

/** The user's statement about the term overrides the bill. */
function withTerms(
  fuel: Fuel,
  contract: FuelContract,
  said: Household,
  cap: readonly Price[] | undefined,
): FuelContract {
  if (said.deal === 'variable') return { prices: contract.prices }
  const endsOn = said.endsOn ?? contract.endsOn
  const isWithoutFee = said.exitFeeOn !== undefined && said.exitFeeOn !== fuel
  const exitFeePence = isWithoutFee ? 0 : (said.exitFeePence ?? contract.exitFeePence)
  return {
    ...contract,
    ...(endsOn !== undefined && { endsOn, thenPrices: contract.thenPrices ?? cap }),
    // Only a fix has a fee, so that one whose end isn't known counts.
    ...(endsOn === undefined && (said.deal === 'fixed' || Number(exitFeePence) > 0) && { endIsUnknown: true }),
    ...(exitFeePence !== undefined && { exitFeePence }),
  }
}
