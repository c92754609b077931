import type { VatRate } from '../reference/vat.ts'

const REDUCED_RATE = 'VAT Act 1994, schedule 7A: domestic fuel and power at the reduced rate'
const RELIEF = 'Public copies of Ofgem’s price cap tables of 26 August 2026 (Annex 9), with electricity without VAT and gas at 5%; HMRC’s own page wasn’t found'

/** VAT on fuel for homes, by fuel and day. Each rate applies until the next one of its fuel. */
export const vatRates: readonly VatRate[] = [
  { fuel: 'electricity', from: '1997-09-01', basisPoints: 500, source: REDUCED_RATE, confidence: 'confirmed' },
  { fuel: 'electricity', from: '2026-10-01', basisPoints: 0, source: RELIEF, confidence: 'confirmed' },
  { fuel: 'electricity', from: '2027-04-01', basisPoints: 500, source: RELIEF, confidence: 'confirmed' },
  { fuel: 'gas', from: '1997-09-01', basisPoints: 500, source: REDUCED_RATE, confidence: 'confirmed' },
]
