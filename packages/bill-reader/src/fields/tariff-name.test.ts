import { expect, it } from 'vitest'
import { isTimeOrReading, mendedName } from './tariff-name.ts'

it.each(['Meter E10A10798', 'Reading on 1st May', 'readings 41250', '42548 Smart'])('takes %s for no name', (text) => {
  expect(isTimeOrReading(text)).toBe(true)
})

it.each(['Reading Rooms Saver', 'Sunrise Fixed 24', 'Metered Green', 'One Year Fixed Issue 9'])(
  'lets %s be one',
  (text) => {
    expect(isTimeOrReading(text)).toBe(false)
  },
)

it.each([
  ['Import: Sundial Fix 2027', 'Sundial Fix 2027'],
  ['Electricity: Harbour Flex', 'Harbour Flex'],
  ['Electricity Saver 12', 'Electricity Saver 12'],
])('%s is called %s', (printed, name) => {
  expect(mendedName(printed)).toBe(name)
})
