import { expect, it } from 'vitest'
import { AS_NOW } from '@mowatt/tariffs'
import { fixFields, kwhOf, penceOf, RATE_FIELDS, readChoices, readWhatIfs, withTyped } from './home-choices.ts'

it('takes what most homes have where the address says nothing', () => {
  expect(readChoices(new URLSearchParams())).toEqual({
    region: 'C',
    size: 'medium',
    heating: 'gas',
    hasCar: false,
    hasSmartMeter: true,
  })
})

it('reads what a form sent, where no tick means none', () => {
  const query = new URLSearchParams('region=P&size=large&heating=heat_pump&car=yes&electricity=4,100&gas=')
  expect(readChoices(query)).toEqual({
    region: 'P',
    size: 'large',
    heating: 'heat_pump',
    hasCar: true,
    hasSmartMeter: false,
    electricityKwh: 4100,
  })
})

it('ignores what nobody can have', () => {
  const query = new URLSearchParams('region=Z&size=huge&heating=lava&electricity=-4&gas=999999')
  expect(readChoices(query)).toMatchObject({ region: 'C', size: 'medium', heating: 'gas' })
  expect([kwhOf('0', 10), kwhOf('1e3', 5000), kwhOf('60001', 60_000), kwhOf('60000', 60_000)]).toEqual([
    undefined,
    undefined,
    undefined,
    60_000,
  ])
})

it('reads the rates that somebody pays, and leaves out what can’t be one', () => {
  const query = new URLSearchParams('unit=27.5&night=&standing=54.75p&gas-unit=6,1&gas-standing=201')
  expect(readChoices(query).rates).toEqual({ electricity: { unitPence: 27.5, standingPence: 54.75 } })
  expect(['0', '200', '200.1', '-3', '1e2', ' 7 p '].map(penceOf)).toEqual([
    undefined,
    200,
    undefined,
    undefined,
    undefined,
    7,
  ])
})

it('forgets a rate that is emptied again', () => {
  const [unit, , standing] = RATE_FIELDS
  const typed = withTyped(withTyped({}, unit, 27.5), standing, 50)
  expect(typed).toEqual({ electricity: { unitPence: 27.5, standingPence: 50 } })
  expect(withTyped(typed, standing, undefined)).toEqual({ electricity: { unitPence: 27.5 } })
  expect(withTyped(withTyped(typed, standing, undefined), unit, undefined)).toEqual({})
})

it('reads what a link supposes, as far as the sliders go', () => {
  const query = new URLSearchParams('if-car=8000&if-battery=500&if-panels=-3&if-degrees=x&if-cheapHours=never')
  expect(readWhatIfs(query)).toEqual({ ...AS_NOW, car: 8000, battery: 15 })
  expect(readWhatIfs(new URLSearchParams())).toEqual(AS_NOW)
})

it('reads when a fix ends, and sends it along', () => {
  const query = 'ends=2027-03-31&fee=5000&gas-ends=2027-02-30&gas-fee=99'
  const read = readChoices(new URLSearchParams(query))
  expect(read.fix).toEqual({ electricity: { endsOn: '2027-03-31', exitFeePence: 5000 } })
  expect(fixFields(read)).toEqual([
    { name: 'ends', value: '2027-03-31' },
    { name: 'fee', value: '5000' },
  ])
  expect(readChoices(new URLSearchParams('ends=2027-03-31&fee=lots')).fix).toEqual({
    electricity: { endsOn: '2027-03-31' },
  })
})

it('reads the terms of a link, within what the sliders allow', () => {
  const read = (query: string) => {
    const { exportPence, details } = readWhatIfs(new URLSearchParams(query))
    return [exportPence, details.cop]
  }
  expect(read('if-exportPence=0&if-cop=3.5')).toEqual([0, 3.5])
  expect(read('if-exportPence=99&if-cop=9')).toEqual([30, 5])
  expect(read('if-exportPence=-1&if-cop=lots')).toEqual([AS_NOW.exportPence, undefined])
})
