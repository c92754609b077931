import type { BillField } from '@mowatt/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BillValue } from './bill-value.tsx'

const field: BillField = {
  path: 'electricity.usageKwh',
  label: 'Electricity: used in the period',
  text: '612 kWh',
  status: 'read',
  confidence: 0.9,
  page: 1,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  printed: '612 kWh',
  checks: [{ name: 'quantity x price', outcome: 'supports' }],
}

/** What is visible before anything is pressed. */
const seen = (given: BillField) =>
  renderToStaticMarkup(createElement(BillValue, { number: 9, field: given, onCorrect: async () => {} }))
    .replaceAll(/<p[^>]*hidden="".*?<\/p>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')

test('a value that was read well is quiet', () => {
  expect(seen(field)).toContain('612 kWh')
  expect(seen(field)).not.toMatch(/sure|Printed|Confirmed/i)
})

test('a doubt says what is wrong, and a told value what was read', () => {
  const doubt = seen({ ...field, status: 'doubtful', checks: [{ name: 'quantity x price', outcome: 'contradicts' }] })
  expect(doubt).toContain('Please check.')
  expect(doubt).toContain('Doesn’t match units times price.')
  expect(seen({ ...field, status: 'corrected', text: '650 kWh' })).toMatch(
    /You told us\. .* On page 1 I read .*612 kWh/,
  )
})
