import { randomUUID } from 'node:crypto'
import { deleteAccount, handOverBill, handOverQuestion } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { holdAt } from '../../../test/hold-at.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'
import { serviceOf } from './handover-service.ts'
import { makeLink } from './one-time-link.ts'

const captured = captureLog()
let testApp: IdentityTestApp
/** Each waits until it is released: the upload of the file to the store, and Mo's thinking. */
const held = { storing: () => Promise.resolve(), thinking: () => Promise.resolve() }
let stored = ''

beforeAll(async () => {
  testApp = await createIdentityTestApp({ log: captured.log })
  const { files } = testApp.ctx
  const { chat } = serviceOf(testApp.app, testApp.ctx)
  const [{ put }, { answer }] = [files, chat]
  files.put = async (name, content) => {
    await held.storing()
    stored = name
    return put.call(files, name, content)
  }
  chat.answer = async (...given) => {
    const said = await answer(...given)
    await held.thinking()
    return said
  }
})
afterAll(() => testApp.close())
beforeEach(() => {
  held.storing = held.thinking = () => Promise.resolve()
})

const faults = () => captured.lines().filter(({ level }) => level === 'error')
const unfinished = async () => {
  const { rows } = await testApp.database.pool.query(
    "select count(*) from handover_request where state in ('working', 'reading')",
  )
  return Number(rows[0].count)
}

test('an account that is deleted while its bill is put down leaves no file and nothing unfinished', async () => {
  const { idToken: token } = await testApp.signIn('ada@mowatt.example')
  const reached = holdAt(held, 'storing')
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const sending = testApp
    .call(handOverBill, { body }, { token, idempotencyKey: randomUUID() })
    .catch((error: unknown) => error)
  const letGo = await reached
  await testApp.call(deleteAccount, {}, { token })
  letGo()
  expect(await sending).toMatchObject({ code: 'not_authenticated' })
  expect(await unfinished()).toBe(0)
  // Its file is deleted by a job.
  await expect.poll(() => testApp.ctx.files.get(stored)).toBeUndefined()
  expect(faults()).toEqual([])
})

test('an account that is deleted while Mo thinks causes no error of ours, and gets no link to nothing', async () => {
  const { idToken: token } = await testApp.signIn('bob@mowatt.example')
  const reached = holdAt(held, 'thinking')
  const body = { message: 'What is a standing charge?' }
  const sending = testApp
    .call(handOverQuestion, { body }, { token, idempotencyKey: randomUUID() })
    .catch((error: unknown) => error)
  const letGo = await reached
  await testApp.call(deleteAccount, {}, { token })
  letGo()
  expect(await sending).toMatchObject({ code: 'not_found' })
  expect(await unfinished()).toBe(0)
  expect(faults()).toEqual([])
})

test('no link is made to a conversation that is gone', async () => {
  const way = { owner: 'anon-1', messageId: randomUUID(), chatId: randomUUID(), sessionId: undefined }
  await expect(makeLink(testApp.ctx, way)).rejects.toMatchObject({ code: 'not_found' })
})
