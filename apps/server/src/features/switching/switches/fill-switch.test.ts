import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSwitchingTestApp, type SwitchingTestApp, type Visitor } from '../../../../test/switching-test-app.ts'

let testApp: SwitchingTestApp
let who: Visitor
let id: string

beforeAll(async () => {
  testApp = await createSwitchingTestApp()
  who = testApp.visitor()
  id = (await testApp.start(who, await testApp.compare(who))).switch_id
})
afterAll(() => testApp.close())

const address = { line_1: '1 Brook Lane', line_2: '', town: 'London', postcode: 'SW1A 1AA' }
const bank = { account_name: 'A Brook', sort_code: '309430', account_number: '41524152' }

test.for<[string, object, string]>([
  ['a name of one word', { full_name: 'Ada' }, 'full_name'],
  ['no street', { ...address, line_1: ' ' }, 'line_1'],
  ['no town', { ...address, town: '' }, 'town'],
  ['half a postcode', { ...address, postcode: 'SW1A' }, 'postcode'],
  ['a postcode abroad', { ...address, postcode: 'BT1 5GS' }, 'postcode'],
  ['a home in another price region', { ...address, postcode: 'LS1 1AA' }, 'postcode'],
  ['a supply number that does not check', { mpan: '1200001234567', mprn: '1234567810' }, 'mpan'],
  ['a supply number of another region', { mpan: '2300001234565', mprn: '1234567810' }, 'mpan'],
  ['a gas number with letters', { mpan: '1200001234566', mprn: '12AB56' }, 'mprn'],
  ['no address for mail', { email: 'ada', phone: '020 7946 0958' }, 'email'],
  ['a throw-away address', { email: 'ada@mailinator.com', phone: '020 7946 0958' }, 'email'],
  ['a short phone number', { email: 'ada@mowatt.example', phone: '12345' }, 'phone'],
  ['no name on the account', { ...bank, account_name: '' }, 'account_name'],
  ['a sort code of five digits', { ...bank, sort_code: '30-94-3' }, 'sort_code'],
  ['an account number of nine digits', { ...bank, account_number: '123456789' }, 'account_number'],
  ['a sort code of zeros', { ...bank, sort_code: '00-00-00' }, 'sort_code'],
  ['a sort code of one digit', { ...bank, sort_code: '22 22 22' }, 'sort_code'],
  ['an account number of zeros', { ...bank, account_number: '00000000' }, 'account_number'],
  ['an account number of one digit', { ...bank, account_number: '7777777' }, 'account_number'],
  ['an account number alone', { account_number: '41524152' }, 'sort_code'],
])('%s is refused by its field, and nothing is kept', async ([, body, field]) => {
  const refused = await testApp.fill(who, id, body).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ code: 'invalid_request', status: 400, fields: { [field]: expect.any(String) } })
  expect(await testApp.read(who, id)).toMatchObject({ state: 'draft', details: {} })
})

test('while the supplier is simulated, bank details that are sent are not kept', async () => {
  const own = testApp.visitor()
  const { switch_id } = await testApp.start(own, await testApp.compare(own))
  const { details } = await testApp.fill(own, switch_id, bank)
  expect(details.bank).toEqual({
    account_name: 'Practice Account',
    sort_code: '••-••-••',
    account_number: '••••4958',
  })
})

test('a later answer must agree with the earlier ones', async () => {
  await testApp.fill(who, id, { mpan: '12 0000 1234 566', mprn: 'M 1234567810' })
  await expect(testApp.fill(who, id, { ...address, postcode: 'LS1 1AA' })).rejects.toMatchObject({
    fields: { postcode: expect.any(String) },
  })
  const kept = await testApp.fill(who, id, address)
  expect(kept.details).toMatchObject({ mpan: '1200001234566', mprn: '1234567810', address })
})

test('what the bill proves need not be typed; what does not check is left out', async () => {
  const own = testApp.visitor()
  const basis = { postcode: 'sw1a1aa', mpan: '1200001234566', mprn: 'none', more: 1 }
  const { details, missing } = await testApp.start(own, await testApp.compare(own, { basis }))
  expect(details).toEqual({
    address: { line_1: '', line_2: '', town: '', postcode: 'SW1A 1AA' },
    mpan: '1200001234566',
  })
  expect(missing).toEqual(['name', 'address', 'supply', 'contact', 'payment'])
})

test('only a Direct Debit asks for an account, and only the fuels that move ask for their numbers', async () => {
  const own = testApp.visitor()
  const compared = await testApp.compare(own, {
    offer: { payment_method: 'prepayment', rates: [{ label: 'Electricity unit rate', text: '24.12p' }] },
  })
  const begun = await testApp.start(own, compared)
  expect(begun.missing).toEqual(['name', 'address', 'supply', 'contact'])
  expect((await testApp.fill(own, begun.switch_id, { mpan: '1200001234566' })).missing).not.toContain('supply')
})

test('answers may be changed until consent, and a new address for mail gets a mail', async () => {
  const own = testApp.visitor()
  const { switch_id } = await testApp.start(own, await testApp.compare(own))
  await testApp.fillAll(own, switch_id, { email: 'first@mowatt.example' })
  const changed = await testApp.fill(own, switch_id, { email: 'second@mowatt.example', phone: '07700 900123' })
  expect(changed).toMatchObject({ state: 'consent', details: { phone: '07700900123' } })
  await testApp.fill(own, switch_id, { email: 'second@mowatt.example', phone: '07700 900124' })
  expect(await testApp.subjects('first@mowatt.example')).toHaveLength(1)
  expect(await testApp.subjects('second@mowatt.example')).toHaveLength(1)
})
