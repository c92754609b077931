import { expect, it } from 'vitest'
import { movingPlan } from './moving-home.ts'
import { sayMovingStep } from './say-moving-step.ts'

it('counts every step from the day of the move', () => {
  const plan = movingPlan('2026-12-03', '2026-12-01')
  expect(plan.map(({ what, on }) => [on, what])).toEqual([
    ['2026-11-19', 'find_supplier'],
    ['2026-12-01', 'tell_supplier'],
    ['2026-12-03', 'read_old_meters'],
    ['2026-12-03', 'read_new_meters'],
    ['2026-12-04', 'register'],
    ['2026-12-10', 'compare'],
    ['2027-01-14', 'final_bill'],
  ])
  expect(plan.filter(({ isPast }) => isPast).map(({ what }) => what)).toEqual(['find_supplier'])
})

it('asks nobody who has moved for what only goes beforehand', () => {
  const said = (hasMoved: boolean) =>
    movingPlan('2026-12-03', '2026-12-10').map(({ what }) => Object.values(sayMovingStep(what, hasMoved)).join(' '))
  expect(said(false).filter((text) => /beforehand|leaving/.test(text))).toHaveLength(1)
  expect(said(true).filter((text) => /beforehand|leaving|Read the meters in your old/.test(text))).toEqual([])
  expect(said(true)[1]).toMatch(/^Tell your old supplier you’ve left/)
})
