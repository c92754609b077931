import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'

/** Keyed: there are few enough supply numbers to try them all. Leading zeros don't make another meter. */
export function supplyHash({ secrets }: Pick<Context, 'secrets'>, kind: 'mpan' | 'mprn', number: string): Buffer {
  return createHmac('sha256', secrets.files)
    .update(`switching-supply:${kind}:${number.replace(/^0+/, '')}`)
    .digest()
}
