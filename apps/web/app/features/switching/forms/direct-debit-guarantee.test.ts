import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DirectDebitGuarantee } from './direct-debit-guarantee.tsx'

/** Bacs' wording, with its blanks filled in; copied from www.bacs.co.uk and not from the page under test. */
const APPROVED = [
  'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits',
  'If there are any changes to the amount, date or frequency of your Direct Debit Hedgerow Energy will notify you 10 working days in advance of your account being debited or as otherwise agreed. If you request Hedgerow Energy to collect a payment, confirmation of the amount and date will be given to you at the time of the request',
  'If an error is made in the payment of your Direct Debit by Hedgerow Energy or your bank or building society you are entitled to a full and immediate refund of the amount paid from your bank or building society',
  'If you receive a refund you are not entitled to, you must pay it back when Hedgerow Energy asks you to',
  'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
]

test('the guarantee is worded as approved, to the letter', () => {
  const markup = renderToStaticMarkup(createElement(DirectDebitGuarantee, { supplier: 'Hedgerow Energy' }))
  const items = markup
    .split(/<li[^>]*>/)
    .slice(1)
    .map((item) => item.replaceAll(/<[^>]+>/g, ' ').trim())
  expect(items).toEqual(APPROVED)
})
