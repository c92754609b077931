import type { CardOf } from '@mowatt/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoticesOfBill, BillWords } from './bill-words.tsx'

const unsaid = { label: 'Debt', text: 'The bill doesn’t say', is_said: false, note: '', paths: [] }
const card: CardOf<'bill'> = {
  kind: 'bill',
  bill_id: 'one',
  is_energy_bill: true,
  title: 'Your bill',
  fields: [],
  marks: [
    { name: 'vat', label: 'VAT', text: '20%', is_said: true, note: 'It was 5% on those days.', paths: [] },
    { name: 'debt', ...unsaid },
  ],
  notices: [{ kind: 'old', says: 'This bill is older than two years.', paths: [] }],
  missing: { values: [{ path: 'postcode', label: 'Postcode' }], asks: 'Add the first page, or tell me your postcode.' },
}

test('what is out of the ordinary comes with what to do and the way there', () => {
  const words = renderToStaticMarkup(
    createElement(NoticesOfBill, { onCorrect: async () => {}, card, chatHref: '/chat/1' }),
  )
  expect(words).toContain('This bill is older than two years.')
  expect(words).toMatch(/Add the first page, or tell me your postcode\. <a href="\/chat\/1"/)
  expect(
    renderToStaticMarkup(createElement(NoticesOfBill, { onCorrect: async () => {}, card: bare, chatHref: '/chat/1' })),
  ).toBe('')
})

test('what the bill says is shown with why it matters, and what it doesn’t say is folded', () => {
  const [open = '', folded = ''] = renderToStaticMarkup(
    createElement(BillWords, { card, pages: [], onShow: () => {} }),
  ).split('<details')
  expect(open).toMatch(/VAT.*20%.*It was 5% on those days\./s)
  expect(open).not.toMatch(/Debt|Postcode/)
  expect(folded).toMatch(/What the bill doesn’t say \(2\).*Debt.*Postcode/s)
})

const { marks: _marks, notices: _notices, missing: _missing, ...bare } = card
