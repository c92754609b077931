import { expect, test } from 'vitest'
import { moneyInList } from './money-in-list.ts'

const list = (...items: string[]) => ({
  children: items.map((text) => ({ type: 'list-item' as const, children: [{ type: 'text' as const, text }] })),
})

test('amounts that add up to their total are a sum', () => {
  const sum = list(
    '2,500 kWh at 26.32p: £658.00',
    '365 days is £200.13',
    'Together: £858.13, before gas',
    'Less: £1.00',
  )
  expect(moneyInList(sum)).toEqual({ kind: 'sum', amounts: [65_800, 20_013] })
})

test('two amounts and their difference are a comparison, whichever is first', () => {
  const compared = list('Now: £1,101.76', 'Then: £1,025.85', 'Difference: £75.91 less a year')
  expect(moneyInList(compared)).toEqual({ kind: 'difference', amounts: [110_176, 102_585] })
  const dearer = list('Now: £1,025.85', 'Then: £1,101.76', 'Difference: £75.91 more')
  expect(moneyInList(dearer)?.amounts).toEqual([102_585, 110_176])
})

test.each([
  ['a total that is a penny off', list('One: £1.00', 'Two: £2.00', 'Total: £3.01')],
  ['a difference that is a penny off', list('One: £1.00', 'Two: £2.00', 'Difference: £1.01')],
  ['a part without an amount', list('One: £1.00', 'Two', 'Total: £1.00')],
  ['a single part', list('One: £1.00', 'Total: £1.00')],
  ['a difference of three', list('One: £1.00', 'Two: £2.00', 'Three: £3.00', 'Difference: £1.00')],
  ['no result', list('One: £1.00', 'Two: £2.00')],
  ['a result alone', list('Total: £2.00')],
  ['nothing', list()],
])('%s is not drawn', (_, items) => {
  expect(moneyInList(items)).toBeUndefined()
})
