import { expect, onTestFinished, test, vi } from 'vitest'
import { createContentClient } from './content-client.server.ts'

const benefit = { id: 1, attributes: { title: 'Benefit 1', description: 'x', order: 1 } }

type Held = { answer: (data: unknown) => void; path: string }

/** A host that holds every request until it is told to answer, and a controlled clock. */
function hangingHost() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const held: Held[] = []
  const enter = createContentClient(
    (path) =>
      new Promise((resolve) => {
        held.push({ path, answer: (data) => resolve({ status: 200, body: JSON.stringify({ data }) }) })
      }),
  )
  return { held, enter }
}

test('all that a page asks of a host that hangs is waited for at the same time', async () => {
  const { enter } = hangingHost()
  const read = enter()
  const page = Promise.all([read.settings(), read.section('benefits'), read.benefits(), read.page('home')])
  await vi.advanceTimersByTimeAsync(700)
  expect((await Promise.race([page, Promise.resolve('waits')]))[1]).toMatchObject({ title: 'Why use Mowatt?' })
  expect(read.missing()).toEqual(expect.arrayContaining(['section benefits', 'settings']))
})

test('after one visitor has waited for a host that hangs, the next ones do not', async () => {
  const { held, enter } = hangingHost()
  const first = enter().benefits()
  await vi.advanceTimersByTimeAsync(700)
  await first
  // No time passes from here on: a caller that waits would hang.
  expect(await enter().faqs()).toHaveLength(5)
  expect(await enter().posts()).toHaveLength(7)
  expect(held.map(({ path }) => path.slice(0, 10))).toEqual(['/api/benef', '/api/faqs?', '/api/blog-'])
})

test('a host that hangs is tried in the background, by a few requests at most, until it answers in time', async () => {
  const { held, enter } = hangingHost()
  const first = enter().benefits()
  await vi.advanceTimersByTimeAsync(700)
  await first
  for (let number = 0; number < 20; number++) await enter().post(`post-${number}`)
  expect(held).toHaveLength(8)
  // Too late to be waited for, but not too late to be shown.
  held[0]?.answer([benefit])
  await vi.advanceTimersByTimeAsync(0)
  expect((await enter().benefits())[0]?.title).toBe('Benefit 1')
  // One answer in time, and visitors wait for content again.
  await enter().faqs()
  held.at(-1)?.answer([])
  await vi.advanceTimersByTimeAsync(0)
  const steps = enter().steps()
  await vi.advanceTimersByTimeAsync(300)
  held.at(-1)?.answer([{ id: 1, attributes: { stepNumber: 1, title: 'Ask', description: 'x' } }])
  expect((await steps).map(({ title }) => title)).toEqual(['Ask'])
})
