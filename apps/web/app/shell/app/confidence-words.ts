import type { BillField } from '@mowatt/contract'
import { confidenceTexts } from './app-texts.ts'

/** The reader's confidence in a value, as people say it. */
export function confidenceWords({ status, confidence }: Pick<BillField, 'status' | 'confidence'>): string {
  if (status === 'corrected') return confidenceTexts.youToldUs
  if (status === 'doubtful') return confidenceTexts.pleaseCheck
  if (confidence >= 0.95) return confidenceTexts.certain
  return confidence >= 0.8 ? confidenceTexts.sure : confidenceTexts.fairlySure
}

/** The proof of a value, or the evidence against it; undefined if nothing could be checked. */
export function checkWords(checks: BillField['checks']): string | undefined {
  const named = (outcome: 'supports' | 'contradicts') => [
    ...new Set(
      checks.filter((each) => each.outcome === outcome).map(({ name }) => confidenceTexts.checks[name] ?? name),
    ),
  ]
  const [proofs, doubts] = [named('supports'), named('contradicts')]
  const said = [
    ...(proofs.length > 0 ? [confidenceTexts.confirmedBy(proofs)] : []),
    ...(doubts.length > 0 ? [confidenceTexts.doesntMatch(doubts)] : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}
