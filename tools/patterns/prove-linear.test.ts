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
  [/^(?:a|a){1,30}b/],
  [/(?:a|ab|b){0,30}c/],
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
  [/a{1,1000}a{1,1000}b/, 1_000_000],
  [/a{0,100}a{0,100}a{0,100}b/, 1_030_301],
  [/\w{1,300}\d{1,300}x/, 90_000],
  [/^a{1,1000}a{1,1000}a{1,1000}b/, 1_000_000],
  [/.{0,100}b.{0,100}b.{0,100}c/, 1_030_301],
  // A word of two characters fits in half as many positions.
  [/.{0,100}ab.{0,100}ab.{0,100}c/, 132_651],
  [/(?:a{0,50}|b)a{0,50}c/, 2601],
  [/(?:x|a{0,100})(?=a{0,100}b)/, 10_201],
  [/(?<=a{0,100}a{0,100})b/, 10_201],
  [/(?:a{1,60},?){1,3}b/, 219_660],
  [/a?a?a?a?a?a?a?a?a?a?a?a?b/, 4096],
])('refuses %s, whose limits leave %i ways', (pattern, ways) => {
  expect(judge(pattern.source, pattern.flags)).toBe(`its limits leave ${ways} ways to share out one text`)
})

it.each([
  [/a{1,3}b?/],
  // One may be long where only one beginning leads to it, and two where they share no characters.
  [/^\w{1,5000}$/],
  [/^a{1,1000}a{1,1000}b/],
  [/x.{0,900}y/],
  [/\d{1,300}[a-z]{1,300}-/],
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
