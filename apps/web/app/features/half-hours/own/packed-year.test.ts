import { emptyDays, ORIGINS } from '@mowatt/tariffs'
import { expect, it } from 'vitest'
import { openKept, packLastYear } from './packed-year.ts'

it('keeps the last year of a file, and gives it back as a file would', () => {
  const halfHours = emptyDays('2025-01-01', 600)
  halfHours.wattHours.forEach((_, index) => (halfHours.wattHours[index] = index % 1000))
  halfHours.origins.fill(ORIGINS.metered)
  halfHours.origins[halfHours.origins.length - 1] = ORIGINS.gap
  const kept = packLastYear({ halfHours, firstDay: '2025-01-01', lastDay: '2026-08-23' })
  expect(kept.packed).toHaveLength(365 * 48 * 2)
  const opened = openKept(kept)
  expect(opened).toMatchObject({ kind: 'read', read: { count: 365 * 48 - 1, from: '2025-08-24', to: '2026-08-23' } })
  const first = kept.firstHalfHour - halfHours.from
  expect(opened).toHaveProperty('own.halfHours.wattHours.10', (first + 10) % 1000)
})

it('says so where what was kept is broken', () => {
  expect(openKept({ firstHalfHour: 990_000, packed: Uint8Array.of(1, 2, 3) }).kind).toBe('refused')
})
