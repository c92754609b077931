import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

test.for([
  '#waitlist',
  '#',
  '/',
  '/learn-more',
  '/learn-more?from=hero#faq',
  'https://app.mowatt.example/chat',
  'HTTPS://app.mowatt.example',
  'https://app.mowatt.example?theme=dark',
  'mailto:hello@mowatt.example',
])('%j may be followed', (target) => {
  expect(safeLink(target)).toBe(target)
})

test('space around a target is no part of it', () => {
  expect(safeLink('  /learn-more ')).toBe('/learn-more')
})

test.for([
  null,
  undefined,
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u003aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://mowatt.example/1',
  'file:///etc/passwd',
  'ftp://mowatt.example',
  'http://mowatt.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/path\\..\\evil',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://mowatt.example@evil.example',
  'https://mowatt.example\\@evil.example',
  'mailto:',
  'learn-more',
  '../learn-more',
  '?x=1',
  '\u202ehttps://mowatt.example',
])('%j is dropped', (target) => {
  expect(safeLink(target)).toBeUndefined()
})
