import { afterEach, beforeEach, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const { calls } = vi.mocked(console).error.mock
  vi.restoreAllMocks()
  if (calls.length > 0) throw new Error(`A test wrote to console.error: ${String(calls[0])}`)
})
