import type { World } from '@mowatt/agent'
import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { correctBill, isLastBillStopped, readBillsOfChat } from '../bills/public.ts'
import { currentFigures } from '../figures/public.ts'
import type { Principal } from '../identity/public.ts'
import {
  currentCatalogue,
  findReminderIn,
  keepComparison,
  listSwitchCards,
  setReminder,
  startSwitch,
  stopRemindersIn,
  switchCard,
} from '../switching/public.ts'
import { findStandingOf } from '../waitlist/public.ts'
import { type ChatRow, holdChat } from './chat-store.ts'
import type { GuideReader } from './guide-reader.ts'
import type { HomesOfChats } from './home-reader.ts'

/** The user, and the conversation. */
export type Visit = {
  chat: Pick<ChatRow, 'id' | 'owner' | 'userId'>
  who: Pick<Principal, 'kind' | 'subject' | 'email'> & { isEmailVerified?: boolean }
}

/** All that the agent may see and do in this conversation, through the features that store it. */
export async function worldOf(
  ctx: Context,
  { readGuides, homes }: { readGuides: GuideReader; homes: Pick<HomesOfChats, 'read'> },
  { chat, who }: Visit,
  /** Bills that the user said are not theirs. */
  disowned: readonly string[] = [],
): Promise<World> {
  const [ofChat, hasStoppedBill, guides, switches, reminder, standing] = await Promise.all([
    readBillsOfChat(ctx, chat.id),
    isLastBillStopped(ctx.db, chat.id),
    readGuides(),
    listSwitchCards(ctx, who.subject),
    findReminderIn(ctx, chat.id),
    who.kind === 'user' ? findStandingOf(ctx, who.subject) : undefined,
  ])
  const known = await homes.read(who, {
    id: chat.id,
    bills: ofChat.filter(({ billId }) => !disowned.includes(billId)),
  })
  const bills = known && 'home' in known ? [...known.bills, ...ofChat] : ofChat
  return {
    today: londonDay(ctx.now()),
    catalogue: currentCatalogue(),
    figures: currentFigures(),
    bills,
    ...(known && ('home' in known ? { home: known.home } : known)),
    hasStoppedBill,
    guides,
    switches,
    ...(reminder && { reminder: { on: reminder.on, to: maskAddress(reminder.email) } }),
    waitlist: standing && { rank: standing.rank, total: standing.total, points: standing.points },
    async keepComparison({ card, verdict, ...basis }) {
      const { id: chatId, owner, userId } = chat
      // A switch is prefilled with what the bill proves.
      const proved = basis.subject === 'own' ? supplyOf(bills.at(-1)?.reading.facts) : {}
      const comparison = { ...card, comparison_id: '' }
      const kept = {
        comparison,
        verdict: verdict && { ...verdict, comparison_id: '' },
        basis: { ...basis, ...proved },
        chatId,
        owner,
        userId,
      }
      return ctx.db.transaction().execute(async (tx) => {
        if (!(await holdChat(tx, chatId))) throw new Failure('not_found')
        return keepComparison(ctx, tx, kept)
      })
    },
    async correctFact(billId, path, text) {
      return bills.some((bill) => bill.billId === billId) ? correctBill(ctx, billId, { path, text }) : undefined
    },
    async startSwitch(comparisonId, tariffId) {
      try {
        return switchCard(ctx, await startSwitch(ctx, who, { comparisonId, tariffId }))
      } catch (error) {
        if (error instanceof Failure && error.status < 500) return { refused: error.message }
        throw error
      }
    },
    async setReminder(comparisonId, on, given) {
      try {
        const { email, before } = await setReminder(ctx, who, { comparisonId, on, email: given })
        return { to: maskAddress(email), before }
      } catch (error) {
        if (!(error instanceof Failure) || error.status >= 500) throw error
        if (error.code === 'email_invalid' && given === undefined) return 'needs_email'
        return { refused: error.fields?.['on'] ?? error.message }
      }
    },
    async stopReminders() {
      const stopped = await stopRemindersIn(ctx, chat.id)
      return stopped.map(({ on, email }) => ({ on, to: maskAddress(email) }))
    },
  }
}

/** Enough for users to recognise their own address, also where others look on. */
function maskAddress(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••')
}

function supplyOf(facts: BillFacts | undefined) {
  return { postcode: facts?.customerPostcode, mpan: facts?.electricity?.mpan, mprn: facts?.gas?.mprn }
}
