import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test.for(['/', '/learn-more', '/learn-more?a=b#faq', '/a//b'])('%j is a path of ours', (target) => {
  expect(safeReturn(target)).toBe(target)
})

test.for([
  undefined,
  null,
  3,
  '',
  'learn-more',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000',
  'https://evil.example',
  'javascript:alert(1)',
  ' /learn-more',
])('%j leads home', (target) => {
  expect(safeReturn(target)).toBe('/')
})
