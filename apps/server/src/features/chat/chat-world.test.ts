import { deleteChat, readComparison } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'
import { worldOf } from './chat-world.ts'

const readers = { readGuides: async () => [], homes: { read: async () => undefined } }
let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : []

test('nothing of what a supplier pays us reaches the agent, so that it can rank nothing and say nothing by it', async () => {
  const chat = { id: '00000000-0000-4000-8000-000000000000', owner: 'anon-x', userId: null }
  const who = { kind: 'anonymous' as const, subject: 'anon-x', email: null }
  const world = await worldOf(testApp.ctx, readers, { chat, who })
  expect(world.catalogue.length).toBeGreaterThan(20)
  const keys = new Set(keysOf(JSON.parse(JSON.stringify(world))))
  expect([...keys].filter((key) => /commission|payout|margin|referral|fee_to|earn/i.test(key))).toEqual([])
})

test('what Mo compared in a conversation that was deleted meanwhile is not kept', async () => {
  const token = await testApp.session()
  const id = await testApp.begin(token)
  const { rows } = await testApp.database.pool.query('select owner from chat_conversation where id = $1', [id])
  const chat = { id, owner: String(rows[0]?.owner), userId: null }
  const who = { kind: 'anonymous' as const, subject: chat.owner, email: null }
  const world = await worldOf(testApp.ctx, readers, { chat, who })
  const compared = { card: { kind: 'comparison', offers: [] }, subject: 'own' } as never
  const kept = await world.keepComparison(compared)
  await testApp.call(deleteChat, { params: { chat_id: id } }, { token })
  await expect(world.keepComparison(compared)).rejects.toMatchObject({ code: 'not_found' })
  const read = testApp.call(readComparison, { params: { comparison_id: kept } }, { token })
  await expect(read).rejects.toMatchObject({ code: 'not_found' })
})
