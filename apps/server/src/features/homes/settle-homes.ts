import { doubtsOfBill } from '@mowatt/bill-reader/doubts-of-bill'
import type { Household } from '@mowatt/agent/advise-home'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { listReadBills, type ReadBill } from '../bills/public.ts'
import { listChatIdsOfUser, readToldInChat } from '../chat/public.ts'
import { type Principal, requireSession } from '../identity/public.ts'
import { namedHash } from '../../platform/secrets/named-hash.ts'
import type { BillBasis, HomeContent } from './home-seal.ts'
import {
  giveHomesTo,
  type HomeRecord,
  insertHome,
  listApart,
  listHomesOf,
  lockHomesOf,
  setHomeContent,
} from './home-store.ts'
import { placeBills } from './place-bills.ts'
import { keysOfBill, keysOfTold } from './supply-keys.ts'
import { withTold } from './told-in-talk.ts'

/** The caller of homes, with their address, if they verified it. */
export type Asking = Pick<Principal, 'kind' | 'subject' | 'email' | 'sessionId'> & { isEmailVerified?: boolean }

export type Settled = { homes: HomeRecord[]; bills: ReadBill[] }

export const MOST_HOMES = 20
/** As long as what a visitor hands over. */
export const VISITOR_KEPT_MS = 30 * 86_400_000

/** The caller's homes, with each of their bills in its own: bills handed over since the last visit join. */
export async function settleHomes(ctx: Context, tx: Db, who: Asking): Promise<Settled> {
  await requireSession(tx, who)
  await lockHomesOf(tx, who.subject)
  if (who.kind === 'user') await adoptHomes(ctx, tx, who)
  const before = await listHomesOf(ctx, tx, who.subject)
  const bills = await billsOf(ctx, tx, who, before)
  const apart = who.kind === 'user' ? await listApart(tx, who.subject) : new Set<string>()
  let count = before.length
  const placed = await placeBills({
    homes: before,
    bills: bills.filter(({ id }) => !apart.has(id)),
    keysOf: ({ reading }) => keysOfBill(ctx, reading.facts),
    begin: async (bill) => {
      if (who.kind !== 'user' || count >= MOST_HOMES) return undefined
      count += 1
      return beginFromBill(ctx, tx, who, { bill, count })
    },
  })
  const homes = placed.map((home) => ({ ...home, content: withBasis(home, bills) }))
  for (const home of homes) {
    const known = before.find(({ id }) => id === home.id)
    if (!isDeepStrictEqual(known?.content, home.content)) await setHomeContent(ctx, tx, home.id, home.content)
  }
  return { homes, bills }
}

/** What began without an account belongs to it afterwards: its session was joined, or its address is verified. */
export async function adoptHomes(
  ctx: Pick<Context, 'secrets'>,
  tx: Db,
  who: Pick<Asking, 'subject' | 'email' | 'isEmailVerified'>,
): Promise<void> {
  const proved =
    who.email !== null && who.isEmailVerified === true
      ? namedHash('homes-address', who.email, ctx.secrets.files)
      : undefined
  await giveHomesTo(tx, who.subject, { chatIds: await listChatIdsOfUser(tx, who.subject), addressHash: proved })
}

async function billsOf(ctx: Context, tx: Db, who: Asking, homes: readonly HomeRecord[]): Promise<ReadBill[]> {
  if (who.kind === 'user') return listReadBills(ctx, tx, { userId: who.subject })
  const chats = homes.flatMap(({ chatId }) => (chatId === null ? [] : [chatId]))
  const bills = await Promise.all(chats.map((chatId) => listReadBills(ctx, tx, { chatId })))
  return bills.flat()
}

/** With what the user said where the bill was handed over, unless another home began there. */
async function beginFromBill(
  ctx: Context,
  tx: Db,
  who: Asking,
  { bill, count }: { bill: ReadBill; count: number },
): Promise<HomeRecord> {
  const { subject } = who
  const isFirstOfChat = !(await listHomesOf(ctx, tx, subject)).some(({ chatId }) => chatId === bill.chatId)
  const told = isFirstOfChat ? await readToldInChat(ctx, tx, { chatId: bill.chatId, subject }) : undefined
  const postcode = bill.reading.facts.customerPostcode
  const name = count === 1 ? 'Home' : postcode === undefined ? `Home ${count}` : `Home in ${postcode}`
  return beginHome(ctx, tx, who, { name, told: told ?? {}, chatId: told ? bill.chatId : null, at: bill.createdAt })
}

export async function beginHome(
  ctx: Context,
  tx: Db,
  who: Asking,
  { name, told, chatId, at = ctx.now() }: Pick<HomeContent, 'name' | 'told'> & { chatId: string | null; at?: Date },
): Promise<HomeRecord> {
  const isUser = who.kind === 'user'
  const home: HomeRecord = {
    id: makeUuid(ctx),
    owner: who.subject,
    userId: isUser ? who.subject : null,
    chatId,
    createdAt: at,
    deleteAt: isUser ? null : new Date(at.getTime() + VISITOR_KEPT_MS),
    clockDay: null,
    content: { ...contentOf({ name, told, chatId, at }), supply: keysOfTold(ctx, told) },
  }
  await insertHome(ctx, tx, home)
  return home
}

/** Marks what came from a conversation. */
function contentOf({
  name,
  told,
  chatId,
  at,
}: Pick<HomeContent, 'name' | 'told'> & { chatId: string | null; at: Date }) {
  const empty: HomeContent = { name, told: {}, bills: [], supply: [] }
  const keys = Object.keys(told) as (keyof Household)[]
  return chatId === null ? { ...empty, told } : withTold(empty, told, keys, { chatId, on: londonDay(at) })
}

/**
 * Without an account the bill is deleted before the home, so what it says of the current deal is stored with the home.
 */
function withBasis({ userId, content }: HomeRecord, bills: readonly ReadBill[]): HomeContent {
  const { basis: before, ...rest } = content
  if (userId !== null && content.bills.length > 0) return rest
  const basis = basisOf(content, bills) ?? before
  return basis ? { ...rest, basis } : rest
}

/** What the latest bill says about current prices, or its stored copy where the bill itself is deleted. */
export function basisOf(content: HomeContent, bills: readonly ReadBill[]): BillBasis | undefined {
  const latest = content.bills.at(-1)
  const bill = latest && bills.find(({ id }) => id === latest.id)
  if (!bill) return content.basis
  return { billId: bill.id, facts: bill.reading.facts, doubts: doubtsOfBill(bill.reading) }
}
