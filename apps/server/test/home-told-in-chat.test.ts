import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, eventsIn } from './chat-test-app.ts'
import { wholeBill } from './files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp, TOLD } from './homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
})
afterAll(() => testApp.close())

let people = 0
const signIn = async () => (await testApp.signIn(`told-${++people}@mowatt.example`)).idToken
const read = (token: string, home_id: string) => testApp.call(contract.readHome, { params: { home_id } }, { token })
const begin = async (token: string) => (await testApp.call(contract.createChat, {}, { token })).chat_id

async function say(token: string, chatId: string, ...texts: readonly string[]) {
  const answers: contract.ChatMessage[] = []
  for (const text of texts) {
    const url = `/api/v1/chats/${chatId}/messages`
    const headers = { authorization: `Bearer ${token}` }
    const answer = await testApp.app.inject({ method: 'POST', url, headers, payload: { text } })
    answers.push(answerIn(eventsIn(answer.body)).message)
  }
  return answers
}

test('what is told to Mo later is on the page of the home, with where it was told', async () => {
  const token = await signIn()
  const { home_id } = await testApp.tell(token)
  const chat_id = await begin(token)
  await say(token, chat_id, 'my electricity rate is 24.5p per kWh', 'my deal is fixed until 3 March 2027')
  await say(token, chat_id, 'I pay £180 a month', 'I’m £340 in credit', 'I use 3,100 kWh of electricity a year')
  const home = await read(token, home_id)
  expect(home.told).toMatchObject({
    postcode: 'SW1A 1AA',
    electricity_rates: { unit_pence: 24.5, standing_pence: 60 },
    deal: 'fixed',
    ends_on: '2027-03-03',
    electricity_kwh: 3100,
    gas_kwh: 11_500,
  })
  expect(home.errands.fix_end?.ends_on).toBe('2027-03-03')
  expect(home.errands.direct_debit).toMatchObject({
    monthly: { value: 18_000, from: 'told' },
    balance: { value: 34_000, from: 'told' },
  })
  const where = (field: string) => home.told_in_chat.find((each) => each.field === field)
  expect(where('electricity_rates')).toEqual({ field: 'electricity_rates', chat_id, on: home.on })
  expect(where('balance_pence')).toEqual({ field: 'balance_pence', chat_id, on: home.on })
  expect(where('postcode')).toBeUndefined()

  // The page has the last word, and no longer says that Mo was told it.
  const params = { home_id }
  const body = { told: { ends_on: '2027-04-30', electricity_kwh: null } }
  const changed = await testApp.call(contract.changeHome, { params, body }, { token })
  expect(changed.told).toMatchObject({ ends_on: '2027-04-30' })
  expect(changed.told).not.toHaveProperty('electricity_kwh')
  expect(changed.told_in_chat.map(({ field }) => field)).not.toContain('ends_on')
  await say(token, chat_id, 'what is a standing charge?')
  expect((await read(token, home_id)).told.ends_on).toBe('2027-04-30')

  // A payment is taken back once, on either side.
  const forgotten = await testApp.call(contract.changeHome, { params, body: { told: { spend: null } } }, { token })
  expect(forgotten.told).not.toHaveProperty('spend')
  expect(forgotten.errands.direct_debit?.monthly).toBeNull()
  await say(token, chat_id, 'I pay £190 a month')
  expect((await read(token, home_id)).errands.direct_debit?.monthly?.value).toBe(19_000)

  // What is taken back in the conversation is removed from the page.
  await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/chats/${chat_id}/messages`,
    headers: { authorization: `Bearer ${token}` },
    payload: { text: 'Forget what I pay', act: 'forget:spend' },
  })
  const left = await read(token, home_id)
  expect(left.errands.direct_debit?.monthly).toBeNull()
  expect(left.told_in_chat.map(({ field }) => field)).not.toContain('monthly_pence')
  expect(left.told.electricity_rates).toEqual({ unit_pence: 24.5, standing_pence: 60 })
})

test.each([
  'what if I paid £250 a month?',
  'is £250 a month too much?',
  'I don’t pay £250 a month',
  'my mum pays £250 a month',
  'my sister’s fix ends on 3 March 2027',
  'does my fix end on 3 March 2027?',
  'if my rate was 20p per kWh, would that be good?',
])('nothing is on the page from a question, a supposition, a denial or another home: %s', async (text) => {
  const token = await signIn()
  const before = await testApp.tell(token)
  await say(token, await begin(token), text)
  const { told, told_in_chat, errands } = await read(token, before.home_id)
  expect(told).toEqual(before.told)
  expect(told_in_chat).toEqual([])
  expect(errands.direct_debit?.monthly).toBeNull()
})

test('the day of a move that is told to Mo is on the page of the home, which has the last word', async () => {
  const token = await signIn()
  const { home_id } = await testApp.tell(token)
  const movesOn = async () => (await read(token, home_id)).errands.moving?.moves_on
  const chat_id = await begin(token)
  await say(token, chat_id, 'I’m moving out on 20 January 2027')
  expect(await movesOn()).toBe('2027-01-20')
  await say(token, chat_id, 'What if I moved out on 5 March 2027?')
  expect(await movesOn()).toBe('2027-01-20')
  await say(token, chat_id, 'We’re moving home on 3 February 2027')
  expect(await movesOn()).toBe('2027-02-03')
  await testApp.call(contract.changeErrands, { params: { home_id }, body: { moves_on: null } }, { token })
  await say(token, chat_id, 'I pay £180 a month')
  expect(await movesOn()).toBeUndefined()
  // Another person's move is not the user's own.
  await say(token, await begin(token), 'My sister is moving out on 20 January 2027')
  expect(await movesOn()).toBeUndefined()
})

test('another postcode is another home, and a guess waits for a yes', async () => {
  const token = await signIn()
  const before = await testApp.tell(token)
  await say(token, await begin(token), 'my postcode is M1 1AE and I use 5,000 kWh of electricity a year')
  expect((await read(token, before.home_id)).told).toEqual(before.told)
  await say(token, await begin(token), 'I pay about £150')
  expect((await read(token, before.home_id)).errands.direct_debit?.monthly).toBeNull()
})

test('a bill that isn’t theirs leaves the home, and is back when it is', async () => {
  const token = await signIn()
  const { chat_id, bill_id } = await testApp.bring(token, wholeBill())
  const [home] = await testApp.homesOf(token)
  expect(home?.bills.map((bill) => bill.bill_id)).toEqual([bill_id])
  await say(token, chat_id, 'that bill isn’t mine')
  const [left, ...others] = await testApp.homesOf(token)
  expect(others).toEqual([])
  expect(left).toMatchObject({ bills: [], deals: [], place: { postcode: null } })
  await say(token, chat_id, 'sorry, it is mine')
  const back = await testApp.homesOf(token)
  expect(back.flatMap(({ bills }) => bills.map((bill) => bill.bill_id))).toEqual([bill_id])
})

test('a bill that was denied before anybody looked at their homes begins none', async () => {
  const token = await signIn()
  const { chat_id } = await testApp.bring(token, wholeBill())
  await say(token, chat_id, 'that bill isn’t mine')
  expect(await testApp.homesOf(token)).toEqual([])
})

const FIXED = (ends_on: string) => ({ ...TOLD, deal: 'fixed', ends_on }) as const

test('who has two homes is asked which one, and the talk stays with it', async () => {
  const token = await signIn()
  const flat = await testApp.tell(token, FIXED('2027-03-31'), 'My flat')
  testApp.pass(1)
  const mums = await testApp.tell(token, { ...FIXED('2027-06-30'), postcode: 'M1 1AE' }, 'Mum’s house')
  const chat_id = await begin(token)
  const [asked, ends, pays] = await say(token, chat_id, 'when does my fix end?', 'Mum’s house', 'I pay £180 a month')
  expect(asked?.text).toContain('Which home do you mean?')
  const choices = asked?.cards.flatMap((card) =>
    card.kind === 'choices' ? card.choices.map(({ label }) => label) : [],
  )
  expect(choices).toEqual(['My flat', 'Mum’s house', 'Another home'])
  expect(ends?.text).toContain('Your deal ends on 30 June 2027.')
  expect(pays?.text).not.toContain('Which home')
  expect((await read(token, mums.home_id)).errands.direct_debit?.monthly?.value).toBe(18_000)
  expect((await read(token, flat.home_id)).errands.direct_debit?.monthly).toBeNull()

  const [byName] = await say(token, await begin(token), 'when does the fix end at mum’s house?')
  expect(byName?.text).toContain('30 June 2027')
  const [, none] = await say(token, await begin(token), 'when does my fix end?', 'Another home')
  expect(none?.text).toContain('When does your deal end?')
})
