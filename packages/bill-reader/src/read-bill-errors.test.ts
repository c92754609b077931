import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const readWith = (...more: Placed[]) => readBill(layOutDocument([...SMALL_BILL, ...more]))

test('readings that run backwards by just the use are as they are named', () => {
  const right = readWith([40, 420, 'Previous reading 41200 (actual)'], [40, 442, 'Latest reading 41445 (actual)'])
  expect(right.facts.electricity?.readings).toMatchObject([{ previous: 41_200, latest: 41_445 }])
  expect(right.marks?.backwards).toBeUndefined()
  const turned = readWith([40, 420, 'Previous reading 41445 (actual)'], [40, 442, 'Latest reading 41200 (actual)'])
  expect(turned.marks?.backwards).toEqual([{ fuel: 'electricity', previous: 41_445, latest: 41_200 }])
  expect(turned.facts.electricity?.readings).toBeUndefined()
})

test('readings of the bill’s first and last day are as they are dated, in whichever order they are printed', () => {
  const on = (first: number, last: number) =>
    readWith(
      [40, 420, `Reading on 31 October 2025: ${last} Actual`],
      [40, 442, `Reading on 1 October 2025: ${first} Actual`],
    )
  expect(on(41_200, 41_445).facts.electricity?.readings).toMatchObject([{ previous: 41_200, latest: 41_445 }])
  const turned = on(41_445, 41_200)
  expect(turned.marks?.backwards).toEqual([{ fuel: 'electricity', previous: 41_445, latest: 41_200 }])
  expect(turned.facts.electricity?.readings).toBeUndefined()
})

test('a standing charge that is printed again is one line, and kept as repeated', () => {
  const { billed } = readWith(
    [40, 250, 'Standing charge'],
    [200, 250, '31 days @ 53.68p per day'],
    [500, 250, '£16.64'],
  )
  expect(billed?.lines.map(({ kind }) => kind)).toEqual(['unit', 'standing'])
  expect(billed?.repeated).toMatchObject([{ kind: 'standing', fuel: 'electricity', quantity: 31, amountGbp: 16.64 }])
  expect(readWith().billed?.repeated).toBeUndefined()
})

test('an account that was at nothing is read as one', () => {
  const placed = SMALL_BILL.map(([left, top, text, size]): Placed => {
    const money = { '£20.00 CR': '£0.00', '£100.00': '£0.00', '£34.74 CR': '£85.26' }[text]
    return size === undefined ? [left, top, money ?? text] : [left, top, text, size]
  })
  const { billed } = readBill(layOutDocument(placed))
  expect(billed?.money.filter(({ gbp }) => gbp === 0).map(({ kind }) => kind)).toEqual(['opening', 'payments'])
})
