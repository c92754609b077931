import {
  actOnContent,
  type ContentValues,
  createContentRecord,
  listAudit,
  listTopics,
  openTopic,
  type OperatorRole,
  readContentRecord,
  saveContentDraft,
} from '@mowatt/contract'
import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, eventsIn } from '../../../../test/chat-test-app.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  token = await operator('editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)
const as = (own = token) => ({ token: own, idempotencyKey: crypto.randomUUID() })
const open = (topic_id: string, own?: string) => testApp.call(openTopic, { params: { topic_id } }, as(own))
const read = (document_id: string) => testApp.call(readContentRecord, { params: { document_id } }, { token })
const topic = async (id: string) =>
  (await testApp.call(listTopics, {}, { token })).topics.find((each) => each.topic_id === id)

async function save(document_id: string, values: ContentValues) {
  const { version } = await read(document_id)
  await testApp.call(saveContentDraft, { params: { document_id }, body: { values, version } }, as())
}

async function act(document_id: string, name: 'publish' | 'delete' | 'discard') {
  const { version } = await read(document_id)
  const body = { act: name, version, reason: 'A story' }
  return testApp.call(actOnContent, { params: { document_id }, body }, as())
}

async function mosAnswer(text: string) {
  const { jwt } = await testApp.call(contract.startAnonymousSession, { body: {} })
  const { chat_id: chatId } = await testApp.call(contract.createChat, {}, { token: jwt })
  const url = `/api/v1/chats/${chatId}/messages`
  const headers = { authorization: `Bearer ${jwt}` }
  return answerIn(eventsIn((await testApp.app.inject({ method: 'POST', url, headers, payload: { text } })).body))
    .message.text
}

test('Mo says what is published, and not before', async () => {
  expect(await mosAnswer('what is a standing charge')).toContain('what you pay each day for being connected')
  const { document_id: id } = await open('standing_charge')
  expect((await open('standing_charge')).document_id).toBe(id)
  const { live, is_single: isFixed, state } = await read(id)
  expect({ isFixed, state, title: live?.['title'] }).toEqual({
    isFixed: true,
    state: 'live',
    title: 'What is a standing charge, and how much is it?',
  })
  expect(await topic('standing_charge')).toMatchObject({ is_edited: false, has_draft: false })

  const shipped = live?.['answer']
  if (typeof shipped !== 'string') throw new Error('The topic has no answer.')
  const answer = shipped.replace('being connected', 'being joined to the grid')
  await save(id, { answer })
  expect(await topic('standing_charge')).toMatchObject({ is_edited: false, has_draft: true })
  expect(await mosAnswer('what is a standing charge')).toContain('being connected')
  await act(id, 'publish')
  expect(await topic('standing_charge')).toMatchObject({ is_edited: true, has_draft: false })
  await expect.poll(() => mosAnswer('what is a standing charge')).toContain('being joined to the grid')
  // Its figures are filled in as usual.
  expect(await mosAnswer('what is a standing charge')).toMatch(/averages \d+(\.\d+)?p a day for electricity/)
  const admin = await operator('admin@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: `content:${id}` } }, { token: admin })
  expect(entries.map((entry) => entry.act)).toEqual(['content.publish', 'content.save', 'content.create'])
})

test.each([
  ['It’s 53p a day.', /short has|digit|figure/],
  ['It’s {no.such.figure} a day.', /a figure that isn’t there, no\.such\.figure/],
  ['It’s a daily charge.\n\n## nonsense\nWords.', /no aspect nonsense/],
  ['Yes. It’s a daily charge.', /starts with yes or no/],
])('a topic that says %j is refused as its file would be', async (answer, problem) => {
  const { document_id: id } = await open('standing_charge')
  await save(id, { answer })
  await expect(act(id, 'publish')).rejects.toMatchObject({ fields: { answer: expect.stringMatching(problem) } })
  await act(id, 'discard')
})

test('a sourced topic keeps a source, from a publisher that we accept', async () => {
  const { document_id: id } = await open('standing_charge')
  for (const address of [undefined, 'https://cheap-energy.example/']) {
    const source = { publisher: 'Ofgem', title: 'Cap', address, checked_on: '2026-11-16' }
    await save(id, { sources: JSON.stringify(address === undefined ? [] : [source]) })
    await expect(act(id, 'publish')).rejects.toMatchObject({ code: 'invalid_request' })
    await act(id, 'discard')
  }
})

test('there are as many topics as ship', async () => {
  await expect(testApp.call(createContentRecord, { body: { kind: 'topic' } }, as())).rejects.toMatchObject({
    code: 'invalid_request',
  })
  const { document_id: id } = await open('standing_charge')
  await expect(act(id, 'delete')).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(open('no_such_topic')).rejects.toMatchObject({ code: 'not_found' })
  expect((await testApp.app.inject('/api/topics')).statusCode).toBe(404)
})

test.each(['promoter', 'support'] as const)('a %s sees no topics and opens none', async (role) => {
  const other = await operator(`${role}@mowatt.example`, role)
  await expect(testApp.call(listTopics, {}, { token: other })).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(open('standing_charge', other)).rejects.toMatchObject({ code: 'not_allowed' })
})
