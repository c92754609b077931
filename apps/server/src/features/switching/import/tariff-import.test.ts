import {
  importTariffs,
  listAudit,
  listCatalogue,
  listCommission,
  listTariffs,
  type OperatorRole,
  previewTariffs,
  putCommission,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { currentCatalogue, currentExports, putTariffs, shippedTariffs } from '../current-catalogue.ts'
import { noteFetch } from '../tariffs/fetch-store.ts'
import { sourceOf } from '../tariffs/source-of.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp({ env: { TARIFFS_URL: 'https://prices.example/' } })
  token = await as('editor@mowatt.example', 'editor')
})
afterAll(async () => {
  putTariffs({ imported: [] })
  await testApp.close()
})

const as = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)
const signed = (by = token) => ({ token: by, idempotencyKey: crypto.randomUUID() })
const list = (query: { supplier?: string; after?: string } = {}) => testApp.call(listCatalogue, { query }, { token })
const preview = (text: string, format: 'csv' | 'json' = 'json') =>
  testApp.call(previewTariffs, { body: { format, text } }, signed())
const take = (text: string, seen: string) =>
  testApp.call(importTariffs, { body: { format: 'json', text, seen, reason: 'New price list' } }, signed())

type Given = { id?: string; name?: string; pence?: string; to?: string }

/** A tariff for London and both fuels, as a supplier would send it. */
function file(...tariffs: Given[]): string {
  return JSON.stringify({
    tariffs: tariffs.map(({ id = 'mole-fix', name = 'Mole Fix', pence = '5.10', to }) => ({
      tariff_id: id,
      supplier: 'Mole Energy',
      tariff_name: name,
      kind: 'fixed',
      term_months: 12,
      available_from: '2026-01-01',
      ...(to && { available_to: to }),
      sample: true,
      source: 'The test',
      prices: ['electricity', 'gas'].map((fuel) => ({
        fuel,
        region: 'C',
        payment_method: 'direct_debit',
        from: '2026-01-01',
        unit_rate_p: pence,
        standing_p: '30',
        vat: 'included',
      })),
    })),
  })
}

test('a file is previewed, tried out on a thousand homes and taken over, and every page compares with it', async () => {
  const before = await list()
  expect(before.suppliers.map(({ name }) => name)).not.toContain('Mole Energy')
  const shown = await preview(file({}))
  expect(shown).toMatchObject({ errors: [], counts: { added: 1, changed: 0, same: 0 }, dry_run: { homes: 1000 } })
  // One region in fourteen, and only customers who pay by Direct Debit.
  expect(shown.dry_run.other).toBeGreaterThan(20)
  expect(shown.dry_run.other).toBeLessThan(100)
  expect(shown.changes).toMatchObject([{ tariff_id: 'mole-fix', kind: 'new', prices: { added: 2 } }])
  expect((await list()).suppliers).toEqual(before.suppliers)

  expect(await take(file({}), shown.seen)).toEqual({ outcome: 'imported', tariffs: 1 })
  await expect.poll(() => currentCatalogue().map(({ id }) => id)).toContain('mole-fix')
  expect(currentCatalogue().length + currentExports().length).toBe(shippedTariffs().length + 1)
  const { tariffs } = await list({ supplier: 'Mole Energy' })
  expect(tariffs).toMatchObject([
    {
      tariff_id: 'mole-fix',
      available_from: '2026-01-01',
      available_to: null,
      sale: 'now',
      prices: 2,
      is_sample: true,
    },
  ])
  expect(tariffs[0]?.imported_at).not.toBeNull()
  const offered = await testApp.call(listTariffs, { query: { region: 'C', payment_method: 'direct_debit' } })
  expect(offered.tariffs.map((tariff) => tariff.tariff_id)).toContain('mole-fix')
  const admin = await as('admin@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: 'tariffs' } }, { token: admin })
  expect(entries).toMatchObject([
    { act: 'tariffs.import', operator: 'editor@mowatt.example', reason: 'New price list' },
  ])
  expect(JSON.parse(entries[0]?.after ?? '')).toEqual({ added: ['mole-fix'], changed: [] })
})

test('the same file again changes nothing, and another name or day is said', async () => {
  const same = await preview(file({}))
  expect(same).toMatchObject({ counts: { added: 0, same: 1 }, changes: [], dry_run: { other: 0 } })
  expect(await take(file({}), same.seen)).toEqual({ outcome: 'nothing', tariffs: 0 })
  const ended = file({ name: 'Mole Fix v2', to: '2026-02-01' })
  const shown = await preview(ended)
  expect(shown.changes[0]?.fields).toEqual([
    { field: 'name', was: 'Mole Fix', is: 'Mole Fix v2' },
    { field: 'availableTo', was: 'nothing', is: '2026-02-01' },
  ])
  await take(ended, shown.seen)
  await expect
    .poll(async () => (await list({ supplier: 'Mole Energy' })).tariffs)
    .toMatchObject([{ name: 'Mole Fix v2', available_to: '2026-02-01', sale: 'over' }])
})

test('nothing is taken over where the catalogue or the file isn’t what was seen', async () => {
  const one = file({ id: 'one' })
  const two = file({ id: 'two' })
  const { seen } = await preview(one)
  const other = await preview(two)
  expect(await take(two, seen)).toEqual({ outcome: 'changed', tariffs: 0 })
  expect(await take(two, other.seen)).toMatchObject({ outcome: 'imported' })
  expect(await take(one, seen)).toEqual({ outcome: 'changed', tariffs: 0 })
})

test('bands and export are previewed in words, taken over and listed with the others', async () => {
  const own = {
    supplier: 'Band Energy',
    tariff_name: 'Nights',
    available_from: '2026-01-01',
    sample: true,
    source: 'Test',
  }
  const price = { fuel: 'electricity', region: 'C', from: '2026-01-01', unit_rate_p: '28.5' }
  const paid = { ...price, payment_method: 'direct_debit', standing_p: '50', vat: 'included' }
  const bands = [{ name: 'nights', rate_p: '7', from: '00:30', to: '05:30' }]
  const tariffs = [
    { ...own, tariff_id: 'band-import', kind: 'variable', prices: [{ ...paid, bands }] },
    { ...own, tariff_id: 'band-export', direction: 'export', prices: [{ ...price, bands }] },
  ]
  const text = JSON.stringify({ tariffs })
  const shown = await preview(text)
  const byTime = { prices: 1, region: 'London', said: '7p from 00:30 to 05:30, 28.50p otherwise' }
  expect(shown.changes).toMatchObject([
    { tariff_id: 'band-import', direction: 'import', by_time: byTime },
    { tariff_id: 'band-export', direction: 'export', by_time: byTime, prices: { added: 1, total: 1 } },
  ])
  expect(await take(text, shown.seen)).toEqual({ outcome: 'imported', tariffs: 2 })
  const listed = () => testApp.call(listTariffs, { query: { region: 'C', payment_method: 'direct_debit' } })
  await expect.poll(async () => (await listed()).exports.map((each) => each.tariff_id)).toContain('band-export')
  expect((await listed()).tariffs.find((each) => each.tariff_id === 'band-import')?.prices[0]?.unit_rates).toEqual({
    rest: 28_500_000,
    bands: [{ name: 'nights', rate: 7_000_000, from: '00:30', to: '05:30' }],
  })
  expect((await list({ supplier: 'Band Energy' })).tariffs.map(({ direction }) => direction)).toEqual([
    'export',
    'import',
  ])
  expect(await preview(text)).toMatchObject({ counts: { added: 0, changed: 0, same: 2 } })
})

test('what is wrong is said with its line, and the rest can be taken over', async () => {
  const shown = await preview(file({ id: 'good' }, { id: 'bad', pence: 'dear' }))
  expect(shown.error_count).toBeGreaterThan(0)
  expect(shown.errors[0]).toMatchObject({ field: 'unit_rate_p' })
  expect(shown.counts).toMatchObject({ added: 1, not_samples: 0 })
  const csv = await preview('tariff_id\nx', 'csv')
  expect(csv.errors[0]).toMatchObject({ line: 1 })
  await expect(preview('')).rejects.toMatchObject({ fields: { text: 'Please choose a file.' } })
})

test('tariffs are paged, and the tries to fetch price lists are shown with the figures that we know', async () => {
  const { ctx } = testApp
  const source = sourceOf(ctx)!.name
  const fetch = { source, beganAt: ctx.now(), endedAt: ctx.now(), products: 3, tariffs: 9, timed: 2 }
  await noteFetch(ctx.db, {
    ...fetch,
    id: crypto.randomUUID(),
    failed: null,
    skipped: [{ code: 'A-1', reason: 'odd' }],
  })
  const first = await list()
  const ids = first.tariffs.map((tariff) => tariff.tariff_id)
  for (let next = first.next; next !== null;) {
    const page = await list({ after: next })
    ids.push(...page.tariffs.map((tariff) => tariff.tariff_id))
    next = page.next
  }
  const all = [...currentCatalogue(), ...currentExports()].map(({ id }) => id)
  expect(ids.toSorted()).toEqual(all.toSorted())
  expect(first).toMatchObject({ source, fetches: [{ tariffs: 9, skipped: [{ code: 'A-1', reason: 'odd' }] }] })

  // A night of failed tries doesn't hide from when the prices are.
  for (let minutes = 1; minutes <= 25; minutes++) {
    const at = new Date(ctx.now().getTime() + minutes * 60_000)
    const failed = { failed: 'answered 503', products: 0, tariffs: 0, timed: 0, skipped: [] }
    await noteFetch(ctx.db, { id: crypto.randomUUID(), source, beganAt: at, endedAt: at, ...failed })
  }
  const { fetches } = await list()
  expect(fetches.slice(0, -1).every(({ failed }) => failed === 'answered 503')).toBe(true)
  expect(fetches.at(-1)).toMatchObject({ failed: null, tariffs: 9 })
})

test('what a supplier pays us is kept apart, dated and in the log', async () => {
  const put = (pence: number, from = '2026-12-01') =>
    testApp.call(
      putCommission,
      { body: { supplier: 'Mole Energy', pence_per_switch: pence, from, source: 'Contract 7', reason: 'Signed' } },
      signed(),
    )
  await put(2500)
  expect((await put(3000)).rates).toEqual([
    { supplier: 'Mole Energy', pence_per_switch: 3000, from: '2026-12-01', source: 'Contract 7' },
  ])
  await put(3500, '2027-01-01')
  const { rates } = await testApp.call(listCommission, {}, { token })
  expect(rates.map((rate) => rate.pence_per_switch)).toEqual([3500, 3000])
  const admin = await as('admin2@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: 'commission:Mole Energy' } }, { token: admin })
  expect(JSON.parse(entries[1]?.before ?? '')).toMatchObject({ pencePerSwitch: 2500 })
  expect(JSON.stringify(currentCatalogue())).not.toContain('Contract 7')
})

test('promoters and support are refused at every endpoint', async () => {
  for (const role of ['promoter', 'support'] as const) {
    const other = await as(`${role}@mowatt.example`, role)
    const body = { format: 'json' as const, text: file({}) }
    const rate = { supplier: 'Mole Energy', pence_per_switch: 1, from: '2026-12-01', source: 'Me', reason: 'Trying' }
    const answers = await Promise.allSettled([
      testApp.call(listCatalogue, { query: {} }, { token: other }),
      testApp.call(previewTariffs, { body }, signed(other)),
      testApp.call(importTariffs, { body: { ...body, seen: 'x', reason: 'Trying' } }, signed(other)),
      testApp.call(listCommission, {}, { token: other }),
      testApp.call(putCommission, { body: rate }, signed(other)),
    ])
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'not_allowed' }) }
    expect(answers).toEqual(answers.map(() => refused))
  }
})
