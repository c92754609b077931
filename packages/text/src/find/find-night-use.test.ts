import { expect, test } from 'vitest'
import { findNightUse } from './find-night-use.ts'

test.for([
  'economy 7, 1800 day and 3200 night',
  'day 1,800 night 3,200',
  'night 3200 and 1800 day kwh',
  '3200 kwh at night and 1800 in the day',
])('"%s" is a use on two rates', (said) => {
  expect(findNightUse(said)).toEqual({ kwh: { electricity: 5000 }, nightPercent: 64, meter: 'day_night' })
})

test.for(['i pay 14p day and 9p night', 'out all day and home at night', 'about 3200 a year, day and night'])(
  '"%s" is none',
  (said) => {
    expect(findNightUse(said)).toBeUndefined()
  },
)
