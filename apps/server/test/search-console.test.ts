import { askPerson, closePersonRequest, type OperatorRole, operatorRoles, searchConsole } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInOperator } from './sign-in-operator.ts'
import { createWaitlistTestApp, type WaitlistTestApp } from './waitlist-test-app.ts'

let testApp: WaitlistTestApp
beforeAll(async () => {
  testApp = await createWaitlistTestApp()
  for (const role of operatorRoles) tokens.set(role, await signInOperator(testApp, `${role}@mowatt.example`, role))
  const ann = await testApp.enter('ann@post.example')
  const body = { email: 'ann@post.example', summary: 'Please look at my bill' }
  await testApp.call(askPerson, { body }, { token: ann.token, idempotencyKey: crypto.randomUUID() })
  await testApp.ctx.db
    .insertInto('switching_switch')
    .values({
      id: SWITCH,
      comparison_id: crypto.randomUUID(),
      tariff_id: 'sample-fixed',
      owner: 'somebody',
      state: 'cooling_off',
      is_simulated: true,
      sealed_offer: Buffer.from('x'),
      sealed_details: Buffer.from('x'),
      offer_expires_at: testApp.ctx.now(),
      consented_at: testApp.ctx.now(),
      created_at: testApp.ctx.now(),
      delete_at: testApp.ctx.now(),
    })
    .execute()
})
afterAll(() => testApp.close())

const tokens = new Map<OperatorRole, string>()
const SWITCH = '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'
const find = async (role: OperatorRole, words: string) => {
  const token = tokens.get(role) ?? 'nobody'
  return (await testApp.call(searchConsole, { query: { words } }, { token })).hits
}
const pagesOf = async (role: OperatorRole, words: string) => [
  ...new Set((await find(role, words)).map(({ page }) => page)),
]

test('one search finds members, messages, switches, content, topics, tariffs, figures, competitions, operators and what they did', async () => {
  expect(await find('admin', ' ANN@post.example ')).toMatchObject([
    { page: 'members', detail: 'ann@post.example' },
    { page: 'support', title: 'ann@post.example', detail: 'Waiting' },
  ])
  expect(await find('admin', SWITCH.toUpperCase())).toEqual([
    { page: 'switches', title: 'sample-fixed', detail: 'cooling off', path: `/operate/switches?id=${SWITCH}` },
  ])
  expect(await pagesOf('admin', 'switch')).toContain('content')
  expect(await find('editor', 'bailiffs debt')).toEqual([
    {
      page: 'topics',
      title: 'Can bailiffs come for an energy debt?',
      detail: 'debt',
      path: expect.stringMatching(/^\/operate\/topics\?search=\w+$/),
    },
  ])
  expect(await pagesOf('admin', 'larkspur')).toContain('tariffs')
  expect((await find('editor', 'Price cap southern england direct debit'))[0]).toEqual({
    page: 'figures',
    title: 'Price cap, Southern England, Direct Debit',
    detail: expect.stringMatching(/^From \d+ \w+ 20\d\d$/),
    path: '/operate/figures?kind=cap&region=H&payment_method=direct_debit',
  })
  expect(await pagesOf('admin', 'competition')).toContain('competition')
  expect(await pagesOf('admin', 'admin@mowatt.example')).toContain('operators')
  expect(await find('admin', '%%')).toEqual([])
})

test('what an operator did is found by their address, and by what it was about', async () => {
  const [, message] = await find('support', 'ann@post.example')
  const id = message?.path.split('/').at(-1) ?? ''
  const closing = { params: { request_id: id }, body: { reason: 'It was answered by phone' } }
  await testApp.call(closePersonRequest, closing, {
    token: tokens.get('support') ?? '',
    idempotencyKey: crypto.randomUUID(),
  })
  expect(await find('admin', 'support@mowatt.example')).toContainEqual(
    expect.objectContaining({ page: 'audit', path: '/operate/audit?operator=support%40mowatt.example' }),
  )
  expect(await pagesOf('admin', `request:${id}`)).toEqual(['audit'])
})

test('each role finds what it may open, and members nothing at all', async () => {
  expect(await pagesOf('support', 'ann@post.example')).toEqual(['members', 'support'])
  expect(await pagesOf('promoter', 'ann@post.example')).toEqual(['members'])
  expect(await pagesOf('editor', 'ann@post.example')).toEqual([])
  for (const role of ['promoter', 'editor'] as const) expect(await find(role, SWITCH)).toEqual([])
  for (const role of ['promoter', 'support'] as const) {
    expect(await pagesOf(role, 'switch')).toEqual([])
    expect(await pagesOf(role, 'price cap')).toEqual([])
    expect(await pagesOf(role, 'bailiffs')).toEqual([])
  }
  const { idToken: token } = await testApp.signIn('ann@post.example')
  await expect(testApp.call(searchConsole, { query: { words: 'ann' } }, { token })).rejects.toMatchObject({
    code: 'not_allowed',
  })
})
