import { expect, test } from 'vitest'
import { forLetter } from './find-letter.ts'

test.for<[message: string, facts: string[]]>([
  [
    'can you write me a letter saying i moved in on 14 march and the debt isnt mine',
    ['I moved in on 14 march and the debt isn’t mine.'],
  ],
  ['write an email to them saying that theyve ignored me', ['They’ve ignored me.']],
  ['make it shorter and put that i want it taken off within 2 weeks', ['I want it taken off within 2 weeks.']],
  ['make it shorter and more polite', []],
  [
    'my meter got switched to pay as you go without me asking, is that allowed',
    ['My meter got switched to pay as you go without me asking.'],
  ],
  ['add that i rang twice and say i have photos', ['I rang twice and I have photos.']],
])('%s', ([message, facts]) => {
  expect(forLetter(message).facts).toEqual(facts)
})
