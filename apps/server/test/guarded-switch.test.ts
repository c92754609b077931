import * as contract from '@mowatt/contract'
import type { Home } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginMissedGuards } from '../src/features/homes/guardian/begin-missed-guards.ts'
import { createGuardianTestApp, type GuardianTestApp, MOVED_ON, type Switcher } from './guardian-test-app.ts'

let testApp: GuardianTestApp
beforeAll(async () => {
  testApp = await createGuardianTestApp()
})
beforeEach(async () => {
  await testApp.database.pool.query('delete from homes_guard; delete from switching_switch; delete from homes_home')
})
afterAll(() => testApp.close())

const statesOf = ({ guards: [guard] }: Home) =>
  Object.fromEntries(guard?.steps.map(({ kind, state }) => [kind, state]) ?? [])
const stepOf = ({ guards: [guard] }: Home, kind: string) => guard?.steps.find((step) => step.kind === kind)
const isGuarded = async ({ switchId }: Switcher) =>
  (await testApp.database.pool.query('select from homes_guard where switch_id = $1', [switchId])).rowCount === 1

/** A complete switch, guarded by its consent alone. */
async function moved(offer?: Partial<contract.ChatOffer>) {
  const person = await testApp.switched(offer)
  await expect.poll(() => isGuarded(person)).toBe(true)
  await testApp.complete()
  return person
}

test('from the yes on a switch is guarded; on the day it moves, one mail asks for the reading and the welcome', async () => {
  const person = await testApp.switched()
  await expect.poll(() => isGuarded(person)).toBe(true)
  expect(await testApp.run()).toBe(0)
  await testApp.complete()
  expect(await testApp.run()).toBe(1)
  expect(await testApp.run()).toBe(0)
  const [mail, ...others] = await testApp.questions(person)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Mowatt: your switch to Larkfield Energy: two questions')
  expect(mail?.text).toContain('Have you sent Larkfield Energy a meter reading?')
  expect(mail?.text).toContain(`/home?home=${person.homeId}`)
  expect(mail?.text).toMatch(/^http\S+\/home\/stop\?about=switch&token=\S+$/m)
  expect(mail?.html).toContain('Answer in one click')
  expect(statesOf(await testApp.home(person))).toEqual({
    welcome: 'asked',
    reading: 'asked',
    moved: 'done',
    final_bill: 'waiting',
    credit: 'waiting',
    first_bill: 'waiting',
    second_bill: 'waiting',
  })
})

test('an answer counts at once, as often as it is given, and what was answered is not mailed', async () => {
  const person = await moved()
  await testApp.answer(person, 'welcome', 'got_it')
  const home = await testApp.answer(person, 'welcome', 'got_it')
  expect(stepOf(home, 'welcome')).toMatchObject({ state: 'done', done_on: MOVED_ON, ask: null })
  await testApp.answer(person, 'reading', 'none_due')
  testApp.on('2026-12-20')
  expect(await testApp.run()).toBe(0)
  testApp.on('2027-01-21')
  expect(await testApp.run()).toBe(1)
  const [mail] = await testApp.questions(person)
  expect(mail?.text).toContain('Have you had the final bill from your old supplier?')
  expect(mail?.text).toContain('Have you had your first bill from Larkfield Energy?')
})

test('a final bill that is late has its rule and a letter; said to be here, it starts the days for the credit', async () => {
  const person = await moved()
  testApp.on('2027-01-21')
  const late = stepOf(await testApp.answer(person, 'final_bill', 'not_yet'), 'final_bill')
  expect(late).toMatchObject({ state: 'late', due_on: '2027-01-20', rule: { checked_on: '2026-11-18' } })
  expect(late?.letter).toContain('My supply moved to Larkfield Energy on 9 December 2026. I haven’t had my final bill.')
  // The bills are of the new supplier, so that the account with the old one is not known.
  expect(late?.letter).toContain('[supplier]\nAccount number: [account number]')
  expect(late?.ask?.answers.map(({ value }) => value)).toEqual(['got_it', 'none_due'])
  const here = await testApp.answer(person, 'final_bill', 'got_it')
  expect(stepOf(here, 'credit')).toMatchObject({ state: 'waiting', due_on: '2027-02-04' })
  testApp.on('2027-02-05')
  await testApp.run()
  expect((await testApp.questions(person)).at(-1)?.text).toContain('Has your old supplier paid back your credit?')
})

test('what bills show is not asked: the final bill of the old supplier with no credit, and the first of the new', async () => {
  const person = await moved()
  const old = {
    supplier: 'Northern Spark Energy',
    from: '2026-11-20',
    to: '2026-12-08',
    on: '2026-12-20',
    balanceGbp: 12,
  }
  const finalId = await testApp.bring(person, old)
  const firstId = await testApp.bring(person, {})
  testApp.on('2027-01-25')
  expect(await testApp.run()).toBe(0)
  const home = await testApp.home(person)
  expect(stepOf(home, 'final_bill')).toMatchObject({ state: 'done', bill_id: finalId, done_on: '2026-12-20' })
  expect(stepOf(home, 'first_bill')).toMatchObject({ state: 'done', bill_id: firstId })
  expect(statesOf(home)).toMatchObject({ welcome: 'not_needed', reading: 'not_needed', credit: 'not_needed' })
  expect(home.guards[0]?.bills).toEqual([{ bill_id: firstId, which: 'first', outcome: 'matches', findings: [] }])
})

test('a first bill at another rate is a finding with a letter, on the home and on the bill', async () => {
  const person = await moved()
  const bill_id = await testApp.bring(person, { unit: 27.12 })
  const [bill] = (await testApp.home(person)).guards[0]?.bills ?? []
  expect(bill).toMatchObject({ bill_id, outcome: 'differs', findings: [{ code: 'rate_not_agreed', pence: 744 }] })
  expect(bill?.findings[0]?.found).toBe(
    'The bill charges 27.12p for each kWh of electricity. The agreed rate was 24.12p without VAT.',
  )
  expect(bill?.findings[0]?.letter).toContain('Please charge the agreed rate and refund the difference.')
  const shown = await testApp.call(contract.readBill, { params: { bill_id } }, { token: await person.token() })
  expect(shown.findings).toEqual(bill?.findings)
})

test.for<[string, object, string, string[]]>([
  [
    'a dearer standing charge, and days before the switch',
    { standing: 61.37, from: '2026-12-01' },
    'differs',
    ['terms_not_agreed'],
  ],
  ['a dearer standing charge', { standing: 61.37 }, 'differs', ['rate_not_agreed']],
  ['a lower rate', { unit: 23 }, 'matches', []],
])('%s on the first bill', async ([, change, outcome, codes]) => {
  const person = await moved()
  await testApp.bring(person, change)
  const [bill] = (await testApp.home(person)).guards[0]?.bills ?? []
  expect(bill?.outcome).toBe(outcome)
  expect(bill?.findings.map(({ code }) => code)).toEqual(codes)
})

test('one press in the mail program stops the mails; the page still asks', async () => {
  const [person, other] = [await testApp.switched(), await testApp.switched()]
  await expect.poll(async () => (await isGuarded(person)) && isGuarded(other)).toBe(true)
  await testApp.complete()
  expect(await testApp.run()).toBe(2)
  const [mail] = await testApp.questions(person)
  const press = () =>
    testApp.app.inject({
      method: 'POST',
      url: new URL(mail?.stopUrl ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press()).statusCode).toBe(200)
  expect((await press()).statusCode).toBe(200)
  testApp.on('2027-01-21')
  expect(await testApp.run()).toBe(1)
  const home = await testApp.home(person)
  expect(home.guards[0]?.emails).toBe('stopped')
  expect(stepOf(home, 'final_bill')?.state).toBe('due')
})

test('whoever stopped the mails starts them again on the page, and is asked what was not mailed, from the next day on', async () => {
  const other = await testApp.switched()
  const person = await moved()
  expect(await testApp.run()).toBe(2)
  const off = await testApp.setEmails(person, false)
  expect((await testApp.setEmails(person, false)).guards[0]?.emails).toBe('stopped')
  expect(off.guards[0]?.emails).toBe('stopped')
  testApp.on('2027-01-21')
  expect(await testApp.run()).toBe(1)
  expect((await testApp.setEmails(person, true)).guards[0]?.emails).toBe('on')
  expect(await testApp.run()).toBe(0)
  testApp.on('2027-01-22')
  expect(await testApp.run()).toBe(1)
  const mails = await testApp.questions(person)
  expect(mails.at(-1)?.text).toContain('Have you had the final bill from your old supplier?')
  await expect(testApp.setEmails({ ...other, token: person.token }, false)).rejects.toMatchObject({ code: 'not_found' })
})

test('looking at a home writes nothing: a switch of before is begun by its job, unless it is long over', async () => {
  const [person, old] = [await testApp.switched(), await testApp.switched()]
  await expect.poll(async () => (await isGuarded(person)) && isGuarded(old)).toBe(true)
  await testApp.complete()
  await testApp.database.pool.query('delete from homes_guard')
  const consented = `update switching_switch set consented_at = consented_at - interval '80 days' where id = $1`
  await testApp.database.pool.query(consented, [old.switchId])
  expect(stepOf(await testApp.home(person), 'reading')?.state).toBe('due')
  expect(await isGuarded(person)).toBe(false)
  await beginMissedGuards(testApp.ctx)
  await beginMissedGuards(testApp.ctx)
  expect([await isGuarded(person), await isGuarded(old)]).toEqual([true, false])
  expect(await testApp.run()).toBe(1)
  // A user who answers on the page is guarded by that.
  await testApp.answer(old, 'welcome', 'got_it')
  expect(await isGuarded(old)).toBe(true)
})

test('what was mailed about a switch is in the list of the page', async () => {
  const person = await moved()
  await testApp.run()
  const sent = { on: MOVED_ON, outcome: 'after_switch', is_mailed: true }
  expect((await testApp.home(person)).checks).toEqual([
    { ...sent, says: 'We emailed you some questions about your switch to Larkfield Energy.' },
  ])
})

test('nobody is written to at night, and a switch that is cancelled is asked about no more', async () => {
  const person = await moved()
  testApp.on(MOVED_ON, 21)
  expect(await testApp.run()).toBe(0)
  await testApp.database.pool.query(`update switching_switch set state = 'cancelled'`)
  testApp.on('2026-12-10')
  expect(await testApp.run()).toBe(0)
  expect((await testApp.home(person)).guards).toEqual([])
  const { rows } = await testApp.database.pool.query('select look_on from homes_guard')
  expect(rows).toEqual([{ look_on: null }])
})

test('a guard goes with its switch, and with the account', async () => {
  const [person, other] = [await testApp.switched(), await testApp.switched()]
  await expect.poll(async () => (await isGuarded(person)) && isGuarded(other)).toBe(true)
  await testApp.database.pool.query('delete from switching_switch where id = $1', [other.switchId])
  await testApp.complete()
  expect(await testApp.run()).toBe(1)
  expect(await isGuarded(other)).toBe(false)
  const token = await person.token()
  const exported = JSON.stringify(await testApp.call(contract.exportAccount, {}, { token }))
  expect(exported).toContain(`"reading":"${MOVED_ON}"`)
  const { idToken } = await testApp.signIn(person.email)
  await testApp.call(contract.deleteAccount, {}, { token: idToken })
  expect(await isGuarded(person)).toBe(false)
  expect(await testApp.questions(person)).toEqual([])
})

test('another’s home or switch, no such switch and no such answer are refused', async () => {
  const [person, other] = [await testApp.switched(), await testApp.switched()]
  await testApp.complete()
  await Promise.all([testApp.home(person), testApp.home(other)])
  const refusals: [() => Promise<unknown>, string][] = [
    [() => testApp.answer(person, 'welcome', 'none_due'), 'invalid_request'],
    [() => testApp.answer(person, 'party', 'got_it'), 'invalid_request'],
    [() => testApp.answer({ ...person, switchId: 'x' }, 'welcome', 'got_it'), 'not_found'],
    [() => testApp.answer({ ...person, switchId: other.switchId }, 'welcome', 'got_it'), 'not_found'],
    [() => testApp.answer({ ...other, token: person.token }, 'welcome', 'got_it'), 'not_found'],
  ]
  for (const [ask, code] of refusals) await expect(ask()).rejects.toMatchObject({ code })
})

test('a step that asks nothing takes no answer, so that nothing is late before it was asked', async () => {
  const person = await moved()
  for (const [step, answer] of [
    ['credit', 'not_yet'],
    ['credit', 'got_it'],
    ['second_bill', 'not_yet'],
    ['final_bill', 'not_yet'],
  ] as const)
    await expect(testApp.answer(person, step, answer)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { answer: expect.any(String) },
    })
  // A user who has it before its day may say so.
  const early = await testApp.answer(person, 'final_bill', 'got_it')
  expect(stepOf(early, 'final_bill')).toMatchObject({ state: 'done' })
  expect(stepOf(early, 'credit')).toMatchObject({ state: 'waiting' })
})

test('a year in a minute: the clock of a test home asks everything once', async () => {
  const person = await moved()
  const setDay = async (day: string) =>
    testApp.call(
      contract.setHomeClock,
      { params: { home_id: person.homeId }, body: { day } },
      { token: await person.token() },
    )
  for (const day of ['2026-12-09', '2026-12-10', '2027-01-21', '2027-01-22', '2027-02-20', '2027-06-01', '2027-12-09'])
    await setDay(day)
  expect((await testApp.questions(person)).map(({ subject }) => subject)).toEqual([
    'Mowatt: your switch to Larkfield Energy: two questions',
    'Mowatt: your switch to Larkfield Energy: two questions',
  ])
})

test('what was asked and answered is in no table as it is', async () => {
  const person = await moved()
  await testApp.run()
  await testApp.answer(person, 'reading', 'none_due')
  const { rows } = await testApp.database.pool.query<{ row: string }>('select t::text as row from homes_guard t')
  const text = rows.map(({ row }) => row).join('\n')
  const canaries = ['none_due', 'reading', person.email].flatMap((each) => [each, Buffer.from(each).toString('hex')])
  expect(canaries.filter((each) => text.includes(each))).toEqual([])
})
