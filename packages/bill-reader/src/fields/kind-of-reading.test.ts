import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

type Row = readonly Placed[]

function kindsOf(...rows: Row) {
  const [pair] = readBill(layOutDocument([...SMALL_BILL, ...rows])).facts.electricity?.readings ?? []
  return [pair?.previousKind, pair?.latestKind]
}

test.for([
  ['in labels with their days', ['Reading, 1 Oct 2025 (smart)', 'Reading, 31 Oct 2025 (smart)'], ['smart', 'smart']],
  ['in labels without brackets', ['Previous customer reading', 'Latest actual reading'], ['customer', 'actual']],
  ['as the customer’s own', ['Previous reading (your reading)', 'Latest reading (yours)'], ['customer', 'customer']],
  ['after a comma', ['Opening reading, estimated', 'Closing reading, taken by us'], ['estimated', 'actual']],
  ['in Welsh', ['Opening reading (gwirioneddol)', 'Closing reading (amcangyfrif)'], ['actual', 'estimated']],
  ['not by “your” alone', ['Your previous reading', 'Your latest reading'], [undefined, undefined]],
] as const)('a reading’s kind is told %s', ([, [early, late], kinds]) => {
  expect(kindsOf([40, 420, early], [400, 420, '45210'], [40, 442, late], [400, 442, '45455'])).toEqual(kinds)
})

test('a label’s bracket that closes on its second line is read to its end', () => {
  const rows: Row = [
    [40, 420, 'Previous reading 1 Oct 2025 (sent'],
    [400, 420, '45210'],
    [40, 432, 'by you)'],
    [40, 456, 'Latest reading 31 Oct 2025 (our'],
    [400, 456, '45455'],
    [40, 468, 'estimate)'],
  ]
  expect(kindsOf(...rows)).toEqual(['customer', 'estimated'])
})

test('a column’s head says it of the reading below', () => {
  const rows: Row = [
    [40, 420, 'First read (remote)'],
    [200, 420, 'Last read (estimated)'],
    [360, 420, 'Used'],
    [40, 436, '45210'],
    [200, 436, '45455'],
    [360, 436, '245 kWh'],
  ]
  expect(kindsOf(...rows)).toEqual(['smart', 'estimated'])
})

test('a smart meter named at the end of the row is the source of both', () => {
  const row = (source: string): Row => [
    [40, 420, 'Previous reading'],
    [200, 420, 'Latest reading'],
    [360, 420, 'Source'],
    [40, 436, '45210'],
    [200, 436, '45455'],
    [360, 436, source],
  ]
  expect(kindsOf(...row('Smart meter'))).toEqual(['smart', 'smart'])
  expect(kindsOf(...row('Estimated'))).toEqual([undefined, 'estimated'])
})

test('prose says it after each reading, on whichever line', () => {
  const rows: Row = [
    [40, 420, 'We worked this out from the previous reading of 45210 that you gave us on 1 October 2025 and the'],
    [40, 432, 'latest reading of 45455 that our meter reader took on 31 October 2025, both at your home today.'],
  ]
  expect(kindsOf(...rows)).toEqual(['customer', 'actual'])
})

test('one statement about both readings is told of both', () => {
  const listed: Row = [[40, 420, 'Smart readings: 1 October 2025 45,210, 31 October 2025 45,455']]
  expect(kindsOf(...listed)).toEqual(['smart', 'smart'])
  const behind: Row = [
    [
      40,
      420,
      'Your meter was at 45210 on the first day and at 45455 on the last day. Both were sent by your smart meter.',
    ],
  ]
  expect(kindsOf(...behind)).toEqual(['smart', 'smart'])
})
