import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthPlaceholder } from './auth-placeholder.tsx'
import { whenSlow } from './when-slow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a cold start is said at once, a warm one is silent', () => {
  expect(renderToStaticMarkup(createElement(AuthPlaceholder, { isColdStart: true }))).toContain('Setting up')
  expect(renderToStaticMarkup(createElement(AuthPlaceholder))).not.toContain('Setting up')
})

test('a start is slow after two seconds, and not when it ended before', () => {
  const tell = vi.fn<() => void>()
  const stop = whenSlow(tell)
  vi.advanceTimersByTime(1999)
  stop()
  vi.advanceTimersByTime(10)
  expect(tell).not.toHaveBeenCalled()
  whenSlow(tell)
  vi.advanceTimersByTime(2000)
  expect(tell).toHaveBeenCalledOnce()
})
