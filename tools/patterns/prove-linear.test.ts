import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { proveLinear } from './prove-linear.ts'

it.each([
  // Exponential: rounds that can be told apart in several ways.
  [/^(?:a+)+$/],
  [/^(?:a|a)*$/],
  [/^(?:a|ab|b)*$/],
  [/^(?:its|actually|its actually)\s*(?:its|actually|its actually| )*$/],
  [/^(?:(?:went|with|went with)\s+)*x$/],
  [/^\s*(?:<!--[^]*?-->\s*)*<svg/],
  [/^(?:\s|and|gas|electric\w*)*$/],
  [/(?:\w+\s?){5,50}x/],
  // Polynomial: two that share characters, or one that may begin anywhere.
  [/^.*a.*b$/],
  [/^\s*,?\s*x/],
  [/^ +(.+)$/],
  [/\s+$/],
  [/<[^>]*>/],
  [/heat\w* gas/],
  [/\bgas\b.*\bcheap\b/],
  [/\b(?:so |and )*is/],
  [/\d+ kWh/],
  [/(?<=[a-z]\s+)X/],
  [/^ab(?=.*x.*y)/],
  [/^\s*\d/gm],
  [/(\w+) \1x/],
])('does not prove %s', (pattern) => {
  expect(proveLinear(pattern.source, pattern.flags)).toBeDefined()
  expect(judge(pattern.source, pattern.flags)).toBeDefined()
})

it.each([
  [/a{1,3}b?/],
  [/\bswitch\w*\b.{0,20}\b(?:gas|electric\w*)\b/],
  [/^(?:so |and )*is\b/],
  [/^\W*(?:(?:so|and)[\s,]+)*is\b/],
  [/^(?:(?:and|is|is there)\s+)*gas$/],
  [/^[a-z0-9]+(?:-[a-z0-9]+)*$/],
  [/(?<!\s)\s+$/],
  [/(?<![\d,])[\d,]+ kWh/],
  [/<[^<>]*>/],
  [/^(?=.*\d)(?=.*[a-z]).*$/],
  [/"[^"]*"/g],
  [/foo.*/],
  [/\[([^[\]]*)\]\([^)]*(?:\)|$)/g],
  [/<!--[^]*?(?:-->|$)/g],
  [/^[ \t]*#.*$/gm],
  [/([bdgmnprt])\1$/],
  [/\b(?:\w+ ){0,3}x/],
])('proves %s', (pattern) => {
  expect(judge(pattern.source, pattern.flags)).toBeUndefined()
})

it('says what stands in the way', () => {
  expect(judge(String.raw`\bgas\b.*\bcheap\b`, '')).toBe('.* may begin anywhere within its own characters')
})
