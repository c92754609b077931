import { once } from 'node:events'
import { duplexPair, type Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { pacedStream } from './paced-stream.ts'

function connection(isLarge = true): { client: Duplex; raw: Duplex; paced: Duplex } {
  const [client, raw] = duplexPair()
  return { client, raw, paced: pacedStream(raw, () => isLarge) }
}

test.for([
  ['the last bytes of large messages', true, 'the last bytes'],
  ['many frames in one piece', false, 'frame '.repeat(500)],
] as const)('%s that come together are handed on in rounds of their own', async ([, isLarge, piece]) => {
  const rounds: number[] = []
  let round = 0
  let counting = setImmediate(function count() {
    round += 1
    counting = setImmediate(count)
  })
  const all = Array.from({ length: 4 }, () => connection(isLarge))
  const heard = all.map(({ paced }) => once(paced, 'data').then(() => rounds.push(round)))
  for (const { client } of all) client.write(piece)
  await Promise.all(heard)
  clearImmediate(counting)
  expect(new Set(rounds).size).toBe(all.length)
})

test('a small message does not wait for large ones', async () => {
  const [large, small] = [connection(), connection(false)]
  const order: string[] = []
  const heard = [
    once(large.paced, 'data').then(() => order.push('large')),
    once(small.paced, 'data').then(() => order.push('small')),
  ]
  large.client.write('large')
  small.client.write('small')
  await Promise.all(heard)
  expect(order).toEqual(['small', 'large'])
})

test('bytes keep their order, and the end comes after them', async () => {
  const { client, paced } = connection()
  const heard: string[] = []
  paced.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
  client.write('one,')
  client.write('two,')
  client.end('three')
  await once(paced, 'end')
  expect(heard.join('')).toBe('one,two,three')
})

test('little is taken in for somebody who rests', async () => {
  const { client, paced } = connection(false)
  paced.pause()
  const pieces = Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024))
  for (const piece of pieces) client.write(piece)
  await once(paced, 'readable')
  expect(paced.readableLength).toBeLessThanOrEqual(2 * paced.readableHighWaterMark)
  expect(client.writableNeedDrain).toBe(true)
  const drained = once(client, 'drain')
  paced.resume()
  await drained
})

test('whichever side is cut takes the other along', async () => {
  const left = connection()
  left.paced.destroy()
  await once(left.raw, 'close')
  expect(left.raw.destroyed).toBe(true)
  const cut = connection()
  cut.raw.destroy(new Error('reset by the other side'))
  cut.raw.on('error', () => {})
  await once(cut.paced, 'close')
  expect(cut.paced.destroyed).toBe(true)
})

test('whoever only ends their direction still hears the rest', async () => {
  const { client, paced } = connection()
  paced.resume()
  client.end()
  await once(paced, 'end')
  paced.end('goodbye')
  const [heard] = await once(client, 'data')
  expect(String(heard)).toBe('goodbye')
})

test('what is said arrives, several pieces at once too', async () => {
  const { client, paced } = connection()
  let heard = ''
  client.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  paced.cork()
  for (const piece of ['head', ' and ', 'contents']) paced.write(piece)
  paced.uncork()
  paced.end()
  await once(client, 'end')
  expect(heard).toBe('head and contents')
})
