import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Countdown } from './countdown.tsx'

const TARGET = '2025-09-30T23:00:00Z'

afterEach(() => {
  vi.useRealTimers()
})

function clockAt(instant: string) {
  return () => Date.parse(instant)
}

test('it shows days, hours, minutes and seconds in two figures', async () => {
  const instant = '2025-09-17T15:17:51Z'
  const screen = await render(
    <Countdown target={TARGET} initialNow={instant} now={clockAt(instant)} closedText="Competition closed." />,
  )
  const timer = screen.getByRole('timer', { name: '13 days and 7 hours left' })
  await expect.element(timer).toHaveTextContent('13days07hours42minutes09seconds')
  await expect.element(screen.getByText('Competition closed.')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

test('it ticks once a second and stops at zero with the closing text', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let nowMs = Date.parse('2025-09-30T22:59:58Z')
  const screen = await render(
    <Countdown target={TARGET} initialNow="2025-09-30T22:59:58Z" now={() => nowMs} closedText="Competition closed." />,
  )
  const timer = screen.getByRole('timer')
  await expect.element(timer).toHaveTextContent('00days00hours00minutes02seconds')
  nowMs += 1000
  vi.advanceTimersByTime(1000)
  await expect.element(timer).toHaveTextContent('00days00hours00minutes01seconds')
  nowMs += 5000
  vi.advanceTimersByTime(1000)
  await expect.element(timer).toHaveTextContent('00days00hours00minutes00seconds')
  await expect.element(screen.getByText('Competition closed.')).toBeVisible()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test('one day and one hour are said in the singular', async () => {
  const instant = '2025-09-29T21:30:00Z'
  const screen = await render(<Countdown target={TARGET} initialNow={instant} now={clockAt(instant)} closedText="" />)
  await expect.element(screen.getByRole('timer', { name: '1 day and 1 hour left' })).toBeVisible()
})

test('the server renders the given instant and nothing of its own clock', () => {
  const html = renderToString(
    <Countdown target={TARGET} initialNow="2025-09-29T21:30:00Z" closedText="Competition closed." />,
  )
  expect(html).toContain('1 day and 1 hour left')
})
