import { afterEach, expect, test, vi } from 'vitest'
import { lockScroll } from './lock-scroll.ts'

afterEach(() => void vi.unstubAllGlobals())

function pageWith({ scrollbarPx, paddingRight = '' }: { scrollbarPx: number; paddingRight?: string }) {
  const style = { overflow: '', paddingRight }
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('document', { body: { style }, documentElement: { clientWidth: 1000 - scrollbarPx } })
  vi.stubGlobal('getComputedStyle', () => style)
  return style
}

test('the page keeps its width when the scrollbar goes, and gets everything back', () => {
  const style = pageWith({ scrollbarPx: 15, paddingRight: '4px' })
  const unlock = lockScroll()
  expect(style).toEqual({ overflow: 'hidden', paddingRight: '19px' })
  unlock()
  expect(style).toEqual({ overflow: '', paddingRight: '4px' })
})

test('a scrollbar that takes no room needs no padding', () => {
  const style = pageWith({ scrollbarPx: 0 })
  const unlock = lockScroll()
  expect(style).toEqual({ overflow: 'hidden', paddingRight: '' })
  unlock()
})
