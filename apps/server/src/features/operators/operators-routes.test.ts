import {
  consolePages,
  changeRole,
  checkAudit,
  listAudit,
  listOperators,
  type OperatorRole,
  readConsole,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'
import { signInOperator } from '../../../test/sign-in-operator.ts'
import { noteAct, setRole } from './public.ts'

let testApp: IdentityTestApp
beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)

test('each role is told its own pages, and only an admin reads operators and the audit log', async () => {
  const pagesOf = async (role: OperatorRole) => {
    const token = await operator(`${role}@mowatt.example`, role)
    const { pages } = await testApp.call(readConsole, {}, { token })
    return { token, pages }
  }
  expect((await pagesOf('admin')).pages).toEqual(Object.keys(consolePages))
  const theirs = {
    editor: ['content', 'campaigns', 'claims', 'topics', 'tariffs', 'figures', 'insights'],
    promoter: ['members', 'held', 'invite', 'competition', 'insights'],
    support: ['members', 'held', 'support', 'readings', 'switches', 'people', 'health'],
  }
  for (const role of ['editor', 'promoter', 'support'] as const) {
    const { token, pages } = await pagesOf(role)
    expect(pages).toEqual(theirs[role])
    const body = { email: 'eve@mowatt.example', role: 'admin' as const, reason: 'Because I can' }
    const asked = [
      () => testApp.call(listOperators, {}, { token }),
      () => testApp.call(listAudit, { query: {} }, { token }),
      () => testApp.call(checkAudit, {}, { token }),
      () => testApp.call(changeRole, { body }, { token, idempotencyKey: crypto.randomUUID() }),
    ]
    for (const each of asked) await expect(each()).rejects.toMatchObject({ code: 'not_allowed' })
  }
})

test('whoever is no operator, or only opened a mail, reads nothing', async () => {
  const { idToken: token } = await testApp.signIn('member@person.example')
  await expect(testApp.call(readConsole, {}, { token })).rejects.toMatchObject({ code: 'not_allowed' })
  await setRole(testApp.ctx, 'new@mowatt.example', 'admin')
  const { idToken } = await testApp.signIn('new@mowatt.example')
  await expect(testApp.call(readConsole, {}, { token: idToken })).rejects.toMatchObject({ code: 'passkey_needed' })
  await setRole(testApp.ctx, 'new@mowatt.example', null)
})

test('a role is given with a reason, written down with before and after, and nobody takes the last admin', async () => {
  const token = await operator('boss@mowatt.example', 'admin')
  await setRole(testApp.ctx, 'admin@mowatt.example', null)
  const change = (email: string, role: OperatorRole | null, reason = 'She joined the team') =>
    testApp.call(changeRole, { body: { email, role, reason } }, { token, idempotencyKey: crypto.randomUUID() })
  await expect(change('nobody', 'editor')).rejects.toMatchObject({ code: 'email_invalid' })
  await expect(change('ada@mowatt.example', 'editor', ' ')).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { reason: 'Please say why, in a few words.' },
  })
  const { operators } = await change('Ada@mowatt.example', 'editor')
  expect(operators).toContainEqual(expect.objectContaining({ email: 'ada@mowatt.example', role: 'editor' }))
  await change('ada@mowatt.example', 'support', 'She answers mails now')
  await change('ada@mowatt.example', 'support', 'Twice')
  await expect(change('boss@mowatt.example', null)).rejects.toMatchObject({ code: 'last_admin' })
  const query = { subject: 'operator:ada@mowatt.example' }
  const { entries } = await testApp.call(listAudit, { query }, { token })
  expect(entries).toMatchObject([
    {
      operator: 'boss@mowatt.example',
      role: 'admin',
      act: 'role.change',
      reason: 'She answers mails now',
      before: '{"role":"editor"}',
      after: '{"role":"support"}',
    },
    { reason: 'She joined the team', before: '{"role":null}', after: '{"role":"editor"}' },
  ])
})

test('acts at one moment make one chain, page by page; what is broken by hand is found', async () => {
  const { ctx, database } = testApp
  const by = { email: 'ada@mowatt.example', role: 'admin' }
  const note = (index: number) =>
    ctx.db
      .transaction()
      .execute((tx) => noteAct(ctx, tx, { by, act: 'test', subject: `test:${index}`, reason: 'Many' }))
  await Promise.all(Array.from({ length: 60 }, (_, index) => note(index)))
  const token = await operator('auditor@mowatt.example', 'admin')
  const whole = await testApp.call(checkAudit, {}, { token })
  expect(whole.broken).toBeNull()
  const first = await testApp.call(listAudit, { query: {} }, { token })
  expect(first).toMatchObject({ entries: { length: 50 }, has_more: true })
  const second = await testApp.call(listAudit, { query: { before: first.entries.at(-1)?.number } }, { token })
  expect(first.entries.length + second.entries.length).toBe(whole.entries)
  expect(second.has_more).toBe(false)

  await expect(database.pool.query("update operators_audit set reason = 'Nothing' where number = 5")).rejects.toThrow(
    'append-only',
  )
  await expect(database.pool.query('delete from operators_audit')).rejects.toThrow('append-only')
  await expect(database.pool.query('truncate operators_audit')).rejects.toThrow('append-only')
  await database.pool.query('alter table operators_audit disable trigger all')
  await database.pool.query("update operators_audit set reason = 'Nothing' where number = 5")
  expect(await testApp.call(checkAudit, {}, { token })).toMatchObject({ broken: { number: 5, why: 'changed' } })
})
