import type { ChatCard, ChatFact } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { createSeal, type Seal } from '../../platform/secrets/seal.ts'

/** `facts` are the values that the words rest on; only Mo's messages have them. */
export type Said = { text: string; cards: ChatCard[]; facts?: ChatFact[] }

type Sealing = Pick<Context, 'secrets'>

/** What people tell an adviser is kept encrypted, each piece under the id of its row. */
export function sealSaid(ctx: Sealing, id: string, said: Said): Buffer {
  return sealJson(ctx, id, said)
}

export function openSaid(ctx: Sealing, id: string, sealed: Buffer): Said {
  return openJson(ctx, id, sealed) as Said
}

export function sealTitle(ctx: Sealing, id: string, title: string): Buffer {
  return sealOf(ctx).close(Buffer.from(title), id)
}

export function openTitle(ctx: Sealing, id: string, sealed: Buffer): string {
  return sealOf(ctx).open(sealed, id).toString()
}

export function sealJson(ctx: Sealing, label: string, value: unknown): Buffer {
  return sealOf(ctx).close(Buffer.from(JSON.stringify(value)), label)
}

export function openJson(ctx: Sealing, label: string, sealed: Buffer): unknown {
  return JSON.parse(sealOf(ctx).open(sealed, label).toString())
}

function sealOf({ secrets }: Sealing): Seal {
  return createSeal(secrets.files, 'mowatt chat')
}
