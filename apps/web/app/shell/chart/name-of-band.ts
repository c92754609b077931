import type { BandPounds } from '@mowatt/tariffs'
import { fuelNames } from './day-texts.ts'

export function nameOfBand({ fuel, name }: BandPounds): string {
  return `${fuelNames[fuel]}: ${name}`
}
