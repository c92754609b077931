import { listClaims } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { expect, test } from 'vitest'
import { createContentReader } from './content-reader.ts'

const query = { populate: '*' as const }

function setUp() {
  let nowMs = 0
  let isDown = false
  let requests = 0
  const send = async () => {
    requests++
    if (isDown) throw new Error('no route')
    const pagination = { page: 1, pageSize: 25, pageCount: 0, total: requests }
    return { status: 200, statusText: 'OK', body: JSON.stringify({ data: [], meta: { pagination } }) }
  }
  return {
    read: createContentReader(createClient(send), () => nowMs),
    requests: () => requests,
    wait: (ms: number) => (nowMs += ms),
    breakDown: () => (isDown = true),
  }
}

test('content is asked for once a minute', async () => {
  const { read, requests, wait } = setUp()
  await read(listClaims, { query })
  wait(59_999)
  await read(listClaims, { query })
  expect(requests()).toBe(1)
  wait(1)
  await read(listClaims, { query })
  expect(requests()).toBe(2)
})

test('askers at the same moment share one request', async () => {
  const { read, requests } = setUp()
  await Promise.all(Array.from({ length: 100 }, () => read(listClaims, { query })))
  expect(requests()).toBe(1)
})

test('another query is another request', async () => {
  const { read, requests } = setUp()
  await read(listClaims, { query })
  await read(listClaims, { query: {} })
  expect(requests()).toBe(2)
})

test('when content cannot be read, the last copy is shown; without one the failure is told', async () => {
  const { read, wait, breakDown } = setUp()
  const first = await read(listClaims, { query })
  wait(120_000)
  breakDown()
  expect(await read(listClaims, { query })).toEqual(first)
  await expect(read(listClaims, { query: {} })).rejects.toMatchObject({ code: 'network' })
})
