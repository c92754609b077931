import { readComparison } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp } from '../../../../test/chat-test-app.ts'

let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

test('whoever was shown the first tariffs may have all of them, and nobody else may', async () => {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  await testApp.say(chatId, token, 'I pay £140 a month on a standard variable tariff in RG1 1AA')
  const told = await testApp.say(chatId, token, 'Compare tariffs for me')
  const shown = answerIn(told).message.cards.find((card) => card.kind === 'comparison')!
  expect(shown.offers).toHaveLength(10)
  const params = { comparison_id: shown.comparison_id }
  const { card } = await testApp.call(readComparison, { params }, { token })
  if (card.kind !== 'comparison') throw new Error(card.kind)
  expect(card.offers).toHaveLength(shown.offer_count!)
  expect(card.offers.length).toBeGreaterThan(10)
  expect(card.offers.slice(0, 10)).toEqual(shown.offers)
  expect(card.offers.map(({ pence }) => pence)).toEqual(card.offers.map(({ pence }) => pence).toSorted((a, b) => a - b))
  const stranger = await testApp.session()
  await expect(testApp.call(readComparison, { params }, { token: stranger })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(testApp.call(readComparison, { params })).rejects.toMatchObject({ code: 'not_authenticated' })
})
