import { listAudit, listClaimRegister, listClaims, type OperatorRole, renewClaim } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { seedContent } from '../seed-content.ts'
import { keepClaims } from './keep-claims.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  await seedContent(testApp.ctx)
  token = await operator('editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)
const read = async (as = token) => (await testApp.call(listClaimRegister, {}, { token: as })).claims
const claim = async (key: string) => (await read()).find((each) => each.key === key)!
const day = (days: number) => new Date(testApp.ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

type Changed = { figure?: string; expires_on?: string; version?: string; is_kept?: boolean }

async function renew(key: string, changed: Changed) {
  const { document_id, figure, basis, version, is_kept } = await claim(key)
  const body = { figure, basis, version, is_kept, expires_on: day(90), reason: 'Checked it again', ...changed }
  return testApp.call(renewClaim, { params: { document_id }, body }, { token, idempotencyKey: crypto.randomUUID() })
}

test('every claim has its basis, its days, where it is shown, and what our data say', async () => {
  const claims = await read()
  expect(claims.map(({ key }) => key)).toEqual(expect.arrayContaining(['savings', 'users', 'providers', 'switch-days']))
  expect(await claim('savings')).toMatchObject({ figure: '£230', computed: { figure: '£230', is_backed: true } })
  expect(await claim('providers')).toMatchObject({ computed: { figure: '8', is_backed: true } })
  expect(await claim('users')).toMatchObject({ computed: { figure: '0', is_backed: false } })
  const { shown, computed } = await claim('switch-days')
  expect(computed).toBeNull()
  expect(shown[0]).toEqual({ kind: 'page', name: 'Home page, in the notes' })
  expect(shown.length).toBeGreaterThan(1)
})

test('a claim whose day has passed is expired until somebody checks it, and the site has the new one at once', async () => {
  const expire = `update content_record set fields = fields || '{"expiresOn":"2026-01-01"}' where document_id = $1`
  await testApp.database.pool.query(expire, ['shipped-claim-users'])
  expect(await claim('users')).toMatchObject({ state: 'expired' })
  expect(await renew('users', { figure: '600+', expires_on: day(10) })).toMatchObject({ outcome: 'renewed' })
  expect(await claim('users')).toMatchObject({ figure: '600+', state: 'soon', checked_on: day(0) })
  testApp.pass(2)
  const { data } = await testApp.call(listClaims, { query: {} })
  expect(data).toContainEqual(expect.objectContaining({ key: 'users', figure: '600+' }))
  const admin = await operator('admin@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: 'claim:users' } }, { token: admin })
  expect(entries).toMatchObject([{ act: 'claim.renew', operator: 'editor@mowatt.example', reason: 'Checked it again' }])
  expect(entries[0]?.before).toContain('500+')
})

test('of two who check at once the second is told, and nothing is overwritten', async () => {
  const { version } = await claim('savings')
  testApp.pass(1)
  await renew('savings', { figure: '£231', is_kept: false, version })
  expect(await renew('savings', { figure: '£999', is_kept: false, version })).toMatchObject({ outcome: 'changed' })
  expect(await claim('savings')).toMatchObject({ figure: '£231', computed: { figure: '£230', is_backed: false } })
})

test('a claim that is kept by our data says what they say, and whoever changes it is in the log', async () => {
  const published = async (key: string) => {
    testApp.pass(2)
    const { data } = await testApp.call(listClaims, { query: {} })
    return data.find((each) => each.key === key)?.figure
  }
  expect(await renew('providers', { figure: '12', is_kept: false })).toMatchObject({ outcome: 'renewed' })
  expect(await keepClaims(testApp.ctx)).toBe(0)
  expect(await published('providers')).toBe('12')
  expect(await renew('providers', { figure: '12', is_kept: true })).toMatchObject({ outcome: 'renewed' })
  expect(await published('providers')).toBe('8')

  const alter = `update content_record set fields = fields || '{"figure":"9"}' where document_id = $1`
  await testApp.database.pool.query(alter, ['shipped-claim-providers'])
  expect(await keepClaims(testApp.ctx)).toBe(1)
  expect(await keepClaims(testApp.ctx)).toBe(0)
  expect(await published('providers')).toBe('8')
  const admin = await operator('chief@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: 'claim:providers' } }, { token: admin })
  expect(entries[0]).toMatchObject({ act: 'claim.keep', operator: 'our data', role: 'none' })
  expect([entries[0]?.before, entries[0]?.after]).toEqual(['{"figure":"9"}', '{"figure":"8"}'])
})

test('what our data can’t say, they can’t keep', async () => {
  await expect(renew('switch-days', { is_kept: true })).rejects.toMatchObject({
    fields: { is_kept: 'We can’t work this figure out from our data, so please check it yourself.' },
  })
})

test.each([0, -1, 400])('%d days from today is no day to check again', async (days) => {
  await expect(renew('users', { expires_on: day(days) })).rejects.toMatchObject({
    fields: { expires_on: 'Please choose a date from tomorrow onwards, and within a year.' },
  })
})

test('promoters and support see none of it', async () => {
  for (const role of ['promoter', 'support'] as const) {
    const other = await operator(`${role}@mowatt.example`, role)
    await expect(read(other)).rejects.toMatchObject({ code: 'not_allowed' })
  }
})
