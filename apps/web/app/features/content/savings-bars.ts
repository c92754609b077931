import { savingsBarsTexts } from './section-texts.ts'
import type { Claim } from './site-content.ts'

export type SavingsBars = { capLabel: string; capPounds: number; dealPounds: number }

const CAP = /(\p{Lu}\p{L}{1,20} \d{4}) price cap[^£]{0,80}£(\d{1,3}(?:,\d{3})*|\d+) a year/u
const FIGURE = /^£(\d+)$/

/**
 * The two amounts behind the claim about money, parsed from its own text, so that a drawing can never differ from it.
 */
export function savingsBars(claim: Pick<Claim, 'figure' | 'basis'> | undefined): SavingsBars | undefined {
  const [, month, cap = ''] = CAP.exec(claim?.basis ?? '') ?? []
  const [, saved] = FIGURE.exec(claim?.figure ?? '') ?? []
  const capPounds = Number(cap.replaceAll(',', ''))
  if (!month || !saved || Number(saved) >= capPounds) return undefined
  return { capLabel: savingsBarsTexts.priceCap(month), capPounds, dealPounds: capPounds - Number(saved) }
}
