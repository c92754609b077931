import type { DayKind, Fuel } from '@mowatt/tariffs'

export const dayCurveTexts = {
  text: 'Average kWh in each half hour, with the price per kWh underneath.',
  before: 'Now',
  after: 'With your changes',
  heads: {
    plain: ['Time', 'kWh', 'Price per kWh'],
    changed: ['Time', 'kWh now', 'kWh with changes', 'Price per kWh'],
  },
} as const

export const dayPlotTexts = {
  kwh: (amount: string) => `${amount} kWh`,
} as const

export const bandBarsTexts = {
  title: 'Where your money goes',
  text: 'Your yearly cost by price band, in pounds.',
  heads: ['Part', 'kWh', 'Cost'],
  total: 'Whole year',
} as const

export const dayNames: Record<DayKind, string> = {
  winter_weekday: 'Weekday in winter',
  summer_weekday: 'Weekday in summer',
  weekend: 'Weekend',
}

export const fuelNames: Record<Fuel, string> = { electricity: 'Electricity', gas: 'Gas' }
