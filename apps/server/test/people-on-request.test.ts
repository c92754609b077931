import {
  askPasskey,
  changeRole,
  confirmWithPasskey,
  createChat,
  deletePerson,
  exportPerson,
  findPerson,
  listAudit,
  listOwnLooks,
  openConversation,
  readMember,
  sendChatMessage,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRole } from '../src/features/operators/public.ts'
import { showPasskey } from './show-passkey.ts'
import { signInOperator } from './sign-in-operator.ts'
import { createWaitlistTestApp, type WaitlistTestApp } from './waitlist-test-app.ts'

let testApp: WaitlistTestApp
let token: string
beforeAll(async () => {
  testApp = await createWaitlistTestApp()
  token = await signInOperator(testApp, 'support@mowatt.example', 'support')
})
afterAll(() => testApp.close())

const key = () => ({ idempotencyKey: crypto.randomUUID() })
const reason = 'They wrote from this address'
const find = (email: string) => testApp.call(findPerson, { body: { email } }, { token, ...key() })
const subjectsTo = async (email: string) => {
  while (await testApp.ctx.mail.deliverOne());
  return (await testApp.ctx.mail.listSent(email)).map(({ subject }) => subject)
}

test('a person’s data is taken out with a reason, and they hear of it by email and in their account', async () => {
  const ann = await testApp.enter('ann@post.example')
  const { chat_id: chatId } = await testApp.call(createChat, {}, { token: ann.token, ...key() })
  const said = { params: { chat_id: chatId }, body: { text: 'What is a unit rate?' } }
  await testApp.call(sendChatMessage, said, { token: ann.token, ...key() })
  expect(await find(' ANN@post.example ')).toMatchObject({ user_id: ann.userId })
  const body = { email: 'ann@post.example', reason }
  await expect(
    testApp.call(exportPerson, { body: { ...body, reason: '' } }, { token, ...key() }),
  ).rejects.toMatchObject({ code: 'invalid_request' })
  const { data } = await testApp.call(exportPerson, { body }, { token, ...key() })
  expect(data).toMatchObject({ chat: { chats: [{ chat_id: chatId }] } })
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['identity', 'waitlist', 'chat', 'bills', 'homes']))
  expect(await subjectsTo('ann@post.example')).toContain('Mowatt: we’ve made a copy of your data')
  expect((await testApp.call(listOwnLooks, {}, { token: ann.token })).looks).toMatchObject([
    { what: 'account.export', reason },
  ])
})

test('an account is deleted for them as they would themselves, and the log has the id alone', async () => {
  const bea = await testApp.enter('bea@post.example')
  const gone = { body: { email: 'bea@post.example', reason } }
  expect(await testApp.call(deletePerson, gone, { token, ...key() })).toEqual({ outcome: 'deleted' })
  await expect(testApp.call(readMember, { query: {} }, { token: bea.token })).rejects.toMatchObject({ status: 401 })
  await expect(find('bea@post.example')).rejects.toMatchObject({ code: 'not_found' })
  expect(await subjectsTo('bea@post.example')).toContain('Mowatt: your account has been deleted')
  const admin = await signInOperator(testApp, 'admin@mowatt.example', 'admin')
  const query = { subject: `user:${bea.userId}` }
  const { entries } = await testApp.call(listAudit, { query }, { token: admin })
  expect(entries).toMatchObject([{ act: 'account.delete', operator: 'support@mowatt.example', reason }])
  expect(JSON.stringify(entries)).not.toContain('bea@')
})

test('an operator’s account isn’t deleted here: without its passkeys, the address alone would open the console', async () => {
  await signInOperator(testApp, 'boss@mowatt.example', 'admin')
  const gone = { body: { email: 'BOSS@mowatt.example', reason } }
  await expect(testApp.call(deletePerson, gone, { token, ...key() })).rejects.toMatchObject({ code: 'has_role' })
  expect(await find('boss@mowatt.example')).toMatchObject({ email: 'boss@mowatt.example', has_role: true })
  await setRole(testApp.ctx, 'boss@mowatt.example', null)
  expect(await testApp.call(deletePerson, gone, { token, ...key() })).toEqual({ outcome: 'deleted' })
})

test('what the log can’t keep isn’t done', async () => {
  const cay = await testApp.enter('cay@post.example')
  const { pool } = testApp.database
  await pool.query(`alter table operators_audit add constraint no_more check (act <> 'account.delete') not valid`)
  const gone = { body: { email: 'cay@post.example', reason } }
  await expect(testApp.call(deletePerson, gone, { token, ...key() })).rejects.toMatchObject({ code: 'unexpected' })
  await pool.query('alter table operators_audit drop constraint no_more')
  expect(await testApp.me(cay.token)).toMatchObject({ alias: cay.me.alias })
})

test('editors, promoters and members do none of it', async () => {
  const { idToken: member } = await testApp.signIn('dan@post.example')
  const body = { email: 'dan@post.example', reason: 'Trying it' }
  for (const other of [
    member,
    await signInOperator(testApp, 'editor@mowatt.example', 'editor'),
    await signInOperator(testApp, 'promoter@mowatt.example', 'promoter'),
  ]) {
    for (const endpoint of [findPerson, exportPerson, deletePerson] as const) {
      const asked = testApp.call(endpoint as typeof exportPerson, { body }, { token: other, ...key() })
      await expect(asked).rejects.toMatchObject({ code: 'not_allowed' })
    }
  }
})

test('a console that was left open opens and ends nothing of other people’s, until a passkey is shown', async () => {
  const email = 'eve@post.example'
  await testApp.enter(email)
  await setRole(testApp.ctx, 'chief@mowatt.example', 'admin')
  const { idToken, refreshToken } = await testApp.signIn('chief@mowatt.example')
  const device = await showPasskey(testApp, idToken)
  testApp.pass(61 * 60)
  const { body: renewed } = await testApp.refresh(refreshToken)
  const chief = String(renewed['id_token'])
  const { entries } = await testApp.call(listAudit, { query: {} }, { token: chief })
  expect(entries).not.toEqual([])

  const asChief = () => ({ token: chief, ...key() })
  const params = { request_id: crypto.randomUUID() }
  const act = {
    export: () => testApp.call(exportPerson, { body: { email, reason } }, asChief()),
    open: () => testApp.call(openConversation, { params, body: { reason } }, asChief()),
    role: () => testApp.call(changeRole, { body: { email, role: 'editor', reason } }, asChief()),
    delete: () => testApp.call(deletePerson, { body: { email, reason } }, asChief()),
  }
  for (const each of Object.values(act)) await expect(each()).rejects.toMatchObject({ code: 'second_factor_needed' })
  expect(await testApp.call(findPerson, { body: { email } }, asChief())).toMatchObject({ email, has_role: false })

  const { options } = await testApp.call(askPasskey, { body: { purpose: 'confirm' } }, { token: chief })
  await testApp.call(confirmWithPasskey, { body: { credential: device.get(options) } }, asChief())
  expect((await act.role()).operators).toContainEqual(expect.objectContaining({ email, role: 'editor' }))
  await expect(act.open()).rejects.toMatchObject({ code: 'not_found' })
  expect((await act.export()).data).toMatchObject({})
})
