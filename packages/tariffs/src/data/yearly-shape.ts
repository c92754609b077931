import type { YearlyShape } from '../usage/share-of-year.ts'

/**
 * How a typical home's use spreads over the months, January first, in hundredths of a percent of a year. Gas: 12% for
 * hot water all year round, 88% with the cold, by heating degree days below 15.5 degrees. Electricity: darker and
 * colder months use more. Not checked against a published table, which is why an estimate from a short bill is a range.
 */
export const yearlyShapes: Readonly<Record<'electricity' | 'gas', YearlyShape>> = {
  gas: {
    months: [1455, 1296, 1216, 917, 618, 359, 239, 251, 399, 738, 1116, 1396],
    source: 'Degree-day estimate; the 88/12 split from Energies 2024, 17(19), 4884',
    confidence: 'derived',
  },
  electricity: {
    months: [1000, 880, 900, 790, 750, 700, 710, 720, 740, 860, 930, 1020],
    source: 'General knowledge of the domestic load profile',
    confidence: 'own',
  },
}
