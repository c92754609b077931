import { expect, it } from 'vitest'
import { emptyDays } from '../half-hours/half-hours.ts'
import { exportPence } from './export-pence.ts'

it('pays for each half hour by its time, without VAT', () => {
  const exported = emptyDays('2025-11-18', 365)
  // 01:00 and 13:00 on the first day.
  exported.wattHours[2] = 1000
  exported.wattHours[26] = 3000
  expect(exportPence(exported, { single: 15_000_000 })).toBe(60)
  const peak = { rest: 10_000_000, bands: [{ name: 'Noon', rate: 20_500_000, from: '12:00', to: '14:00' }] }
  expect(exportPence(exported, peak)).toBe(72)
  expect(exportPence(exported, { firstHalfHour: exported.from + 26, published: [30_000_000] })).toBe(120)
})
