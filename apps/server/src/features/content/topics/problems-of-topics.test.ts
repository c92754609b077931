import { createTopics } from '@mowatt/agent'
import { expect, test } from 'vitest'
import { problemsOfTopics, topicsDue } from './problems-of-topics.ts'

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

const problems = (text: string, used: string[] = []) =>
  problemsOfTopics(createTopics([{ name: 'x.md', text }]), used).map(({ problem }) => problem)

test('a good topic has no problem', () => {
  expect(problems(written())).toEqual([])
})

test.each(['www.ofgem.gov.uk', 'ofgem.gov.uk', 'consult.ofgem.gov.uk'])(
  'a publisher is cited at its own %s',
  (host) => {
    expect(problems(written().replace('www.ofgem.gov.uk', host))).toEqual([])
  },
)

test.each([
  [written({ body: 'Within 12 months.' }), /short contains the digit/],
  [written({ body: 'Within {years}.' }), /a figure that isn’t there, years/],
  [written({ figures: 'limit: { text: "12 months", source: 4 }' }), /source that isn’t there/],
  [written().replace(/sources:\n.*\n/, ''), /marked as sourced, but has no source/],
  [
    written({ certainty: 'general', figures: 'limit: { text: "12 months" }' }),
    /it’s general, so it can’t have the figure/,
  ],
  [written({ body: 'Yes, you can.' }), /short starts with yes or no/],
  [written({ body: 'You can.\n\n## how_long\nNo. It never ends.' }), /how_long starts with yes or no/],
  [written().replace('  - a\n', '  - can they charge me\n'), /doesn’t answer “can they charge me” with yes or no/],
  [written().replace('How far back can they', 'Can they'), /its title needs a verdict/],
  [written().replace('  - a\n', '  - is it this or that: which\n'), /answer 1 of 1 questions without yes or no/],
  ...[
    'They must refund you.',
    'By law they pay.',
    'You have the right to a refund.',
    'You’re entitled to it.',
    'Your supplier has to pay.',
    'A supplier can’t charge you for it.',
    'Nobody should chase you.',
    'You get it within two weeks.',
  ].map((body): [string, RegExp] => [
    written({ certainty: 'general', figures: '{}', body }).replace(/figures:\n {2}\{\}/, 'figures: {}'),
    /it’s general, but short says/,
  ]),
  [written().replace('family: bills', 'family: pets'), /no family called pets/],
  [written().replace('Ofgem', 'CalcHub'), /cites CalcHub, which isn’t an accepted publisher/],
  [written().replace('Ofgem', 'OFGEM'), /cites OFGEM, which isn’t an accepted publisher/],
  [written().replace('www.ofgem.gov.uk', 'www.wired-gov.net'), /cites Ofgem at .*wired-gov.*, which isn’t its site/],
  [written().replace('www.ofgem.gov.uk', 'notofgem.gov.uk'), /cites Ofgem at .*notofgem/],
  [written().replace('Ofgem', 'GOV.UK').replace('www.ofgem', 'www.stockport'), /cites GOV\.UK at .*stockport/],
])('what is wrong is found: %#', (text, why) => {
  expect(problems(text).join('\n')).toMatch(why)
})

test('a sourced topic may say what is a right, and a question may have its answer', () => {
  const asked = written({ body: 'They must refund you.' }).replace('  - a\n', '  - can they charge me: no\n')
  expect(problems(asked)).toEqual([])
})

test('an id that is named and missing is found, and so is what is due', () => {
  expect(problems(written(), ['back_billing', 'gone'])).toEqual(['is named, and there is no such topic'])
  const topics = createTopics([{ name: 'x.md', text: written() }])
  expect(topicsDue(topics, '2027-05-16').map(({ id }) => id)).toEqual(['back_billing'])
  expect(topicsDue(topics, '2027-05-15')).toEqual([])
})
