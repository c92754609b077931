import type { IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from '../../../test/raw-http.ts'
import { createPaceWatch } from '../limits/pace-watch.ts'
import { LARGE_BYTES } from '../uploads/upload-queue.ts'
import { takeBodies } from './take-bodies.ts'

const COUNT = 20

test('large bodies that end together are put together one in each round', async () => {
  const room = Promise.withResolvers<void>()
  const waiting = new Set<object>()
  const open = () => {
    const arrival = {
      add: () => {
        waiting.add(arrival)
        return room.promise
      },
      complete() {},
      release() {},
    }
    return arrival
  }
  const app = Fastify()
  takeBodies(app, { intake: { open, stop() {} }, pace: createPaceWatch(), isProduction: true })
  let round = 0
  const rounds: number[] = []
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    rounds.push(round)
    done(null, body)
  })
  const requests: IncomingMessage[] = []
  app.addHook('onRequest', async ({ raw }) => void requests.push(raw))
  app.post('/', ({ body }) => ({ length: (body as Buffer).length }))
  const port = await listen(app)
  const body = Buffer.alloc(LARGE_BYTES + 4000)
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = Array.from({ length: COUNT }, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
    return answer.json()
  })
  // Their last bytes have arrived, and wait for room.
  await expect.poll(() => [waiting.size, requests.filter(({ complete }) => complete).length]).toEqual([COUNT, COUNT])
  const count = () => {
    round += 1
    if (rounds.length < COUNT) setImmediate(count)
  }
  setImmediate(count)
  room.resolve()
  expect(await Promise.all(sent)).toEqual(Array.from({ length: COUNT }, () => ({ length: body.length })))
  expect(new Set(rounds).size).toBe(COUNT)
  await app.close()
})
