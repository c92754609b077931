import { expect, it } from 'vitest'
import { REGION_LETTERS } from '../place/region.ts'
import { exportSamples } from './export-samples.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

it('marks every one as a sample, of a supplier that the sample catalogue has, in all regions', () => {
  const suppliers = sampleCatalogue().map(({ supplier }) => supplier)
  const samples = exportSamples()
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
  for (const { id, supplier, isSample, source, prices } of samples) {
    expect([isSample, id.startsWith('sample-'), source.startsWith('Sample data')]).toEqual([true, true, true])
    expect(suppliers).toContain(supplier)
    expect(prices.map(({ region }) => region)).toEqual(REGION_LETTERS)
  }
})
