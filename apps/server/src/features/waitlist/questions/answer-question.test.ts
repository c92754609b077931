import {
  answerQuestionOfTheDay,
  exportAccount,
  readLedger,
  readMember,
  readQuestionOfTheDay,
  startAnonymousSession,
} from '@mowatt/contract'
import { addDays } from '@mowatt/tariffs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { questionOn } from './question-rota.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const goTo = (moment: string) => testApp.pass((Date.parse(moment) - testApp.ctx.now().getTime()) / 1000)
const today = () => questionOn(londonDay(testApp.ctx.now()))
const read = (token?: string) => testApp.call(readQuestionOfTheDay, {}, token === undefined ? {} : { token })
const wrongOption = () => today().options.find(({ id }) => id !== today().rightOptionId)?.id ?? ''
const answer = (token: string, optionId: string, questionId = today().id) =>
  testApp.call(answerQuestionOfTheDay, { body: { question_id: questionId, option_id: optionId } }, { token })

/** A member of the queue, at a given time. */
async function memberAt(moment: string, email: string) {
  goTo(moment)
  const { idToken, localId } = await testApp.signIn(email)
  await testApp.call(readMember, { query: {} }, { token: idToken })
  goTo(moment)
  return { token: idToken, id: localId }
}

const paid = async (token: string) =>
  (await testApp.call(readLedger, {}, { token })).entries.filter(({ quest }) => quest === 'question-of-the-day')

test('everybody is asked the same, may keep it until midnight in London, and is not told what is right', async () => {
  goTo('2027-01-10T21:30:00Z')
  const answered = await testApp.app.inject('/api/v1/waitlist/question-of-the-day')
  expect(answered.headers).toMatchObject({ 'cache-control': 'public, max-age=20', vary: /authorization/ })
  const { id, question, options } = today()
  expect(answered.json()).toEqual({
    id,
    date: '2027-01-10',
    question,
    options,
    closes_at: '2027-01-11T00:00:00.000Z',
  })
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  for (const token of [jwt, 'nonsense']) expect(await read(token)).not.toHaveProperty('answered')
})

test('a right answer pays 15 and a wrong one 10, each with its reason, and both are told why', async () => {
  const ada = await memberAt('2027-01-12T10:00:00Z', 'ada@mowatt.example')
  const bob = await memberAt('2027-01-12T10:05:00Z', 'bob@mowatt.example')
  const { rightOptionId, explanation } = today()
  const told = { correct_option_id: rightOptionId, explanation, streak_days: 1 }
  expect(await answer(ada.token, rightOptionId)).toEqual({ ...told, is_correct: true, points: 15 })
  expect(await answer(bob.token, wrongOption())).toEqual({ ...told, is_correct: false, points: 10 })
  expect(await paid(ada.token)).toMatchObject([{ points: 15, what: 'Question of the day', state: 'counted' }])
  expect(await paid(bob.token)).toMatchObject([{ points: 10, why: 'You answered, but a different answer was right' }])
  expect(await read(bob.token)).toMatchObject({
    answered: { option_id: wrongOption(), correct_option_id: rightOptionId, explanation, points: 10 },
  })
  const { points, streak_days, quests } = await testApp.call(readMember, { query: {} }, { token: ada.token })
  expect({ points, streak_days }).toEqual({ points: 115, streak_days: 1 })
  expect(quests.find(({ id }) => id === 'question-of-the-day')).toMatchObject({ state: 'done', earned: 15, note: null })
})

test('a question is answered once, whatever is asked again, also a hundred times at once', async () => {
  const { token, id } = await memberAt('2027-01-14T10:00:00Z', 'cleo@mowatt.example')
  const { rightOptionId } = today()
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => answer(token, rightOptionId)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))
  expect(new Set(refusals)).toEqual(new Set(['question_answered']))
  await expect(answer(token, wrongOption())).rejects.toMatchObject({ code: 'question_answered', status: 409 })
  expect(await paid(token)).toHaveLength(1)
  const kept = await testApp.database.pool.query('select from waitlist_answer where member_id = $1', [id])
  expect(kept.rowCount).toBe(1)
})

test('the same request again, with its key, gets the same answer', async () => {
  const { token } = await memberAt('2027-01-15T10:00:00Z', 'kim@mowatt.example')
  const payload = { question_id: today().id, option_id: today().rightOptionId }
  const send = () =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/v1/waitlist/me/question-of-the-day',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
      payload,
    })
  const [first, second] = await Promise.all([send(), send()])
  expect(first.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
  expect(await paid(token)).toHaveLength(1)
})

test('an option that today has not is refused as a mistake', async () => {
  const { token } = await memberAt('2027-01-16T10:00:00Z', 'dora@mowatt.example')
  const tomorrow = questionOn(addDays(londonDay(testApp.ctx.now()), 1))
  for (const optionId of [tomorrow.rightOptionId, 'a', '']) {
    await expect(answer(token, optionId)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { option_id: 'Please choose one of the answers.' },
    })
  }
  expect(await paid(token)).toEqual([])
})

test('whoever has not signed in is refused, and whoever has not joined yet joins by answering', async () => {
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  for (const token of [jwt, 'nonsense']) await expect(answer(token, 'a')).rejects.toMatchObject({ status: 401 })
  goTo('2027-01-17T10:00:00Z')
  const { idToken } = await testApp.signIn('eva@mowatt.example')
  await answer(idToken, today().rightOptionId)
  const { entries, points } = await testApp.call(readLedger, {}, { token: idToken })
  expect(entries.map(({ quest }) => quest).toSorted()).toEqual(['join', 'question-of-the-day'])
  expect(points).toBe(115)
})

describe('midnight in London', () => {
  // One second before, and at it: in winter, in summer, and where the clocks change.
  test.each([
    ['2027-01-20', '2027-01-20T23:59:59Z', '2027-01-21T00:00:00Z'],
    ['2027-03-27', '2027-03-27T23:59:59Z', '2027-03-28T00:00:00Z'],
    ['2027-03-28', '2027-03-28T22:59:59Z', '2027-03-28T23:00:00Z'],
    ['2027-06-30', '2027-06-30T22:59:59Z', '2027-06-30T23:00:00Z'],
    ['2027-10-30', '2027-10-30T22:59:59Z', '2027-10-30T23:00:00Z'],
    ['2027-10-31', '2027-10-31T23:59:59Z', '2027-11-01T00:00:00Z'],
  ])('ends %s', async (day, before, after) => {
    const { token } = await memberAt(before.replace('59:59Z', '50:00Z'), `fay-${day}@mowatt.example`)
    goTo(before)
    const question = await read()
    expect(question.date).toBe(day)
    expect(Date.parse(question.closes_at)).toBe(Date.parse(after))
    expect((await testApp.app.inject('/api/v1/waitlist/question-of-the-day')).headers['cache-control']).toBe(
      'public, max-age=1',
    )
    goTo(after)
    const next = await read()
    expect(next.date).toBe(addDays(day, 1))
    const late = answer(token, question.options[0]?.id ?? '', question.id)
    await expect(late).rejects.toMatchObject({ code: 'question_over', status: 409 })
    expect(await paid(token)).toEqual([])
    expect(await answer(token, next.options[0]?.id ?? '', next.id)).toMatchObject({ streak_days: 1 })
  })
})

test('days in a row make a streak, which a day without an answer ends', async () => {
  let { token, id } = await memberAt('2027-12-30T20:00:00Z', 'gil@mowatt.example')
  const signInAt = async (moment: string) => {
    goTo(moment)
    token = (await testApp.signIn('gil@mowatt.example')).idToken
  }
  const streak = async () => (await testApp.call(readMember, { query: {} }, { token })).streak_days
  expect(await answer(token, today().rightOptionId)).toMatchObject({ streak_days: 1 })
  await signInAt('2027-12-31T08:00:00Z')
  expect(await answer(token, wrongOption())).toMatchObject({ streak_days: 2 })
  await signInAt('2028-01-01T23:00:00Z')
  expect(await answer(token, today().rightOptionId)).toMatchObject({ streak_days: 3 })
  await signInAt('2028-01-02T23:30:00Z')
  expect(await streak()).toBe(3)
  goTo('2028-01-02T23:59:59Z')
  expect(await streak()).toBe(3)
  goTo('2028-01-03T00:00:00Z')
  expect(await streak()).toBe(0)
  expect(await answer(token, today().rightOptionId)).toMatchObject({ streak_days: 1 })
  const { data } = await testApp.call(exportAccount, {}, { token })
  expect(data).toMatchObject({ waitlist: { answers: [{ date: '2027-12-30', is_correct: true }, {}, {}, {}] } })
  expect((await testApp.database.pool.query('select from waitlist_answer where member_id = $1', [id])).rowCount).toBe(4)
})
