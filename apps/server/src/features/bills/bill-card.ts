import type { BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { billSum } from '@mowatt/bill-reader/sum/bill-sum'
import type { BillField, ChatCard } from '@mowatt/contract'
import type { IsoDay } from '@mowatt/tariffs'
import { marksOfBill } from './bill-marks.ts'
import { noticesOfBill } from './bill-notices.ts'
import { billTitle } from './bill-title.ts'
import { labelOf, textOf } from './bill-words.ts'
import { missingOfBill } from './missing-of-bill.ts'

type BillCard = Extract<ChatCard, { kind: 'bill' }>

/** The bill as a user sees it: each value with its place on the page and its evidence. */
export function billCard(billId: string, reading: BillReading, today: IsoDay): BillCard {
  const { facts, evidence } = reading
  const sum = facts.isEnergyBill || facts.documentType === 'export_statement' ? billSum(reading) : undefined
  const missing = missingOfBill(facts)
  const fields = Object.entries(evidence).flatMap(([path, found]): BillField[] => {
    const label = labelOf(path, reading)
    return label === undefined ? [] : [fieldOf(path, label, found)]
  })
  return {
    kind: 'bill',
    bill_id: billId,
    is_energy_bill: facts.isEnergyBill,
    title: billTitle(facts),
    fields,
    ...(sum && { sum }),
    ...(facts.isEnergyBill && { marks: marksOfBill(reading) }),
    notices: noticesOfBill(reading, today),
    ...(missing && { missing }),
  }
}

function fieldOf(path: string, label: string, found: FieldEvidence): BillField {
  const { status, value, confidence, page, box, printed, checks } = found
  const { left, top, right, bottom } = box
  return {
    path,
    label,
    text: textOf(path, value),
    status,
    confidence,
    page,
    box: { left, top, right, bottom },
    printed,
    checks: checks.map(({ name, outcome }) => ({ name, outcome })),
  }
}
