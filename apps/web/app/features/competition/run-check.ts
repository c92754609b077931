import { type DrawEvidence, readDrawEvidence, readDrawReceipt } from '@mowatt/contract'
import { checkEvidence, type Checked, findReceiptProblem, type ReceiptProblem } from '@mowatt/draw'

export type CheckResult = { evidence: DrawEvidence; checked: Checked[] }

/** Loaded on demand: readers of the page do not need the mathematics of the beacon. */
export function checkText(text: string): CheckResult | undefined {
  const evidence = readDrawEvidence(readJson(text))
  return evidence && { evidence, checked: checkEvidence(evidence) }
}

export type ReceiptResult =
  | { kind: 'in'; place: number; alias: string; person: string }
  | { kind: 'problem'; problem: ReceiptProblem | 'no_receipt' | 'not_frozen' }

export function checkReceiptText(text: string, { commitment }: DrawEvidence): ReceiptResult {
  const receipt = readDrawReceipt(readJson(text))
  if (!receipt) return { kind: 'problem', problem: 'no_receipt' }
  if (!commitment) return { kind: 'problem', problem: 'not_frozen' }
  const problem = findReceiptProblem(receipt, commitment)
  return problem ? { kind: 'problem', problem } : { kind: 'in', ...receipt.entry }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
