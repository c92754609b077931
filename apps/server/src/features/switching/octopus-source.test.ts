import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createOctopusSource } from './octopus-source.ts'

const REGIONS = ['_A', '_C']

function variants(prefix: string, code: string) {
  return Object.fromEntries(
    REGIONS.map((region) => [region, { direct_debit_monthly: { code: `${prefix}-${code}-${region.slice(1)}` } }]),
  )
}

function product(code: string, more: object = {}) {
  return {
    code,
    display_name: code,
    is_variable: true,
    available_from: '2022-11-01T00:00:00Z',
    single_register_electricity_tariffs: variants('E-1R', code),
    single_register_gas_tariffs: variants('G-1R', code),
    ...more,
  }
}

function rows(value: number) {
  return ['DIRECT_DEBIT', 'NON_DIRECT_DEBIT'].map((payment_method, index) => ({
    value_exc_vat: value + index,
    value_inc_vat: (value + index) * 1.05,
    valid_from: '2026-09-30T23:00:00Z',
    valid_to: null,
    payment_method,
  }))
}

type Answers = Record<string, unknown>
let server: Server | undefined

/** A small supplier, told its own address. A number is a status, a text is sent as it is, and 'never' keeps silent. */
async function supplierWith(answersAt: (origin: string) => Answers, timeoutMs = 60_000) {
  const asked: string[] = []
  const listening = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin)
    asked.push(pathname + search)
    const answer = answers[pathname + search] ?? answers[pathname] ?? defaultRates(pathname) ?? 404
    if (answer === 'never') return
    response.writeHead(typeof answer === 'number' ? answer : 200)
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  server = listening
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  const answers = answersAt(origin)
  const now = () => new Date('2026-11-15T09:00:00Z')
  const source = createOctopusSource({ baseUrl: `${origin}/v1/`, supplier: 'Kraken Test', now, timeoutMs })
  return { source, asked }
}

function defaultRates(pathname: string): unknown {
  if (pathname.endsWith('/standing-charges/')) return { results: rows(40), next: null }
  return pathname.endsWith('/standard-unit-rates/') ? { results: rows(25), next: null } : undefined
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

it('brings every product of every page home, one price for each way to pay', async () => {
  const { source, asked } = await supplierWith((origin) => ({
    '/v1/products/': { results: [{ code: 'VAR-22-11-01' }], next: `${origin}/v1/products/?page=2` },
    '/v1/products/?page=2': { results: [{ code: 'FIX-12M' }], next: null },
    '/v1/products/VAR-22-11-01/': product('VAR-22-11-01'),
    '/v1/products/FIX-12M/': product('FIX-12M', { is_variable: false, term: 12 }),
  }))
  const { tariffs, skipped } = await source.fetchTariffs()
  expect(skipped).toEqual([])
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
  const codes = ['BROKEN', 'SILENT', 'ODD', 'TEXT', 'GOOD']
  const answers = () => ({
    '/v1/products/': { results: codes.map((code) => ({ code })), next: null },
    '/v1/products/BROKEN/': 500,
    '/v1/products/SILENT/': 'never',
    '/v1/products/ODD/': { code: 7 },
    '/v1/products/TEXT/': '<p>hello</p>',
    '/v1/products/GOOD/': product('GOOD'),
  })
  // The one that keeps silent is waited for.
  const { source } = await supplierWith(answers, 2000)
  const { tariffs, skipped } = await source.fetchTariffs()
  expect(tariffs.map(({ name }) => name)).toEqual(['GOOD'])
  expect(skipped.map(({ code }) => code)).toEqual(['BROKEN', 'SILENT', 'ODD', 'TEXT'])
  expect(skipped[0]?.reason).toBe('could not be fetched: /v1/products/BROKEN/ answered 500')
})

it('asks for no rates of a product that homes cannot buy', async () => {
  const { source, asked } = await supplierWith(() => ({
    '/v1/products/': { results: [{ code: 'OUT' }], next: null },
    '/v1/products/OUT/': product('OUT', { direction: 'EXPORT' }),
  }))
  expect(await source.fetchTariffs()).toEqual({
    tariffs: [],
    skipped: [{ code: 'OUT', reason: 'is not for homes to buy from' }],
  })
  expect(asked).toHaveLength(2)
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
  await expect(source.fetchTariffs()).rejects.toThrow(message)
})
