import {
  capRatesOn,
  type Fuel,
  FUELS,
  type IsoDay,
  isIsoDay,
  isRegionLetter,
  type PaymentMethod,
  PAYMENT_METHODS,
  type Price,
  regionOf,
  type RegionLetter,
  sayDay,
  sayRate,
  sayWholePounds,
  typicalUseOn,
  vatOn,
  vatRates,
} from '@mowatt/tariffs'
import type { ChatFact } from '@mowatt/contract'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { findPlaces } from '../understand/find/find-place.ts'
import { capOfPlace, newestDay } from './cap-of-place.ts'
import { fact, knownText, result } from './results.ts'

const WHAT_IT_IS =
  'The cap limits the unit rate and the standing charge on default tariffs. It is not the most you can pay: if you use more, you pay more. It does not cover a fix that you chose.'

const OTHER_WAYS =
  'I do not know the figures of the price cap for that way to pay in this period. Since April 2024 prepayment has cost a little less than Direct Debit under the cap, and paying when the bill comes has cost more. Ask me for the cap by Direct Debit.'

/** The cap in force, dated, with what it is and is not. By region only where we know it. */
export async function priceCap(args: ToolArgs, { state: before, world }: ToolContext): Promise<ToolResult> {
  const state = { ...before, topic: { call: 'price_cap', args } }
  const fuels = args['fuel'] === 'gas' || args['fuel'] === 'electricity' ? [args['fuel'] as Fuel] : FUELS
  const paymentMethod = PAYMENT_METHODS.find((each) => each === args['payment_method']) ?? 'direct_debit'
  const letter = regionArg(args['region']) ?? homeOfTurn({ state, world }).letter
  const asked = typeof args['on'] === 'string' && isIsoDay(args['on']) ? args['on'] : world.today
  const [named] = typeof args['place'] === 'string' ? findPlaces(args['place']) : []
  const ofPlace = named && capOfPlace(named.name, named.letters, state, world)
  if (ofPlace) return ofPlace
  const found = ratesFor(asked, fuels, letter, paymentMethod)
  if (!found && asked !== world.today)
    return result(
      state,
      'price_cap',
      `I do not know the price cap for ${sayDay(asked)}. ${asked > world.today ? 'Ofgem announces it about a month before the quarter begins. ' : ''}${WHAT_IT_IS}`,
      [],
      [fact('cap.asked', 'date', sayDay(asked))],
    )
  const isNow = !found || (found.from <= world.today && world.today <= found.to)
  if (!found) return knownText(state, 'price_cap', `${OTHER_WAYS} ${WHAT_IT_IS}`)
  const { rates, from, to, year, isAverage } = found
  const place = isAverage ? 'on average in Great Britain' : `in ${letter ? regionOf(letter).name : 'your region'}`
  const facts: ChatFact[] = [fact('cap.from', 'date', sayDay(from)), fact('cap.to', 'date', sayDay(to))]
  const lines = rates.map(({ fuel, price }) => {
    const unit = 'single' in price.unitRates ? sayRate(price.unitRates.single) : ''
    const standing = sayRate(price.standingMicroPencePerDay)
    facts.push(fact(`cap.${fuel}.unit`, 'rate', unit), fact(`cap.${fuel}.standing`, 'rate', standing))
    return `${fuel} ${unit} per kWh and ${standing} a day`
  })
  const typical = typicalUseOn(asked)?.medium
  let yearSays = ''
  if (year !== undefined && typical && fuels.length === 2) {
    const pounds = sayWholePounds(year * 100)
    const [electricity, gas] = [
      `${typical.electricity.toLocaleString('en-GB')} kWh`,
      `${typical.gas.toLocaleString('en-GB')} kWh`,
    ]
    facts.push(
      fact('cap.year', 'money', pounds),
      fact('typical.electricity', 'energy', electricity),
      fact('typical.gas', 'energy', gas),
    )
    yearSays = ` For a home with typical use, ${electricity} of electricity and ${gas} of gas, that ${isNow ? 'is' : 'was'} ${pounds} a year.`
  }
  const pay = {
    direct_debit: 'by Direct Debit',
    standard_credit: 'when you pay on receipt of a bill',
    prepayment: 'with a prepayment meter',
  }[paymentMethod]
  const unknownRegion =
    letter && isAverage
      ? ` I do not have the figures of ${regionOf(letter).name} for this period, so this is the average.${sayNewest(letter, fuels, paymentMethod, world.today, facts)}`
      : ''
  const isWrong =
    year !== undefined &&
    fuels.length === 2 &&
    typeof args['said_pence'] === 'number' &&
    args['said_pence'] > 10_000 &&
    args['said_pence'] !== year * 100
  const says = `${isWrong ? 'That is not the figure now. ' : ''}From ${sayDay(from)} to ${sayDay(to)} the price cap, ${place} ${pay}, ${isNow ? 'is' : 'was'}: ${lines.join('; ')}.${yearSays}${unknownRegion} ${WHAT_IT_IS}${isNow ? ' It changes every quarter, and the next figures are not known to me yet.' : ''}`
  return result(
    state,
    'price_cap',
    says,
    [],
    [...facts, ...(letter ? [fact('region', 'text', regionOf(letter).name)] : [])],
  )
}

function ratesFor(on: IsoDay, fuels: readonly Fuel[], region: RegionLetter | undefined, paymentMethod: PaymentMethod) {
  const of = (letter: RegionLetter | undefined) => {
    const rates = fuels.flatMap((fuel) => {
      const cap = capRatesOn({ on, fuel, region: letter, paymentMethod })
      return cap ? [{ fuel, price: cap.price as Price, cap }] : []
    })
    const [first] = rates
    return first && rates.length === fuels.length
      ? {
          rates,
          from: first.cap.from,
          to: first.cap.to,
          year: first.cap.typicalYearPounds,
          isAverage: letter === undefined,
        }
      : undefined
  }
  return (region && of(region)) ?? of(undefined)
}

/** The newest figures of a region that we hold, dated. */
function sayNewest(
  region: RegionLetter,
  fuels: readonly Fuel[],
  paymentMethod: PaymentMethod,
  today: IsoDay,
  facts: ChatFact[],
): string {
  const on = newestDay(region, today)
  const found = on === undefined ? undefined : ratesFor(on, fuels, region, paymentMethod)
  if (!found || found.isAverage) return ''
  const lines = found.rates.flatMap(({ fuel, price }) => {
    if (!('single' in price.unitRates)) return []
    const [unit, standing] = [sayRate(price.unitRates.single), sayRate(price.standingMicroPencePerDay)]
    facts.push(fact('cap.region.unit', 'rate', unit), fact('cap.region.standing', 'rate', standing))
    return [`${fuel} ${unit} per kWh and ${standing} a day`]
  })
  facts.push(fact('cap.region.from', 'date', sayDay(found.from)), fact('cap.region.to', 'date', sayDay(found.to)))
  return ` From ${sayDay(found.from)} to ${sayDay(found.to)} it was there: ${lines.join('; ')}.`
}

function regionArg(value: unknown): RegionLetter | undefined {
  return typeof value === 'string' && isRegionLetter(value) ? value : undefined
}

/** VAT on energy for homes, as the dated table has it. */
export async function vat(args: ToolArgs, { state: before, world }: ToolContext): Promise<ToolResult> {
  const state = { ...before, topic: { call: 'vat', args } }
  const fuels = args['fuel'] === 'gas' || args['fuel'] === 'electricity' ? [args['fuel'] as Fuel] : FUELS
  const says = fuels.map((fuel) => {
    const now = vatOn(vatRates, fuel, world.today) / 100
    const next = vatRates.find((rate) => rate.fuel === fuel && rate.from > world.today)
    const since = vatRates.findLast((rate) => rate.fuel === fuel && rate.from <= world.today)
    const began = since && since.from > '2020-01-01' ? ` since ${sayDay(since.from)}` : ''
    const later = next ? `, and ${next.basisPoints / 100}% again from ${sayDay(next.from)}` : ''
    return `VAT on ${fuel} for homes is ${now}%${began}${later}.`
  })
  return knownText(state, 'vat', `${says.join(' ')} A year that I work out counts the days before and after apart.`)
}
