import { type Fuel, FUELS, sayPounds, sayWholePounds, roughPence } from '@mowatt/tariffs'
import { capUnitPence } from '../../home/cap-year.ts'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { ToolResult } from '../../agent-reply.ts'
import { writeFigures } from '../../understand/find/write-figures.ts'
import type { Heard } from './heard-home.ts'

const PRICE =
  /\b(?:how much (?:is|are|does|do|would|for)|what (?:is|are|does|do|would)|whats|cost of|price of)\b.{0,25}?\b(\d[\d,]*(?:\.\d+)?) ?(?:kwhs?|kw ?h|units?)\b/
const OWN_YEAR =
  /\b(?:i|we) (?:use|used)\b|\b(?:a|per) (?:year|month|day|week)\b|\b(?:at|times|x) ?£?\d|\bp\b|\bless|fewer|save|typical|average\b/
const IN_PENCE = /(?<![\d.])£? ?0?\.(\d{2,5})(?!\d)/

/** "How much is 5,000 kWh of gas?" at their own rate where it is known, else at the cap. */
export function priceOfUse({ text, plain, slots, state, world }: Heard): ToolResult | undefined {
  const small = /\bin (?:pence|pennies)\b|\bhow many p(?:ence)?\b/.test(plain) ? IN_PENCE.exec(text) : null
  if (small) {
    const pence = Math.round(Number(`0.${small[1]}`) * 1e6) / 1e4
    const says = `${pence}p: a pound has 100 pence, so £${Number(`0.${small[1]}`)} is ${pence}p. Bills print a price for each kWh either way.`
    return knownText(state, 'in_pence', says)
  }
  const found = PRICE.exec(writeFigures(plain))
  if (!found || OWN_YEAR.test(plain)) return undefined
  const kwh = Number((found[1] ?? '').replaceAll(',', ''))
  if (kwh < 1 || kwh > 100_000) return undefined
  const fuels = slots.fuel ? [slots.fuel] : FUELS
  const said = fuels.flatMap((fuel) => {
    const { pence, isOwn } = rateOf(fuel, { state, world })
    if (pence === undefined) return []
    if (kwh === 1) return [`1 kWh of ${fuel} is ${pence}p ${isOwn ? 'for you' : 'at the average cap'}.`]
    const cost = Math.round(kwh * pence)
    return [
      isOwn
        ? `${kwh.toLocaleString('en-GB')} kWh of ${fuel} at your ${pence}p is ${sayPounds(cost)}.`
        : `${kwh.toLocaleString('en-GB')} kWh of ${fuel} at the average cap of ${pence}p is about ${kwh < 10 ? sayPounds(cost) : sayWholePounds(kwh < 300 ? cost : roughPence(cost))}.`,
    ]
  })
  return said.length === 0
    ? undefined
    : knownText(state, 'price_of_use', `${said.join(' ')} The standing charge comes on top, for each day.`)
}

function rateOf(
  fuel: Fuel,
  { state, world }: Pick<Heard, 'state' | 'world'>,
): { pence: number | undefined; isOwn: boolean } {
  const told = saidOf(state).rates?.[fuel]?.unitPence
  const rates = billOf(world, state)?.facts[fuel]?.unitRates ?? []
  const own = told ?? (rates.length === 1 ? rates[0]?.pencePerKwh : undefined)
  return own === undefined ? { pence: capUnitPence(fuel, world.today), isOwn: false } : { pence: own, isOwn: true }
}
