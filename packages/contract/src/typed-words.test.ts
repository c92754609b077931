import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { oneLine, paragraphs } from './typed-words.ts'

const MISSING = 'Please say'
const SEEN = 'Please only use visible characters'

function read(schema: z.ZodMiniType<string>, text: string): string {
  const { data, error } = z.safeParse(schema, text)
  return data ?? `refused: ${error?.issues[0]?.message}`
}

test.for([
  ['  Mum’s  ', 'Mum’s'],
  ['Mum\u200B’s\uFEFF', 'Mum’s'],
  ['\u200B\u2060', `refused: ${MISSING}`],
  ['\u200D', `refused: ${SEEN}`],
  ['👩\u200D👧', '👩\u200D👧'],
  ['Mum\r\nBcc', `refused: ${SEEN}`],
  ['Mum\u0007', `refused: ${SEEN}`],
  ['\u202Eemoh', `refused: ${SEEN}`],
  ['a'.repeat(11), 'refused: Please use 10 characters or fewer'],
] as const)('a line: %j is %j', ([text, expected]) => {
  expect(read(oneLine(10, MISSING), text)).toBe(expected)
})

test.for([
  ['Dear all,\r\n\r\nplease\u200B call.\r', 'Dear all,\n\nplease call.'],
  ['Dear\u0000', `refused: ${SEEN}`],
  [' \n ', `refused: ${MISSING}`],
] as const)('paragraphs: %j is %j', ([text, expected]) => {
  expect(read(paragraphs(50, MISSING), text)).toBe(expected)
})
