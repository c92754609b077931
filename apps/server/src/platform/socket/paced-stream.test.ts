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
  ['many frames in one piece', false, 'frame '.repeat(2000)],
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

test('small pieces of many connections share a round, and the rest wait for theirs', async () => {
  const all = Array.from({ length: 40 }, () => connection(false))
  const rounds: number[] = []
  let round = 0
  let counting = setImmediate(function count() {
    round += 1
    counting = setImmediate(count)
  })
  const heard = all.map(({ paced }) => once(paced, 'data').then(() => rounds.push(round)))
  for (const { client } of all) client.write('x'.repeat(1000))
  await Promise.all(heard)
  clearImmediate(counting)
  const inFirst = rounds.filter((each) => each === rounds[0]).length
  expect(inFirst).toBeLessThanOrEqual(9)
  expect(new Set(rounds).size).toBeGreaterThan(30)
})

test('nothing is handed on to somebody who rests, nor left for them when the connection ends', async () => {
  const { client, raw, paced } = connection(false)
  const heard: string[] = []
  paced.on('data', (chunk: Buffer) => {
    heard.push(chunk.toString())
    paced.pause()
  })
  client.write('first')
  await once(paced, 'pause')
  client.write('second')
  await expect.poll(() => raw.readableLength + client.writableLength).toBe(0)
  raw.destroy()
  await once(paced, 'close')
  expect({ heard, left: paced.readableLength }).toEqual({ heard: ['first'], left: 0 })
})

test('who rests and goes on hears the rest, and little is taken in meanwhile', async () => {
  const { client, paced } = connection(false)
  let bytes = 0
  paced.once('data', () => paced.pause())
  paced.on('data', (chunk: Buffer) => (bytes += chunk.length))
  const pieces = Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024))
  for (const piece of pieces) client.write(piece)
  await once(paced, 'pause')
  expect(client.writableNeedDrain).toBe(true)
  paced.resume()
  client.end()
  await once(paced, 'end')
  expect(bytes).toBe(64 * 16 * 1024)
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
