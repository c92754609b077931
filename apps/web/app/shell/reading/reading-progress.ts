export type ReadingStep = 'provider' | 'usage' | 'cost' | 'tariff'

/** A step that the server has done, and what it found there. */
export type ReadingProgress = { step: ReadingStep; found: Record<string, unknown> }

export const steps: readonly { step: ReadingStep; title: string; working: string }[] = [
  { step: 'provider', title: 'Current Provider', working: 'Reading your bill' },
  { step: 'usage', title: 'Usage', working: 'Looking for how much you used' },
  { step: 'cost', title: 'Cost', working: 'Checking that your bill adds up' },
  { step: 'tariff', title: 'New Tariff', working: 'Comparing tariffs' },
]

/** What a finished step found, in a few words. */
export function sayFound({ step, found }: ReadingProgress): string {
  const { supplier, kwh, year, compared } = found
  if (step === 'provider') return typeof supplier === 'string' ? supplier : 'Not on the bill'
  if (step === 'cost') return typeof year === 'string' ? `${year} a year` : 'Not enough to tell'
  if (step === 'tariff')
    return typeof compared === 'number' && compared > 0 ? `${compared} compared` : 'None to compare yet'
  const used = Object.values((kwh ?? {}) as Record<string, unknown>).filter((each) => typeof each === 'number')
  return used.length > 0 ? used.map((each) => `${each.toLocaleString('en-GB')} kWh`).join(' and ') : 'Not on the bill'
}
