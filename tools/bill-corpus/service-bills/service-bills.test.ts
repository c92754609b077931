import { judgeBill } from '@mowatt/bill-reader/judge-bill'
import { expect, test } from 'vitest'
import { nearMisses } from './near-misses.ts'
import { serviceBills } from './service-bills.ts'
import { wordsOfHtml } from './words-of-html.ts'

const bills = serviceBills()

test('there are at least twelve layouts of each kind', () => {
  for (const kind of ['broadband', 'mobile']) {
    const layouts = bills.filter((bill) => bill.kind === kind).map(({ name }) => name.replace(/-\d+$/, ''))
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(12)
  }
})

test.each(bills)('$name is a $kind bill and no other', ({ kind, html }) => {
  expect(judgeBill(wordsOfHtml(html))).toEqual({ proves: [kind], documentType: `${kind}_bill` })
})

test.each(nearMisses())('$name bills nobody', ({ html }) => {
  expect(judgeBill(wordsOfHtml(html))).toEqual({ proves: [], documentType: 'other' })
})
