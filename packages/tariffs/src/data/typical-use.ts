import type { TypicalUse } from '../reference/typical-use.ts'

const OFGEM = 'Ofgem, typical domestic consumption values'

/** What Ofgem calls typical use in a year, in kWh. Low and high from July 2026 were not found and are absent. */
export const typicalUses: readonly TypicalUse[] = [
  {
    from: '2020-04-01',
    to: '2023-09-30',
    medium: {
      electricity: 2900,
      electricityDayNight: 4200,
      dayNightConfidence: 'own',
      gas: 12_000,
      source: OFGEM,
      confidence: 'confirmed',
    },
    low: { electricity: 1800, gas: 8000, source: OFGEM, confidence: 'confirmed' },
    high: { electricity: 4300, gas: 17_000, source: OFGEM, confidence: 'confirmed' },
  },
  {
    from: '2023-10-01',
    to: '2026-06-30',
    medium: { electricity: 2700, electricityDayNight: 3900, gas: 11_500, source: OFGEM, confidence: 'confirmed' },
    low: { electricity: 1800, electricityDayNight: 2200, gas: 7500, source: OFGEM, confidence: 'own' },
    high: { electricity: 4100, electricityDayNight: 6700, gas: 17_000, source: OFGEM, confidence: 'own' },
  },
  {
    from: '2026-07-01',
    medium: { electricity: 2500, electricityDayNight: 3400, gas: 9500, source: OFGEM, confidence: 'confirmed' },
  },
]
