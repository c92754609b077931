import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { quietLog } from '../../../test/quiet-log.ts'
import { listen, sendRaw } from '../../../test/raw-http.ts'
import { createSecurityLog } from '../log/security-log.ts'
import { answerFailures } from './answer-failures.ts'
import { closeGently } from './close-gently.ts'
import { createHttp } from './create-http.ts'

async function setUp(graceMs?: number) {
  const app = Fastify()
  const { close } = closeGently(app, graceMs)
  const arrived = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<string>()
  app.get('/slow', () => {
    arrived.resolve()
    return finish.promise
  })
  return { close, arrived: arrived.promise, finish, port: await listen(app) }
}

test('a connection that says nothing does not hold up the end', async () => {
  const { close, port } = await setUp()
  const silent = connect(port, '127.0.0.1')
  const halfway = connect(port, '127.0.0.1', () => halfway.write('GET / HTTP/1.1\r\nhost: x\r\nx-half: '))
  // How they are cut off doesn't matter to them.
  for (const each of [silent, halfway]) each.on('error', () => {}).resume()
  await Promise.all([once(silent, 'connect'), once(halfway, 'connect')])
  const cut = Promise.all([silent, halfway].map((each) => new Promise((done) => each.once('close', done))))
  await close()
  await cut
  expect([silent.destroyed, halfway.destroyed]).toEqual([true, true])
})

test('a request in hand is finished, and told that its connection ends', async () => {
  const { close, arrived, finish, port } = await setUp()
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await arrived
  const closed = close()
  finish.resolve('done')
  const response = await answer
  expect(response.headers.get('connection')).toBe('close')
  expect(await response.text()).toBe('done')
  await closed
})

test('a request that never ends is cut off after the grace', async () => {
  const { close, arrived, port } = await setUp(50)
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await arrived
  await Promise.all([close(), expect(answer).rejects.toThrow('fetch failed')])
})

test('while closing, a new request is sent elsewhere, and a page in hand may still ask for its parts', async () => {
  const app = await createHttp({ isProduction: false, http: { host: '127.0.0.1', port: 0, trustProxy: '' } })
  const { close } = closeGently(app)
  answerFailures(app, { log: quietLog, security: createSecurityLog(quietLog, 'a secret') })
  const arrived = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  app.get('/part', () => 'a part')
  app.get('/page', async () => {
    arrived.resolve()
    await goOn.promise
    return (await app.inject('/part')).body
  })
  const port = await listen(app)
  const page = fetch(`http://127.0.0.1:${port}/page`)
  await arrived.promise
  const begun = Promise.withResolvers<Socket>()
  const late = sendRaw(port, (socket) => {
    socket.write('GET /part HTTP/1.1\r\n')
    begun.resolve(socket)
  })
  const socket = await begun.promise
  await expect.poll(() => countConnections(app)).toBe(2)
  const closed = close()
  socket.write('host: x\r\n\r\n')
  expect(await late).toMatchObject({ status: 503, headers: { 'retry-after': '5', connection: 'close' } })
  goOn.resolve()
  expect(await (await page).text()).toBe('a part')
  await closed
})

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
