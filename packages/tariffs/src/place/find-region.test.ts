import { describe, expect, it } from 'vitest'
import { postcodeAreas } from '../data/postcode-areas.ts'
import { regions } from '../data/regions.ts'
import { findRegion, regionOfMpan, regionOfPostcode } from './find-region.ts'
import { REGION_LETTERS, regionOf } from './region.ts'

const LONDON = '1200023455565'

describe('the regions', () => {
  it('are fourteen, in the order of their letters, without I and O', () => {
    expect(regions.map(({ letter }) => letter)).toEqual([...REGION_LETTERS])
    expect(REGION_LETTERS).toHaveLength(14)
  })

  it('have the distributors of the industry, which run in another order', () => {
    expect(Object.fromEntries(regions.map(({ distributorId, letter }) => [distributorId, letter]))).toEqual({
      10: 'A',
      11: 'B',
      12: 'C',
      13: 'D',
      14: 'E',
      15: 'F',
      16: 'G',
      17: 'P',
      18: 'N',
      19: 'J',
      20: 'H',
      21: 'K',
      22: 'L',
      23: 'M',
    })
  })

  it('call K South Wales and L the South West', () => {
    expect(regionOf('K').name).toBe('South Wales')
    expect(regionOf('L').name).toBe('South West England')
  })
})

describe('a postcode', () => {
  it.each([
    ['SW1A 1AA', 'C'],
    ['CF10 1EP', 'K'],
    ['EX1 1AA', 'L'],
    ['EH1 1YZ', 'N'],
    ['IV1 1AA', 'P'],
    ['NE1', 'F'],
  ])('%s is in region %s', (postcode, letter) => {
    expect(regionOfPostcode(postcode)).toEqual({ kind: 'region', letter, by: 'postcode' })
  })

  it.each([
    ['OX1 1AA', ['H', 'E', 'B', 'A']],
    ['SY1 1AA', ['E', 'D', 'K']],
    ['N1C 4AG', ['A', 'C']],
  ])('%s straddles: one of %s', (postcode, letters) => {
    expect(regionOfPostcode(postcode)).toMatchObject({ kind: 'unsure', letters })
  })

  it.each([
    ['BT1 1AA', 'Northern Ireland'],
    ['IM1 1AA', 'the Isle of Man'],
    ['JE2 3AB', 'Jersey'],
    ['GY1 1AA', 'Guernsey'],
  ])('%s is refused kindly', (postcode, place) => {
    const finding = regionOfPostcode(postcode)
    expect(finding).toMatchObject({ kind: 'outside', place })
    expect(finding).toHaveProperty('message', expect.stringContaining('We cover England, Scotland and Wales.'))
  })

  it('of an area that no table knows could be anywhere', () => {
    expect(regionOfPostcode('BX1 1LT')).toMatchObject({ kind: 'unsure', letters: REGION_LETTERS })
  })

  it('that is none says what one looks like', () => {
    expect(regionOfPostcode('hello')).toMatchObject({ kind: 'unreadable' })
  })

  it('table holds 120 areas of Great Britain, 46 of them straddling', () => {
    const all = Object.values(postcodeAreas)
    expect(all).toHaveLength(120)
    expect(all.filter((letters) => letters.length > 1)).toHaveLength(46)
  })
})

describe('a supply number', () => {
  it('names the region of its network', () => {
    expect(regionOfMpan('1312345678907')).toEqual({ kind: 'region', letter: 'D', by: 'supply number' })
  })

  it('of an independent network names none', () => {
    expect(regionOfMpan('2499999999991')).toMatchObject({ kind: 'unsure', letters: REGION_LETTERS })
  })

  it('settles a straddling postcode', () => {
    expect(findRegion({ postcode: 'N1C 4AG', mpan: LONDON })).toMatchObject({ kind: 'region', letter: 'C' })
  })

  it('of an independent network leaves it to the postcode', () => {
    expect(findRegion({ postcode: 'SW1A 1AA', mpan: '2499999999991' })).toMatchObject({ kind: 'region', letter: 'C' })
  })

  it('that contradicts the postcode is not believed, and neither is the postcode', () => {
    expect(findRegion({ postcode: 'CF10 1EP', mpan: LONDON })).toMatchObject({
      kind: 'contradiction',
      bySupplyNumber: 'C',
      byPostcode: ['K'],
    })
  })

  it('cannot bring Northern Ireland in', () => {
    expect(findRegion({ postcode: 'BT1 1AA', mpan: LONDON })).toMatchObject({ kind: 'outside' })
  })
})
