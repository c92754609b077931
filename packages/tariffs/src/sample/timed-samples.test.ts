import { expect, it } from 'vitest'
import { REGION_LETTERS } from '../place/region.ts'
import { sampleCatalogue } from './sample-catalogue.ts'
import { timedSamples } from './timed-samples.ts'

const samples = timedSamples()

it('marks every one as a sample, of a supplier that the sample catalogue has, in all regions', () => {
  const catalogue = sampleCatalogue()
  for (const { id, supplier, isSample, source, prices } of samples) {
    expect([isSample, id.startsWith('sample-'), source.startsWith('Sample data')]).toEqual([true, true, true])
    expect(catalogue.map((each) => each.supplier)).toContain(supplier)
    expect(catalogue.map((each) => each.id)).not.toContain(id)
    expect([...new Set(prices.map(({ region }) => region))]).toEqual(REGION_LETTERS)
  }
})

it('has each thing that a home may lack', () => {
  expect(new Set(samples.flatMap(({ needs }) => needs))).toEqual(new Set(['ev', 'smart_meter', 'heat_pump']))
})

it('asks less at the cheap times and more at the peak than at all others', () => {
  for (const { prices } of samples) {
    const calendars = prices.flatMap(({ unitRates }) => ('bands' in unitRates ? [unitRates] : []))
    expect(calendars).toHaveLength(REGION_LETTERS.length)
    for (const unitRates of calendars) {
      const dearer = unitRates.bands.filter(({ name }) => name.includes('peak'))
      const cheaper = unitRates.bands.filter(({ name }) => !name.includes('peak'))
      expect(dearer.every(({ rate }) => rate > unitRates.rest)).toBe(true)
      expect(cheaper.length).toBeGreaterThan(0)
      expect(cheaper.every(({ rate }) => rate < unitRates.rest)).toBe(true)
    }
  }
})
