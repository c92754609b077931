import { expect, test } from 'vitest'
import { elsewhereOf, isElsewhere } from './is-elsewhere.ts'

test.each([
  'my old flat was £90 a month',
  'in my last place i paid £120 a month',
  'my previous house in RG1 1AA used 3000 kwh',
  'at work we pay 31p a unit',
  'the office bill is £300 a month',
  'the shop i run uses 12000 kwh a year',
  'our holiday cottage in Wales uses 4000 kwh a year',
  'the caravan uses 1200 kwh a year',
  'i rent out a flat in M1 1AA on £80 a month',
  'the house we used to live in cost £200 a month',
])('isn’t their home: %s', (text) => {
  expect(isElsewhere(text)).toBe(true)
})

test.each([
  'i pay £140 a month',
  'we live in a caravan and it uses 1200 kwh a year',
  'my flat uses 2000 kwh a year',
  'our new place is in RG1 1AA',
  'i work from home and use 4000 kwh',
  'the house uses 3,000 kWh a year',
])('is their home: %s', (text) => {
  expect(isElsewhere(text)).toBe(false)
})

test('what follows is of the same place until they speak of themselves', () => {
  expect(elsewhereOf(['my old flat was in RG1 1AA,', 'it used 3,000 kWh,', 'now we pay £140 a month'])).toEqual([
    true,
    true,
    false,
  ])
})
