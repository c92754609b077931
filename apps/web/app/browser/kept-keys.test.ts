import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { createKeptKeys } from './kept-keys.ts'

function counted() {
  let made = 0
  return createKeptKeys(() => `key ${++made}`)
}

test('a try after a timeout is the same request; after an answer it is another one', async () => {
  const once = counted()
  const sent: string[] = []
  const fail = (code: 'timeout' | 'quest_done') => async (key: string) => {
    sent.push(key)
    throw new Failure(code)
  }
  await expect(once('answer a', fail('timeout'))).rejects.toThrow('Request timeout')
  await expect(once('answer a', fail('quest_done'))).rejects.toThrow('It only earns points once')
  await once('answer a', async (key) => sent.push(key))
  await once('answer b', async (key) => sent.push(key))
  expect(sent).toEqual(['key 1', 'key 1', 'key 2', 'key 3'])
})
