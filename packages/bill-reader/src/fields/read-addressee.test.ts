import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

const BILL: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 60, 'Your electricity bill'],
  [330, 90, 'Account number'],
  [470, 90, '8500123456'],
  [330, 106, 'Bill date'],
  [470, 106, '4 November 2025'],
  [40, 264, 'Total charges this period'],
  [300, 264, '£81.20'],
]

/** Line by line, where a letter's window is. */
const addressed = (...lines: string[]) =>
  readBill(layOutDocument([...BILL, ...lines.map((line, at): Placed => [40, 90 + 13 * at, line])])).addressee

it.each([
  [
    ['Ms A Patel', '14 Mill Lane', 'Headingley', 'Leeds', 'LS6 2BQ'],
    'Ms A Patel',
    ['14 Mill Lane', 'Headingley', 'Leeds'],
  ],
  [
    ['Mr and Mrs Hocking', 'Endsleigh View', 'Tavistock', 'PL19 8HX'],
    'Mr and Mrs Hocking',
    ['Endsleigh View', 'Tavistock'],
  ],
  [
    ['Kofi Lindgren-Shaw', '22 Hawthorn Lofts', 'Newcastle', 'NE6 1AP'],
    'Kofi Lindgren-Shaw',
    ['22 Hawthorn Lofts', 'Newcastle'],
  ],
  [['Dr Priya Rao', 'Flat 6, Quay House', 'Exeter EX2 8AT'], 'Dr Priya Rao', ['Flat 6', 'Quay House', 'Exeter']],
  // The sender is printed above the addressee.
  [['Utility Point', 'Mr Hugo Ray', '2 Ferry Row', 'Poole', 'BH15 4AJ'], 'Mr Hugo Ray', ['2 Ferry Row', 'Poole']],
  [
    ['Fenmoor', 'Mr R Singh & Mrs P Singh', '10 Orchard Drive', 'Hull', 'HU1 1AA'],
    'Mr R Singh & Mrs P Singh',
    ['10 Orchard Drive', 'Hull'],
  ],
  // A mark in small letters is over it too.
  [
    ['fenmoor next', 'Lowri Evans', '11 Queens Gardens', 'Bath', 'BA1 1AA'],
    'Lowri Evans',
    ['11 Queens Gardens', 'Bath'],
  ],
  [['To: Miss Keira Bell', '40 Station Street', 'York', 'YO1 1AA'], 'Miss Keira Bell', ['40 Station Street', 'York']],
  [['Ms A Patel · 132 Harbour View · Poole · BH15 4AJ'], 'Ms A Patel', ['132 Harbour View', 'Poole']],
  // Who sends it is not who gets it.
  [['Northlight Power', '4 Tower Hill', 'Leeds', 'LS6 2BQ'], undefined, ['4 Tower Hill', 'Leeds']],
  // The name of a house is nobody's.
  [['Old Forge', 'Slad Road', 'Stroud', 'GL5 1QW'], undefined, ['Old Forge', 'Slad Road', 'Stroud']],
  [['Supply address: 1 High Street, Reading RG1 1AA'], undefined, ['1 High Street', 'Reading']],
  [['Your supply address', '14 Mill Lane', 'Leeds', 'LS6 2BQ'], undefined, ['14 Mill Lane', 'Leeds']],
])('fills in whom and where %j is for', (printed, name, lines) => {
  expect(addressed(...printed)).toEqual({ ...(name !== undefined && { name }), lines })
})

it.each([
  [['LS6 2BQ']],
  [['Ms A Patel', 'LS6 2BQ']],
  [['Account 60114782. Electricity supplied at Tollgate', 'High Street', 'Leeds LS6 2BQ']],
  [['Ms A Patel', '14 Mill Lane', '0113 496 0000', 'LS6 2BQ']],
])('leaves out what is no whole address: %j', (printed) => {
  expect(addressed(...printed)).toBeUndefined()
})
