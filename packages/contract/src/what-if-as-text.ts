import { priceStretches, sayKwh, sayPounds, sayRate } from '@mowatt/tariffs'
import type { CardOf } from './chat-cards.ts'

const DAYS = { winter_weekday: 'weekday in winter', summer_weekday: 'weekday in summer', weekend: 'weekend' } as const
const FUELS = { electricity: 'Electricity', gas: 'Gas' } as const

/** The pictures in words: the day by its prices, and the pounds by band. */
export function whatIfLines(card: CardOf<'what_if'>): string[] {
  const { deal, day_kind, now, supposed, rates, bands, export_pence: sold, assumed } = card
  const year = bands.reduce((sum, { pence }) => sum + pence, 0)
  return [
    `Your year with your changes, on ${deal}. Electricity on an average ${DAYS[day_kind]}:`,
    ...priceStretches(rates).map(({ from, to, rate }) => {
      const kwh = (day: readonly number[]) => sayKwh(day.slice(from, to).reduce((sum, each) => sum + each, 0))
      return `  ${timeOf(from)} to ${timeOf(to)}, at ${sayRate(rate)} per kWh: ${kwh(now)} now, ${kwh(supposed)} with your changes`
    }),
    'Your yearly cost:',
    ...bands.map(({ fuel, name, watt_hours: used, pence }) => {
      const kwh = used === undefined ? '' : ` (${sayKwh(used, 0)})`
      return `  ${FUELS[fuel]}: ${name}${kwh}: ${sayPounds(pence)}`
    }),
    `  Whole year: ${sayPounds(year)}`,
    sold > 0 ? `  That’s before the ${sayPounds(sold)} you’d be paid for the electricity you’d sell.` : '',
    'What I assumed:',
    ...assumed.map(({ text, source }) => `  ${text}. ${source}.`),
  ]
}

function timeOf(slot: number): string {
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`
}
