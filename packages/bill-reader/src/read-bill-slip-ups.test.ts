import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

/** The small bill with some of its texts replaced, and rows added. */
function billWith(
  changed: Readonly<Record<string, string>>,
  ...rows: (readonly [label: string, ...values: string[]])[]
) {
  const own = SMALL_BILL.map(([left, top, text, size]): Placed => [left, top, changed[text] ?? text, size ?? 10])
  const more = rows.flatMap((cells, row) =>
    cells.map((text, at): Placed => [at === 0 ? 40 : 200 + 110 * at, 420 + row * 22, text]),
  )
  return readBill(layOutDocument([...own, ...more]))
}

test('a row that does not multiply out is told with its quantity, price and amount', () => {
  const { billed } = billWith({ '£64.56': '£74.56', '£4.06': '£4.56', '£85.26': '£95.76' })
  expect(billed?.broken).toEqual([{ kind: 'unit', fuel: 'electricity', quantity: 245, pence: 26.35, amountGbp: 74.56 }])
  expect(billWith({}).billed?.broken).toEqual([])
})

test('every printed sum of pounds is told once', () => {
  const { billed } = billWith({}, ['Adjustment', '£4.06'], ['Gift', '£7.25'])
  expect(billed?.pounds).toEqual([64.56, 16.64, 4.06, 85.26, 20, 100, 34.74, 7.25])
})

test('readings that run backwards are told as that, and are no readings', () => {
  const { marks, facts } = billWith({}, ['Previous reading', '45210'], ['Latest reading', '44980'])
  expect(marks?.backwards).toEqual([{ fuel: 'electricity', previous: 45_210, latest: 44_980 }])
  expect(facts.electricity?.readings).toBeUndefined()
  expect(billWith({}, ['Previous reading', '45210'], ['Latest reading', '45455']).marks?.backwards).toBeUndefined()
})

test('how a reading was taken is told in its label or behind it', () => {
  const labelled = billWith({}, ['Previous reading (actual)', '45210'], ['Latest reading (estimated)', '45455'])
  expect(labelled.facts.electricity?.readings).toMatchObject([{ previousKind: 'actual', latestKind: 'estimated' }])
  const beside = billWith({}, ['Previous reading', '45210', 'Customer'], ['Latest reading', '45455', 'Estimated'])
  expect(beside.facts.electricity?.readings).toMatchObject([{ previousKind: 'customer', latestKind: 'estimated' }])
})

test('gas units that do not make the kWh are told, and what the bill says of its meter', () => {
  const gas = {
    Electricity: 'Gas',
    'Supply number': 'MPRN',
    '23 0123 4567 894': '7401234567',
    '245 kWh @ 26.35p per kWh': '1,245 kWh @ 5.19p per kWh',
    '£64.56': '£64.62',
    '£4.06': '£4.06',
    '£85.26': '£85.32',
    'Total electricity charges': 'Total gas charges',
  }
  const { marks } = billWith(
    gas,
    ['Previous reading', '4100'],
    ['Latest reading', '4190'],
    ['Your gas meter is metric.'],
  )
  expect(marks).toMatchObject({ gasCounted: 90, gasMeter: 'meter is metric' })
  const right = billWith(gas, ['Previous reading', '4100'], ['Latest reading', '4211'], ['Your gas meter is metric.'])
  expect(right.marks?.gasCounted).toBeUndefined()
})
