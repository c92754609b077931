import type { Switch } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { switchDays } from './switch-days.ts'

const about = { tariff: { supplier: 'Hedgerow Energy' }, cooling_off_ends_on: null, expected_on: null } as Switch

test('a switch that nobody has accepted has no days yet', () => {
  expect(switchDays(about)).toEqual([])
})

test('the last day to cancel, the move, and the final bill six weeks after it', () => {
  const days = switchDays({ ...about, cooling_off_ends_on: '2026-12-01', expected_on: '2026-12-08' })
  expect(days.map(({ on }) => on)).toEqual(['2026-12-01', '2026-12-08', '2027-01-19'])
  expect(days[1]!.title).toContain('Hedgerow Energy')
})
