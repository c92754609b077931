import { expect, test } from 'vitest'
import { moments, planKills, planOneOfEach } from './kill-plan.ts'

test('every moment comes before any comes again', () => {
  const round = planKills(moments.length, 1).map(({ moment }) => moment)
  expect(round.toSorted()).toEqual(moments.toSorted())
})

test('the short form has each kind of act once, and kills everybody', () => {
  const kills = planOneOfEach(1)
  expect(kills).toHaveLength(5)
  expect(new Set(kills.map(({ victim }) => victim))).toEqual(new Set(['server', 'database', 'both']))
})
