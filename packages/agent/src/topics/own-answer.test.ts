import { expect, test } from 'vitest'
import { ownAnswer } from './own-answer.ts'
import { parseTopic } from './parse-topic.ts'

const FREE = parseTopic(
  `---\nid: free\ntitle: Is it free?\nfamily: mowatt\ncertainty: general\nreview_by: 2027-05-16\nasks:\n  - is this really free: yes\n  - do you charge me for this: no how\n  - is it free or paid: which\n  - will it take long: no\n  - tell me if you charge me for anything\n---\nIt is.\n\n## how\nThe supplier pays.\n`,
)

test.each([
  ['is this really free', { verdict: 'yes' }],
  ['Is this really free?!', { verdict: 'yes' }],
  ['do you charge me anything for this', { verdict: 'no', aspect: 'how' }],
  ['is it free or paid', {}],
  // Nearest to a question without a yes or no.
  ['tell me if you charge me for it', undefined],
  ['is my bill right', undefined],
  // Another word is another question.
  ['is this really dear', undefined],
  ['will it take long?', { verdict: 'no' }],
  // The same words, but a length of time is asked for.
  ['how long will it take', undefined],
])('%s is answered as the nearest of its own questions: %j', (text, answer) => {
  expect(ownAnswer(FREE, text)).toEqual(answer)
})

test('an answer that nobody knows is refused', () => {
  const text = `---\nid: a\ntitle: A\nfamily: mowatt\ncertainty: general\nreview_by: 2027-05-16\nasks:\n  - is it: perhaps\n---\nIt is.\n`
  expect(() => parseTopic(text)).toThrow(/not answered by perhaps/)
})
