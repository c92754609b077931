import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { micro } from '../money/micro-pence.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { Price } from '../tariff/price.ts'
import { annualCost } from './annual-cost.ts'
import { sayCostLine } from './cost-line.ts'
import { sayWorking } from './say-working.ts'

function price(from: string, unit: string, standing: string, includesVatBasisPoints = 500): Price {
  return { from, unitRates: { single: micro(unit) }, standingMicroPencePerDay: micro(standing), includesVatBasisPoints }
}

const TEN_PENCE: FuelContract = { prices: [price('2025-01-01', '10', '0')] }
const ONE_THOUSAND_KWH = { single: 1_000_000 }

describe('a year of gas', () => {
  it('is use times rate and days times standing charge', () => {
    const gas = { prices: [price('2025-01-01', '6.29', '34.03')] }
    const { pence, gas: working } = annualCost({
      vat: shippedFigures.vatRates,
      contracts: { gas },
      usage: { gas: { single: 11_500_000 } },
      from: '2025-11-01',
    })
    expect(pence).toBe(Math.round(11_500 * 6.29 + 365 * 34.03))
    expect(working?.lines.map(sayCostLine)).toEqual([
      '1 November 2025 to 31 October 2026, with 5% VAT: 11,500 kWh x 6.29p = £723.35',
      '1 November 2025 to 31 October 2026, with 5% VAT: 365 days x 34.03p a day = £124.21',
    ])
  })

  it('has 365 days in a leap year too', () => {
    const { days, gas } = annualCost({
      vat: shippedFigures.vatRates,
      contracts: { gas: TEN_PENCE },
      usage: { gas: ONE_THOUSAND_KWH },
      from: '2027-06-01',
    })
    expect(days).toBe(365)
    expect(gas?.lines.at(-1)?.to).toBe('2028-05-30')
  })
})

describe('VAT', () => {
  it('leaves electricity on 1 October 2026 and returns on 1 April 2027', () => {
    const contracts = { electricity: { prices: [price('2026-01-01', '10', '0', 0)] } }
    const cost = annualCost({
      vat: shippedFigures.vatRates,
      contracts,
      usage: { electricity: { single: 3_650_000 } },
      from: '2026-09-01',
    })
    const units = cost.electricity?.lines.filter(({ kind }) => kind === 'unit')
    expect(units?.map(({ from, to, pence }) => [from, to, pence])).toEqual([
      ['2026-09-01', '2026-09-30', 3150],
      ['2026-10-01', '2027-03-31', 18_200],
      ['2027-04-01', '2027-08-31', 16_065],
    ])
  })

  it('inside a rate is taken out before the VAT of the day is put in', () => {
    const withVat = { electricity: { prices: [price('2025-01-01', '10.5', '42')] } }
    const without = { electricity: { prices: [price('2025-01-01', '10', '40', 0)] } }
    const both = [withVat, without].map((contracts) =>
      annualCost({
        vat: shippedFigures.vatRates,
        contracts,
        usage: { electricity: ONE_THOUSAND_KWH },
        from: '2026-12-01',
      }),
    )
    expect(both[0]?.pence).toBe(both[1]?.pence)
    expect(both[0]?.electricity?.lines[0]).toMatchObject({ rateMicroPence: micro('10'), vatBasisPoints: 0 })
  })

  it('stays on gas through the winter', () => {
    const contracts = { gas: { prices: [price('2025-01-01', '10', '0', 0)] } }
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts, usage: { gas: ONE_THOUSAND_KWH }, from: '2026-11-15' })
        .pence,
    ).toBe(10_500)
  })
})

describe('a fixed term that ends inside the year', () => {
  const usage = { gas: { single: 365_000 } }

  it('with ten days left is ten days fixed and 355 days variable', () => {
    const gas = {
      prices: [price('2025-01-01', '10', '0')],
      endsOn: '2025-01-10',
      thenPrices: [price('2025-01-01', '20', '0')],
    }
    const cost = annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' })
    expect(cost.pence).toBe(10 * 10 + 355 * 20)
    expect(cost.gas?.lines.filter(({ kind }) => kind === 'unit').map(({ days, leg }) => [days, leg])).toEqual([
      [10, 'contract'],
      [355, 'after'],
    ])
    expect(cost.assumptions).toEqual(['variable_rates_stay'])
  })

  it('today is one day fixed', () => {
    const gas = {
      prices: [price('2025-01-01', '10', '0')],
      endsOn: '2025-01-01',
      thenPrices: [price('2025-01-01', '20', '0')],
    }
    expect(annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' }).pence).toBe(
      10 + 364 * 20,
    )
  })

  it('without known variable rates keeps its rates and says so', () => {
    const gas = { prices: [price('2025-01-01', '10', '0')], endsOn: '2025-01-10' }
    const cost = annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' })
    expect(cost.pence).toBe(3650)
    expect(cost.assumptions).toEqual(['after_end_unknown'])
  })

  it('of which nobody knows the end says so too', () => {
    const gas = { prices: [price('2025-01-01', '10', '0')], endIsUnknown: true }
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' }).assumptions,
    ).toEqual(['end_unknown'])
  })

  it('takes its discounts with it', () => {
    const gas = {
      prices: [price('2025-01-01', '10', '0')],
      endsOn: '2025-03-14',
      thenPrices: [price('2025-01-01', '10', '0')],
      discounts: [{ name: 'Paperless', pencePerYear: 3650 }],
    }
    expect(annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' }).pence).toBe(
      3650 - 73 * 10,
    )
  })
})

it('follows price changes that are announced', () => {
  const gas = { prices: [price('2025-01-01', '10', '0'), price('2025-07-01', '12', '0')] }
  const cost = annualCost({
    vat: shippedFigures.vatRates,
    contracts: { gas },
    usage: { gas: { single: 365_000 } },
    from: '2025-01-01',
  })
  expect(cost.pence).toBe(181 * 10 + 184 * 12)
})

describe('registers', () => {
  const electricity = {
    prices: [{ ...price('2025-01-01', '0', '0'), unitRates: { day: micro('30'), night: micro('15') } }],
  }

  it('are each charged at their own rate', () => {
    const usage = { electricity: { day: 580_000, night: 420_000 } }
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts: { electricity }, usage, from: '2025-01-01' }).pence,
    ).toBe(580 * 30 + 420 * 15)
  })

  it('meet a single rate as one', () => {
    const usage = { electricity: { day: 580_000, night: 420_000 } }
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts: { electricity: TEN_PENCE }, usage, from: '2025-01-01' })
        .pence,
    ).toBe(10_000)
  })

  it('split a single figure by the share at night, and say that it is an estimate', () => {
    const usage = { electricity: { single: 1_000_000, nightBasisPoints: 4200 } }
    const cost = annualCost({ vat: shippedFigures.vatRates, contracts: { electricity }, usage, from: '2025-01-01' })
    expect(cost.pence).toBe(580 * 30 + 420 * 15)
    expect(cost.assumptions).toContain('night_share')
  })

  it('take Ofgem’s share for Economy 7 when the bill does not say, and say so', () => {
    const usage = { electricity: ONE_THOUSAND_KWH }
    const cost = annualCost({ vat: shippedFigures.vatRates, contracts: { electricity }, usage, from: '2025-01-01' })
    expect(cost.pence).toBe(580 * 30 + 420 * 15)
    expect(cost.assumptions).toContain('night_share_unknown')
    expect(cost.assumptions).not.toContain('night_share')
  })
})

describe('discounts', () => {
  it('by the year, by the unit and for both fuels are lines of their own', () => {
    const contracts = {
      electricity: {
        ...TEN_PENCE,
        discounts: [
          { name: 'Paperless', pencePerYear: 500 },
          { name: 'Online', basisPointsOffUnits: 200 },
        ],
      },
      gas: TEN_PENCE,
      dualFuelDiscounts: [{ name: 'Both fuels', pencePerYear: 2000 }],
    }
    const usage = { electricity: ONE_THOUSAND_KWH, gas: ONE_THOUSAND_KWH }
    const cost = annualCost({ vat: shippedFigures.vatRates, contracts, usage, from: '2025-01-01' })
    expect(cost.pence).toBe(10_000 - 500 - 200 + 10_000 - 2000)
    expect(cost.electricity?.lines.at(-1)).toMatchObject({ kind: 'discount', name: 'Online', pence: -200 })
    expect(cost.dualFuel).toEqual([{ name: 'Both fuels', pence: -2000 }])
    expect(sayWorking(cost)).toMatchObject({
      parts: [
        { title: 'Electricity', total: '£93.00' },
        { title: 'Gas', total: '£100.00' },
        { title: 'Dual fuel discount: Both fuels', total: '-£20.00' },
      ],
      total: '£173.00',
    })
    expect(sayWorking(cost).parts[0]?.lines.at(-1)).toBe('1 January 2025 to 31 December 2025: Online -£2.00')
  })

  it('for both fuels need both', () => {
    const contracts = { gas: TEN_PENCE, dualFuelDiscounts: [{ name: 'Both fuels', pencePerYear: 2000 }] }
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts, usage: { gas: ONE_THOUSAND_KWH }, from: '2025-01-01' })
        .pence,
    ).toBe(10_000)
  })
})

describe('the sum', () => {
  const electricity = { prices: [price('2025-01-01', '26.3517', '53.6833')] }
  const gas = { prices: [price('2025-01-01', '6.2917', '34.0333')] }
  const usage = { electricity: { single: 2_713_337 }, gas: { single: 11_513_331 } }
  const from = '2026-11-15'

  it('of two fuels is exactly one and the other', () => {
    const both = annualCost({ vat: shippedFigures.vatRates, contracts: { electricity, gas }, usage, from }).pence
    const one = annualCost({ vat: shippedFigures.vatRates, contracts: { electricity }, usage, from }).pence
    const other = annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from }).pence
    expect(both).toBe(one + other)
  })

  it('never falls when more is used', () => {
    let before = 0
    for (let single = 0; single < 400_000; single += 997) {
      const { pence } = annualCost({
        vat: shippedFigures.vatRates,
        contracts: { electricity },
        usage: { electricity: { single } },
        from,
      })
      expect(pence).toBeGreaterThanOrEqual(before)
      before = pence
    }
  })

  it('of the parts of a year is the year, give or take the rounding', () => {
    const whole = annualCost({ vat: shippedFigures.vatRates, contracts: { electricity, gas }, usage, from }).pence
    const first = annualCost({
      vat: shippedFigures.vatRates,
      contracts: { electricity, gas },
      usage,
      from,
      days: 100,
    }).pence
    const rest = annualCost({
      vat: shippedFigures.vatRates,
      contracts: { electricity, gas },
      usage,
      from: '2027-02-23',
      days: 265,
    }).pence
    expect(Math.abs(first + rest - whole)).toBeLessThanOrEqual(2)
  })

  it('takes the first price for the days before it, and says so', () => {
    const early = annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2024-12-01' })
    expect(early.pence).toBe(
      annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' }).pence,
    )
    expect(early.assumptions).toContain('earlier_rates_unknown')
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts: { gas }, usage, from: '2025-01-01' }).assumptions,
    ).not.toContain('earlier_rates_unknown')
  })

  it('takes the first variable price for the days between a fixed term and it, and says so', () => {
    const fixed = { prices: [price('2025-01-01', '10', '0')], endsOn: '2026-12-20' }
    const gas = { ...fixed, thenPrices: [price('2027-01-01', '20', '0')] }
    const cost = annualCost({
      vat: shippedFigures.vatRates,
      contracts: { gas },
      usage: { gas: { single: 3_650_000 } },
      from: '2026-12-01',
    })
    expect(cost.pence).toBe(20 * 100 + 345 * 200)
    expect(cost.assumptions).toContain('earlier_rates_unknown')
  })

  it('leaves out a fuel whose prices nobody knows, as it does one without a contract', () => {
    expect(
      annualCost({ vat: shippedFigures.vatRates, contracts: { gas: { prices: [] }, electricity }, usage, from }),
    ).toEqual(annualCost({ vat: shippedFigures.vatRates, contracts: { electricity }, usage, from }))
  })

  it.each([{ single: -1 }, { day: 10, night: -1 }, { single: Number.NaN }, { single: 0.5 }])(
    'refuses %j as use',
    (electric) => {
      const contracts = { electricity, gas }
      expect(() =>
        annualCost({ vat: shippedFigures.vatRates, contracts, usage: { electricity: electric }, from }),
      ).toThrow(/not a year’s use/)
    },
  )
})
