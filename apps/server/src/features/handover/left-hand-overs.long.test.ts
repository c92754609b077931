import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { handOverBill, listChats, readChat, redeemLink, startAnonymousSession, stopChat } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { endListenConnections } from '../../../test/end-listen-connections.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { createTestApp, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts'
import { testWorkers } from '../../../test/test-workers.ts'
import { type App, buildApp } from '../../app.ts'
import { type Context, createContext } from '../../context.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { inProcessSend } from '../../platform/http/in-process-send.ts'
import { authenticate } from '../identity/public.ts'
import { handOverQuestion } from './hand-over-question.ts'
import { ownerOf } from './handover-owner.ts'
import { type HandoverService, serviceOf } from './handover-service.ts'
import { lookForStops, watchStop } from './watch-stop.ts'
import { patientClient } from '../../../test/patient-client.ts'

type Process = {
  app: App
  ctx: Context
  service: HandoverService
  /** Its database queries since it began. */
  asked: string[]
  close(): Promise<void>
}

/** Only its database, files and clock are used: the server itself gets no requests, and so resumes nothing. */
let testApp: TestApp
/** Asks the last of the three. */
let call: Call
const processes: Process[] = []
/** Which process had Mo answer, each time. */
const answered: number[] = []

/** Shares the database, the files and the clock with the test app, but nothing in memory. */
async function startProcess(): Promise<Process> {
  const { config, now } = testApp.ctx
  const opened = openDatabase(testApp.database.url)
  const asked = listen(opened.pool)
  const ctx = await createContext({ config, secrets: TEST_SECRETS, opened, log: quietLog, now, ...testWorkers() })
  await ctx.notices.start()
  const app = await buildApp(ctx)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    ctx,
    service: serviceOf(app, ctx),
    asked,
    async close() {
      await app.close()
      await ctx.notices.stop()
      await ctx.jobs.stop()
      await ctx.reader.close()
      await opened.db.destroy()
    },
  }
}

function listen(pool: pg.Pool): string[] {
  const asked: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const heard = (...given: unknown[]) => {
      const [first] = given
      asked.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''))
      return query(...given)
    }
    Object.assign(client, { query: heard })
  })
  return asked
}

beforeAll(async () => {
  testApp = await createTestApp()
  for (let at = 0; at < 3; at++) {
    const process = await startProcess()
    const { chat } = process.service
    const { answer } = chat
    chat.answer = (...given) => {
      answered.push(at)
      return answer(...given)
    }
    processes.push(process)
    call = patientClient(inProcessSend(process.app))
  }
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await testApp.close()
})

const query = async (sql: string) => (await testApp.database.pool.query(sql)).rows

/** A question that was acknowledged, and whose process is gone; its lease has expired. */
async function leave({ ctx, service }: Process) {
  const { jwt: token } = await call(startAnonymousSession, { body: {} })
  const { chat } = service
  const { answer } = chat
  chat.answer = async () => {
    chat.answer = answer
    throw new Error('killed')
  }
  const owner = ownerOf(ctx, await authenticate(ctx, token))
  const question = { ...owner, messageId: randomUUID(), text: 'What is a standing charge?' }
  await expect(handOverQuestion(ctx, service, question, () => {})).rejects.toThrow('killed')
  return async () => {
    const [chat] = (await call(listChats, {}, { token })).chats
    const { messages } = await call(readChat, { params: { chat_id: chat?.chat_id ?? '' } }, { token })
    return messages.map(({ author }) => author)
  }
}

const waiting = () => query(`select id from pgboss.job where name = 'handover.left' and state < 'completed'`)

test('of three processes one finishes what another left, because of a job that came with it', async () => {
  const authors = await leave(processes[0]!)
  expect(await authors()).toEqual(['person'])
  // One job is scheduled, for all unfinished requests together.
  await leave(processes[1]!)
  await expect
    .poll(() => query(`select from pgboss.job where name = 'handover.left' and state = 'created'`))
    .toHaveLength(1)
  testApp.setNow(new Date(testApp.ctx.now().getTime() + 7000))
  await expect.poll(waiting).toEqual([])
  await expect.poll(authors).toEqual(['person', 'mo'])
  expect(answered).toHaveLength(2)
  expect(await query(`select from handover_request where state <> 'done'`)).toEqual([])
})

test('what all of them look for at once is finished once', async () => {
  answered.length = 0
  const authors = await leave(processes[2]!)
  testApp.setNow(new Date(testApp.ctx.now().getTime() + 7000))
  await endListenConnections(testApp.database.pool)
  await expect.poll(authors).toEqual(['person', 'mo'])
  await expect.poll(waiting).toEqual([])
  expect(answered).toHaveLength(1)
})

test('while nothing is owed, no process asks for it', async () => {
  await expect.poll(waiting).toEqual([])
  for (const { asked } of processes) asked.length = 0
  const looks = ({ asked }: Process) =>
    asked.filter((sql) => sql.includes('pgboss.job') && sql.includes('handover.left'))
  // The queue's own poll, for what no notification announced, has run in each of them.
  await expect.poll(() => processes.every((process) => looks(process).length >= 2)).toBe(true)
  const about = /handover_request|chat_request|bills_bill|chat_conversation/
  expect(processes.flatMap(({ asked }) => asked.filter((sql) => about.test(sql)))).toEqual([])
})

async function handedOver() {
  const { jwt } = await call(startAnonymousSession, { body: {} })
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { redirectUrl } = await call(handOverBill, { body }, { token: jwt })
  const one_time_link = redirectUrl.split('/').at(-1) ?? ''
  const { chat_id, jwt: token } = await call(redeemLink, { body: { one_time_link } })
  const [bill] = await query(`update bills_bill set state = 'reading' where chat_id = '${chat_id}' returning id`)
  const { ctx } = processes[0]!
  const { stop, end } = await watchStop(ctx, lookForStops(ctx), { chatId: chat_id, billId: bill.id })
  expect(stop.signal.aborted).toBe(false)
  return { chat_id, token, stop, end }
}

test('a reading hears of its stop from another process', async () => {
  const { chat_id, token, stop, end } = await handedOver()
  const stopped = once(stop.signal, 'abort')
  expect(await call(stopChat, { params: { chat_id } }, { token })).toEqual({ is_stopped: true })
  await stopped
  end()
})

test('a stop that was told while nobody could hear is looked up afterwards', async () => {
  const { chat_id, stop, end } = await handedOver()
  const stopped = once(stop.signal, 'abort')
  await query(`update bills_bill set state = 'stopped' where chat_id = '${chat_id}'`)
  await endListenConnections(testApp.database.pool)
  await stopped
  expect(stop.signal.aborted).toBe(true)
  end()
})
