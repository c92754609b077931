import type { Sourced } from '../reference/sourced.ts'

/** The default figure of a what-if. */
export type Figure = { value: number } & Sourced

const OWN = { confidence: 'own' } as const

/** One trial, as Mo's rule of thumb has it too. */
const TRIAL = { source: 'Electrification of Heat Demonstration Project, 742 homes', confidence: 'one source' } as const

export const whatIfFigures = {
  milesPerKwh: { value: 3.5, source: 'Middling for electric cars (an estimate, not checked)', ...OWN },
  chargingLossPercent: { value: 10, source: 'What charging at home loses (an estimate, not checked)', ...OWN },
  chargerKw: { value: 7.4, source: 'A single-phase home charger of 32 amperes at 230 volts', confidence: 'derived' },
  heatPumpCop: { value: 2.8, ...TRIAL },
  heatingDegreeDays: { value: 2100, source: 'A middling British year, below 15.5°C (an estimate, not checked)', ...OWN },
  boilerPercent: { value: 84, ...TRIAL },
  batteryPercent: { value: 90, source: 'What a home battery gives back (an estimate, not checked)', ...OWN },
  batteryKw: { value: 3.6, source: 'What a home battery charges and gives at most (an estimate, not checked)', ...OWN },
  kwhPerKwp: { value: 900, source: 'A year of a south-facing roof in Great Britain (an estimate, not checked)', ...OWN },
  kwhPerWash: { value: 0.8, source: 'A washing machine, as in our list of appliances (an estimate, not checked)', ...OWN },
  kwhPerHomeDay: { value: 1.5, source: 'Screen, kettle and lights of a working day (an estimate, not checked)', ...OWN },
  homeDayGasPercent: { value: 30, source: 'More heating in working hours in winter (an estimate, not checked)', ...OWN },
  heatingPercentPerDegree: { value: 8, source: 'Heating saved by a degree less (an estimate, not checked)', ...OWN },
  heatingShareOfGasPercent: { value: 88, source: 'The split of our yearly shape, from Energies 2024, 17(19), 4884', confidence: 'one source' },
} as const satisfies Readonly<Record<string, Figure>>

/** What panels make: shares of the year by month from January, and how many hours of light are used in each. */
export const sunShape = {
  months: [27, 45, 80, 110, 128, 130, 128, 112, 88, 58, 32, 22],
  hours: [7, 9, 11, 13, 15, 16, 15, 14, 12, 10, 8, 7],
  source: 'Our own, after what a roof in the middle of England makes (not checked)',
  confidence: 'own',
} as const satisfies { months: readonly number[]; hours: readonly number[] } & Sourced
