import { once } from 'node:events'
import {
  adoptChats,
  createChat,
  deleteAccount,
  handOverBill,
  handOverQuestion,
  listBills,
  listChats,
  listSwitches,
  readChat,
  readSessionInfo,
  redeemLink,
  renameChat,
  sendChatMessage,
  signOut,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { setRole } from '../src/features/operators/public.ts'
import { waitingModel } from './chat-test-app.ts'
import { wholeBill } from './files/bill-files.ts'
import { endListenConnections } from './end-listen-connections.ts'
import { createIdentityTestApp, type IdentityTestApp, type SignedIn } from './identity-test-app.ts'

let testApp: IdentityTestApp
let people = 0

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterEach(() => {
  testApp.ctx.model = undefined
})
afterAll(() => testApp.close())

const everywhere = { body: { everywhere: true } }
const person = () => testApp.signIn(`person-${++people}@mowatt.example`)
const visitor = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt
const isAccepted = (token: string) =>
  testApp.call(readSessionInfo, {}, { token }).then(
    () => true,
    ({ status }: { status: number }) => status !== 401,
  )

async function openSocket(token: string) {
  const socket = new WebSocket(`${testApp.url.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', token], {
    origin: testApp.ctx.config.urls.site,
  })
  await once(socket, 'open')
  const closed = once(socket, 'close').then(([code, reason]: unknown[]) => ({ code, reason: String(reason) }))
  return { socket, closed }
}

async function handOver(token: string): Promise<string> {
  const { redirectUrl } = await testApp.call(handOverQuestion, { body: { message: 'What is a unit rate?' } }, { token })
  return redirectUrl.split('/link/')[1] ?? ''
}
const redeem = (link: string) => testApp.call(redeemLink, { body: { one_time_link: link } })

const ENDED = { code: 1008, reason: 'The session has ended.' }

/** How sign-ins end, and whether only the one of the request. */
const ends: [string, (who: SignedIn) => Promise<unknown>, 'all' | 'one'][] = [
  ['signing out everywhere', ({ idToken }) => testApp.call(signOut, everywhere, { token: idToken }), 'all'],
  ['signing out here', ({ idToken }) => testApp.call(signOut, { body: {} }, { token: idToken }), 'one'],
  ['deleting the account', ({ idToken }) => testApp.call(deleteAccount, {}, { token: idToken }), 'all'],
  ['a role', () => setRole(testApp.ctx, `person-${people}@mowatt.example`, 'support'), 'all'],
]

test.each(ends)('%s closes sockets and voids every token made from the session', async (_how, end, which) => {
  const here = await person()
  const there = await testApp.signIn(`person-${people}@mowatt.example`)
  const stranger = await person()
  people--
  const { jwt: derived } = await redeem(await handOver(here.idToken))
  const { jwt: derivedThere } = await redeem(await handOver(there.idToken))
  const joined = await visitor()
  await testApp.call(createChat, {}, { token: joined })
  // Opened before the visitor's session joined the account.
  const early = await openSocket(joined)
  await testApp.call(adoptChats, { body: { session: joined } }, { token: here.idToken })
  const unredeemed = await handOver(here.idToken)
  const ofHere = [here.idToken, derived, joined]
  const ofThere = [there.idToken, derivedThere]
  const over = which === 'all' ? [...ofHere, ...ofThere] : ofHere
  const good = [stranger.idToken, await visitor(), ...(which === 'all' ? [] : ofThere)]
  const closing = [early, ...(await Promise.all(over.map(openSocket)))]
  const staying = await Promise.all(good.map(openSocket))
  expect(await Promise.all([...over, ...good].map(isAccepted))).not.toContain(false)

  await end(here)
  expect(await Promise.all(closing.map(({ closed }) => closed))).toEqual(closing.map(() => ENDED))
  expect(await Promise.all(over.map(isAccepted))).not.toContain(true)
  expect((await testApp.refresh(here.refreshToken)).status).toBe(400)
  await expect(redeem(unredeemed)).rejects.toMatchObject({ code: 'link_over' })
  expect(await Promise.all(good.map(isAccepted))).not.toContain(false)
  for (const { socket } of staying) {
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.terminate()
  }
  people++
})

test('a bill that is handed over takes the session before the bill, as a deletion does', async () => {
  const { idToken: token, localId } = await person()
  const deleting = await testApp.database.pool.connect()
  await deleting.query('begin')
  await deleting.query('select from identity_session where user_id = $1 for update', [localId])
  const body = { file_data: wholeBill().toString('base64'), file_name: 'bill.pdf', file_type: 'pdf' }
  const handed = testApp.call(handOverBill, { body }, { token })
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await deleting.query(waits)).rowCount).toBe(1)
  // The deletion continues to the bill, which a transaction waiting for the session must not have locked yet.
  expect(
    (await deleting.query('select from bills_bill where user_id = $1 for update nowait', [localId])).rowCount,
  ).toBe(1)
  await deleting.query('commit')
  deleting.release()
  await handed
})

test('a refresh token that is used again closes what was opened with its session', async () => {
  const who = await person()
  const { closed } = await openSocket(who.idToken)
  await testApp.refresh(who.refreshToken)
  testApp.pass(11 * 60)
  await testApp.refresh(who.refreshToken)
  expect(await closed).toEqual(ENDED)
})

test('what is said to a socket after its end is not heard', async () => {
  const { idToken } = await person()
  const { socket, closed } = await openSocket(idToken)
  const before = await countChats()
  socket.pause()
  await testApp.call(signOut, everywhere, { token: idToken })
  const message_id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  socket.send(JSON.stringify({ message_id, event_type: 'chat', message: 'Am I still here?' }))
  await new Promise((sent) => socket.ping('', true, sent))
  socket.resume()
  await closed
  expect(await countChats()).toBe(before)
})

const countChats = async () => (await testApp.database.pool.query('select from chat_conversation')).rowCount

test('an answer that is being told ends with the session', async () => {
  const { idToken } = await person()
  const { chat_id } = await testApp.call(createChat, {}, { token: idToken })
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  testApp.ctx.model = waitingModel(() => {
    reached.resolve()
    return gate.promise
  })
  const answer = await fetch(`${testApp.url}/api/v1/chats/${chat_id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'What is a unit rate?' }),
  })
  await reached.promise
  await testApp.call(signOut, everywhere, { token: idToken })
  const told = await answer.text()
  expect(told).toMatch(/event: failed\ndata: \{"code":"not_authenticated",[^\n]+\n\n$/)
  gate.resolve()
  await expect
    .poll(
      async () =>
        (await testApp.database.pool.query('select from chat_message where chat_id = $1', [chat_id])).rowCount,
    )
    .toBe(2)
})

test('after deletion no token of any kind opens a conversation, a bill or a switch', async () => {
  const who = await person()
  const { jwt: derived, chat_id: handedOver } = await redeem(await handOver(who.idToken))
  const joined = await visitor()
  const { chat_id: begunBefore } = await testApp.call(createChat, {}, { token: joined })
  await testApp.call(adoptChats, { body: { session: joined } }, { token: who.idToken })
  // Begun with tokens that were made from the account: all of it belongs to the account.
  const { chat_id: begunDerived } = await testApp.call(createChat, {}, { token: derived })
  const { chat_id: begunJoined } = await testApp.call(createChat, {}, { token: joined })
  const { chat_id: own } = await testApp.call(createChat, {}, { token: who.idToken })
  const chats = [handedOver, begunBefore, begunDerived, begunJoined, own]
  for (const chat_id of chats) {
    await testApp.call(renameChat, { params: { chat_id }, body: { title: 'Mine' } }, { token: who.idToken })
  }
  await testApp.call(deleteAccount, {}, { token: who.idToken })
  const shut = { status: 401 }
  for (const token of [who.idToken, derived, joined]) {
    for (const chat_id of chats) {
      await expect(testApp.call(readChat, { params: { chat_id } }, { token })).rejects.toMatchObject(shut)
      const said = { params: { chat_id }, body: { text: 'Hello' } }
      await expect(testApp.call(sendChatMessage, said, { token })).rejects.toMatchObject(shut)
    }
    for (const list of [listChats, listBills, listSwitches] as const) {
      await expect(testApp.call(list as typeof listChats, {}, { token })).rejects.toMatchObject(shut)
    }
    const picture = await testApp.app.inject({
      url: '/api/v1/bills/0f8fad5b-d9cb-469f-a165-70867728950e/pages/1',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(picture.statusCode).toBe(401)
  }
  const { rowCount } = await testApp.database.pool.query('select from chat_conversation where id = any($1)', [chats])
  expect(rowCount).toBe(0)
})

test('a process that heard nothing for a while finds out what it has missed', async () => {
  const who = await person()
  const stays = await openSocket(await visitor())
  const { closed } = await openSocket(who.idToken)
  // As another process would, whose notification got lost with the connection.
  await testApp.database.pool.query('update identity_session set revoked_at = now() where user_id = $1', [who.localId])
  await endListenConnections(testApp.database.pool)
  expect(await closed).toEqual(ENDED)
  expect(stays.socket.readyState).toBe(WebSocket.OPEN)
  stays.socket.terminate()
})
