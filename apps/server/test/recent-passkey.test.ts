import {
  actOnContent,
  decideProposal,
  exportMembers,
  importTariffs,
  listContentRecords,
  openPrizeAddress,
  renewClaim,
  saveContentDraft,
  sendInvitations,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { signInOperator } from './sign-in-operator.ts'

const document_id = 'shipped-hero-winter'
const params = { document_id }
const reason = 'A story'
const claim = { figure: '1', basis: 'Counted', expires_on: '2027-01-01', is_kept: false }

let t: IdentityTestApp
let token: string
beforeAll(async () => {
  t = await createIdentityTestApp()
  token = await signInOperator(t, 'admin@mowatt.example', 'admin')
  await t.ctx.db
    .updateTable('identity_session')
    .set({ second_factor_at: new Date(t.ctx.now().getTime() - 2 * 3_600_000) })
    .execute()
})
afterAll(() => t.close())

const as = () => ({ token, idempotencyKey: crypto.randomUUID() })

test.each<[string, () => Promise<unknown>]>([
  ['publishing', () => t.call(actOnContent, { params, body: { act: 'publish', version: 'x', reason } }, as())],
  ['deleting', () => t.call(actOnContent, { params, body: { act: 'delete', version: 'x', reason } }, as())],
  [
    'inviting',
    () => t.call(sendInvitations, { body: { count: 1, subject: 'Now', words: 'Start.', seen: 'x', reason } }, as()),
  ],
  ['the waitlist as a file', () => t.call(exportMembers, { body: { reason } }, as())],
  ['a price list', () => t.call(importTariffs, { body: { format: 'csv', text: 'id', seen: 'x', reason } }, as())],
  ['a winner’s address', () => t.call(openPrizeAddress, { params: { id: 'x' }, body: { award: 1, reason } }, as())],
  [
    'a second yes',
    () => t.call(decideProposal, { params: { proposal_id: 'x' }, body: { decision: 'confirm', reason } }, as()),
  ],
  ['a claim', () => t.call(renewClaim, { params, body: { ...claim, version: 'x', reason } }, as())],
])('two hours after a passkey, %s asks for one', async (_, ask) => {
  await expect(ask()).rejects.toMatchObject({ code: 'second_factor_needed' })
})

test('reading and drafting go on all day', async () => {
  expect((await t.call(listContentRecords, { query: {} }, { token })).records.length).toBeGreaterThan(0)
  const saving = t.call(saveContentDraft, { params, body: { values: {}, version: 'another' } }, as())
  expect((await saving).outcome).toBe('changed')
})
