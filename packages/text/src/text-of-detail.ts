import { FUELS, regionOf, sayDay } from '@mowatt/tariffs'
import type { Household } from './household.ts'
import { sayValue } from '@mowatt/text/values/say-value'

type Said = { label: string; text: string }

const PAYMENTS = { direct_debit: 'Direct Debit', standard_credit: 'When the bill arrives', prepayment: 'Prepayment' }
const HEATINGS = { gas: 'Gas', electric_heaters: 'Electric heaters', heat_pump: 'Heat pump', other: 'Something else' }
const DEALS = { fixed: 'Fixed', variable: 'Variable', unknown: 'Not known' }
const FUEL_NAMES = { both: 'Electricity and gas', electricity: 'Electricity only', gas: 'Gas only' }

type Sayings = { [Key in keyof Household]?: (value: NonNullable<Household[Key]>, household: Household) => Said }

const SAYINGS: Sayings = {
  postcode: (value) => ({ label: 'Postcode', text: value }),
  mpan: (value) => ({ label: 'Supply number', text: value }),
  region: (value) => ({ label: 'Region', text: regionOf(value).name }),
  near: (value) => ({ label: 'Place', text: value }),
  paymentMethod: (value) => ({ label: 'How you pay', text: PAYMENTS[value] }),
  supplier: (value) => ({ label: 'Supplier', text: value }),
  tariffName: (value) => ({ label: 'Tariff', text: value }),
  fuels: (value) => ({ label: 'Fuels', text: FUEL_NAMES[value] }),
  kwh: (value) => ({
    label: 'Yearly usage',
    text: FUELS.flatMap((fuel) => {
      const kwh = value[fuel]
      return kwh === undefined ? [] : [`${sayValue({ unit: 'watt_hours', amount: kwh * 1000 })} of ${fuel}`]
    }).join(', '),
  }),
  spend: ({ pence, period, fuels }) => ({
    label: 'You pay',
    text: `${sayValue({ unit: 'pence', amount: pence })} a ${period}${fuels === 'both' ? '' : ` for ${fuels}`}`,
  }),
  balancePence: (value) => ({
    label: 'Balance',
    text: `${sayValue({ unit: 'pence', amount: Math.abs(value) })} ${value < 0 ? 'owed' : 'in credit'}`,
  }),
  rates: (value) => ({
    label: 'Rates',
    text: FUELS.flatMap((fuel) => {
      const { unitPence, nightPence, standingPence } = value[fuel] ?? {}
      return [
        ...(unitPence === undefined ? [] : [`${fuel} ${unitPence}p per kWh`]),
        ...(nightPence === undefined ? [] : [`${fuel} at night ${nightPence}p per kWh`]),
        ...(standingPence === undefined ? [] : [`${fuel} standing charge ${standingPence}p a day`]),
      ]
    }).join(', '),
  }),
  people: (value) => ({ label: 'People', text: String(value) }),
  bedrooms: (value) => ({ label: 'Bedrooms', text: String(value) }),
  heating: (value) => ({ label: 'Heating', text: HEATINGS[value] }),
  hasEv: (value) => ({ label: 'Electric car', text: value ? 'Yes' : 'No' }),
  hasSmartMeter: (value) => ({ label: 'Smart meter', text: value ? 'Yes' : 'No' }),
  meter: (value) => ({ label: 'Meter', text: value === 'single' ? 'One rate' : 'Day and night rates' }),
  deal: (value) => ({ label: 'Deal', text: DEALS[value] }),
  endsOn: (value) => ({ label: 'Deal ends', text: sayDay(value) }),
  exitFeePence: (value) => ({ label: 'Exit fee', text: sayValue({ unit: 'pence', amount: value }) }),
  isTypical: () => ({ label: 'Usage', text: 'A typical home' }),
}

/** A detail of a home as shown in the list of notes; undefined for one that is only a flag of another. */
export function textOfDetail<Key extends keyof Household>(key: Key, household: Household): Said | undefined {
  const say: Sayings[Key] = SAYINGS[key]
  const value = household[key]
  return say && value !== undefined ? say(value, household) : undefined
}
