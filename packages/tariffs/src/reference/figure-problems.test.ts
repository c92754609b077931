import { expect, test } from 'vitest'
import { newFigureProblems } from './figure-problems.ts'
import { type FigureRecord, recordsOfFigures } from './figure-record.ts'
import { shippedFigures } from './known-figures.ts'

const shipped = recordsOfFigures(shippedFigures)
const known = { source: 'The test', confidence: 'one source' } as const

type CapRecord = Extract<FigureRecord, { kind: 'cap' }>
const cap = (from: string, to: string, more: Partial<CapRecord> = {}): CapRecord => ({
  kind: 'cap',
  from,
  to,
  paymentMethod: 'direct_debit',
  meter: 'single',
  electricity: ['26.00', '55.00'],
  ...known,
  ...more,
})
const added = (...records: FigureRecord[]) =>
  newFigureProblems(shipped, [...shipped, ...records]).map(({ message }) => message)
const without = (is: (record: FigureRecord) => boolean) =>
  newFigureProblems(
    shipped,
    shipped.filter((record) => !is(record)),
  ).map(({ message }) => message)

test('the next quarter fits, alone or with its regions', () => {
  expect(added(cap('2027-01-01', '2027-03-31'))).toEqual([])
  expect(added(cap('2027-01-01', '2027-03-31'), cap('2027-01-01', '2027-03-31', { region: 'A' }))).toEqual([])
})

test('a figure of this quarter that was missing fits', () => {
  expect(added(cap('2026-10-01', '2026-12-31', { region: 'A' }))).toEqual([])
})

test.for([
  [cap('2027-01-02', '2027-03-31'), 'so the next must begin on 1 January 2027.'],
  [cap('2026-12-31', '2027-03-31'), 'overlaps the one until 31 December 2026.'],
  [cap('2026-10-01', '2026-12-31'), 'is there twice.'],
  [cap('2027-01-01', '2027-03-31', { region: 'A' }), 'has no average by Direct Debit for exactly those days.'],
  [cap('2027-03-31', '2027-01-01'), 'ends before it begins.'],
  [cap('2027-01-01', '2037-03-31'), 'from 1 January 2027 to 31 March 2037 lasts longer than a year.'],
  [{ kind: 'vat', fuel: 'gas', from: '1997-09-01', basisPoints: 0, ...known }, 'is there twice.'],
  [
    { kind: 'typical', band: 'low', from: '2027-07-01', electricity: 1, gas: 1, ...known },
    'has no medium usage from that day.',
  ],
] as const)('%j is refused: %s', ([record, says]) => {
  expect(added(record).join(' ')).toContain(says)
})

test('what others rest upon isn’t taken away', () => {
  const isMain = (record: FigureRecord, from: string) =>
    record.kind === 'cap' && record.from === from && record.region === undefined
  expect(without((record) => isMain(record, '2026-10-01'))).toEqual([])
  expect(without((record) => isMain(record, '2026-07-01')).length).toBeGreaterThan(14)
  expect(
    without((record) => record.kind === 'typical' && record.band === 'medium' && record.from < '2026'),
  ).not.toEqual([])
})
