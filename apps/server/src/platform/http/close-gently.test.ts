import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from '../../../test/raw-http.ts'
import { closeGently } from './close-gently.ts'

async function setUp(graceMs?: number) {
  const app = Fastify()
  const close = closeGently(app, graceMs)
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
  // How roughly they are cut off is all the same to them.
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
