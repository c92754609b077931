import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, eventsIn } from './chat-test-app.ts'
import { createGuardianTestApp, type GuardianTestApp, type Switcher } from './guardian-test-app.ts'

let testApp: GuardianTestApp
beforeAll(async () => {
  testApp = await createGuardianTestApp()
})
afterAll(() => testApp.close())

const OLD_DEAL = {
  fuels: 'electricity',
  electricity_kwh: 2700,
  electricity_rates: { unit_pence: 40, standing_pence: 70 },
  supplier: 'Northern Spark Energy',
  deal: 'fixed',
  ends_on: '2027-01-15',
  exit_fee_pence: 7500,
} as const

async function ask({ token }: Pick<Switcher, 'token'>, ...texts: readonly string[]) {
  const authorization = `Bearer ${await token()}`
  const { chat_id: chatId } = await testApp.call(contract.createChat, {}, { token: await token() })
  const answers: string[] = []
  for (const text of texts) {
    const url = `/api/v1/chats/${chatId}/messages`
    const answer = await testApp.app.inject({ method: 'POST', url, headers: { authorization }, payload: { text } })
    answers.push(JSON.stringify(answerIn(eventsIn(answer.body))))
  }
  return answers.join('\n')
}

test('a conversation knows the home: its old deal, the switch that runs, and from the move on what was agreed', async () => {
  const person = await testApp.switched()
  const params = { home_id: person.homeId }
  await testApp.call(contract.changeHome, { params, body: { told: OLD_DEAL } }, { token: await person.token() })
  expect(await ask(person, 'when does my fix end?')).toContain('Your deal ends on 15 January 2027.')
  const advised = await ask(person, 'should I switch?')
  expect(advised).toMatch(/You’ve already agreed to switch to .* from Larkfield Energy/)
  expect(advised).not.toContain('"kind":"verdict"')

  await testApp.complete()
  const ends = await ask(person, 'when does my fix end?')
  expect(ends).toContain('Your deal ends on 8 December 2027.')
  expect(ends).toContain('from Larkfield Energy, the deal you switched to on 9 December 2026')
  expect(ends).toContain('The deal you agreed to')
  const pays = await ask(person, 'what am I paying?')
  expect(pays).toContain('the deal you switched to on 9 December 2026')
  expect(pays).toMatch(/costs? £8\d\d\.\d\d a year on your current deal/)
})

test('another end than that of the new deal is taken, and the new deal’s is said beside it', async () => {
  const person = await testApp.switched()
  const params = { home_id: person.homeId }
  await testApp.call(contract.changeHome, { params, body: { told: OLD_DEAL } }, { token: await person.token() })
  await testApp.complete()
  const [told, ends] = (await ask(person, 'my deal’s fixed until 3 March 2027', 'when does my fix end')).split('\n')
  const known = 'But the deal you switched to, Larkspur Fix 12 from Larkfield Energy, ends on 8 December 2027.'
  expect(told).toContain('noted that')
  expect(ends).toContain('Your deal ends on 3 March 2027.')
  expect(ends).toContain(known)
  expect(ends).not.toContain('That’s Larkspur Fix 12')
  const same = await ask(person, 'my deal’s fixed until 8 December 2027', 'when does my fix end')
  expect(same).toContain('Your deal ends on 8 December 2027.')
  expect(same).not.toContain('But the deal you switched to')
})

test('a payment that was told on the page of the home isn’t asked for again', async () => {
  const person = await testApp.switched()
  const params = { home_id: person.homeId }
  const told = { ...OLD_DEAL, deal: 'variable', ends_on: null, exit_fee_pence: null } as const
  await testApp.call(contract.changeHome, { params, body: { told } }, { token: await person.token() })
  await testApp.call(
    contract.changeErrands,
    { params, body: { monthly_pence: 20_000 } },
    { token: await person.token() },
  )
  expect(await ask(person, 'is my direct debit right?')).toMatch(/It’s too high: £200\.00 a month is £\d+/)
})

test('Mo and the page of the home say the same of a payment, to the penny', async () => {
  const person = await testApp.switched()
  const params = { home_id: person.homeId }
  // A yearly use that twelve doesn't divide.
  const told = { ...OLD_DEAL, electricity_kwh: 2702, deal: 'variable', ends_on: null, exit_fee_pence: null } as const
  await testApp.call(contract.changeHome, { params, body: { told } }, { token: await person.token() })
  const body = { monthly_pence: 20_000, balance_pence: 34_000 }
  const { errands } = await testApp.call(contract.changeErrands, { params, body }, { token: await person.token() })
  const check = errands.direct_debit?.check
  expect(check?.even_pence).toBe(Math.ceil((check?.year_pence ?? 0) / 12))
  expect(check?.even_pence).not.toBe(Math.round((check?.year_pence ?? 0) / 12))
  const pounds = (pence = 0) => `£${(pence / 100).toFixed(2)}`
  const said = await ask(person, 'is my direct debit right?')
  expect(said).toContain(`£200.00 a month is ${pounds(check?.gap_pence)} more than your usage costs`)
  expect(said).toContain(`which is ${pounds(check?.even_pence)} a month`)
  expect(said).toContain(`${pounds(check?.fair_pence)} a month is enough`)
})

test('somebody else’s conversation knows nothing of it', async () => {
  const { idToken } = await testApp.signIn('nobody-home@mowatt.example')
  expect(await ask({ token: async () => idToken }, 'when does my fix end?')).toContain('When does your deal end?')
})
