import type { Random } from '../random.ts'
import { WORDINGS } from '../wordings.ts'
import { ACCOUNT_LABELS } from './account-labels.ts'
import { METER_LABELS } from './meter-labels.ts'

/** How the terms of a tariff are named. */
const TARIFF_LABELS = {
  tariff: [
    ...WORDINGS.tariff,
    'Your tariff name',
    'You are on',
    'Name of your tariff',
    'Your tariff is called',
    'Tariff you are on',
    'Your energy tariff',
    'Product',
    'Current plan',
    'Your energy plan',
    'Tariff type and name',
    'Your deal',
  ],
  endDate: [
    ...WORDINGS.endDate,
    'When your tariff ends',
    'Your plan ends',
    'Your fixed price ends on',
    'End of fixed period',
    'Tariff valid until',
    'Fixed price until',
    'End date of your tariff',
    'Your contract ends on',
    'Runs until',
    'Price fixed until',
    'Current plan end date',
    'Rates fixed until',
  ],
  exitFee: [
    ...WORDINGS.exitFee,
    'Exit fees (if you cancel this tariff before the end date)',
    'Early termination fee',
    'Cost of leaving early',
    'Leaving fee',
    'If you leave early',
    'Early exit charge',
    'Fees for leaving',
    'Tariff exit fee',
    'Is there an exit fee?',
    'Cancellation charge',
  ],
  annualKwh: [
    ...WORDINGS.annualKwh,
    'Your estimated annual usage',
    'Estimated energy use in the last 12 months',
    'How much you use in a year',
    'Energy you use in a year',
    'Your usage over the last year',
    'Annual energy usage',
    'Your yearly usage',
    'Based on annual usage of',
    'Estimated annual energy use',
    'Yearly consumption',
    'Projected yearly usage',
    'Past 12 months usage',
    'Consumption over 12 months',
    'What we expect you to use in a year',
  ],
  annualCost: [
    ...WORDINGS.annualCost,
    'Your estimated yearly cost',
    'What your energy could cost over a year',
    'Estimated annual costs',
    'Cost over the next 12 months',
    'Estimated annual bill',
    'Your annual cost estimate',
    'Projected cost for the next year',
    'Estimated cost over 12 months',
    'Expected cost per year',
    'What we expect it to cost in a year',
    'Forecast annual cost',
    'Estimated spend per year',
  ],
  unitRate: [
    ...WORDINGS.unitRate,
    'Unit rate (p/kWh)',
    'Unit rate (pence per kWh)',
    'Price per unit',
    'Unit charge',
    'Cost per kWh',
    'Your price per kWh',
    'Rate',
    'Price of each unit',
    'Each kWh costs',
    'Energy price',
  ],
  standing: [
    ...WORDINGS.standing,
    'Your standing charge',
    'Standing charge (p/day)',
    'Standing charge (pence per day)',
    'Daily rate',
    'Daily supply charge',
    'Standing charge rate',
    'Fixed charge per day',
    'Standing charge each day',
    'Daily standing charges',
    'Price per day',
  ],
  tariffHead: [
    ...WORDINGS.tariffHead,
    'About your energy tariff',
    'Your {fuel} tariff',
    'Tariff details',
    'Tariff summary',
    'Your prices',
    'What you pay',
    'Your {fuel} prices',
    'Your contract',
    'Key facts',
    'Your tariff at a glance',
  ],
} as const

const LABELS = { ...ACCOUNT_LABELS, ...METER_LABELS, ...TARIFF_LABELS } as const

type LabelName = keyof typeof LABELS
export type Say = (name: LabelName, fuel?: string) => string

/** One wording of each, the same all over the bill as a supplier's template has it. */
export function pickSay(random: Random): Say {
  const chosen = Object.fromEntries(
    Object.entries(LABELS).map(([name, list]) => [name, random.pick(list as readonly string[])]),
  ) as Record<LabelName, string>
  return (name, fuel = '') => {
    const title = fuel.charAt(0).toUpperCase() + fuel.slice(1)
    return chosen[name].replace('{fuel}', fuel).replace('{Fuel}', title).replace('{FUEL}', fuel.toUpperCase())
  }
}
