import { readingProgressTexts } from './reading-texts.ts'

export type ReadingStep = 'provider' | 'usage' | 'cost' | 'tariff'

/** A step that the server has finished, and its result. */
export type ReadingProgress = { step: ReadingStep; found: Record<string, unknown> }

export const steps: readonly { step: ReadingStep; title: string; working: string }[] = [
  { step: 'provider', ...readingProgressTexts.steps.provider },
  { step: 'usage', ...readingProgressTexts.steps.usage },
  { step: 'cost', ...readingProgressTexts.steps.cost },
  { step: 'tariff', ...readingProgressTexts.steps.tariff },
]

/** The result of a finished step, in a few words. */
export function sayFound({ step, found }: ReadingProgress): string {
  const { supplier, kwh, year, compared } = found
  if (step === 'provider') return typeof supplier === 'string' ? supplier : readingProgressTexts.notOnBill
  if (step === 'cost')
    return typeof year === 'string' ? readingProgressTexts.aYear(year) : readingProgressTexts.notEnough
  if (step === 'tariff')
    return typeof compared === 'number' && compared > 0
      ? readingProgressTexts.compared(compared)
      : readingProgressTexts.noneYet
  const used = Object.values((kwh ?? {}) as Record<string, unknown>).filter((each) => typeof each === 'number')
  return used.length > 0
    ? used.map((each) => readingProgressTexts.kwh(each.toLocaleString('en-GB'))).join(' and ')
    : readingProgressTexts.notOnBill
}
