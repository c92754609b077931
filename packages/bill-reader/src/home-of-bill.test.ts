import type { BillFacts, UnitRate } from './bill-facts.ts'
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
  return homeOfBill(facts, '2026-10-10')
}

it('takes the peak of three rates for part of the day, at what a kWh cost on average', () => {
  const home = homeWith([
    { register: 'peak', pencePerKwh: 40, kwh: 45 },
    { register: 'day', pencePerKwh: 26, kwh: 105 },
    { register: 'night', pencePerKwh: 9, kwh: 100 },
  ])
  expect(home.contracts.electricity?.prices[0]?.unitRates).toEqual({ day: 30_200_000, night: 9_000_000 })
  expect(home.use.electricity?.use).toEqual({ day: 1_470_000, night: 980_000 })
})

it('asks for the rates where a bill does not say how much was used at each of three', () => {
  const home = homeWith([
    { register: 'peak', pencePerKwh: 40 },
    { register: 'day', pencePerKwh: 26 },
    { register: 'night', pencePerKwh: 9 },
  ])
  expect(home.missing).toContainEqual({ fact: 'rates', fuel: 'electricity' })
})
