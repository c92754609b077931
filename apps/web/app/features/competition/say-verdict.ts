import type { Checked, CheckOutcome } from '@mowatt/draw'
import { verdictTexts } from './check-texts.ts'

/** The whole check in a sentence. */
export function sayVerdict(
  checked: readonly Checked[],
  hasNobody = false,
): { tone: 'success' | 'warn' | 'danger'; text: string } {
  const has = (outcome: CheckOutcome) => checked.some((each) => each.outcome === outcome)
  if (has('fails')) return { tone: 'danger', text: verdictTexts.fails }
  if (has('waits') && hasNobody) return { tone: 'success', text: verdictTexts.nobody }
  if (has('waits')) return { tone: 'warn', text: verdictTexts.waits }
  if (has('practice')) return { tone: 'warn', text: verdictTexts.practice }
  return { tone: 'success', text: verdictTexts.holds }
}
