import { afterAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { createSentenceEncoder } from './create-sentence-encoder.ts'

const log = captureLog()
const encoder = createSentenceEncoder(log.log)
const broken = createSentenceEncoder(log.log, new URL('../../../test/planted/broken-encoder.ts', import.meta.url))
afterAll(() => Promise.all([encoder, broken].map(({ workers }) => workers.close())))

test('a sentence is encoded in another process', async () => {
  const [one, same, other] = await Promise.all(
    ['my bill is too high', 'my bill is too high', 'hello'].map(encoder.embed),
  )
  expect(one).toHaveLength(384)
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test('where it cannot be loaded there is none, and the log says so once', async () => {
  expect(await broken.embed('my bill is too high')).toBeUndefined()
  expect(await broken.embed('hello')).toBeUndefined()
  expect(log.lines().map(({ msg }) => msg)).toEqual(['messages are read without the sentence encoder'])
})
