import { randomUUID } from 'node:crypto'
import { adoptChats, listCaughtMail, listSwitches, readSwitch, startSwitch } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSwitchingTestApp, type SwitchingTestApp } from '../../../../test/switching-test-app.ts'

const at = (moment: string) => testApp.setNow(new Date(moment))
const BEGIN = '2026-11-16T10:00:00Z'
let testApp: SwitchingTestApp

beforeAll(async () => {
  testApp = await createSwitchingTestApp()
})
beforeEach(() => at(BEGIN))
afterAll(() => testApp.close())

/** Agreed to, by a user with their own mail address. */
async function submitted(email: string, name = 'Ada Brook') {
  const who = testApp.visitor()
  const begun = await testApp.start(who, await testApp.compare(who))
  const filled = await testApp.fillAll(who, begun.switch_id, { email, full_name: name })
  return { who, id: begun.switch_id, given: await testApp.consent(who, filled) }
}

test('a switch lives from a comparison to complete, one form and one step at a time', async () => {
  const who = testApp.visitor()
  const email = 'whole@mowatt.example'
  const begun = await testApp.start(who, await testApp.compare(who))
  expect(begun).toMatchObject({
    state: 'draft',
    is_simulated: true,
    missing: ['name', 'address', 'supply', 'contact', 'payment'],
    tariff: {
      yearly_pence: 165_432,
      fuels: ['electricity', 'gas'],
      exit_fee_pence: 5000,
      vat: 'These rates include VAT: none on electricity until 31 March 2027, 5% on gas.',
      term: 'Fixed for 12 months.',
      price_ends: { on: '2027-12-06', is_about: true },
    },
    offer_expires_at: '2026-11-17T10:00:00.000Z',
    can_cancel: true,
  })
  const id = begun.switch_id
  const named = await testApp.fill(who, id, { full_name: ' Ada   Brook ' })
  expect(named).toMatchObject({ state: 'details', details: { full_name: 'Ada Brook' } })
  expect(named.says).toBe('We haven’t sent anything yet. Next: your address.')
  const filled = await testApp.fillAll(who, id, { email })
  expect(filled).toMatchObject({
    state: 'consent',
    missing: [],
    details: { phone: '02079460958', bank: { sort_code: '••-••-••', account_number: '••••4958' } },
  })
  at('2026-11-16T10:01:00Z')
  const sent = await testApp.consent(who, filled)
  expect(sent).toMatchObject({ state: 'submitted', consented_at: '2026-11-16T10:01:00.000Z', can_cancel: true })

  await testApp.advance()
  expect((await testApp.read(who, id)).state).toBe('submitted')
  at('2026-11-16T11:30:00Z')
  await testApp.advance()
  const accepted = await testApp.read(who, id)
  // The day after is the first of fourteen; five working days follow.
  expect(accepted).toMatchObject({
    state: 'cooling_off',
    cooling_off_ends_on: '2026-11-30',
    cooling_off_ends_at: '2026-11-30T23:59:59.000Z',
    expected_on: '2026-12-07',
    can_cancel: true,
  })
  at('2026-11-29T00:00:00Z')
  await testApp.advance()
  await testApp.advance()
  at('2026-11-30T23:59:59Z')
  await testApp.advance()
  expect(await testApp.read(who, id)).toMatchObject({ state: 'cooling_off', can_cancel: true })
  at('2026-12-01T00:00:00Z')
  await testApp.advance()
  expect(await testApp.read(who, id)).toMatchObject({ state: 'switching', can_cancel: false })
  at('2026-12-07T09:00:00Z')
  await testApp.advance()
  const done = await testApp.read(who, id)
  expect(done).toMatchObject({
    state: 'complete',
    can_cancel: false,
    tariff: { price_ends: { on: '2027-12-06', is_about: false } },
  })
  expect(done.timeline.map(({ state }) => state)).toEqual([
    'draft',
    'details',
    'consent',
    'submitted',
    'cooling_off',
    'switching',
    'complete',
  ])
  expect(await testApp.advance()).toBe(0)
  expect(await testApp.subjects(email)).toEqual([
    'Mowatt: we’ve saved your switch',
    'Mowatt: your switch is on its way',
    'Mowatt: your 14 days have started',
    'Mowatt: two days left to change your mind',
    'Mowatt: your switch is complete',
  ])
  const mails = await testApp.call(listCaughtMail, { query: { to: email } })
  expect(mails.find(({ subject }) => subject.endsWith('is on its way'))?.text).toContain(
    'Fixed for 12 months. Leaving early costs £50.00 for each fuel, £100.00 in total. You can leave for free in the last 49 days.',
  )
})

test('a process that slept through everything catches up, each mail once', async () => {
  const { who, id } = await submitted('slept@mowatt.example')
  at('2027-03-01T12:00:00Z')
  await Promise.all([testApp.advance(), testApp.advance(), testApp.advance()])
  // The contract begins when the supplier's answer arrives, so the days are counted from now and none of them is lost.
  expect(await testApp.read(who, id)).toMatchObject({ state: 'cooling_off', cooling_off_ends_on: '2027-03-15' })
  expect(await testApp.subjects('slept@mowatt.example')).toHaveLength(3)
  at('2027-04-30T12:00:00Z')
  await Promise.all([testApp.advance(), testApp.advance(), testApp.advance()])
  expect((await testApp.read(who, id)).state).toBe('complete')
  expect((await testApp.subjects('slept@mowatt.example')).filter((each) => each.includes('complete'))).toHaveLength(1)
})

test('inside the cooling-off it is cancelled, after it the same is refused', async () => {
  const { who, id } = await submitted('cancels@mowatt.example')
  at('2026-11-16T12:00:00Z')
  await testApp.advance()
  at('2026-11-30T23:59:00Z')
  expect(await testApp.cancel(who, id)).toMatchObject({ state: 'cancelled', can_cancel: false })
  await expect(testApp.cancel(who, id)).rejects.toMatchObject({ code: 'switch_refuses', status: 409 })
  expect((await testApp.subjects('cancels@mowatt.example')).at(-1)).toBe('Mowatt: we’ve cancelled your switch')

  at(BEGIN)
  const late = await submitted('late@mowatt.example')
  at('2026-11-16T12:00:00Z')
  await testApp.advance()
  // No job has run yet after the end of the fourteen days.
  at('2026-12-01T00:00:00Z')
  await expect(testApp.cancel(late.who, late.id)).rejects.toMatchObject({ code: 'switch_refuses' })
})

test('a draft is cancelled too, and then takes no more answers', async () => {
  const who = testApp.visitor()
  const compared = await testApp.compare(who)
  const { switch_id } = await testApp.start(who, compared)
  expect((await testApp.cancel(who, switch_id)).timeline.at(-1)?.says).toBe('You cancelled before we’d sent anything.')
  await expect(testApp.fill(who, switch_id, { full_name: 'Ada Brook' })).rejects.toMatchObject({
    code: 'switch_refuses',
  })
  expect((await testApp.start(who, compared)).switch_id).not.toBe(switch_id)
})

test('consent counts once: pressed twice, at once, with and without a key', async () => {
  const who = testApp.visitor()
  const begun = await testApp.start(who, await testApp.compare(who))
  await expect(testApp.consent(who, begun)).rejects.toMatchObject({ code: 'switch_refuses' })
  const filled = await testApp.fillAll(who, begun.switch_id, { email: 'twice@mowatt.example' })
  const tries = await Promise.allSettled([
    testApp.consent(who, filled),
    testApp.consent(who, filled),
    testApp.consent(who, filled),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toMatchObject([{ code: 'switch_refuses' }, { code: 'switch_refuses' }])
  expect(await testApp.subjects('twice@mowatt.example')).toHaveLength(2)

  const other = testApp.visitor()
  const again = await testApp.start(other, await testApp.compare(other))
  const ready = await testApp.fillAll(other, again.switch_id)
  const key = randomUUID()
  const [first, second] = await Promise.all([testApp.consent(other, ready, key), testApp.consent(other, ready, key)])
  expect(second).toEqual(first)
})

test('another price or tariff than the one shown is not agreed to', async () => {
  const who = testApp.visitor()
  const begun = await testApp.start(who, await testApp.compare(who))
  const filled = await testApp.fillAll(who, begun.switch_id)
  const { tariff } = filled
  const dearer = { ...filled, tariff: { ...tariff, yearly_pence: tariff.yearly_pence + 1 } }
  await expect(testApp.consent(who, dearer)).rejects.toMatchObject({ code: 'offer_over' })
  const other = { ...filled, tariff: { ...tariff, tariff_id: 'another' } }
  await expect(testApp.consent(who, other)).rejects.toMatchObject({ code: 'offer_over' })
  expect((await testApp.read(who, begun.switch_id)).state).toBe('consent')
})

test('an offer is over after 24 hours, and when the catalogue does not hold it', async () => {
  const who = testApp.visitor()
  const compared = await testApp.compare(who)
  const begun = await testApp.start(who, compared)
  const filled = await testApp.fillAll(who, begun.switch_id)
  at('2026-11-17T10:00:00Z')
  await expect(testApp.consent(who, filled)).rejects.toMatchObject({ code: 'offer_over', status: 409 })
  await expect(testApp.fill(who, begun.switch_id, { phone: '020 7946 0959' })).rejects.toMatchObject({
    code: 'offer_over',
  })
  expect((await testApp.read(who, begun.switch_id)).says).toContain('has expired')
  const late = await testApp.compare(who)
  at('2026-11-18T11:00:00Z')
  await expect(testApp.start(who, late)).rejects.toMatchObject({ code: 'offer_over' })
  const gone = await testApp.compare(who, { offer: { tariff_id: 'no-longer-sold' } })
  await expect(testApp.start(who, gone)).rejects.toMatchObject({ code: 'offer_over' })
})

test('pressing start twice begins one switch', async () => {
  const who = testApp.visitor()
  const compared = await testApp.compare(who)
  const all = await Promise.all([1, 2, 3].map(() => testApp.start(who, compared)))
  expect(new Set(all.map(({ switch_id }) => switch_id)).size).toBe(1)
})

test('a supplier that objects ends it, and the person is told why', async () => {
  const { who, id } = await submitted('debt@mowatt.example', 'Ada Objection')
  at('2026-11-16T12:00:00Z')
  await testApp.advance()
  const failed = await testApp.read(who, id)
  expect(failed.state).toBe('failed')
  expect(failed.timeline.at(-1)?.says).toContain('older than 28 days')
  expect((await testApp.subjects('debt@mowatt.example')).at(-1)).toBe('Mowatt: your switch didn’t go ahead')
})

test('for everybody else there is no such switch', async () => {
  const { id, given } = await submitted('mine@mowatt.example')
  const stranger = testApp.visitor()
  const nothing = { code: 'not_found', status: 404 }
  await expect(testApp.read(stranger, id)).rejects.toMatchObject(nothing)
  await expect(testApp.fill(stranger, id, { full_name: 'Eve Brook' })).rejects.toMatchObject(nothing)
  await expect(testApp.consent(stranger, given)).rejects.toMatchObject(nothing)
  await expect(testApp.cancel(stranger, id)).rejects.toMatchObject(nothing)
  const list = await testApp.call(listSwitches, {}, { token: await stranger.token() })
  expect(list.switches).toEqual([])
  const compared = await testApp.compare(testApp.visitor())
  await expect(testApp.start(stranger, compared)).rejects.toMatchObject(nothing)
  await expect(testApp.call(startSwitch, { body: compared })).rejects.toMatchObject({ code: 'not_authenticated' })
  await expect(testApp.read(stranger, 'no-id')).rejects.toMatchObject(nothing)
})

test('sign-in joins what was begun before, and nobody else can', async () => {
  testApp.setNow(new Date())
  const who = testApp.visitor()
  const { switch_id } = await testApp.start(who, await testApp.compare(who))
  const { idToken: token } = await testApp.signIn('joins@mowatt.example')
  const params = { switch_id }
  await expect(testApp.call(readSwitch, { params }, { token })).rejects.toMatchObject({ code: 'not_found' })
  const session = await who.token()
  await expect(testApp.call(adoptChats, { body: { session } }, { token: session })).rejects.toMatchObject({
    code: 'not_authenticated',
  })
  expect(await testApp.call(adoptChats, { body: { session } }, { token })).toEqual({ adopted: 0 })
  expect(await testApp.call(adoptChats, { body: { session } }, { token })).toEqual({ adopted: 0 })
  expect((await testApp.call(readSwitch, { params }, { token })).switch_id).toBe(switch_id)
  const { idToken: thief } = await testApp.signIn('thief@mowatt.example')
  expect(await testApp.call(adoptChats, { body: { session } }, { token: thief })).toEqual({ adopted: 0 })
  await expect(testApp.call(readSwitch, { params }, { token: thief })).rejects.toMatchObject({ code: 'not_found' })
})

test('once agreed, whoever proves the address may follow it; a draft does not travel', async () => {
  testApp.setNow(new Date())
  const { id } = await submitted('follows@mowatt.example')
  const who = testApp.visitor()
  const draft = await testApp.start(who, await testApp.compare(who))
  await testApp.fill(who, draft.switch_id, { email: 'follows@mowatt.example', phone: '020 7946 0958' })
  const { idToken: token } = await testApp.signIn('follows@mowatt.example')
  const { switches } = await testApp.call(listSwitches, {}, { token })
  expect(switches.map(({ switch_id }) => switch_id)).toEqual([id])
})
