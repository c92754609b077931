import { watchThreshold } from '@mowatt/contract'
import { figureOf } from './told-fields.ts'

/** Pounds as somebody types them, in pence; undefined where they are no amount that may be asked for. */
export function thresholdOf(text: string): number | undefined {
  const pence = Math.round((figureOf(text) ?? Number.NaN) * 100)
  return pence >= watchThreshold.least && pence <= watchThreshold.most ? pence : undefined
}
