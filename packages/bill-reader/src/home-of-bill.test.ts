import type { BillFacts, UnitRate } from './bill-facts.ts'
import { shippedFigures, annualCost, calendarOfThree } from '@mowatt/tariffs'
import { expect, it } from 'vitest'
import { homeOfBill } from './home-of-bill.ts'

function homeWith(unitRates: UnitRate[]) {
  const facts: BillFacts = {
    isEnergyBill: true,
    documentType: 'energy_bill',
    customerPostcode: 'LS6 2BQ',
    periodFrom: '2026-09-01',
    periodTo: '2026-09-30',
    electricity: { unitRates, standingChargePencePerDay: 50, estimatedAnnualUsageKwh: 2450 },
  }
  return homeOfBill(facts, '2026-10-10', shippedFigures.vatRates)
}

it('makes bands of three registers, and charges the year by what each of them ran', () => {
  const home = homeWith([
    { register: 'peak', pencePerKwh: 40, kwh: 45 },
    { register: 'day', pencePerKwh: 26, kwh: 105 },
    { register: 'night', pencePerKwh: 9, kwh: 100 },
  ])
  const [price] = home.contracts.electricity!.prices
  expect(price?.unitRates).toEqual(calendarOfThree({ peak: 40_000_000, day: 26_000_000, night: 9_000_000 }))
  const { electricity } = annualCost({
    vat: shippedFigures.vatRates,
    contracts: { electricity: { prices: [price!] } },
    usage: { electricity: home.use.electricity!.use },
    from: '2026-10-10',
  })
  const units = electricity!.lines.filter((line) => line.kind === 'unit')
  const kwhOf = (register: string) =>
    units.reduce((sum, { band, wattHours }) => (band === register ? sum + wattHours : sum), 0)
  expect(['peak', 'day', 'night'].map(kwhOf)).toEqual([441_000, 1_029_000, 980_000])
  expect(electricity!.assumptions).toContain('register_hours')
})

it('takes the times of a typical home where a bill does not say how much was used at each of three', () => {
  const home = homeWith([
    { register: 'peak', pencePerKwh: 40 },
    { register: 'day', pencePerKwh: 26 },
    { register: 'night', pencePerKwh: 9 },
  ])
  expect(home.contracts.electricity?.prices[0]?.unitRates).toMatchObject({ rest: 26_000_000, ofRegisters: 'day' })
  expect(home.use.electricity?.use).toEqual({ single: 2_450_000 })
})
