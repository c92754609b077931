import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'ada@mowatt.example',
  'Ada.Lovelace+bills@sub.mowatt.example',
  "o'brien_1@mowatt.co.uk",
  'x@xn--bcher-kva.example',
  'x@mowatt.xn--p1ai',
  `${'a'.repeat(64)}@mowatt.example`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'ada',
  'ada@',
  '@mowatt.example',
  'ada@mowatt',
  'ada@@mowatt.example',
  'ada@mowatt..example',
  'ada..l@mowatt.example',
  '.ada@mowatt.example',
  'ada.@mowatt.example',
  'ada@-mowatt.example',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada lovelace@mowatt.example',
  '"ada"@mowatt.example',
  'ada@mowatt.example\r\nBcc: eve@evil.example',
  'ada@mowatt.example\n',
  'ada@mowatt.example, eve@evil.example',
  'ada\0@mowatt.example',
  `${'a'.repeat(65)}@mowatt.example`,
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'mowatt.'.repeat(40)}example`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('nothing that is typed keeps the check busy', () => {
  const hard = [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(50_000)}1`, 'a'.repeat(100_000)]
  const before = process.threadCpuUsage()
  for (const text of hard) expect(isEmailAddress(text)).toBe(false)
  // Its own CPU time and not the wall clock, which keeps running while a busy machine does something else.
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000)
})
