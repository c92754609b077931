import type { World } from '@mowatt/agent'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { correctBill, readBillsOfChat } from '../bills/public.ts'
import type { Principal } from '../identity/public.ts'
import { currentCatalogue, keepComparison } from '../switching/public.ts'
import { findStandingOf } from '../waitlist/public.ts'
import type { ChatRow } from './chat-store.ts'
import type { GuideReader } from './guide-reader.ts'

/** Who talks, and in which conversation. */
export type Visit = {
  chat: Pick<ChatRow, 'id' | 'owner' | 'userId'>
  who: Pick<Principal, 'kind' | 'subject' | 'email'>
}

/** All that the agent may see and do in this conversation, over the rooms that keep it. */
export async function worldOf(ctx: Context, readGuides: GuideReader, { chat, who }: Visit): Promise<World> {
  const [bills, guides, standing] = await Promise.all([
    readBillsOfChat(ctx, chat.id),
    readGuides(),
    who.kind === 'user' ? findStandingOf(ctx, who.subject) : undefined,
  ])
  return {
    today: londonDay(ctx.now()),
    catalogue: currentCatalogue(),
    bills,
    guides,
    switches: [],
    waitlist: standing && { rank: standing.rank, total: standing.total, points: standing.points },
    async keepComparison({ card, verdict, ...basis }) {
      const { id: chatId, owner, userId } = chat
      const comparison = { ...card, comparison_id: '' }
      const kept = { comparison, verdict: verdict && { ...verdict, comparison_id: '' }, basis, chatId, owner, userId }
      return keepComparison(ctx, ctx.db, kept)
    },
    async correctFact(billId, path, text) {
      return bills.some((bill) => bill.billId === billId) ? correctBill(ctx, billId, { path, text }) : undefined
    },
    startSwitch: async () => ({ refused: 'Switching is not open yet.' }),
    setReminder: async () => 'needs_email',
  }
}
