import { afterEach, expect, test, vi } from 'vitest'
import { answerCookieSettings } from './answer-cookie-settings.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the button is there as long as somebody answers it', () => {
  const page = new EventTarget()
  const dataset: Record<string, string> = {}
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: { dataset } })
  const open = vi.fn<() => void>()

  const stop = answerCookieSettings(open)
  expect(dataset).toHaveProperty('hasCookieSettings')
  page.dispatchEvent(new Event('mowatt:cookie-settings'))
  expect(open).toHaveBeenCalledOnce()

  stop()
  page.dispatchEvent(new Event('mowatt:cookie-settings'))
  expect(open).toHaveBeenCalledOnce()
  expect(dataset).toEqual({})
})
