import type { BillSum } from '@mowatt/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProofSums } from './proof-sums.tsx'

const line = (
  text: string,
  comes_to: string,
  more: Partial<BillSum['foot'][number]> = {},
): BillSum['foot'][number] => ({
  text,
  comes_to,
  outcome: 'agrees',
  note: '',
  ...more,
})
const sum: BillSum = {
  parts: [
    { title: 'Electricity', lines: [line('234 kWh x 25.1p', '£58.73')], total: '£74.58' },
    { title: 'Gas', lines: [line('948.92 kWh x 5.99p', '£56.84')], total: '£66.89' },
  ],
  foot: [line('VAT, 5% of £141.47', '£7.07')],
  total: { label: 'Total on the bill', text: '£148.54' },
  account: null,
  outcome: 'agrees',
  says: 'It matches the printed total, to the penny.',
}
const check = (name: string) => ({ name, outcome: 'supports' as const, detail: '', paths: [] })
const wordsOf = (given: BillSum | undefined) =>
  renderToStaticMarkup(
    createElement(ProofSums, { sum: given, proof: ['sum of lines', 'sum of fuels', 'region', 'region'].map(check) }),
  )
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('each fuel, VAT and the bill’s own total, and a check that the sum shows stands nowhere again', () => {
  const words = wordsOf(sum)
  expect(words).toContain('948.92 kWh x 5.99p = £56.84')
  expect(words).toMatch(/Gas .* Total £66\.89 .*VAT, 5% of £141\.47 = £7\.07 Total on the bill £148\.54/)
  expect(words.match(/Adds up/g)).toHaveLength(1)
  expect(words.match(/Region matches/g)).toHaveLength(1)
  expect(words).not.toMatch(/lines make|fuels make|sum of/i)
})

test('a told value is not called proof, and what differs says so', () => {
  const told = line('234 kWh x 30p', '£70.20', {
    outcome: 'differs',
    note: 'Using what you told us. The bill says £58.73 here.',
  })
  const words = wordsOf({
    ...sum,
    outcome: 'differs',
    parts: [{ title: 'Electricity', lines: [told], total: '£86.05' }],
  })
  expect(words).toContain('Doesn’t match: 234 kWh x 30p')
  expect(words).toContain('The bill says £58.73 here.')
  expect(words).toContain('Doesn’t add up')
})

test('a bill that cannot be added up says so', () => {
  expect(wordsOf(undefined)).toContain('isn’t enough on this bill')
})
