import { byDirection } from '@mowatt/tariffs'
import { afterEach, expect, it } from 'vitest'
import { type Answers, product, startSupplier } from '../../../../test/octopus-supplier.ts'
import { createOctopusSource } from './octopus-source.ts'

let close = () => {}
afterEach(() => close())

async function supplierWith(answersAt: (origin: string) => Answers, timeoutMs = 60_000) {
  const supplier = await startSupplier(answersAt)
  close = supplier.close
  let now = Date.parse('2026-11-15T09:00:00Z')
  const baseUrl = `${supplier.origin}/v1/`
  const source = createOctopusSource({ baseUrl, supplier: 'Kraken Test', now: () => new Date(now), timeoutMs })
  return { source, asked: supplier.asked, wait: (ms: number) => (now += ms) }
}

it('brings every product of every page home, one price for each way to pay', async () => {
  const { source, asked } = await supplierWith((origin) => ({
    '/v1/products/': { results: [{ code: 'VAR-22-11-01' }], next: `${origin}/v1/products/?page=2` },
    '/v1/products/?page=2': { results: [{ code: 'FIX-12M' }], next: null },
    '/v1/products/VAR-22-11-01/': product('VAR-22-11-01'),
    '/v1/products/FIX-12M/': product('FIX-12M', { is_variable: false, term: 12 }),
  }))
  const fetched = await source.fetchProducts()
  const tariffs = byDirection(fetched.flatMap((each) => ('tariffs' in each ? each.tariffs : []))).imports
  expect(fetched.map((each) => ('skipped' in each ? each.skipped : each.failed))).toEqual([[], []])
  expect(tariffs.map(({ id, kind }) => [id, kind])).toEqual([
    ['kraken-test:VAR-22-11-01', 'variable'],
    ['kraken-test:FIX-12M', 'fixed'],
  ])
  expect(tariffs[0]?.prices).toHaveLength(2 * 2 * 2)
  expect(tariffs[0]?.prices[0]).toMatchObject({
    region: 'A',
    paymentMethod: 'direct_debit',
    from: '2026-10-01',
    unitRates: { single: 25_000_000 },
    standingMicroPencePerDay: 40_000_000,
    includesVatBasisPoints: 0,
  })
  expect(asked[0]).toBe('/v1/products/?is_business=false&available_at=2026-11-15T09%3A00%3A00.000Z')
})

it('leaves out a product that fails, is silent or makes no sense, and keeps the others', async () => {
  const codes = ['BROKEN', 'SILENT', 'HALF', 'ODD', 'TEXT', 'GOOD']
  const answers = () => ({
    '/v1/products/': { results: codes.map((code) => ({ code })), next: null },
    '/v1/products/BROKEN/': 500,
    '/v1/products/SILENT/': 'never',
    '/v1/products/HALF/': 'half',
    '/v1/products/ODD/': { code: 7 },
    '/v1/products/TEXT/': '<p>hello</p>',
    '/v1/products/GOOD/': product('GOOD'),
  })
  // The server that doesn't answer is waited for.
  const { source } = await supplierWith(answers, 2000)
  const fetched = await source.fetchProducts()
  expect(fetched.flatMap((each) => ('tariffs' in each ? each.tariffs.map(({ name }) => name) : []))).toEqual(['GOOD'])
  // Editors read these in the console.
  expect(fetched.flatMap((each) => ('failed' in each ? [each.failed] : []))).toEqual([
    '/v1/products/BROKEN/ answered 500',
    '/v1/products/SILENT/ took too long',
    '/v1/products/HALF/ broke off',
    'it cannot be read',
    '/v1/products/TEXT/ did not answer with JSON',
  ])
})

it('says that a source cannot be reached', async () => {
  const { source } = await supplierWith(() => ({}))
  close()
  await expect(source.fetchProducts()).rejects.toThrow('/v1/products/ could not be reached')
})

it('asks for no rates of a product that homes cannot buy', async () => {
  const { source, asked } = await supplierWith(() => ({
    '/v1/products/': { results: [{ code: 'OUT' }], next: null },
    '/v1/products/OUT/': product('OUT', { is_business: true }),
  }))
  expect(await source.fetchProducts()).toEqual([
    { code: 'OUT', tariffs: [], skipped: [{ code: 'OUT', reason: 'isn’t open to homes' }] },
  ])
  expect(asked).toHaveLength(2)
})

it('asks for no rates of what another name sells, and believes the list about what is paid for export', async () => {
  const { source, asked } = await supplierWith(() => ({
    '/v1/products/': {
      results: [
        { code: 'COOP', brand: 'COOP_ENERGY' },
        { code: 'OUT', brand: 'KRAKEN_TEST', direction: 'EXPORT' },
      ],
      next: null,
    },
    '/v1/products/COOP/': product('COOP'),
    '/v1/products/OUT/': product('OUT', { brand: 'KRAKEN_TEST' }),
  }))
  expect(await source.fetchProducts()).toMatchObject([
    { code: 'COOP', tariffs: [], skipped: [{ code: 'COOP', reason: 'is sold as COOP_ENERGY' }] },
    { code: 'OUT', tariffs: [{ id: 'kraken-test:OUT', direction: 'export' }] },
  ])
  expect(asked.some((path) => path.startsWith('/v1/products/COOP/electricity-tariffs'))).toBe(false)
})

it('leaves a source that takes too long, with what has come so far', async () => {
  const { source, wait } = await supplierWith(() => ({
    '/v1/products/': { results: [{ code: 'ONE' }], next: null },
    get '/v1/products/ONE/'() {
      wait(600_001)
      return product('ONE')
    },
  }))
  expect(await source.fetchProducts()).toEqual([{ code: 'ONE', failed: 'there was no time left for it' }])
})

it.each([
  [
    'a page that leads to another host',
    { results: [], next: 'http://127.0.0.1:1/v1/products/' },
    /leads to another host/,
  ],
  ['pages without end', { results: [], next: '/v1/products/?again' }, /more than 20 pages/],
  ['something that is no list', { detail: 'closed' }, /did not answer with a list/],
  ['a status of failure', 503, /answered 503/],
  ['more than it can hold', `"${'x'.repeat(5_100_000)}"`, /answered too much/],
])('fails as a whole on %s', async (_, answer, message) => {
  const { source } = await supplierWith(() => ({ '/v1/products/': answer }))
  await expect(source.fetchProducts()).rejects.toThrow(message)
})
