import type { Billed } from '@mowatt/bill-reader/bill-facts'
import { shippedFigures } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { bill, errorsOn, LINES } from '../test/small-bill.ts'
import type { Found } from './finding.ts'
import { sayFinding } from './say-finding.ts'

const CHOICE =
  'It’s up to you whether you tell your supplier. If they find the mistake, they can correct the bill and charge you the difference, normally going back up to 12 months.'

test('rates that are swapped in the person’s favour say so with the sum, and no letter asks to pay more', () => {
  const line = (register: 'day' | 'night', quantity: number, pence: number) => ({
    kind: 'unit' as const,
    fuel: 'electricity' as const,
    register,
    quantity,
    pence,
    amountGbp: (quantity * pence) / 100,
  })
  const lines = [line('day', 240, 13.2), line('night', 160, 27.1), ...LINES.slice(1)] as Billed['lines']
  const [finding] = errorsOn({ lines, electricity: { totalChargesGbp: 94.54, usageKwhInPeriod: 400 } }).findings
  expect(finding).toMatchObject({
    code: 'registers_swapped',
    pence: -1168,
    says: { ask: `This mistake is £11.68 in your favour. ${CHOICE}` },
    rule: { name: 'Supply licence condition 21BA, the back-billing rule' },
    letter: null,
    callScript: null,
  })
})

const LINE = { quantity: '240 kWh', price: '24p', right: '£57.60', charged: '£37.60', gap: '£20.00' }
const input = { reading: { ...bill(), figures: shippedFigures }, earlier: [], today: '2026-11-18' }

test.for([
  [-2000, 'This mistake is £20.00 in your favour.'],
  [null, 'This mistake is in your favour.'],
] as const)('a charge that is too low by %s pence is no complaint', ([pence, says]) => {
  const found: Found = { code: 'sum', form: 'line_less', fuel: 'electricity', evidence: [], facts: LINE, pence }
  expect(sayFinding(found, input)).toMatchObject({ says: { ask: `${says} ${CHOICE}` }, letter: null, callScript: null })
})

test.for([2000, null])('a charge that is too high by %s pence has its letter', (pence) => {
  const found: Found = { code: 'sum', form: 'line', fuel: 'electricity', evidence: [], facts: LINE, pence }
  expect(sayFinding(found, input).letter).toContain('Please correct this line and send a new bill.')
})
