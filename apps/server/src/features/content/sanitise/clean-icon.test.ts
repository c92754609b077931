import { expect, test } from 'vitest'
import { cleanIcon } from './clean-icon.ts'

test('an icon is a name or a drawing, and nothing else', () => {
  expect(cleanIcon('Leaf')).toBe('Leaf')
  expect(cleanIcon('<b>')).toBeNull()
  expect(cleanIcon({ svg: '<script>alert(1)</script>', width: 1, height: 1 })).toBeNull()
  expect(cleanIcon({ svg: '<svg><path d="M0 0"/></svg>', width: '1e9', height: -1 })).toMatchObject({
    width: 24,
    height: 24,
  })
  const svg = '<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>'
  expect(cleanIcon({ svg, width: 24, height: 32 })).toEqual({ svg, width: 24, height: 32 })
  expect(cleanIcon(5)).toBeNull()
})
