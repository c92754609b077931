import {
  answerPerson,
  askPerson,
  closePersonRequest,
  createChat,
  deleteAccount,
  exportAccount,
  listAudit,
  listOwnLooks,
  listPersonRequests,
  type OperatorRole,
  openConversation,
  readPersonRequest,
  sendChatMessage,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { readOpened } from './open-conversation.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  token = await operator('support@mowatt.example', 'support')
})
afterAll(() => testApp.close())

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)
const key = () => ({ idempotencyKey: crypto.randomUUID() })

/** Says something to Mo, and asks for a person in that conversation. */
async function ask(email: string, summary: string): Promise<{ token: string; chatId: string }> {
  const { idToken } = await testApp.signIn(email)
  const { chat_id: chatId } = await testApp.call(createChat, {}, { token: idToken, ...key() })
  const said = { params: { chat_id: chatId }, body: { text: `Hello, my secret is ${email}` } }
  await testApp.call(sendChatMessage, said, { token: idToken, ...key() })
  await testApp.call(askPerson, { body: { email, summary, chat_id: chatId } }, { token: idToken, ...key() })
  return { token: idToken, chatId }
}

const list = (show: 'open' | 'closed' = 'open', as = token) =>
  testApp.call(listPersonRequests, { query: { show } }, { token: as })
const idOf = async (email: string) =>
  (await list()).requests.find((each) => each.email === email)?.request_id ?? 'nothing'
const read = (id: string, as = token) => testApp.call(readPersonRequest, { params: { request_id: id } }, { token: as })
const answer = (id: string, words: string, seen = 0, options = key()) =>
  testApp.call(answerPerson, { params: { request_id: id }, body: { words, seen_answers: seen } }, { token, ...options })
const open = (id: string, reason: string, as = token) =>
  testApp.call(openConversation, { params: { request_id: id }, body: { reason } }, { token: as, ...key() })
const logOf = async (subject: string) => {
  const admin = await operator(`admin-${crypto.randomUUID()}@mowatt.example`, 'admin')
  return (await testApp.call(listAudit, { query: { subject } }, { token: admin })).entries
}

test('whoever asked for a person waits with the words they sent, and gets one answer however often it is pressed', async () => {
  await ask('ann@post.example', 'Why is my <b>bill</b> so high?')
  const id = await idOf('ann@post.example')
  expect(await read(id)).toMatchObject({ summary: 'Why is my <b>bill</b> so high?', answers: [], has_chat: true })
  const once = key()
  for (const outcome of ['sent', 'sent'])
    expect(await answer(id, 'Because <i>it’s cold</i>.', 0, once)).toEqual({ outcome })
  // A colleague who looked before that answer has not seen it.
  expect(await answer(id, 'No idea.')).toEqual({ outcome: 'already' })
  while (await testApp.ctx.mail.deliverOne());
  const mails = await testApp.ctx.mail.listSent('ann@post.example')
  const answers = mails.filter(({ subject }) => subject.includes('our answer'))
  expect(answers).toHaveLength(1)
  expect(answers[0]?.text).toContain('Because <i>it’s cold</i>.')
  expect(answers[0]?.html).toContain('Because &lt;i&gt;it’s cold&lt;/i&gt;.')
  expect(`${answers[0]?.html}`).not.toContain('so high')
  expect(await read(id)).toMatchObject({
    answers: [{ by: 'support@mowatt.example', words: 'Because <i>it’s cold</i>.' }],
  })
  expect((await list('closed')).requests.map(({ request_id: each }) => each)).toContain(id)
  expect(await idOf('ann@post.example')).toBe('nothing')
  const entries = await logOf(`request:${id}`)
  expect(entries).toMatchObject([{ act: 'person.answer', operator: 'support@mowatt.example' }])
  expect(JSON.stringify(entries)).not.toMatch(/ann@|cold|bill/)
})

test('a conversation opens with a reason, for an hour, for one operator, and the person reads when and why', async () => {
  const bea = await ask('bea@post.example', 'Please look at it')
  const id = await idOf('bea@post.example')
  expect(await read(id)).toMatchObject({ open_until: null, messages: [] })
  await expect(open(id, '  ')).rejects.toMatchObject({ code: 'invalid_request' })
  const { open_until: until } = await open(id, 'They asked what Mo told them')
  expect((await read(id)).messages[0]).toMatchObject({ author: 'person', text: 'Hello, my secret is bea@post.example' })
  const other = await operator('second@mowatt.example', 'support')
  expect(await read(id, other)).toMatchObject({ open_until: null, messages: [] })

  const looks = async () => (await testApp.call(listOwnLooks, {}, { token: bea.token })).looks
  expect(await looks()).toMatchObject([{ what: 'chat.open', role: 'support', reason: 'They asked what Mo told them' }])
  expect(JSON.stringify(await looks())).not.toContain('support@')
  const { data } = await testApp.call(exportAccount, {}, { token: bea.token })
  expect(data['chat']).toMatchObject({
    asked_people: [{ summary: 'Please look at it' }],
    looked_at: [{ role: 'support' }],
  })

  const readAt = (msOn: number) => {
    const now = () => new Date(Date.parse(until) + msOn)
    return readOpened({ ...testApp.ctx, now }, bea.chatId, 'support@mowatt.example')
  }
  expect((await readAt(-1)).messages).not.toEqual([])
  expect(await readAt(0)).toEqual({ until: null, messages: [] })
})

test('somebody else’s conversation can’t be handed over, and one without a conversation has nothing to open', async () => {
  const { chatId } = await ask('cay@post.example', 'Mine')
  const { idToken } = await testApp.signIn('dan@post.example')
  const body = { email: 'dan@post.example', summary: 'Not mine', chat_id: chatId }
  await testApp.call(askPerson, { body }, { token: idToken, ...key() })
  const id = await idOf('dan@post.example')
  expect(await read(id)).toMatchObject({ has_chat: false })
  await expect(open(id, 'Curious')).rejects.toMatchObject({ code: 'not_found' })
})

test('a message is closed without an answer once, and what isn’t there is not found', async () => {
  await ask('eve@post.example', 'Nothing')
  const id = await idOf('eve@post.example')
  const close = () =>
    testApp.call(
      closePersonRequest,
      { params: { request_id: id }, body: { reason: 'It says nothing' } },
      { token, ...key() },
    )
  expect(await close()).toEqual({ outcome: 'closed' })
  expect(await close()).toEqual({ outcome: 'already' })
  for (const nobody of ['nothing', crypto.randomUUID()]) {
    await expect(read(nobody)).rejects.toMatchObject({ code: 'not_found' })
    await expect(answer(nobody, 'Hello')).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('an account takes along and deletes what was asked with its address, also without a sign-in', async () => {
  const visitor = await testApp.signIn('elsewhere@post.example')
  const body = { email: 'Fay@post.example', summary: 'Asked before I had an account' }
  await testApp.call(askPerson, { body }, { token: visitor.idToken, ...key() })
  const { idToken } = await testApp.signIn('fay@post.example')
  const { data } = await testApp.call(exportAccount, {}, { token: idToken })
  expect(data['chat']).toMatchObject({ asked_people: [{ summary: 'Asked before I had an account' }] })
  await testApp.call(deleteAccount, {}, { token: idToken })
  expect(await idOf('Fay@post.example')).toBe('nothing')
})

test('lists come page by page, each once, the longest waiting first', async () => {
  const { idToken } = await testApp.signIn('many@post.example')
  for (let at = 0; at < 60; at++) {
    testApp.ctx.limits.consume = async () => {}
    const body = { email: `many${at}@post.example`, summary: `Number ${at}` }
    await testApp.call(askPerson, { body }, { token: idToken, ...key() })
  }
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const { requests, next } = await testApp.call(listPersonRequests, { query: { after } }, { token })
    seen.push(...requests.filter(({ email }) => email.startsWith('many')).map(({ summary }) => summary))
    if (next === null) break
    after = next
  }
  expect(seen.toSorted()).toEqual(Array.from({ length: 60 }, (_, at) => `Number ${at}`).toSorted())
})

test('editors, promoters and members see none of it', async () => {
  const { idToken: member } = await testApp.signIn('gil@post.example')
  for (const other of [
    member,
    await operator('editor@mowatt.example', 'editor'),
    await operator('promoter@mowatt.example', 'promoter'),
  ]) {
    await expect(list('open', other)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(read(crypto.randomUUID(), other)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(open(crypto.randomUUID(), 'Trying it', other)).rejects.toMatchObject({ code: 'not_allowed' })
  }
})
