import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { overchargedBill } from '../../../../test/files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp, TOLD } from '../../../../test/homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
})
beforeEach(async () => {
  on('2026-11-18')
  await testApp.database.pool.query('delete from homes_home; delete from homes_run')
})
afterAll(() => testApp.close())

const on = (day: string) => testApp.setNow(new Date(`${day}T10:00:00Z`))
const COMPLAINT = { supplier: 'Northern Spark Energy', subject: 'Canary charged twice', made_on: '2026-11-18' }
let people = 0

async function begin() {
  const email = `complains-${++people}@mowatt.example`
  const { idToken: token } = await testApp.signIn(email)
  const { home_id } = await testApp.tell(token, TOLD, 'Canary Cottage')
  return { email, token, home_id }
}
type Person = Awaited<ReturnType<typeof begin>>
const again = async ({ email }: Person) => (await testApp.signIn(email)).idToken

async function complain({ token, home_id }: Person, more: object = {}) {
  const asked = { params: { home_id }, body: { ...COMPLAINT, ...more } }
  return (await testApp.call(contract.addComplaint, asked, { token })).complaint
}
const change = ({ token, home_id }: Person, complaint_id: string, body: object) =>
  testApp.call(contract.changeComplaint, { params: { home_id, complaint_id }, body }, { token })
const mailsAbout = async ({ email }: Person) =>
  (await testApp.mailsTo(email)).filter(({ subject }) => subject.includes('Ombudsman'))

test('a complaint says when the Ombudsman can be asked, and what to write until then and from then on', async () => {
  const person = await begin()
  const made = await complain(person)
  expect(made).toMatchObject({
    state: 'open',
    stage: 'waiting',
    ask_from: '2027-01-13',
    ask_by: '2027-11-18',
    days_left: 56,
  })
  expect(made.says).toContain('from 13 January 2027')
  expect(made.letter?.text).toContain('please send me a deadlock letter')
  expect(made.letter?.text).toContain('I complained to you on 18 November 2026 about this: Canary charged twice.')
  on('2027-01-13')
  const token = await again(person)
  const { complaints } = await testApp.call(contract.readHome, { params: { home_id: person.home_id } }, { token })
  expect(complaints).toMatchObject([
    { stage: 'can_ask', days_left: 309, letter: { title: 'Letter to the Energy Ombudsman' } },
  ])
})

test('a deadlock letter opens the way at once; what is settled is over', async () => {
  const person = await begin()
  const { complaint_id } = await complain(person, { made_on: '2026-11-02' })
  const stuck = await change(person, complaint_id, { state: 'deadlock', deadlock_on: '2026-11-16' })
  expect(stuck.complaint).toMatchObject({ stage: 'can_ask', ask_from: '2026-11-16', ask_by: '2027-11-16' })
  expect(stuck.complaint.letter?.text).toContain('a deadlock letter dated 16 November 2026')
  expect((await change(person, complaint_id, { state: 'ombudsman' })).complaint).toMatchObject({
    stage: 'asked',
    letter: null,
  })
  expect((await change(person, complaint_id, { state: 'resolved' })).complaint.stage).toBe('over')
  expect((await change(person, complaint_id, { state: 'open' })).complaint).toMatchObject({
    stage: 'waiting',
    deadlock_on: null,
  })
})

test.for([
  ['a day to come', { made_on: '2026-11-19' }, 'made_on'],
  ['a year that is a slip', { made_on: '2016-11-18' }, 'made_on'],
  ['nobody to complain to', { supplier: ' ' }, 'supplier'],
  ['too many words', { subject: 'x'.repeat(121) }, 'subject'],
] as const)('%s is refused by its field', async ([, body, field]) => {
  const refused = complain(await begin(), body)
  await expect(refused).rejects.toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } })
})

test('a deadlock letter has a day, after the complaint and not in the future', async () => {
  const person = await begin()
  const { complaint_id } = await complain(person)
  for (const body of [{}, { deadlock_on: '2026-11-17' }, { deadlock_on: '2026-11-19' }]) {
    const refused = change(person, complaint_id, { state: 'deadlock', ...body })
    await expect(refused).rejects.toMatchObject({ fields: { deadlock_on: expect.any(String) } })
  }
  // The date of a letter without the letter would be lost.
  const alone = change(person, complaint_id, { deadlock_on: '2026-11-18' })
  await expect(alone).rejects.toMatchObject({ code: 'invalid_request', fields: { deadlock_on: expect.any(String) } })
})

test('a complaint about a bill joins the home that the bill is in', async () => {
  const person = await begin()
  const { bill_id } = await testApp.bring(person.token, overchargedBill())
  const [, billed] = await testApp.homesOf(person.token)
  const asked = { params: { home_id: person.home_id }, body: { ...COMPLAINT, bill_id, about: 'standing_days' } }
  const { home_id } = await testApp.call(contract.addComplaint, asked, { token: person.token })
  expect(home_id).toBe(billed?.home_id)
  expect((await testApp.homesOf(person.token)).map(({ complaints }) => complaints.length)).toEqual([0, 1])
})

test('a complaint is about a bill of its own home, or of none', async () => {
  const [person, other] = [await begin(), await begin()]
  const theirs = await testApp.bring(other.token, overchargedBill())
  await expect(complain(person, { bill_id: theirs.bill_id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(complain(person, { bill_id: 'no-bill' })).rejects.toMatchObject({ code: 'not_found' })
  // Their own, and in no home since its home was deleted.
  const { bill_id } = await testApp.bring(person.token, overchargedBill())
  const [, billed] = await testApp.homesOf(person.token)
  const gone = { params: { home_id: billed?.home_id ?? '' }, query: { with_bills: 'false' } as const }
  await testApp.call(contract.deleteHome, gone, { token: person.token })
  expect(await complain(person, { bill_id })).toMatchObject({ bill_id: null })
  await expect(complain(person, { subject: 'Late\u0000' })).rejects.toMatchObject({ code: 'invalid_request' })
})

test('on the eight-week day a watched home is mailed once, with the way to stop; settled ones are not', async () => {
  const [person, settled, unwatched] = [await begin(), await begin(), await begin()]
  for (const each of [person, settled]) await testApp.watch(each.token, each.home_id)
  for (const each of [person, settled, unwatched]) await complain(each)
  const [done] = (await testApp.homesOf(settled.token))[0]?.complaints ?? []
  await change(settled, done?.complaint_id ?? '', { state: 'resolved' })
  on('2027-01-12')
  await testApp.run()
  expect(await mailsAbout(person)).toEqual([])
  on('2027-01-13')
  await testApp.run()
  await testApp.run()
  on('2027-01-14')
  await testApp.run()
  const [mail, ...more] = await mailsAbout(person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Mowatt: you can go to the Energy Ombudsman now')
  expect(mail?.text).toContain('Canary charged twice')
  expect(mail?.text).toContain('do this by 18 November 2027')
  expect(mail?.text).toMatch(/^http\S+\/home\/stop\?token=\S+$/m)
  expect([...(await mailsAbout(settled)), ...(await mailsAbout(unwatched))]).toEqual([])
})

test('the mail is in the list of what was checked and sent, whose pages end with a day', async () => {
  const person = await begin()
  await testApp.watch(person.token, person.home_id)
  await complain(person)
  on('2027-01-13')
  await testApp.run()
  // Fifty-nine days on, the page of sixty has room for the day of the mail with one of its two entries.
  await testApp.database.pool.query(
    `insert into homes_check (home_id, on_day, outcome)
     select $1, date '2027-01-13' + day, 'nothing_new' from generate_series(-2, 59) day where day <> 0`,
    [person.home_id],
  )
  on('2027-03-13')
  const token = await again(person)
  const list = (before?: string) =>
    testApp.call(contract.listChecks, { params: { home_id: person.home_id }, query: { before } }, { token })
  const { checks, next_before } = await list()
  const days = checks.map((check) => [check.on, check.outcome])
  expect(days.slice(-2)).toEqual([
    ['2027-01-13', 'nothing_new'],
    ['2027-01-13', 'complaint'],
  ])
  expect(checks.at(-1)).toMatchObject({
    is_mailed: true,
    says: 'We emailed you to say you can go to the Energy Ombudsman about your complaint: “Canary charged twice”.',
  })
  expect(next_before).toBe('2027-01-13')
  const { checks: earlier, next_before: none } = await list('2027-01-13')
  expect([earlier.map((check) => check.on), none]).toEqual([['2027-01-12', '2027-01-11'], null])
})

test('what the page has shown is no news, and neither is what is long past', async () => {
  const [late, shown] = [await begin(), await begin()]
  await complain(late)
  await complain(shown, { made_on: '2026-09-01' })
  await testApp.watch(shown.token, shown.home_id)
  await testApp.run()
  on('2027-02-13')
  await testApp.watch(await again(late), late.home_id)
  await testApp.run()
  expect([...(await mailsAbout(late)), ...(await mailsAbout(shown))]).toEqual([])
})

test('a mail that waits is taken back when its complaint, its watch or its home goes', async () => {
  const all = [await begin(), await begin(), await begin()] as const
  const ids: string[] = []
  for (const each of all) {
    await testApp.watch(each.token, each.home_id)
    ids.push((await complain(each)).complaint_id)
  }
  on('2027-01-13')
  // A sign-in delivers pending mail, so it comes first; and only one at a time, since each takes the latest mail.
  const signedIn: Person[] = []
  for (const each of all) signedIn.push({ ...each, token: await again(each) })
  const [one, two, three] = signedIn
  await testApp.run()
  const of = (person: Person | undefined) => ({ params: { home_id: person?.home_id ?? '' } })
  await testApp.call(
    contract.deleteComplaint,
    { params: { home_id: one?.home_id ?? '', complaint_id: ids[0] ?? '' } },
    { token: one?.token ?? '' },
  )
  await testApp.call(contract.stopWatch, of(two), { token: two?.token ?? '' })
  await testApp.call(contract.deleteHome, { ...of(three), query: {} }, { token: three?.token ?? '' })
  for (const each of all) expect(await mailsAbout(each)).toEqual([])
})

test('a complaint is nobody else’s, is sealed, and goes along with its account', async () => {
  const [ada, bob] = [await begin(), await begin()]
  const { complaint_id } = await complain(ada)
  await expect(complain({ ...ada, token: bob.token })).rejects.toMatchObject({ code: 'not_found' })
  for (const home_id of [ada.home_id, bob.home_id]) {
    const refused = change({ ...bob, home_id }, complaint_id, { state: 'resolved' })
    await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  }
  const { rows } = await testApp.database.pool.query<{ row: string }>('select t::text as row from homes_complaint t')
  for (const canary of ['Canary', 'Northern Spark'])
    expect(rows[0]?.row).not.toMatch(new RegExp(`${canary}|${Buffer.from(canary).toString('hex')}`))
  const { data } = await testApp.call(contract.exportAccount, {}, { token: ada.token })
  expect(data).toMatchObject({ homes: { homes: [{ complaints: [{ subject: 'Canary charged twice' }] }] } })
  await testApp.call(contract.deleteAccount, {}, { token: ada.token })
  expect((await testApp.database.pool.query('select from homes_complaint')).rows).toEqual([])
})

test('a home has so many complaints and no more', async () => {
  const person = await begin()
  for (let count = 0; count < contract.MOST_COMPLAINTS; count++) await complain(person)
  await expect(complain(person)).rejects.toMatchObject({ code: 'complaints_full' })
})
