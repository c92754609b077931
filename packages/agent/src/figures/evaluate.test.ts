import { type Fuel, FUELS } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'
import type { Figure, Per } from '../command/command.ts'

const withBill = testWorld({ bill: true })
const withoutBill = testWorld()

// The sample bill: 31 days of October 2026, fixed until 31 March 2027, asked on 15 November 2026. From 1 April 2027 on
// there is 5% VAT on electricity again. All of this is calculated here separately, without the calculator.
const BILL = {
  electricity: { unit: 27.5, standing: 58.1, year: 2900, used: 245 },
  gas: { unit: 8.2, standing: 31.2, year: 10_400, used: 720 },
}
const CAP = { electricity: { unit: 26.32, standing: 54.83 }, gas: { unit: 7.97, standing: 29.68 } }
const TYPICAL = { electricity: 2500, gas: 9500 }
const DAYS_ON_FIX = 137
const DAYS_BEFORE_VAT = 137
const VAT_BACK = { electricity: 1.05, gas: 1 }

type Rates = { unit: number; standing: number }
const over = (days: number, kwh: number, { unit, standing }: Rates) => ((kwh * days) / 365) * unit + days * standing
const dealYear = (fuel: Fuel, kwh = BILL[fuel].year, own: Rates = BILL[fuel]) =>
  over(DAYS_ON_FIX, kwh, own) + VAT_BACK[fuel] * over(365 - DAYS_ON_FIX, kwh, CAP[fuel])
const yearAt = (fuel: Fuel, kwh: number, rates: Rates) =>
  over(DAYS_BEFORE_VAT, kwh, rates) + VAT_BACK[fuel] * over(365 - DAYS_BEFORE_VAT, kwh, rates)
const capYear = (fuel: Fuel, kwh: number) => yearAt(fuel, kwh, CAP[fuel])
const plainYear = (fuel: Fuel) => TYPICAL[fuel] * CAP[fuel].unit + 365 * CAP[fuel].standing
const billCost = (fuel: Fuel) => Math.round(BILL[fuel].used * BILL[fuel].unit) + Math.round(31 * BILL[fuel].standing)

const A_YEAR: Readonly<Record<string, number>> = { day: 365, week: 365 / 7, month: 12, quarter: 4, year: 1 }
const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const
const FUEL_CHOICES = [undefined, ...FUELS]

function pounds(pence: number): string {
  return `£${(Math.round(pence) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** Each fuel is rounded to the penny before they are added. */
function both(of: (fuel: Fuel) => number, fuel: Fuel | undefined): number {
  return fuel ? Math.round(of(fuel)) : FUELS.reduce((sum, each) => sum + Math.round(of(each)), 0)
}

const SCOPE_YEARS = {
  deal: dealYear,
  cap: (fuel: Fuel) => capYear(fuel, BILL[fuel].year),
} as const

const COSTS = FUEL_CHOICES.flatMap((fuel) =>
  PERIODS.flatMap((per) =>
    (['deal', 'cap'] as const).map((of) => ({
      of,
      fuel,
      per,
      expected: pounds(both(SCOPE_YEARS[of], fuel) / (A_YEAR[per] ?? 1)),
    })),
  ),
)

test.for(COSTS)('cost of the $of for $fuel per $per is $expected', ({ of, fuel, per, expected }) => {
  const { text, problems } = askFigure(figure('cost', of, fuel, per), withBill)
  expect(text.split('. ')[0]).toContain(` ${expected} a ${per} `)
  expect(problems).toEqual([])
})

const TYPICAL_COSTS = PERIODS.flatMap((per) => [
  { fuel: undefined, per, expected: pounds(172_300 / (A_YEAR[per] ?? 1)) },
  ...FUELS.map((fuel) => ({
    fuel,
    per,
    expected: pounds(
      (Math.round(TYPICAL[fuel] * CAP[fuel].unit) + Math.round(365 * CAP[fuel].standing)) / (A_YEAR[per] ?? 1),
    ),
  })),
])

test.for(TYPICAL_COSTS)('a typical home pays $expected for $fuel per $per', ({ fuel, per, expected }) => {
  expect(Math.abs(plainYear('gas') - 86_548)).toBeLessThan(1)
  const { text, problems } = askFigure(figure('cost', 'typical', fuel, per), withoutBill)
  expect(text).toContain(` ${expected} a ${per} in a typical home`)
  expect(problems).toEqual([])
})

const BILL_COSTS = FUEL_CHOICES.flatMap((fuel) => [
  { fuel, per: undefined, expected: pounds(both(billCost, fuel)) },
  ...(['day', 'week', 'month', 'quarter'] as const).map((per) => ({
    fuel,
    per,
    expected: pounds(both(billCost, fuel) * (per === 'month' ? 1 : 365 / 31 / (A_YEAR[per] ?? 1))),
  })),
])

test.for(BILL_COSTS)('cost of the bill for $fuel per $per is $expected', ({ fuel, per, expected }) => {
  const { text, problems } = askFigure(figure('cost', 'bill', fuel, per), withBill)
  expect(text).toContain(` ${expected} ${per === undefined ? '' : `a ${per} `}on this bill`)
  expect(problems).toEqual([])
})

const USES = FUELS.flatMap((fuel) =>
  PERIODS.flatMap((per) => [
    { of: 'deal' as const, world: withBill, fuel, per, kwh: BILL[fuel].year / (A_YEAR[per] ?? 1) },
    { of: 'typical' as const, world: withoutBill, fuel, per, kwh: TYPICAL[fuel] / (A_YEAR[per] ?? 1) },
    {
      of: 'bill' as const,
      world: withBill,
      fuel,
      per,
      // October is a month as it is.
      kwh:
        per === 'year'
          ? BILL[fuel].year
          : per === 'month'
            ? BILL[fuel].used
            : (BILL[fuel].used * 365) / 31 / (A_YEAR[per] ?? 1),
    },
  ]),
)

test.for(USES)('use of the $of for $fuel per $per is $kwh kWh', ({ of, world, fuel, per, kwh }) => {
  const { text, problems } = askFigure(figure('use', of, fuel, per), world)
  const decimals = kwh < 10 ? 2 : 1
  const expected = (Math.round(kwh * 10 ** decimals) / 10 ** decimals).toLocaleString('en-GB', {
    maximumFractionDigits: decimals,
  })
  expect(text).toContain(` ${expected} kWh of ${fuel} a ${per}`)
  expect(problems).toEqual([])
})

const STANDING = FUELS.flatMap((fuel) =>
  PERIODS.flatMap((per) =>
    (['bill', 'deal', 'cap'] as const).map((of) => {
      const { standing } = of === 'cap' ? CAP[fuel] : BILL[fuel]
      const year = Math.round(standing * 365)
      return { of, fuel, per, expected: per === 'day' ? `${standing.toFixed(2)}p` : pounds(year / (A_YEAR[per] ?? 1)) }
    }),
  ),
)

test.for(STANDING)('standing charge of the $of for $fuel per $per is $expected', ({ of, fuel, per, expected }) => {
  const { text, problems } = askFigure(figure('standing_charge', of, fuel, per), withBill)
  expect(text).toContain(`the ${fuel} standing charge is ${expected} a ${per}`.replace('the', 'The'))
  expect(problems).toEqual([])
})

test.for([
  ['bill', 'The unit rates are 27.50p per kWh for electricity and 8.20p per kWh for gas on this bill.'],
  ['deal', 'The unit rates are 27.50p per kWh for electricity and 8.20p per kWh for gas on your current deal.'],
  ['cap', 'The unit rates are 26.32p per kWh for electricity and 7.97p per kWh for gas at the price cap'],
  ['typical', 'The unit rates are 26.32p per kWh for electricity and 7.97p per kWh for gas in a typical home'],
] as const)('unit rates of the %s', ([of, expected]) => {
  expect(askFigure(figure('unit_rate', of), withBill).text).toContain(expected)
})

test('rates beside the cap say which is more', () => {
  const { text } = askFigure({ ...figure('unit_rate', 'bill'), against: 'cap' }, withBill)
  expect(text).toContain('For electricity that’s 1.18p more than 26.32p')
  expect(text).toContain('For gas that’s 0.23p more than 7.97p')
})

test('a year beside the cap says which is more', () => {
  const gap = both(dealYear, undefined) - both((fuel) => capYear(fuel, BILL[fuel].year), undefined)
  const { text } = askFigure({ ...figure('cost', 'deal'), against: 'cap' }, withBill)
  expect(text).toContain(`That’s ${pounds(gap)} a year more than `)
})

const LESS = [-50, -25, -10, -1, 1, 10, 100].map((percent) => ({
  percent,
  expected: pounds(
    both((fuel) => dealYear(fuel, Math.round((BILL[fuel].year * 10 * (100 + percent)) / 100) / 10), undefined),
  ),
}))

test.for(LESS)('with $percent% use the year is $expected', ({ percent, expected }) => {
  const command: Figure = { ...figure('cost', 'deal'), suppose: [{ change: 'use', percent }] }
  const { text, problems } = askFigure(command, withBill, { text: `what if it was ${Math.abs(percent)}% other` })
  expect(text).toContain(
    `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} usage, electricity and gas would cost ${expected} a year`,
  )
  expect(problems).toEqual([])
})

test.for([
  [
    'a rate in pence',
    { change: 'unit_rate', fuel: 'electricity', pence: 24 },
    '24p',
    yearAt('electricity', 2900, { unit: 24, standing: 58.1 }),
    dealYear('gas'),
  ],
  [
    'a higher rate',
    { change: 'unit_rate', fuel: 'gas', percent: 20 },
    '20%',
    dealYear('electricity'),
    dealYear('gas', 10_400, { unit: 9.84, standing: 31.2 }),
  ],
  [
    'a standing charge',
    { change: 'standing_charge', fuel: 'electricity', pence: 40 },
    '40p',
    yearAt('electricity', 2900, { unit: 27.5, standing: 40 }),
    dealYear('gas'),
  ],
  [
    'another use',
    { change: 'use', fuel: 'gas', kwh: 8000 },
    '8,000 kWh',
    dealYear('electricity'),
    dealYear('gas', 8000),
  ],
  ['no gas', { change: 'without_fuel', fuel: 'gas' }, '', dealYear('electricity'), 0],
  [
    'a car',
    { change: 'miles', miles: 7000, per: 'year' },
    '7,000 miles',
    dealYear('electricity', 4900),
    dealYear('gas'),
  ],
  ['a heat pump', { change: 'heat_pump' }, '', dealYear('electricity', 2900 + 3120), 0],
] as const)('%s is supposed', ([, change, text, electricity, gas]) => {
  const expected = pounds(Math.round(electricity) + Math.round(gas))
  const asked = askFigure({ ...figure('cost', 'deal'), suppose: [change] }, withBill, { text })
  const where = 'pence' in change ? '' : ' on your current deal'
  expect(asked.text).toContain(` ${expected} a year${where}.`)
  expect(asked.problems).toEqual([])
})

test('a supposition whose figure nobody said changes nothing', () => {
  const { text } = askFigure({ ...figure('cost', 'deal'), suppose: [{ change: 'use', percent: -10 }] }, withBill, {
    text: 'hello',
  })
  expect(text).toContain(`cost ${pounds(both(dealYear, undefined))} a year`)
  expect(text).not.toContain('less usage')
})

test('rates and use that were told give the year, and what was never said does not', () => {
  const own = { kwh: { electricity: 3000 }, rates: { electricity: { unitPence: 25, standingPence: 50 } } }
  const told = askFigure(figure('cost', 'deal'), withoutBill, { text: '3000 kWh at 25p and 50p a day', own })
  const year = over(137, 3000, { unit: 25, standing: 50 }) + 1.05 * over(228, 3000, { unit: 25, standing: 50 })
  expect(told.text).toContain(`Electricity costs ${pounds(year)} a year at the rates you told me.`)
  expect(told.problems).toEqual([])
  expect(askFigure(figure('cost', 'deal'), withoutBill, { text: 'hello', own }).text).not.toContain('£')
})

test.for([
  ['Manchester', 26.13, 47.61, 7.24, 29.17],
  ['Reading', 26.42, 49.7, 7.53, 28.53],
  ['Leeds', 25.3, 64.38, 7.27, 29.12],
] as const)('the cap in %s', ([place, unit, standing, gasUnit, gasStanding]) => {
  const rates = askFigure(figure('unit_rate', 'place'), withoutBill, { text: `and in ${place}` })
  expect(rates.text).toContain(`${unit.toFixed(2)}p per kWh for electricity and ${gasUnit.toFixed(2)}p per kWh for gas`)
  const charge = askFigure(figure('standing_charge', 'place'), withoutBill, { text: `and in ${place}` })
  expect(charge.text).toContain(
    `${standing.toFixed(2)}p a day for electricity and ${gasStanding.toFixed(2)}p a day for gas`,
  )
  expect([...rates.problems, ...charge.problems]).toEqual([])
})

test.for(['cost', 'use', 'saving', 'payment', 'share', 'total', 'balance'] as const)(
  'without a bill %s asks for one thing',
  (measure) => {
    const { text, statements } = askFigure(figure(measure, 'deal'), withoutBill)
    expect(text).not.toMatch(/\d/)
    expect(statements.filter(({ role }) => role === 'ask')).toHaveLength(1)
  },
)

function figure(measure: Figure['measure'], of: Figure['of'], fuel?: Fuel, per?: Per): Figure {
  return { do: 'figure', measure, of, ...(fuel && { fuel }), ...(per && { per }) }
}
