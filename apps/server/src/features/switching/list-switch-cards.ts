import type { CardOf } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { listSwitchesOf } from './switches/switch-store.ts'
import { switchCard } from './switches/wire-switch.ts'

const MOST = 20

/** A user's switches as cards in a conversation, newest first. */
export async function listSwitchCards(ctx: Context, subject: string): Promise<CardOf<'switch'>[]> {
  const records = await listSwitchesOf(ctx, ctx.db, subject, MOST)
  return records.map((record) => switchCard(ctx, record))
}
