import type { Context } from '../../../context.ts'
import type { SealedColumn } from '../../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'

const PARTS = ['offer', 'details', 'bank', 'consent'] as const
type Part = (typeof PARTS)[number]

const PURPOSE = 'mowatt switches'
export const switchColumns: readonly SealedColumn[] = PARTS.map((part) => ({
  ring: 'files',
  purpose: PURPOSE,
  table: 'switching_switch',
  column: `sealed_${part}`,
  labelOf: (id) => labelOf(id, part),
}))

/**
 * Each part under its switch's id and its own name: bank details can't be opened as an offer, nor for another switch.
 */
export function sealPart(ctx: Pick<Context, 'secrets'>, id: string, part: Part, value: unknown): Buffer {
  return sealOf(ctx).close(Buffer.from(JSON.stringify(value)), labelOf(id, part))
}

export function openPart<T>(ctx: Pick<Context, 'secrets'>, id: string, part: Part, sealed: Buffer): T {
  return JSON.parse(sealOf(ctx).open(sealed, labelOf(id, part)).toString()) as T
}

function labelOf(id: string, part: Part): string {
  return `${id}:${part}`
}

function sealOf({ secrets }: Pick<Context, 'secrets'>) {
  return createSeal(secrets.sealing.files, PURPOSE)
}
