import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, listActsAbout, noteAct } from '../../operators/public.ts'
import { type ChatRow, findChatById, listMessages } from '../chat-store.ts'
import { openSaid } from '../chat-words.ts'

const OPEN_MS = 3_600_000
export const OPENED = 'chat.open'

/**
 * The user, where they have an account: they see there which operators looked, even once the conversation is deleted.
 */
const subjectOf = ({ id, userId }: Pick<ChatRow, 'id' | 'userId'>) =>
  userId === null ? `chat:${id}` : `user:${userId}`

/**
 * Lets one operator read one conversation for an hour. The log gives the reason, and so does the user's account page.
 */
export async function openConversation(
  ctx: Pick<Context, 'db' | 'now'>,
  chatId: string,
  { by, reason }: Pick<Act, 'by' | 'reason'>,
): Promise<Date> {
  return ctx.db.transaction().execute(async (tx) => {
    const chat = await findChatById(tx, chatId)
    if (!chat) throw new Failure('not_found')
    const until = new Date(ctx.now().getTime() + OPEN_MS)
    await noteAct(ctx, tx, {
      by,
      act: OPENED,
      subject: subjectOf(chat),
      reason,
      after: { chat: chatId, until: until.toISOString() },
    })
    return until
  })
}

/** The words, while this operator may read them; otherwise only that they may not. */
export async function readOpened(ctx: Pick<Context, 'db' | 'now' | 'secrets'>, chatId: string, operator: string) {
  const chat = await findChatById(ctx.db, chatId)
  const until = chat && (await openUntil(ctx.db, chat, { operator, now: ctx.now() }))
  if (!until) return { until: null, messages: [] }
  const messages = await listMessages(ctx.db, chatId)
  return {
    until,
    messages: messages.map(({ id, author, sealed, createdAt }) => ({
      author,
      text: openSaid(ctx, id, sealed).text,
      at: createdAt,
    })),
  }
}

async function openUntil(
  db: Db,
  chat: ChatRow,
  { operator, now }: { operator: string; now: Date },
): Promise<Date | undefined> {
  // Opened by a visitor's id, and joined to an account since.
  const subjects = [...new Set([subjectOf(chat), `chat:${chat.id}`])]
  const acts = await listActsAbout(db, { subjects, acts: [OPENED], since: new Date(now.getTime() - OPEN_MS) })
  const opening = acts.find((act) => act.operator === operator && chatOf(act.after) === chat.id)
  return opening && new Date(opening.at.getTime() + OPEN_MS)
}

function chatOf(after: string | null): unknown {
  return after === null ? undefined : (JSON.parse(after) as { chat?: unknown }).chat
}
