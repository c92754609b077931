import type { BillField } from '@mowatt/contract'

/** How sure the reader is of a value, as people say it. */
export function confidenceWords({ status, confidence }: Pick<BillField, 'status' | 'confidence'>): string {
  if (status === 'corrected') return 'You told us'
  if (status === 'doubtful') return 'Please check'
  if (confidence >= 0.95) return 'Certain'
  return confidence >= 0.8 ? 'Sure' : 'Fairly sure'
}

const CHECKS: Readonly<Record<string, string>> = {
  'quantity x price': 'units times price',
  'sum of lines': 'the sum of the lines',
  'sum of fuels': 'the sum of the fuels',
  'check digits': 'the check digits',
  'check digit': 'the check digit',
  days: 'the days in the period',
  'QR code': 'the QR code',
  'gas units': 'the units converted to kWh',
  'readings = usage': 'the meter readings',
  'order of dates': 'the order of the dates',
  balance: 'the balance',
  region: 'the region',
}

/** What proves a value, or speaks against it; undefined where nothing could be checked. */
export function checkWords(checks: BillField['checks']): string | undefined {
  const named = (outcome: 'supports' | 'contradicts') => [
    ...new Set(checks.filter((each) => each.outcome === outcome).map(({ name }) => CHECKS[name] ?? name)),
  ]
  const [proofs, doubts] = [named('supports'), named('contradicts')]
  const said = [
    ...(proofs.length > 0 ? [`Confirmed by ${proofs.join(', ')}.`] : []),
    ...(doubts.length > 0 ? [`Doesn’t match ${doubts.join(', ')}.`] : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}
