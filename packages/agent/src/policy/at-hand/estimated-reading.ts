import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS, sayDay, sayPounds } from '@mowatt/tariffs'
import type { Heard } from '../of-home/heard-home.ts'

type Say = (heard: Heard, facts: BillFacts) => string | undefined

const UNITS = /(?<![\d.£])(\d{2,4})(?! ?(?:%|p\b))/
const CORRECTION = 1.02264
const CALORIFIC_VALUE = 39.5
const CUBIC_FEET = 2.83

/** A guessed reading: from when it is, which fuel it is of, what it could change; and the gas as the meter counts it. */
export const OF_READING: Readonly<Record<string, Say>> = {
  estimate_when: (_, facts) => {
    const guessed = guessedOf(facts)
    const [first] = guessed
    if (!first) return 'No reading on this bill is marked as estimated, as far as I could read it.'
    const on = facts.periodTo === undefined ? '' : `, so it is for ${sayDay(facts.periodTo)}`
    const before =
      first.previous === undefined
        ? ''
        : ` The one before it, ${first.previous}, is ${first.previousKind === 'estimated' ? 'a guess too' : 'not marked so'}.`
    return `It is the last ${first.fuel} reading of the period${on}: ${first.latest}, marked as estimated.${before} Nobody looked at the meter that day; the supplier worked it out from earlier use. Read it now and send it in, and the next bill puts it right.`
  },
  estimate_which: (_, facts) => {
    const guessed = guessedOf(facts).map(({ fuel }) => fuel)
    if (guessed.length === 0) return 'No reading on this bill is marked as estimated, as far as I could read it.'
    const others = FUELS.filter((fuel) => facts[fuel] && !guessed.includes(fuel)).map((fuel) =>
      (facts[fuel]?.readings ?? []).length === 0
        ? `For ${fuel} I found no reading on the bill, so I cannot say that it is a real one: look for an A or an E beside it.`
        : `The ${fuel} reading is not marked so.`,
    )
    return `Only the ${guessed.join(' and the ')} reading is marked as estimated. ${others.join(' ')} Your own reading of both meters settles it.`
  },
  estimate_effect: ({ plain }, facts) => {
    const [first] = guessedOf(facts)
    const fuel = first?.fuel ?? 'electricity'
    const { unitRates = [], usageKwhInPeriod: used } = facts[fuel] ?? {}
    const rate = unitRates[0]?.pencePerKwh
    if (!first || rate === undefined || used === undefined) return undefined
    const said = Number(UNITS.exec(plain)?.[1])
    const isLow = /\b(?:low|under|too little|less than)\b/.test(plain)
    const kwh = said > 0 && said < 2000 ? said : Math.round(used / 10)
    const older = Math.max(0, Math.round(((facts.balanceGbp ?? 0) - (facts.totalChargesGbp ?? 0)) * 100))
    const owes =
      /\b(?:owe|owing|debt|balance|behind|so much|why)\b/.test(plain) && older > 0
        ? `Partly, perhaps, but not all: ${sayPounds(older)} of what is to pay is from before this bill. `
        : ''
    const many = said > 0 && said < 2000 ? `${kwh} kWh too ${isLow ? 'low' : 'high'}` : `a tenth of it, ${kwh} kWh,`
    return `${owes}The guess is of ${fuel}: ${used} kWh at ${rate}p. ${many.charAt(0).toUpperCase()}${many.slice(1)} would be ${sayPounds(Math.round(kwh * rate))}${isLow ? ' more to pay later' : ' too much, which comes back to you'}. Nothing is lost either way: the next real reading evens it out. Read the meter and send it in.`
  },
  gas_units: ({ plain }, facts) => {
    const used = facts.gas?.usageKwhInPeriod
    const named = Number(/(?<![\d.£])(\d[\d,]{1,5})(?![\d.%]| ?p\b)/.exec(plain)?.[1]?.replaceAll(',', ''))
    const kwh = named > 0 ? named : used
    const isVolume = named > 0 && used !== undefined && named < used / 4
    const each = (CORRECTION * CALORIFIC_VALUE) / 3.6
    const one = Math.round(each * 10) / 10
    if (isVolume && used !== undefined) {
      const got = Math.round(named * each)
      const word = Math.abs(got - used) <= used * 0.1 ? 'which fits' : 'which does not fit'
      return `${named} cubic metres are about ${got.toLocaleString('en-GB')} kWh, ${word} the ${used.toLocaleString('en-GB')} kWh on this bill if they are for the same days. The sum: times ${CORRECTION}, times the calorific value, usually near ${CALORIFIC_VALUE}, divided by 3.6.`
    }
    if (/\b(?:imperial|feet|ft)\b/.test(plain) && !/\bmetric\b/.test(plain) && kwh !== undefined)
      return `Then ${kwh.toLocaleString('en-GB')} kWh are about ${Math.round(kwh / each / CUBIC_FEET).toLocaleString('en-GB')} units on the dial: an imperial meter counts hundreds of cubic feet, and one of those is ${CUBIC_FEET} cubic metres, about ${Math.round(each * CUBIC_FEET)} kWh.`
    const sum =
      kwh === undefined
        ? ''
        : ` So ${kwh.toLocaleString('en-GB')} kWh are about ${Math.round(kwh / each).toLocaleString('en-GB')} cubic metres, or some ${Math.round(kwh / each / CUBIC_FEET).toLocaleString('en-GB')} units of an old meter in hundreds of cubic feet.`
    return `A kWh is an amount of energy; a gas meter counts cubic metres, and the supplier turns one into the other. One cubic metre is about ${one} kWh: times ${CORRECTION}, times the calorific value, usually near ${CALORIFIC_VALUE}, divided by 3.6.${sum} Your bill prints its own calorific value.`
  },
}

function guessedOf(facts: BillFacts): { fuel: Fuel; latest: number; previous?: number; previousKind?: string }[] {
  return FUELS.flatMap((fuel) =>
    (facts[fuel]?.readings ?? [])
      .filter(({ latestKind, previousKind }) => latestKind === 'estimated' || previousKind === 'estimated')
      .map(({ latest, previous, previousKind }) => ({
        fuel,
        latest,
        ...(previous !== undefined && { previous }),
        ...(previousKind !== undefined && { previousKind }),
      })),
  )
}
