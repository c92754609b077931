import * as contract from '@mowatt/contract'
import { calendarOf, type RateCalendar, type Tariff } from '@mowatt/tariffs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wholeBill } from '../../../../test/files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp, TOLD } from '../../../../test/homes-test-app.ts'
import { currentCatalogue } from '../../switching/public.ts'
import { agreeToWatch } from './agree-to-watch.ts'
import { setClock } from './set-clock.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
})
beforeEach(async () => {
  on('2026-11-18')
  await testApp.database.pool.query('delete from homes_home; delete from homes_run')
})
afterAll(() => testApp.close())

const on = (day: string, hour = 10) => testApp.setNow(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`))
const of = (home_id: string) => ({ params: { home_id } })
let people = 0
/** A user who agreed to be watched, and was shown that switching saves. */
async function watched(more: Parameters<HomesTestApp['watch']>[2] = {}) {
  const email = `watched-${++people}@mowatt.example`
  const { idToken: token } = await testApp.signIn(email)
  const { home_id } = await testApp.tell(token, TOLD, 'Canary Cottage')
  const watch = await testApp.watch(token, home_id, more)
  return { email, token, home_id, watch }
}
const checks = async ({ token, home_id }: { token: string; home_id: string }) =>
  (await testApp.call(contract.listChecks, { ...of(home_id), query: {} }, { token })).checks

const threefold = ({ rest, bands }: RateCalendar): RateCalendar => ({
  rest: rest * 3,
  bands: bands.map((band) => ({ ...band, rate: band.rate * 3 })),
})

/** Every tariff at three times its rates: nothing saves any more. */
const dear: readonly Tariff[] = currentCatalogue().map((tariff) => ({
  ...tariff,
  prices: tariff.prices.map((price) => ({
    ...price,
    unitRates: threefold(calendarOf(price.unitRates)),
  })),
}))

test('with a yes nothing is mailed until the advice changes; then one mail says what, why and how to stop', async () => {
  const person = await watched()
  expect(person.watch).toMatchObject({ state: 'on', threshold_pence: 5000, email: person.email, last_mailed_on: null })
  expect(await testApp.run()).toBe(1)
  expect(await checks(person)).toEqual([
    { on: '2026-11-18', outcome: 'nothing_new', says: 'We checked. Nothing has changed for you.', is_mailed: false },
  ])
  expect(await testApp.run()).toBe(0)
  on('2026-11-19')
  expect(await testApp.run({ catalogue: dear })).toBe(1)
  const stays = (await testApp.mailsTo(person.email)).filter(({ stopUrl }) => stopUrl !== undefined)
  expect(stays.map(({ subject }) => subject)).toEqual(['Mowatt: stay on your energy deal for now'])
  const [mail] = stays
  expect(mail?.text).toContain('Our advice has changed: it’s no longer worth switching.')
  expect(mail?.text).toContain('“Canary Cottage”')
  expect(mail?.text).toMatch(/Yearly cost if you stay: £[\d,.]+\nA year on .+: £[\d,.]+\n/)
  expect(mail?.text).toMatch(/Difference in a year: £[\d,.]+ (more|less)/)
  expect(mail?.text).toContain(`/home?home=${person.home_id}`)
  expect(mail?.text).toMatch(/^http\S+\/home\/stop\?token=\S+$/m)
  expect(mail?.text).toContain('sample tariffs')
  expect(mail?.html).toContain('See your home')
})

test('nothing is told twice: not by another run, not by other prices, not within a month', async () => {
  const person = await watched()
  expect(await testApp.run({ catalogue: dear })).toBe(1)
  expect(await testApp.run({ catalogue: dear })).toBe(0)
  // Other prices on the same day are checked again; one tariff less changes nothing.
  expect(await testApp.run({ catalogue: dear.slice(1) })).toBe(1)
  expect((await checks(person)).map(({ outcome }) => outcome)).toEqual(['stay'])
  on('2026-12-10')
  expect(await testApp.run()).toBe(1)
  expect((await checks({ ...person, token: await again(person) })).map(({ outcome }) => outcome)).toEqual([
    'month_switch',
    'stay',
  ])
  on('2026-12-20')
  await testApp.run()
  const token = await again(person)
  expect((await checks({ ...person, token }))[0]).toMatchObject({
    on: '2026-12-20',
    outcome: 'switch',
    is_mailed: true,
  })
  const home = await testApp.call(contract.readHome, of(person.home_id), { token })
  expect(home).toMatchObject({ watch: { last_mailed_on: '2026-12-20', last_checked_on: '2026-12-20' } })
})

/** What the page advises, the result of the check, and its list, day by day. */
async function livesThrough({ token, home_id }: { token: string; home_id: string }, days: readonly string[]) {
  const seen: { day: string; verdict: string | undefined; outcome: string | undefined; says: string }[] = []
  for (const day of days) {
    const { home, check } = await testApp.call(contract.setHomeClock, { ...of(home_id), body: { day } }, { token })
    seen.push({ day, verdict: home.verdict?.verdict, outcome: check?.outcome, says: check?.says ?? '' })
  }
  return seen
}

test('advice that stays the same is mailed once, whatever the days that pass make of its saving', async () => {
  const { idToken: token } = await testApp.signIn('drift@mowatt.example')
  const { home_id } = await testApp.tell(token, {
    ...TOLD,
    postcode: 'LS6 2QT',
    electricity_kwh: 2500,
    gas_kwh: 9000,
    electricity_rates: { unit_pence: 26, standing_pence: 55 },
    gas_rates: { unit_pence: 6.5, standing_pence: 30 },
    deal: 'fixed',
    ends_on: '2027-03-01',
    exit_fee_pence: 5000,
  })
  await testApp.watch(token, home_id)
  const days = ['2026-11-18', '2026-12-10', '2026-12-27', '2027-01-05', '2027-01-10', '2027-01-11']
  const seen = await livesThrough({ token, home_id }, days)
  expect(seen.map(({ verdict, outcome }) => [verdict, outcome])).toEqual([
    ...Array.from({ length: 5 }, () => ['wait', 'nothing_new']),
    ['switch', 'switch'],
  ])
  const told = (await testApp.mailsTo('drift@mowatt.example')).filter(({ stopUrl }) => stopUrl !== undefined)
  expect(told.map(({ text }) => text.includes('We told you to wait until 11 January 2027.'))).toEqual([true])
})

test('a page whose advice turned a little says so in its checks, and the first advice is not told as new', async () => {
  const { idToken: token } = await testApp.signIn('turns@mowatt.example')
  await testApp.bring(token, wholeBill())
  const [home] = await testApp.homesOf(token)
  const home_id = home?.home_id ?? ''
  const body = { told: { deal: 'fixed', ends_on: '2027-02-15', exit_fee_pence: 5000 } } as const
  await testApp.call(contract.changeHome, { ...of(home_id), body }, { token })
  await testApp.watch(token, home_id)
  const seen = await livesThrough({ token, home_id }, ['2026-11-18', '2026-11-25', '2026-12-20', '2026-12-28'])
  expect(seen.map(({ verdict, outcome }) => [verdict, outcome])).toEqual([
    ['switch', 'nothing_new'],
    ['wait', 'slight_wait_until'],
    ['wait', 'slight_wait_until'],
    ['switch', 'fix_ends_soon'],
  ])
  expect(seen[1]?.says).toBe(
    'We checked. Our advice is now to wait, and then switch. We didn’t email you, because the difference is too small.',
  )
})
const again = async ({ email }: { email: string }) => (await testApp.signIn(email)).idToken

test('their own threshold counts', async () => {
  const person = await watched({ threshold_pence: 100_000 })
  const home = await testApp.call(contract.readHome, of(person.home_id), { token: person.token })
  expect(home.verdict?.verdict).toBe('stay')
  expect(await testApp.watch(person.token, person.home_id, { threshold_pence: 2000 })).toMatchObject({
    threshold_pence: 2000,
  })
  await testApp.run()
  // What the page showed when the threshold changed is no news.
  expect((await checks(person))[0]?.outcome).toBe('nothing_new')
})

test('nobody is written to at night', async () => {
  await watched()
  on('2026-11-19', 8)
  expect(await testApp.run({ catalogue: dear })).toBe(0)
  on('2026-11-19', 20)
  expect(await testApp.run({ catalogue: dear })).toBe(0)
  on('2026-11-19', 9)
  expect(await testApp.run({ catalogue: dear })).toBe(1)
})

test('who changes what is known of a home has seen what follows, and gets no mail about it', async () => {
  const person = await watched()
  const told = {
    electricity_rates: { unit_pence: 5, standing_pence: 10 },
    gas_rates: { unit_pence: 1, standing_pence: 5 },
  }
  await testApp.call(contract.changeHome, { ...of(person.home_id), body: { told } }, { token: person.token })
  await testApp.run()
  expect((await checks(person))[0]?.outcome).toBe('nothing_new')
})

test('a home of which too little is known is checked, and says so', async () => {
  const person = await watched()
  const body = { told: { postcode: null } }
  await testApp.call(contract.changeHome, { ...of(person.home_id), body }, { token: person.token })
  await testApp.run()
  expect((await checks(person))[0]).toMatchObject({ outcome: 'cannot_tell', is_mailed: false })
})

test.for([
  [
    'rates',
    { postcode: 'LS6 2QT', payment_method: 'direct_debit', fuels: 'both', electricity_kwh: 2500, gas_kwh: 9000 },
  ],
  ['anything but the end', {}],
] as const)('the end of a fix is mailed 49 days ahead, without %s', async ([what, known]) => {
  const email = `ends-without-${what.length}@mowatt.example`
  const { idToken: token } = await testApp.signIn(email)
  const told = { ...known, deal: 'fixed', ends_on: '2027-03-01', exit_fee_pence: 5000 } as const
  const { home_id, dates } = await testApp.tell(token, told)
  expect(dates.map(({ kind, on: day }) => [kind, day])).toEqual([
    ['free_to_leave', '2027-01-11'],
    ['fix_ends', '2027-03-01'],
  ])
  await testApp.watch(token, home_id)
  const seen = await livesThrough({ token, home_id }, ['2027-01-10', '2027-01-11', '2027-01-12'])
  expect(seen.map(({ verdict, outcome }) => [verdict, outcome])).toEqual([
    [undefined, 'cannot_tell'],
    [undefined, 'fix_ends_soon'],
    [undefined, 'cannot_tell'],
  ])
  const told49 = (await testApp.mailsTo(email)).filter(({ stopUrl }) => stopUrl !== undefined)
  expect(told49.map(({ subject }) => subject)).toEqual(['Mowatt: your fixed price ends on 1 March 2027'])
})

test('a press in the mail program stops the watch, without a page and without a sign-in, as often as it is pressed', async () => {
  const person = await watched()
  await testApp.run({ catalogue: dear })
  const mail = (await testApp.mailsTo(person.email)).find(({ stopUrl }) => stopUrl !== undefined)
  const press = (url: string) =>
    testApp.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const stopUrl = mail?.stopUrl ?? ''
  expect((await press(stopUrl)).statusCode).toBe(200)
  expect((await press(stopUrl)).statusCode).toBe(200)
  expect((await press(`${stopUrl}x`)).statusCode).toBe(404)
  const token = await again(person)
  expect((await testApp.call(contract.readHome, of(person.home_id), { token })).watch).toBeNull()
  on('2026-12-30')
  expect(await testApp.run()).toBe(0)
})

test('the page behind the link stops it too, and a guess is refused', async () => {
  const person = await watched()
  await testApp.run({ catalogue: dear })
  const mail = (await testApp.mailsTo(person.email)).find(({ stopUrl }) => stopUrl !== undefined)
  const token = /stop\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await testApp.call(contract.stopWatchByLink, { body: { token } })).toEqual({ is_stopped: true })
  expect(await testApp.call(contract.stopWatchByLink, { body: { token } })).toEqual({ is_stopped: true })
  const guess = testApp.call(contract.stopWatchByLink, { body: { token: 'guessed' } })
  await expect(guess).rejects.toMatchObject({ code: 'not_found' })
  // A user who agrees again is watched again, and the link of the old mail still ends it.
  await testApp.watch(person.token, person.home_id)
  await testApp.call(contract.stopWatchByLink, { body: { token } })
  expect(await testApp.run()).toBe(0)
})

test('a mail that waits is taken back when the home is deleted or the watch is stopped', async () => {
  const [stopped, deleted] = [await watched(), await watched()]
  expect(await testApp.run({ catalogue: dear })).toBe(2)
  await testApp.call(contract.stopWatch, of(stopped.home_id), { token: stopped.token })
  await testApp.call(contract.deleteHome, { ...of(deleted.home_id), query: {} }, { token: deleted.token })
  for (const { email } of [stopped, deleted]) {
    const mails = await testApp.mailsTo(email)
    expect(mails.filter(({ stopUrl }) => stopUrl !== undefined)).toEqual([])
  }
})

test('what somebody told and where mails go stand in no table as they are', async () => {
  const person = await watched({ email: 'canary-address@mowatt.example' })
  await testApp.run()
  for (const table of ['homes_home', 'homes_watch', 'homes_check', 'homes_run']) {
    const { rows } = await testApp.database.pool.query<{ row: string }>(`select t::text as row from ${table} t`)
    const text = rows.map(({ row }) => row).join('\n')
    const canaries = ['Canary', 'canary', 'SW1A', person.email].flatMap((each) => [
      each,
      Buffer.from(each).toString('hex'),
    ])
    expect(canaries.filter((each) => text.includes(each))).toEqual([])
  }
})

test.for([
  ['no yes', { agrees: false }, 'invalid_request'],
  ['a threshold below nothing', { agrees: true, threshold_pence: -1 }, 'invalid_request'],
  ['a threshold of a fraction', { agrees: true, threshold_pence: 0.5 }, 'invalid_request'],
  ['no address', { agrees: true, email: 'nobody' }, 'email_invalid'],
  ['a throwaway address', { agrees: true, email: 'a@mailinator.com' }, 'email_disposable'],
] as const)('%s is refused', async ([, body, code]) => {
  const { token, home_id } = await watched()
  const refused = testApp.call(contract.watchHome, { ...of(home_id), body: body as never }, { token })
  await expect(refused).rejects.toMatchObject({ code })
})

test('a home that is deleted while somebody agrees to its watch is not found', async () => {
  const email = 'deleted@mowatt.example'
  const { idToken: token, localId: subject } = await testApp.signIn(email)
  const { home_id } = await testApp.tell(token)
  const who = { kind: 'user', subject, email, isEmailVerified: true, sessionId: undefined } as const
  const deleteMeanwhile = async () => {
    await testApp.call(contract.deleteHome, { ...of(home_id), query: {} }, { token })
    return 'Mowatt'
  }
  const agreeing = { agreed: { thresholdPence: 5000 }, readSiteName: deleteMeanwhile, keep: async () => {} }
  await expect(agreeToWatch(testApp.ctx, who, home_id, agreeing)).rejects.toMatchObject({ code: 'not_found' })
})

test.for(['0000-01-01', '1999-12-31', 'yesterday'])('checks before %s are refused', async (before) => {
  const { token, home_id } = await watched()
  const asked = testApp.call(contract.listChecks, { ...of(home_id), query: { before } }, { token })
  await expect(asked).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a test home lives through a year in a minute, and production knows no such clock', async () => {
  const person = await watched()
  await testApp.call(
    contract.changeHome,
    { ...of(person.home_id), body: { told: { deal: 'fixed', ends_on: '2027-06-30', exit_fee_pence: 0 } } },
    { token: person.token },
  )
  const to = (day: string) =>
    testApp.call(contract.setHomeClock, { ...of(person.home_id), body: { day } }, { token: person.token })
  const outcomes: [string, string | undefined][] = []
  for (const day of ['2027-01-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-06-30']) {
    const { home, check } = await to(day)
    expect(home.on).toBe(day)
    outcomes.push([day, check?.outcome])
  }
  expect(outcomes.filter(([, outcome]) => outcome === 'fix_ends_soon')).toEqual([['2027-05-12', 'fix_ends_soon']])
  const production = { ...testApp.ctx, config: { ...testApp.ctx.config, isProduction: true } }
  const who = { kind: 'user', subject: 'x', email: null, sessionId: undefined } as const
  await expect(setClock(production, who, person.home_id, { day: '2027-01-10', siteName: '' })).rejects.toMatchObject({
    code: 'not_allowed',
  })
  const refused = to('2207-01-01')
  await expect(refused).rejects.toMatchObject({ code: 'invalid_request', fields: { day: expect.any(String) } })
})
