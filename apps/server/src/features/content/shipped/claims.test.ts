import { shippedFigures, savingAgainstCap } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { expect, test } from 'vitest'
import { shippedClaims } from './claims.ts'

const catalogue = sampleCatalogue()
const claim = (key: string) => {
  const { fields } = shippedClaims.find((each) => each.fields['key'] === key) ?? {}
  return { figure: String(fields?.['figure']), basis: String(fields?.['basis']) }
}
const pounds = (pence: number) => `£${Math.round(pence / 100).toLocaleString('en-GB')}`

test('the claimed saving, its cap and its use are those of the catalogue', () => {
  const evidence = savingAgainstCap(catalogue, '2025-10-01', shippedFigures)
  if (!evidence) throw new Error('The cap of October 2025 is not known.')
  const { figure, basis } = claim('savings')
  expect(figure).toBe(pounds(evidence.averageSavingPence))
  expect(basis).toContain(`About ${figure}`)
  expect(basis).toContain(pounds(evidence.averageCapPence))
  expect(basis).toContain(`${evidence.electricityKwh.toLocaleString('en-GB')} kWh of electricity`)
  expect(basis).toContain(`${evidence.gasKwh.toLocaleString('en-GB')} kWh of gas`)
})

test('the claimed number of suppliers is that of the catalogue', () => {
  expect(claim('providers').figure).toBe(String(new Set(catalogue.map(({ supplier }) => supplier)).size))
})
