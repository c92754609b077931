import { listTariffs } from '@mowatt/contract'
import { shippedFigures, compareTariffs } from '@mowatt/tariffs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { halfHourly, product, startSupplier } from '../../../../test/octopus-supplier.ts'
import { TEST_NOW } from '../../../../test/start-test-postgres.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { currentCatalogue, putTariffs } from '../current-catalogue.ts'
import { forgetOldSwitches } from '../forget-old-switches.ts'
import { isStillOffered, tariffPrint } from '../comparisons/tariff-print.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { FETCH_TARIFFS, fetchTariffs } from './fetch-tariffs.ts'
import { sourceOf } from './source-of.ts'

const DAYS = 14
const HOUR_MS = 3_600_000
const FIRST = new Date(TEST_NOW.getTime() - (DAYS - 1) * 24 * HOUR_MS).toISOString().slice(0, 10)
/** Winter, so that London's clocks are universal time. */
const NIGHTS = Array.from({ length: DAYS * 48 }, (_, index) => (index % 48 >= 1 && index % 48 < 11 ? 7 : 27.5))
const EVENINGS = NIGHTS.map((_, index) => (index % 48 >= 32 && index % 48 < 38 ? 24 : 8))
const AGILE = NIGHTS.map((_, index) => (index % 50) - 3)

let supplier: Awaited<ReturnType<typeof startSupplier>>
let testApp: TestApp

const ratesAt = (code: string, region: string) =>
  `/v1/products/${code}/electricity-tariffs/E-1R-${code}-${region}/standard-unit-rates/`
const page = (results: unknown[]) => ({ results, next: null })

beforeAll(async () => {
  supplier = await startSupplier(() => ({}))
  testApp = await createTestApp({ env: { TARIFFS_URL: `${supplier.origin}/v1`, TARIFFS_SUPPLIER: 'Kraken Test' } })
})
afterAll(async () => {
  await testApp.close()
  supplier.close()
})

beforeEach(async () => {
  testApp.setNow(TEST_NOW)
  await testApp.database.pool.query('truncate switching_fetched_product, switching_tariff_fetch')
  putTariffs({ fetched: [] })
  supplier.answer({
    '/v1/products/': page(['VAR', 'NIGHTS', 'AGILE', 'OUT', 'FIRM'].map((code) => ({ code }))),
    '/v1/products/VAR/': product('VAR'),
    '/v1/products/NIGHTS/': product('NIGHTS', { display_name: 'Some Nights for your EV' }),
    '/v1/products/AGILE/': product('AGILE'),
    '/v1/products/OUT/': product('OUT', { direction: 'EXPORT', display_name: 'Outgoing' }),
    '/v1/products/FIRM/': product('FIRM', { is_business: true }),
    ...Object.fromEntries(
      ['A', 'C'].flatMap((region) => [
        [ratesAt('NIGHTS', region), page(halfHourly(FIRST, NIGHTS))],
        [ratesAt('AGILE', region), page(halfHourly(FIRST, AGILE))],
        [ratesAt('OUT', region), page(halfHourly(FIRST, EVENINGS))],
      ]),
    ),
  })
})

const source = () => sourceOf(testApp.ctx)!
const later = (hours: number) => testApp.setNow(new Date(testApp.ctx.now().getTime() + hours * HOUR_MS))

/** Every process loads what was fetched once it's notified. */
async function fetchNow() {
  const before = currentCatalogue()
  await fetchTariffs(testApp.ctx, source())
  await expect.poll(() => currentCatalogue()).not.toBe(before)
}

async function listed() {
  const { tariffs } = await testApp.call(listTariffs, { query: { region: 'C' } })
  return tariffs.filter(({ is_sample }) => !is_sample)
}
async function records() {
  const { rows } = await testApp.database.pool.query<Record<string, unknown>>(
    'select failed, products, tariffs, timed, skipped from switching_tariff_fetch order by ended_at',
  )
  return rows
}

test('prices by bands and by the half hour arrive where tariffs are listed, with the day they came', async () => {
  expect(await listed()).toEqual([])
  await fetchNow()
  const tariffs = await listed()
  const ratesOf = (name: string) =>
    tariffs
      .find(({ tariff_id }) => tariff_id === `kraken-test:${name}`)
      ?.prices.find(({ fuel }) => fuel === 'electricity')?.unit_rates
  expect(tariffs.map(({ tariff_id }) => tariff_id).toSorted()).toEqual([
    'kraken-test:AGILE:by-time',
    'kraken-test:NIGHTS:by-time',
    'kraken-test:VAR',
  ])
  expect(ratesOf('VAR')).toEqual({ single: 25_000_000 })
  expect(ratesOf('NIGHTS:by-time')).toEqual({
    rest: 27_500_000,
    bands: [{ name: '00:30 to 05:30', rate: 7_000_000, from: '00:30', to: '05:30' }],
  })
  expect(ratesOf('AGILE:by-time')).toEqual({
    first_half_hour: Date.parse(FIRST) / 1_800_000,
    published: AGILE.map((price) => price * 1_000_000),
  })
  expect(tariffs[0]!.source).toMatch(/^Public price list of Kraken Test, AGILE, fetched on \d+ \w+ 2026$/)
  expect(await records()).toEqual([
    {
      failed: null,
      products: 4,
      tariffs: 4,
      timed: 3,
      skipped: [{ code: 'FIRM', reason: 'isn’t open to homes' }],
    },
  ])
  expect(supplier.asked.find((path) => path.includes('/standard-unit-rates/'))).toContain(
    `period_from=${new Date(TEST_NOW.getTime() - 28 * 24 * HOUR_MS).toISOString().slice(0, 10)}`,
  )
})

test('homes are compared with them, by their hours, and a day later at the same price they are the same offer', async () => {
  await fetchNow()
  const catalogue = currentCatalogue()
  const nights = catalogue.find(({ id }) => id === 'kraken-test:NIGHTS:by-time')!
  const print = tariffPrint(nights)
  const price = { from: '2026-01-01', standingMicroPencePerDay: 50_000_000, includesVatBasisPoints: 0 }
  const { quotes, apart } = compareTariffs({
    figures: shippedFigures,
    catalogue,
    current: { electricity: { prices: [{ ...price, unitRates: { single: 27_000_000 } }] } },
    home: { region: 'C', paymentMethod: 'direct_debit', has: ['smart_meter', 'ev'] },
    use: { electricity: { use: { single: 3_000_000 }, basis: 'year_on_bill', note: '' } },
    on: londonDay(testApp.ctx.now()),
  })
  const found = [...quotes, ...apart].filter(({ tariffId }) => tariffId.startsWith('kraken-test:'))
  expect(found.map(({ tariffId }) => tariffId).toSorted()).toEqual(
    ['AGILE:by-time', 'NIGHTS:by-time', 'VAR'].map((id) => `kraken-test:${id}`),
  )
  expect(found.every(({ isSample }) => !isSample)).toBe(true)
  const { cost } = found.find(({ tariffId }) => tariffId === nights.id)!
  expect(cost.electricity?.lines.map((line) => line.kind === 'unit' && line.band)).toContain('00:30 to 05:30')
  later(24)
  await fetchNow()
  expect(isStillOffered(nights.id, print, currentCatalogue())).toBe(true)
  expect(currentCatalogue().find(({ id }) => id === nights.id)?.source).not.toBe(nights.source)
})

test('what export is paid arrives beside them, by bands too', async () => {
  await fetchNow()
  const { exports } = await testApp.call(listTariffs, { query: { region: 'C' } })
  expect(exports.filter(({ is_sample }) => !is_sample)).toEqual([
    expect.objectContaining({
      tariff_id: 'kraken-test:OUT',
      tariff_name: 'Outgoing',
      needs: ['smart_meter'],
      prices: [
        {
          from: FIRST,
          unit_rates: {
            rest: 8_000_000,
            bands: [{ name: '16:00 to 19:00', rate: 24_000_000, from: '16:00', to: '19:00' }],
          },
        },
      ],
    }),
  ])
  const elsewhere = await testApp.call(listTariffs, { query: { region: 'M' } })
  expect(elsewhere.exports.every(({ is_sample }) => is_sample)).toBe(true)
})

test('a product that doesn’t come keeps its last good copy, and one that is no longer sold goes', async () => {
  await fetchNow()
  const [agile] = await listed()
  supplier.answer({
    '/v1/products/': page([{ code: 'VAR' }, { code: 'AGILE' }]),
    [ratesAt('AGILE', 'C')]: 500,
  })
  later(6)
  await fetchNow()
  expect(await listed()).toEqual([agile, expect.objectContaining({ tariff_id: 'kraken-test:VAR' })])
  expect((await records()).at(-1)).toMatchObject({
    products: 1,
    skipped: [{ code: 'AGILE', reason: `could not be fetched: ${ratesAt('AGILE', 'C')} answered 500` }],
  })
})

test.each([
  ['is away', 503, '/v1/products/ answered 503'],
  ['lists nothing', page([]), 'no product came with a price that we can use'],
  ['fails for every product', page([{ code: 'GONE' }]), 'no product came with a price that we can use'],
])('a source that %s takes nothing from anybody, and the job tries again', async (_, answer, failed) => {
  await fetchNow()
  const before = await listed()
  supplier.answer({ '/v1/products/': answer })
  later(6)
  await expect(fetchNow()).rejects.toThrow(failed)
  expect(await listed()).toEqual(before)
  expect((await records()).at(-1)).toMatchObject({ failed, products: 0 })
})

test('fresh price lists aren’t asked for again, and failed ones are', async () => {
  supplier.answer({ '/v1/products/': 503 })
  await expect(fetchNow()).rejects.toThrow('answered 503')
  supplier.answer({ '/v1/products/': page([{ code: 'VAR' }]) })
  await fetchNow()
  const asked = supplier.asked.length
  later(5)
  await fetchTariffs(testApp.ctx, source())
  expect(supplier.asked).toHaveLength(asked)
  later(1)
  await fetchNow()
  expect(supplier.asked.length).toBeGreaterThan(asked)
})

test('the job fetches them', async () => {
  const { ctx, app } = testApp
  await app.ready()
  await ctx.jobs.send(ctx.db, FETCH_TARIFFS, {})
  await expect.poll(records).toMatchObject([{ failed: null, tariffs: 4 }])
})

test('how it went is counted, and forgotten after 90 days', async () => {
  await fetchNow()
  expect(await testApp.app.registry.getSingleMetricAsString('tariff_fetches_total')).toMatch(
    /tariff_fetches_total\{outcome="fetched"\} \d+/,
  )
  later(89 * 24)
  await forgetOldSwitches(testApp.ctx)
  expect(await records()).toHaveLength(1)
  later(2 * 24)
  await forgetOldSwitches(testApp.ctx)
  expect(await records()).toEqual([])
})

test('without a setting there is nobody to ask', () => {
  expect(sourceOf({ ...testApp.ctx, config: { ...testApp.ctx.config, tariffs: undefined } })).toBeUndefined()
})
