import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterRelease } from './reload-after-release.ts'

const reload = vi.fn<() => void>()
let page = new EventTarget()

function fail(): boolean {
  const error = new Event('vite:preloadError', { cancelable: true })
  page.dispatchEvent(error)
  return error.defaultPrevented
}

beforeEach(() => {
  reload.mockClear()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => void vi.unstubAllGlobals())

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('a part that cannot be loaded starts the page afresh, once', () => {
  vi.stubGlobal('sessionStorage', storage())
  const stop = reloadAfterRelease('one')
  expect(fail()).toBe(true)
  expect(fail()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  stop()
})

test('the next release that fails starts the page afresh too, and one that failed before does not', () => {
  vi.stubGlobal('sessionStorage', storage())
  const outcomes = ['one', 'two', 'one', 'two', 'three'].map((release) => {
    const stop = reloadAfterRelease(release)
    const isReloaded = fail()
    stop()
    return isReloaded
  })
  expect(outcomes).toEqual([true, true, false, false, true])
})

test('without storage the page is left alone, so that it never reloads for ever', () => {
  vi.stubGlobal('sessionStorage', undefined)
  reloadAfterRelease('one')
  expect(fail()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the page stays as it is', () => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('navigator', { onLine: false })
  const stop = reloadAfterRelease('one')
  expect(fail()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  stop()
})
