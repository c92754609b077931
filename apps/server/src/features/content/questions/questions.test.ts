import {
  actOnContent,
  answerQuestionOfTheDay,
  type ContentValues,
  createContentRecord,
  listContentRecords,
  readContentRecord,
  readQuestionOfTheDay,
  saveContentDraft,
} from '@mowatt/contract'
import { addDays } from '@mowatt/tariffs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { seedContent } from '../seed-content.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  testApp.setNow(new Date('2026-11-18T12:00:00Z'))
  await seedContent(testApp.ctx)
  token = await signInOperator(testApp, 'editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const as = () => ({ token, idempotencyKey: crypto.randomUUID() })
const asked = () => testApp.call(readQuestionOfTheDay, {})
const day = (days: number) => addDays(londonDay(testApp.ctx.now()), days)

async function save(document_id: string, values: ContentValues) {
  const params = { document_id }
  const { version } = await testApp.call(readContentRecord, { params }, { token })
  return (await testApp.call(saveContentDraft, { params, body: { values, version } }, as())).document.version
}

async function act(document_id: string, name: 'publish' | 'delete', values?: ContentValues) {
  const params = { document_id }
  if (values) await save(document_id, values)
  const { version } = await testApp.call(readContentRecord, { params }, { token })
  await testApp.call(actOnContent, { params, body: { act: name, version, reason: 'A story' } }, as())
}

const own = {
  question: 'Who digs under the meadow?',
  rightAnswer: 'Mo',
  wrongAnswers: 'A badger\nA rabbit',
  explanation: 'Mo is a mole. Moles dig.',
}

test('an edited question is asked in its new words, and answered by them', async () => {
  const { id, question } = await asked()
  const documentId = `question-${id}`
  await save(documentId, own)
  expect((await asked()).question).toBe(question)
  await act(documentId, 'publish')
  await expect.poll(async () => (await asked()).question).toBe(own.question)
  const { id: sameId, options } = await asked()
  expect(sameId).toBe(id)
  expect(options.map(({ text }) => text).toSorted()).toEqual(['A badger', 'A rabbit', 'Mo'])
  const { idToken } = await testApp.signIn('member@person.example')
  const body = { question_id: id, option_id: options.find(({ text }) => text === 'Mo')!.id }
  expect(await testApp.call(answerQuestionOfTheDay, { body }, { token: idToken })).toMatchObject({
    is_correct: true,
    explanation: own.explanation,
  })
})

test('a new question has a day of its own, and one that is deleted leaves its turn to another', async () => {
  const { document_id: id } = await testApp.call(createContentRecord, { body: { kind: 'question' } }, as())
  await expect(act(id, 'publish', { ...own, askedOn: day(0) })).rejects.toMatchObject({
    fields: { askedOn: 'Please choose a date from tomorrow onwards.' },
  })
  await act(id, 'publish', { ...own, question: 'Who digs tomorrow?', askedOn: day(1) })
  const { document_id: other } = await testApp.call(createContentRecord, { body: { kind: 'question' } }, as())
  await expect(act(other, 'publish', { ...own, askedOn: day(1) })).rejects.toMatchObject({
    fields: { askedOn: 'There’s already a question for that date.' },
  })
  testApp.pass(86_400)
  token = await signInOperator(testApp, 'next.editor@mowatt.example', 'editor')
  await expect.poll(async () => (await asked()).question).toBe('Who digs tomorrow?')
  await act(id, 'delete')
  await expect.poll(async () => (await asked()).question).not.toBe('Who digs tomorrow?')
})

test.each<[ContentValues, string]>([
  [{ question: 'Who digs.' }, 'question'],
  [{ question: `${'Who digs '.repeat(20)}?` }, 'question'],
  [{ wrongAnswers: 'A badger\nmo' }, 'wrongAnswers'],
  [{ wrongAnswers: 'A badger' }, 'wrongAnswers'],
  [{ wrongAnswers: `A badger\n${'x'.repeat(71)}` }, 'wrongAnswers'],
  [{ explanation: 'x'.repeat(281) }, 'explanation'],
  [{ rightAnswer: '' }, 'rightAnswer'],
])('%j is refused by its field', async (changed, field) => {
  const { records } = await testApp.call(listContentRecords, { query: { kind: 'question' } }, { token })
  const id = records[0]!.document_id
  await expect(act(id, 'publish', { ...own, ...changed })).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  })
})

test('nobody reads the right answers from the public service', async () => {
  for (const path of ['/api/questions', '/api/question', `/api/questions/question-${(await asked()).id}`]) {
    expect((await testApp.app.inject(path)).statusCode).toBe(404)
  }
})
