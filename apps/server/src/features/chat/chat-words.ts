import type { ChatCard } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { createSeal, type Seal } from '../../platform/secrets/seal.ts'

export type Said = { text: string; cards: ChatCard[] }

/** What people tell an adviser is kept encrypted, each piece under the id of its row. */
export function sealSaid(ctx: Pick<Context, 'secrets'>, id: string, said: Said): Buffer {
  return sealOf(ctx).close(Buffer.from(JSON.stringify(said)), id)
}

export function openSaid(ctx: Pick<Context, 'secrets'>, id: string, sealed: Buffer): Said {
  return JSON.parse(sealOf(ctx).open(sealed, id).toString()) as Said
}

export function sealTitle(ctx: Pick<Context, 'secrets'>, id: string, title: string): Buffer {
  return sealOf(ctx).close(Buffer.from(title), id)
}

export function openTitle(ctx: Pick<Context, 'secrets'>, id: string, sealed: Buffer): string {
  return sealOf(ctx).open(sealed, id).toString()
}

function sealOf({ secrets }: Pick<Context, 'secrets'>): Seal {
  return createSeal(secrets.files, 'mowatt chat')
}
