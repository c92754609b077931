import { expect, test } from 'vitest'
import { quoteSentence } from './quote-sentence.ts'

const TOLD =
  'A switch takes up to 5 working days. First the operator answers, in writing. There is a regulator: Ofgem watches over it. Stay off it if you charge little at home.'

test('the sentence that holds the word is said again', () => {
  expect(quoteSentence('is there no regulator', TOLD)).toBe(
    'There is a regulator: Ofgem watches over it. Stay off it if you charge little at home.',
  )
  expect(quoteSentence('so who should stay off them', TOLD)).toBe('Stay off it if you charge little at home.')
})

test.each(['and the weather', 'so can i still switch', 'ok'])('nothing is said again for "%s"', (text) => {
  expect(quoteSentence(text, TOLD)).toBeUndefined()
})
