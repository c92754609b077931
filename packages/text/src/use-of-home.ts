import {
  type CapPlace,
  capPrice,
  type EstimatedUse,
  type Fuel,
  FUELS,
  type HomeUse,
  statedPrice,
  useFromQuestions,
  useFromSpend,
  useFromTypical,
} from '@mowatt/tariffs'
import type { Household, Period } from './household.ts'

export type KnownUse = {
  use: HomeUse
  source: 'said' | 'bill' | 'spend' | 'questions' | 'typical' | undefined
  notes: string[]
}

const TIMES_A_YEAR: Readonly<Record<Period, number>> = { week: 52, month: 12, quarter: 4, year: 1 }

/**
 * A year's usage from the best source: stated in kWh, read from a bill, calculated from a payment, asked, or typical.
 */
export function useOfHome(said: Household, ofBill: HomeUse | undefined, place: CapPlace): KnownUse {
  if (said.kwh && (said.kwh.electricity !== undefined || said.kwh.gas !== undefined)) {
    const use = chosenFuels(said, { ...ofBill, ...fromKwh(said) })
    return { use, source: 'said', notes: oneFuelNote(said, use) }
  }
  if (ofBill && (ofBill.electricity || ofBill.gas)) return { use: chosenFuels(said, ofBill), source: 'bill', notes: [] }
  if (said.spend) {
    const use = fromSpend(said, said.spend, place)
    if (use)
      return {
        use,
        source: 'spend',
        notes: ['I’ve worked out your usage from what you pay, at price cap rates.'],
      }
  }
  if (said.people !== undefined && said.bedrooms !== undefined) {
    const { people, bedrooms, heating = 'gas', hasEv = false } = said
    const use = useFromQuestions({ people, bedrooms, heating, hasEv }, place.on, place.figures)
    if (use) return { use: onlyFuels(said, use), source: 'questions', notes: [] }
  }
  if (said.isTypical) return { use: typical(said, place), source: 'typical', notes: [] }
  return { use: {}, source: undefined, notes: [] }
}

/** For homes with two rates, by Ofgem, in percent. */
const USUAL_NIGHT = 42

function fromKwh({ kwh = {}, meter, nightPercent }: Household): HomeUse {
  const estimate = (fuel: Fuel): EstimatedUse | undefined => {
    const said = kwh[fuel]
    if (said === undefined) return undefined
    const single = Math.round(said * 1000)
    const night =
      fuel === 'electricity' && (meter === 'day_night' || nightPercent !== undefined)
        ? { nightBasisPoints: (nightPercent ?? USUAL_NIGHT) * 100 }
        : {}
    return { use: { single, ...night }, basis: 'year_on_bill', note: 'Based on the yearly usage you gave me.' }
  }
  const [electricity, gas] = FUELS.map(estimate)
  return { ...(electricity && { electricity }), ...(gas && { gas }) }
}

export const WITHOUT: Readonly<Record<Fuel, string>> = {
  gas: 'This is for electricity only. Tell me how much gas you use and I’ll add it.',
  electricity: 'This is for gas only. Tell me how much electricity you use and I’ll add it.',
}

function oneFuelNote({ fuels }: Household, use: HomeUse): string[] {
  if (fuels === 'electricity' || fuels === 'gas') return []
  return FUELS.filter((fuel) => !use[fuel]).map((fuel) => WITHOUT[fuel])
}

function fromSpend(said: Household, spend: NonNullable<Household['spend']>, place: CapPlace): HomeUse | undefined {
  const priceOf = (fuel: Fuel) =>
    spend.fuels === 'both' || spend.fuels === fuel
      ? ((said.rates?.[fuel] && statedPrice(fuel, said.rates[fuel], place)) ?? capPrice(fuel, place)?.price)
      : undefined
  return useFromSpend({
    pencePerYear: spend.pence * TIMES_A_YEAR[spend.period],
    prices: { electricity: priceOf('electricity'), gas: priceOf('gas') },
    on: place.on,
    figures: place.figures,
  })
}

function typical(said: Household, { on, figures }: CapPlace): HomeUse {
  const electricity = useFromTypical({ figures, on, fuel: 'electricity', meter: said.meter ?? 'single' })
  const gas = useFromTypical({ figures, on, fuel: 'gas' })
  return onlyFuels(said, { ...(electricity && { electricity }), ...(gas && { gas }) })
}

/** "Just electricity" ignores a gas usage that is known all the same. */
function chosenFuels({ fuels }: Household, { electricity, gas }: HomeUse): HomeUse {
  if (fuels === 'electricity' && electricity) return { electricity }
  if (fuels === 'gas' && gas) return { gas }
  return { ...(electricity && { electricity }), ...(gas && { gas }) }
}

function onlyFuels({ fuels, heating }: Household, { electricity, gas }: HomeUse): HomeUse {
  const hasGas = fuels !== 'electricity' && (fuels !== undefined || heating === undefined || heating === 'gas')
  return { ...(electricity && fuels !== 'gas' && { electricity }), ...(gas && hasGas && { gas }) }
}
