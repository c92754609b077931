import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function rivalsWith(...changes: [from: string, to: string][]) {
  const placed = SMALL_BILL.map(([left, top, text, size = 10]): Placed => {
    const [, to = text] = changes.find(([from]) => from === text) ?? []
    return [left, top, to, size]
  })
  const { checks, evidence } = readBill(layOutDocument(placed))
  return checks.flatMap(({ rival }) => (rival ? [{ ...rival, own: evidence[rival.path]?.value }] : []))
}

it('has nothing to choose where everything agrees', () => {
  expect(rivalsWith()).toEqual([])
})

it('offers what the lines and their VAT make beside a total that they do not make', () => {
  const [rival] = rivalsWith(['£85.26', '£95.26'], ['VAT @ 5%', 'VAT'])
  expect(rival).toMatchObject({ path: 'electricity.totalChargesGbp', own: 95.26, value: 85.26 })
  expect(rival?.places).toHaveLength(2)
})

it('offers what opening, charges and payments make beside a balance', () => {
  const [rival] = rivalsWith(['£34.74 CR', '£43.74 CR'])
  expect(rival).toMatchObject({ path: 'balanceGbp', own: -43.74, value: -34.74, places: [{ page: 1 }, { page: 1 }] })
})

it('offers the rate that an amount was worked out with', () => {
  const [rival] = rivalsWith(['245 kWh @ 26.35p per kWh', '245 kWh @ 62.35p per kWh'])
  expect(rival).toMatchObject({ path: 'electricity.unitRates.0.pencePerKwh', own: 62.35, value: 26.35 })
})
