import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHomesTestApp, type HomesTestApp, TOLD } from '../../../../test/homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
  testApp.setNow(new Date('2026-11-18T10:00:00Z'))
})
afterAll(() => testApp.close())

let people = 0
async function begin(told: contract.ToldChange = TOLD) {
  const { idToken: token } = await testApp.signIn(`errands-${++people}@mowatt.example`)
  const home = await testApp.tell(token, told)
  const change = (body: contract.ErrandsChange) =>
    testApp.call(contract.changeErrands, { params: { home_id: home.home_id }, body }, { token })
  return { home, token, change }
}

test('a Direct Debit is asked for, judged by the year, and argued with in a letter', async () => {
  const { home, change, token } = await begin()
  expect(home.errands.direct_debit).toMatchObject({
    check: null,
    headline: 'Is your Direct Debit right?',
    letter: null,
  })
  const year = home.year_now?.pence ?? 0
  const even = Math.ceil(year / 12)
  const high = (await change({ monthly_pence: even + 5000, balance_pence: 100_000 })).errands.direct_debit
  expect(high).toMatchObject({
    monthly: { value: even + 5000, from: 'told' },
    balance: { value: 100_000, from: 'told' },
    check: { verdict: 'high', year_pence: year, even_pence: even, gap_pence: 5000 },
    headline: 'Your Direct Debit is about £50.00 a month too high',
  })
  // Before winter some of the credit is needed.
  expect(high?.check?.needed_credit_pence).toBeGreaterThan(0)
  expect(high?.check?.spare_credit_pence).toBe(100_000 - (high?.check?.needed_credit_pence ?? 0))
  expect(high?.letter?.text).toMatch(/Please lower my payment to £[\d.,]+ a month and refund £[\d.,]+ of my credit\./)
  const fair = (await change({ monthly_pence: even, balance_pence: null })).errands.direct_debit
  expect(fair).toMatchObject({ balance: null, check: { verdict: 'fair', gap_pence: 0 }, letter: null })
  const { data } = await testApp.call(contract.exportAccount, {}, { token })
  expect(data).toMatchObject({ homes: { homes: [{ errands: { monthlyPence: even } }] } })
})

test('who pays in another way, or of whose year nothing is known, is told no verdict', async () => {
  expect((await begin({ ...TOLD, payment_method: 'prepayment' })).home.errands.direct_debit).toBeNull()
  const { change } = await begin({ postcode: 'SW1A 1AA' })
  const { errands } = await change({ monthly_pence: 15_000 })
  expect(errands.direct_debit).toMatchObject({ check: null, headline: 'We can’t check your Direct Debit yet' })
})

test('the end of a fix says what leaving costs, from when it is free, and what doing nothing costs', async () => {
  expect((await begin()).home.errands.fix_end).toBeNull()
  const fixed = { ...TOLD, deal: 'fixed', ends_on: '2027-03-31', exit_fee_pence: 5000 } as const
  const fix = (await begin(fixed)).home.errands.fix_end
  expect(fix).toMatchObject({
    stage: 'early',
    free_from: '2027-02-10',
    days_left: 133,
    headline: 'Your fixed price ends in 133 days, on 31 March 2027',
    dates: [{ on: '2027-02-10' }, { on: '2027-03-31' }],
  })
  expect(fix?.says[0]).toContain('Leaving today would cost you £50.00')
  expect(fix?.says.at(-1)).toMatch(
    /At today’s cap, a year would cost you about £[\d,.]+, compared with £[\d,.]+ on your/,
  )
  const { exit_fee_pence: _fee, ...unsaid } = fixed
  expect((await begin(unsaid)).home.errands.fix_end?.says[0]).toContain('We don’t know your exit fee')
  const near = (await begin({ ...fixed, ends_on: '2026-12-20' })).home.errands.fix_end
  expect([near?.stage, near?.says[0]]).toEqual(['free', 'You can leave today without an exit fee.'])
})

test('an end that was told is enough, whatever else nobody knows', async () => {
  const { home } = await begin({ deal: 'fixed', ends_on: '2027-03-31', exit_fee_pence: 5000 })
  expect(home.errands.fix_end).toMatchObject({ stage: 'early', ends_on: '2027-03-31', free_from: '2027-02-10' })
})

test('rates that were told with a fix end with it', async () => {
  const fixed = { ...TOLD, deal: 'fixed', ends_on: '2026-11-01' } as const
  const { home } = await begin(fixed)
  expect(home.errands.fix_end).toMatchObject({ stage: 'over', ends_on: '2026-11-01' })
  expect(home.year_now?.assumed.map(({ text }) => text)).toContain(
    'Your fix ended on 1 November 2026, so the rates you gave no longer apply.',
  )
  const { electricity_rates: _power, gas_rates: _gas, ...onCap } = TOLD
  const { home: capped } = await begin(onCap)
  expect(home.year_now?.pence).toBe(capped.year_now?.pence)
})

test('a move has its steps with their days, until it is taken back', async () => {
  const { home, change } = await begin()
  expect(home.errands.moving).toBeNull()
  const { moving } = (await change({ moves_on: '2026-12-03' })).errands
  expect(moving).toMatchObject({ moves_on: '2026-12-03', headline: 'You’re moving on 3 December 2026' })
  expect(moving?.steps.map(({ on }) => on)).toEqual([
    '2026-11-19',
    '2026-12-01',
    '2026-12-03',
    '2026-12-03',
    '2026-12-04',
    '2026-12-10',
    '2027-01-14',
  ])
  expect(moving?.letter?.text).toContain('on 3 December 2026')
  const { moving: moved } = (await change({ moves_on: '2026-11-02' })).errands
  expect(moved).toMatchObject({ headline: 'You moved on 2 November 2026' })
  expect(moved?.letter?.text).toContain('I moved out of [old address] on 2 November 2026.')
  expect((await change({ moves_on: null })).errands.moving).toBeNull()
  const refused = change({ moves_on: '2206-12-03' })
  await expect(refused).rejects.toMatchObject({ fields: { moves_on: 'Please check the year.' } })
})
