import type { Context } from '../../../context.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'

type Part = 'offer' | 'details' | 'bank' | 'consent'

/** Each part under the id of its switch and its own name: bank details do not open as an offer, nor for another switch. */
export function sealPart(ctx: Pick<Context, 'secrets'>, id: string, part: Part, value: unknown): Buffer {
  return sealOf(ctx).close(Buffer.from(JSON.stringify(value)), `${id}:${part}`)
}

export function openPart<T>(ctx: Pick<Context, 'secrets'>, id: string, part: Part, sealed: Buffer): T {
  return JSON.parse(sealOf(ctx).open(sealed, `${id}:${part}`).toString()) as T
}

function sealOf({ secrets }: Pick<Context, 'secrets'>) {
  return createSeal(secrets.files, 'mowatt switches')
}
