import type { LedgerEntry } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { countedPoints, ledgerCsv } from './ledger-csv.ts'

const entry = (given: Partial<LedgerEntry>): LedgerEntry => ({
  id: 'e1',
  at: '2026-11-02T10:00:00.000Z',
  quest: 'join',
  what: 'Joined',
  why: 'Link opened',
  points: 100,
  state: 'counted',
  reason: null,
  appeal: null,
  ...given,
})

test('only what counts is in the sum', () => {
  const entries = [entry({}), entry({ points: 50, state: 'held' }), entry({ points: -30, quest: 'adjustment' })]
  expect(countedPoints(entries)).toBe(70)
})

test('the file has one row for each entry, and quotes what could be misread', () => {
  const csv = ledgerCsv([
    entry({ what: 'A "fine" run, best', why: '=HYPERLINK("x")', state: 'held', reason: 'Looked at' }),
  ])
  expect(csv.split('\r\n')).toEqual([
    '"When","What","Why","Points","State","Reason"',
    '"2026-11-02T10:00:00.000Z","A ""fine"" run, best","\'=HYPERLINK(""x"")",100,"held","Looked at"',
    '"Total","","",0,"counted",""',
    '',
  ])
})
