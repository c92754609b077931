import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { currentCaller } from '../limits/caller.ts'
import { createHttp } from './create-http.ts'
import { nameCallers } from './name-callers.ts'
import { listen, sendRaw } from '../../../test/raw-http.ts'

test('whatever a request has done is done for its network, after its body was read too', async () => {
  const app = await createHttp({ isProduction: true, http: { port: 0, host: '', trustProxy: '127.0.0.1' } })
  nameCallers(app)
  app.post('/caller', async () => {
    await nextRound()
    return { caller: currentCaller() }
  })
  const port = await listen(app)
  const ask = (network: string) =>
    sendRaw(port, (socket) => {
      socket.write(
        `POST /caller HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: ${network}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":',
      )
      setImmediate(() => socket.write('1}'))
    })
  const answers = await Promise.all([ask('198.51.100.7'), ask('203.0.113.9:5000')])
  expect(answers.map(({ body }) => body)).toEqual(['{"caller":"198.51.100.7"}', '{"caller":"203.0.113.9"}'])
  await app.close()
  expect(currentCaller()).toBe('')
})
