import { expect, test } from 'vitest'
import { createRewording } from './create-rewording.ts'
import { sourceOf } from './source.ts'

const known = { suppliers: ['Larkspur Energy', 'Otter Power'], tariffs: ['Larkspur Fix 12', 'Otter Saver'] }
const same = (text: string) => text
const ANSWER =
  'The first on the list is Larkspur Fix 12 from Larkspur Energy: £1,529.32 a year. A year as now is £1,650.00, so that is £120.68 less. These are sample tariffs with invented names.'

function retell(sentences: readonly string[], more: readonly string[] = []): string {
  const rewording = createRewording()
  rewording.add(sourceOf(ANSWER, known, { isRequired: true, isVerbatim: false }, same))
  for (const text of more) rewording.add(sourceOf(text, known, { isRequired: false, isVerbatim: false }, same))
  const says = sentences.flatMap((sentence) => rewording.hear(sentence, known).says)
  return [...says, ...rewording.finish()].join('').trim()
}

test('a sentence that says the same stands in the place of ours; the others stay', () => {
  expect(retell(['Hello.', 'At £1,650.00 a year as now, that is £120.68 cheaper.', 'I hope this helps.'])).toBe(
    'Hello. The first on the list is Larkspur Fix 12 from Larkspur Energy: £1,529.32 a year. At £1,650.00 a year as now, that is £120.68 cheaper. These are sample tariffs with invented names. I hope this helps.',
  )
})

test('nothing is left out, whatever is said', () => {
  expect(retell([])).toBe(ANSWER)
  expect(retell(['Nonsense.', 'Yes.', 'Octopus is cheaper.'])).toBe(ANSWER)
})

test('what was passed is not said again', () => {
  const last = 'These sample tariffs have invented names.'
  expect(retell([last, 'Larkspur Fix 12 is the first on the list: £1,529.32 a year.'])).toBe(
    ANSWER.replace('These are sample tariffs with invented names.', last),
  )
})

test('what a tool found comes after, whole, and only when it is taken up', () => {
  const found = 'VAT on gas for homes is 5%. Otter Saver is from Otter Power.'
  expect(retell(['VAT on gas is 5% for homes.'], [found])).toBe(
    `${ANSWER} VAT on gas is 5% for homes. Otter Saver is from Otter Power.`,
  )
  expect(retell(['VAT on gas is 6% for homes.'], [found])).toBe(ANSWER)
})

test.for([
  'Otter Saver is the first on the list: £1,529.32 a year.',
  'Larkspur Fix 12 from Otter Power is the first on the list: £1,529.32 a year.',
  'The first on the list is Larkspur Fix 12: £1,529.32 a month.',
  'The first on the list is Larkspur Fix 12: £1,529.32 less a year.',
  'The last on the list is Larkspur Fix 12: £1,529.32 a year.',
  'A year as now is £120.68, so that is £1,650.00 less.',
  'A year as now is £1,650.00 less, so that is £120.68.',
  'A year as now is £1,650.00, so that is £120.68 more.',
  'A year as now is £1,650.00, so that is not £120.68 less.',
  'I made it so that a year as now is £1,650.00, and £120.68 less.',
  'These are tariffs with invented names.',
  'These are not sample tariffs with invented names.',
])('what says something else is not said: %s', (lie) => {
  expect(retell([lie])).toBe(ANSWER)
})

test('what is about danger, health or need is said in our own words', () => {
  const rewording = createRewording()
  const need = 'In an emergency call 999. Send a reading.'
  rewording.add(sourceOf(need, known, { isRequired: true, isVerbatim: false }, same))
  expect(rewording.hear('Call 999 in an emergency.', known).says).toEqual([])
  expect(rewording.finish().join('').trim()).toBe(need)
})
