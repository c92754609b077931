import type { Sourced } from '../reference/sourced.ts'

/** kWh of electricity a year that a home uses on top, as likely, least and most. */
export type HomeAddition = { kwh: number; least: number; most: number } & Sourced

export const homeAdditions: Readonly<Record<'ev' | 'heat_pump', HomeAddition>> = {
  ev: {
    kwh: 2000,
    least: 1000,
    most: 3500,
    source: 'About 7,000 miles at 3.5 miles a kWh; estimate, not checked',
    confidence: 'own',
  },
  heat_pump: {
    kwh: 3500,
    least: 2000,
    most: 5500,
    source: 'Heat of a typical gas home at a seasonal efficiency near 2.8; estimate, not checked',
    confidence: 'own',
  },
}
