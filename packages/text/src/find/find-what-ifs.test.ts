import { expect, test } from 'vitest'
import { parseChange, printChange } from '../values/change-text.ts'
import { findWhatIfs } from './find-what-ifs.ts'

const changes = (text: string) => text.split(' ').flatMap((each) => parseChange(each) ?? [])
const printed = (text: string, before = '') => findWhatIfs(text, changes(before)).map(printChange).join(' ')

test.for([
  ['what if I charged the car at night', 'car'],
  ['and with 8,000 miles?', 'car=8000'],
  ['and with 10 miles a day?', 'car miles=10/day'],
  ['say 200 miles a week', 'car miles=200/week'],
  ['six loads of washing a week', 'washing=6'],
  ['a heat pump and a 9.5 kWh battery', 'heatPump battery=9.5'],
  ['4 kWp of panels', 'panels=4'],
  ['work from home three days a week', 'homeDays=3'],
  ['my wife works from home every day', 'homeDays=5'],
  ['two degrees less', 'degrees=2'],
  ['panels without a battery', 'panels'],
  ['panels, but we can’t sell anything', 'panels export=0p'],
  ['what about 15p for what we export', 'export=15p'],
  ['solar where I sell what I don’t use', 'panels'],
  ['the house at 18 instead of 20', 'degrees=2'],
  ['the heating from 22 to 19', 'degrees=3'],
  ['set it to 18 at home, it’s at 21 now', 'degrees=3'],
  ['the living room at 19c rather than 20c', 'degrees=1'],
  ['the rooms at 16 instead of 23', 'degrees=5'],
  ['the thermostat down a degree', 'degrees=1'],
  ['the thermostat down by 1C', 'degrees=1'],
  ['the heating up two degrees', ''],
  ['the house at 22 instead of 20', ''],
  ['the house from 18 to 20', ''],
  ['a home with 18 panels instead of 20', 'panels'],
  ['a fix of 18 months at home instead of 24', ''],
  ['a unit rate of 24 at home instead of 27', ''],
  ['what does it cost', ''],
] as const)('%s', ([text, found]) => {
  expect(printed(text)).toBe(found)
})

test.for([
  ['and 5 days?', 'homeDays=3', 'homeDays=5'],
  ['and 9 days?', 'homeDays=3', ''],
  ['and a 13.5 kwh one?', 'panels=4 battery=5', 'battery=13.5'],
  ['what about 3', 'degrees=2', 'degrees=3'],
  ['and a big one?', 'battery', ''],
  ['6 kwp', 'panels export=0p', 'panels=6'],
  ['and 3?', 'heatPump', ''],
  ['and 3?', '', ''],
] as const)('%s after %s', ([text, before, found]) => {
  expect(printed(text, before)).toBe(found)
})

test.for([
  ['and 30%?', 'gas.use-10%', 'gas.use-30%'],
  ['and 30% more', 'gas.use-10%', 'gas.use+30%'],
  ['and 8 percent?', 'unit_rate+5%', 'unit_rate+8%'],
  ['and 30%?', 'people=3', ''],
] as const)('%s after %s', ([text, before, found]) => {
  expect(printed(text, before)).toBe(found)
})
