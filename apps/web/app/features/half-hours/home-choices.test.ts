import { expect, it } from 'vitest'
import { kwhOf, readChoices } from './home-choices.ts'

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
