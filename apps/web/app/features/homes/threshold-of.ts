import { watchThreshold } from '@mowatt/contract'
import { figureOf } from './told-fields.ts'

/** Typed pounds in pence; undefined if they are not a valid amount. */
export function thresholdOf(text: string): number | undefined {
  const pence = Math.round((figureOf(text) ?? Number.NaN) * 100)
  return pence >= watchThreshold.least && pence <= watchThreshold.most ? pence : undefined
}
