import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

/** The small bill of another firm, with more lines at the bottom. */
function supplierOf(name: string, ...foot: string[]) {
  const named = SMALL_BILL.map(([left, top, text, size]): Placed => [
    left,
    top,
    text.replace('Northlight Energy', name),
    size ?? 10,
  ])
  const more = foot.map((text, at): Placed => [40, 700 + 16 * at, text])
  return readBill(layOutDocument([...named, ...more])).facts.supplier
}

test.for([
  ['Fernleigh', 'Your previous supplier British Gas has sent us your readings.'],
  ['Fernleigh', 'Suppliers such as EDF, OVO Energy and British Gas are listed by Ofgem.'],
  ['Volta & Vale', 'You switched from Octopus Energy on 3 May 2025.', 'Volta & Vale Ltd. Registered office: Hereford.'],
  ['Hazelbrook Energy', 'Compare us with British Gas.', 'You moved from British Gas in 2024.'],
])('%s is not taken for a name in passing', ([name = '', ...foot]) => {
  expect(supplierOf(name, ...foot)).toBe(name)
})

test.for([
  ['EDF', 'EDF'],
  ['EDF Energy', 'EDF Energy'],
  ['Outfox Energy', 'Outfox Energy'],
  ['BRITISH GAS', 'British Gas'],
  ['OVO', 'OVO'],
  ['Tern & Tide Co-operative Energy', 'Tern & Tide Co-operative Energy'],
  ['Welcome to Octopus Energy', 'Octopus Energy'],
  ['Your OVO Energy', 'OVO Energy'],
])('%s is given as it is printed', ([name = '', given]) => {
  expect(supplierOf(name)).toBe(given)
})

test('a line of the charges and the customer of a business are no suppliers', () => {
  const lines = [
    'About your tariff',
    'Daytime Energy 24.1p per kWh',
    'Peak Energy you used 184 kWh',
    'Standing charge 53p per day',
  ]
  expect(
    readBill(layOutDocument(lines.map((text, at): Placed => [40, 40 + 18 * at, text]))).facts.supplier,
  ).toBeUndefined()
  const firm = SMALL_BILL.map(([left, top, text, size]): Placed => [
    left,
    top,
    text.replace('Ms A Patel', 'Hartley Joinery Ltd').replace('Northlight Energy', 'Fernleigh'),
    size ?? 10,
  ])
  expect(readBill(layOutDocument(firm)).facts.supplier).toBe('Fernleigh')
})

test('a name that nobody knows, read badly and once, is left to ask', () => {
  const { pages, qrPayloads } = layOutDocument(SMALL_BILL, 'ocr')
  const at = (confidence: number) => ({
    qrPayloads,
    pages: pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence })) })),
  })
  expect(readBill(at(0.97)).facts.supplier).toBe('Northlight Energy')
  expect(readBill(at(0.94)).facts.supplier).toBeUndefined()
  expect(readBill(at(0.94)).evidence['supplier']).toMatchObject({ status: 'doubtful', value: 'Northlight Energy' })
})

test.each([
  [
    'in two lines',
    [
      [40, 30, 'Fenwater', 20],
      [40, 54, 'Electric', 20],
    ],
    'Fenwater Electric',
  ],
  [
    'set wide',
    [
      [40, 30, 'GASWORKS', 20],
      [160, 30, 'DIRECT', 20],
    ],
    'GASWORKS DIRECT',
  ],
  ['with more behind the word of the trade', [[40, 30, 'Isle Electric Society', 20]], 'Isle Electric Society'],
  ['as a word of the trade alone', [[40, 30, 'Electric', 20]], undefined],
] satisfies [string, Placed[], string | undefined][])('names a firm that heads its page %s', (_how, head, name) => {
  const rest = SMALL_BILL.filter(([, , text]) => !text.startsWith('Northlight'))
  expect(readBill(layOutDocument([...head, ...rest])).facts.supplier).toBe(name)
})
