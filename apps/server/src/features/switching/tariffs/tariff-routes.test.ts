import { listTariffs } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { currentCatalogue } from '../current-catalogue.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('anybody may have the tariffs of a region, with their times and at their exact prices', async () => {
  const { tariffs } = await testApp.call(listTariffs, { query: { region: 'M' } })
  const inRegion = ({ region, paymentMethod }: { region: string; paymentMethod: string }) =>
    region === 'M' && paymentMethod === 'direct_debit'
  const catalogue = currentCatalogue().filter(({ prices }) => prices.some(inRegion))
  expect(tariffs.map(({ tariff_id }) => tariff_id)).toEqual(catalogue.map(({ id }) => id))
  for (const [place, { prices }] of catalogue.entries()) {
    const here = prices.filter(inRegion)
    expect(tariffs[place]!.prices.map(({ unit_rates }) => unit_rates)).toEqual(here.map(({ unitRates }) => unitRates))
    expect(tariffs[place]!.is_sample).toBe(true)
  }
})

test('another way to pay has other prices', async () => {
  const asked = async (payment_method: 'direct_debit' | 'prepayment') =>
    (await testApp.call(listTariffs, { query: { region: 'C', payment_method } })).tariffs
  const [direct, prepaid] = [await asked('direct_debit'), await asked('prepayment')]
  expect(prepaid.length).toBeGreaterThan(0)
  expect(prepaid.map(({ prices }) => prices)).not.toEqual(direct.map(({ prices }) => prices))
})

test('a region that there is not is refused', async () => {
  const { statusCode } = await testApp.app.inject({ url: '/api/v1/tariffs?region=Z' })
  expect(statusCode).toBe(400)
})
