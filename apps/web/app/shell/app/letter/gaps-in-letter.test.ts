import { expect, it } from 'vitest'
import { gapsInLetter } from './gaps-in-letter.ts'

it('names each gap once, in the order of the letter', () => {
  const letter = 'Account number: [account number]\n\nI’m moving out of [old address].\n\n[your name], [account number]'
  expect(gapsInLetter(letter)).toEqual(['account number', 'old address', 'your name'])
})

it.each(['Account number: 8500123456', 'a [ b', '[]', '[two\nlines]', `[${'x'.repeat(41)}]`])(
  'finds none in %j',
  (text) => {
    expect(gapsInLetter(text)).toEqual([])
  },
)
