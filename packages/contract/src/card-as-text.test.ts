import { expect, test } from 'vitest'
import { cardAsText } from './card-as-text.ts'

test('a value that is quoted from nowhere is told without a quote', () => {
  const field = {
    path: 'gas.units',
    label: 'Gas units',
    text: 'imperial',
    status: 'corrected' as const,
    confidence: 1,
    page: 1,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    printed: '',
    checks: [],
  }
  const card = { kind: 'bill' as const, bill_id: 'b', is_energy_bill: true, title: 'Your bill', fields: [field] }
  expect(cardAsText(card)).toContain('Gas units: imperial (you told us)')
})

test('a bill that is added up again shows each line, what was told, and the printed total', () => {
  const note = 'Using what you told us. The bill says £58.73 here.'
  const line = { text: '234 kWh x 30p', comes_to: '£70.20', outcome: 'differs' as const, note }
  const sum = {
    parts: [{ title: 'Electricity', lines: [line], total: '£70.20' }],
    foot: [],
    total: { label: 'Total on the bill', text: '£148.54' },
    account: null,
    outcome: 'differs' as const,
    says: 'It does not come to it.',
  }
  const card = { kind: 'bill' as const, bill_id: 'b', is_energy_bill: true, title: 'Your bill', fields: [], sum }
  expect(cardAsText(card)).toContain(`234 kWh x 30p = £70.20 (${note})`)
  expect(cardAsText(card)).toContain('Total on the bill: £148.54')
})

test('what a bill says beside its figures is told, and so is what it leaves out', () => {
  const mark = { name: 'vat' as const, label: 'VAT', text: '5%', is_said: true, note: 'It was 0% then.', paths: [] }
  const unsaid = { ...mark, name: 'smart' as const, label: 'Smart meter', text: 'The bill doesn’t say', note: '' }
  const card = {
    kind: 'bill' as const,
    bill_id: 'b',
    is_energy_bill: true,
    title: 'Your bill',
    fields: [],
    marks: [mark, unsaid],
    notices: [{ kind: 'old' as const, says: 'This bill is old.', paths: ['periodTo'] }],
    missing: { values: [], asks: 'Add the first page, or tell me your postcode.' },
  }
  expect(cardAsText(card).split('\n')).toEqual([
    'Your bill',
    'This bill is old.',
    'Add the first page, or tell me your postcode.',
    'VAT: 5% (It was 0% then.)',
    'Smart meter: The bill doesn’t say',
  ])
})

test('among tariffs that can be bought, each sample says that it is one', () => {
  const offer = (supplier: string, is_sample: boolean) => ({
    supplier,
    name: 'Fix',
    is_sample,
    pence: 100_000,
    range: null,
    saving_pence: null,
    term: '',
    exit_fee_pence: 0,
    exit_fees_now_pence: 0,
    rates: [],
    working: [],
    notes: [],
  })
  const textOf = (...samples: boolean[]) =>
    cardAsText({
      kind: 'comparison',
      region: 'London',
      on: '2026-11-19',
      basis: '',
      is_sample: samples.includes(true),
      current: null,
      offers: samples.map((isSample, at) => offer(`Supplier ${at}`, isSample)),
      notes: [],
    } as unknown as Parameters<typeof cardAsText>[0])
  expect(textOf(false, true)).toContain('2. Supplier 1, Fix: £1,000.00 a year (sample)')
  expect(textOf(false, true)).toContain('Those marked (sample) have invented names')
  expect(textOf(false, true)).not.toContain('These are sample tariffs')
  expect(textOf(true, true)).toContain('These are sample tariffs')
  expect(textOf(true, true)).not.toContain('(sample)')
})
