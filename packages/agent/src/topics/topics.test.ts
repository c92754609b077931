import { expect, test } from 'vitest'
import { createTopics, parseTopic } from './parse-topic.ts'

const asks = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => `  - ${each}`).join('\n')
const written = (more: { front?: string; body?: string; figures?: string; certainty?: string } = {}) =>
  `---
id: back_billing
title: "How far back can they charge me?"
family: bills
certainty: ${more.certainty ?? 'sourced'}
review_by: 2027-05-16
sources:
  - { publisher: Ofgem, title: Back-billing, address: "https://www.ofgem.gov.uk/back", checked_on: 2026-11-16 }
figures:
  ${more.figures ?? 'limit: { text: "12 months", source: 1 }'}
${more.front ?? ''}
asks:
${asks}
---
${more.body ?? 'Normally no more than {limit}.\n\n## how_long\nUp to {limit}.'}
`

test('a topic is read from its file', () => {
  const topic = parseTopic(written({ front: 'verdict: no' }))
  expect(topic).toMatchObject({
    id: 'back_billing',
    reviewBy: '2027-05-16',
    verdict: 'no',
    figures: { limit: { text: '12 months', source: 1 } },
    short: 'Normally no more than {limit}.',
    aspects: { how_long: 'Up to {limit}.' },
  })
  expect(topic.sources[0]?.checkedOn).toBe('2026-11-16')
})

test('straight apostrophes become curly ones, and quotation marks stay', () => {
  const body = "You don't pay.\n\n## how_long\nThe suppliers' 'final' bill, it's 7p'."
  const topic = parseTopic(written({ body }).replace('can they charge me', "can't they charge me"))
  expect(topic.title).toBe('How far back can’t they charge me?')
  expect(topic.short).toBe('You don’t pay.')
  expect(topic.aspects.how_long).toBe("The suppliers’ 'final' bill, it’s 7p'.")
})

test.each([
  ['no front matter', 'just text', /front matter/],
  ['no title', written().replace(/title: .*\n/, ''), /title is missing/],
  ['an unknown aspect', written({ body: 'Yes.\n\n## colour\nRed.' }), /no aspect colour/],
  ['another verdict', written({ front: 'verdict: perhaps' }), /A verdict is one of/],
  ['another certainty', written({ certainty: 'maybe' }), /sourced or general/],
])('%s is refused with its reason', (_name, text, why) => {
  expect(() => createTopics([{ name: 'x.md', text }])).toThrow(why)
})

test('two topics with one id are refused', () => {
  const files = ['one.md', 'two.md'].map((name) => ({ name, text: written() }))
  expect(() => createTopics(files)).toThrow(/two\.md: There are two topics/)
})
