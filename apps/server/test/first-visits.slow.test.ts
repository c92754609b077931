import { pagePaths } from '@mowatt/contract/known-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processorLimit } from '../../../test-patience.ts'
import { startAttackedServer } from './start-attacked-server.ts'

/** Processor time, in one piece: for so long the event loop is blocked. */
const WITHIN_MS = processorLimit(100)
const POST = 'how-to-switch-energy-provider'

let server: Awaited<ReturnType<typeof startAttackedServer>>

beforeAll(async () => {
  server = await startAttackedServer()
})
afterAll(() => server.stop())

const longestMs = async () =>
  ((await (await fetch(`${server.url}/api/v1/test/longest`)).json()) as { longestMs: number }).longestMs

test('whoever is the first to ask for something keeps nobody else waiting', async () => {
  const others = [`/blog/${POST}`, `/og/${POST}.png`, '/og/default.png', '/search?q=smart%20meter', '/api/openapi.json']
  const pages = pagePaths.filter((each) => !each.includes(':'))
  await longestMs()
  const found = new Set<string>()
  const slow: string[] = []
  for (const each of [...pages, ...others]) {
    const answer = await fetch(server.url + each, { redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.ok) found.add(each)
    const ms = await longestMs()
    if (ms >= WITHIN_MS) slow.push(`${each}: ${ms.toFixed(0)} ms`)
  }
  expect(others.filter((each) => !found.has(each))).toEqual([])
  // Some only redirect, some don't support GET; without a built site there would be none.
  expect(found.size).toBeGreaterThan(pages.length / 2)
  expect(slow).toEqual([])
})
