import { Failure } from '@mowatt/contract'
import type { Household } from '@mowatt/agent/advise-home'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import { listBillsOfChat } from '../bills/public.ts'
import { readToldInChat } from '../chat/public.ts'
import { type Entered, enterHome } from './enter-home.ts'
import type { HomeRecord } from './home-store.ts'
import { type Asking, beginHome, MOST_HOMES, type Settled, settleHomes } from './settle-homes.ts'

const perOwner = { name: 'homes-start', count: 30, perSeconds: 86_400 }

type Asked = { name?: string | undefined; chatId?: string | undefined }

/**
 * A home that begins empty, or with what was said and handed over in a conversation; one that already began there is
 * returned. Without an account only a conversation begins one: nothing else refers to it.
 */
export async function startHome(
  ctx: Context,
  who: Asking,
  { name, chatId }: Asked,
  alongside: (tx: Db, entered: Entered) => Promise<void>,
): Promise<Entered> {
  if (who.kind !== 'user' && chatId === undefined)
    throw new Failure('invalid_request', { fields: { chat_id: 'Please sign in, or start by talking to Mo.' } })
  await ctx.limits.consume(perOwner, who.subject)
  return ctx.db.transaction().execute(async (tx) => {
    const settled = await settleHomes(ctx, tx, who)
    const told = chatId === undefined ? {} : await toldIn(ctx, tx, { chatId, subject: who.subject })
    const known = chatId === undefined ? undefined : await homeOfChat(tx, settled, chatId)
    if (known) return { home: known, settled }
    if (settled.homes.length >= MOST_HOMES) throw new Failure('homes_full')
    const count = settled.homes.length + 1
    const given = name ?? (count === 1 ? 'Home' : `Home ${count}`)
    const { id } = await beginHome(ctx, tx, who, { name: given, told, chatId: chatId ?? null })
    const entered = await enterHome(ctx, tx, who, id)
    await alongside(tx, entered)
    return entered
  })
}

/** The home that began there, or that has a bill of it. */
async function homeOfChat(db: Db, { homes }: Settled, chatId: string): Promise<HomeRecord | undefined> {
  const began = homes.find((home) => home.chatId === chatId)
  if (began) return began
  const bills = new Set((await listBillsOfChat(db, chatId)).map(({ id }) => id))
  return homes.find(({ content }) => content.bills.some(({ id }) => bills.has(id)))
}

async function toldIn(ctx: Context, tx: Db, asked: { chatId: string; subject: string }): Promise<Household> {
  const told = isUuid(asked.chatId) ? await readToldInChat(ctx, tx, asked) : undefined
  if (!told) throw new Failure('not_found')
  return told
}
