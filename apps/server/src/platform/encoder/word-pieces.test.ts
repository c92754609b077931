import { expect, it } from 'vitest'
import { tokensOf } from './word-pieces.ts'

const PIECES = ['[CLS]', '[SEP]', '[UNK]', 'cafe', 'bill', '##s', '##ing', 'un', '##paid', '£', '5', '?', 'my', '中']
const VOCABULARY = new Map(PIECES.map((piece, id) => [piece, id]))
const read = (text: string) => tokensOf(text, VOCABULARY).map((id) => PIECES[id])

it.each([
  ['My BILLS?', ['my', 'bill', '##s', '?']],
  ['Café', ['cafe']],
  ['unpaid\tbilling', ['un', '##paid', 'bill', '##ing']],
  ['£5', ['[UNK]']],
  ['bill\u200b\u0000s', ['bill', '##s']],
  ['my中bill', ['my', '中', 'bill']],
  ['billx my', ['[UNK]', 'my']],
  ['', []],
])('reads %j', (text, pieces) => {
  expect(read(text)).toEqual(['[CLS]', ...pieces, '[SEP]'])
})

it('reads no more than 64 tokens, however long a word or a message is', () => {
  expect(read('bill '.repeat(5000))).toHaveLength(64)
  expect(read('bills '.repeat(5000)).at(-1)).toBe('[SEP]')
  expect(read('s'.repeat(100_000))).toEqual(['[CLS]', '[UNK]', '[SEP]'])
})
