import { expect, test } from 'vitest'
import { findWhatIfs } from './find-what-ifs.ts'

test.for([
  ['what if I charged the car at night', [{ what: 'car' }]],
  ['and with 8,000 miles?', [{ what: 'car', amount: 8000 }]],
  ['six loads of washing a week', [{ what: 'washing', amount: 6 }]],
  ['a heat pump and a 9.5 kWh battery', [{ what: 'heatPump' }, { what: 'battery', amount: 9.5 }]],
  ['4 kWp of panels', [{ what: 'panels', amount: 4 }]],
  ['work from home three days a week', [{ what: 'homeDays', amount: 3 }]],
  ['two degrees less', [{ what: 'degrees', amount: 2 }]],
  ['panels without a battery', [{ what: 'panels' }]],
  ['what does it cost', []],
] as const)('%s', ([text, found]) => {
  expect(findWhatIfs(text)).toEqual(found)
})
