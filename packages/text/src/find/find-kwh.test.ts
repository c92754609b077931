import { expect, test } from 'vitest'
import { findKwh } from './find-kwh.ts'

test.for<[string, ReturnType<typeof findKwh>]>([
  ['200 kWh electricity and 800 kWh gas a month', { electricity: 2400, gas: 9600 }],
  ['250 kWh a month electric and 900 gas', { electricity: 3000, gas: 10_800 }],
  ['250 electric and 900 kWh gas a month', { electricity: 3000, gas: 10_800 }],
  ['each quarter: 700 kWh of electricity per quarter, 2500 kWh of gas', { electricity: 2800, gas: 10_000 }],
  ['2700 kWh of electricity a year and 800 kWh of gas a month', { electricity: 2700, gas: 9600 }],
  ['2700 kWh electricity a year. Last winter I used 900 kWh gas a month', { electricity: 2700, gas: 10_800 }],
  ['SW9 8JR 2700 kwh electric 9000 kwh gas, standard variable, compare', { electricity: 2700, gas: 9000 }],
  ['electric 2700 kwh gas 9000 kwh', { electricity: 2700, gas: 9000 }],
  ['Ofgem’s average home uses 2700 kWh', {}],
  ['is 245 kwh a lot for october', {}],
  ['we used 245 kwh in october', {}],
  ['the average household uses 2,700 kWh of electricity', {}],
])('%s', ([text, use]) => {
  expect(findKwh(text)).toEqual(use)
})
