import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findChatById, listMessages, setTitle } from './chat-store.ts'
import { openSaid, openTitle, type Said, sealTitle } from './chat-words.ts'

const LONGEST_TITLE = 60
/** Until its supplier and its month are read: the name of a file says neither. */
const UNREAD_BILL = 'Your bill'

/** On one line; what is too long ends with a whole word. */
export function titleFrom(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_TITLE) return line
  const cut = line.slice(0, LONGEST_TITLE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).trimEnd()}…`
}

/** The title of a conversation that begins with this, until it is answered. */
export function firstTitle({ text, cards }: Pick<Said, 'text' | 'cards'>): string {
  return cards.some(({ kind }) => kind === 'file') ? UNREAD_BILL : titleFrom(text)
}

/** Names a conversation after its subject, unless its first title has been changed by then. */
export async function nameChat(
  ctx: Context,
  tx: Db,
  chatId: string,
  { asked, name }: { asked: Pick<Said, 'text' | 'cards'>; name: string | undefined },
): Promise<void> {
  if (name === undefined) return
  const chat = await findChatById(tx, chatId)
  if (!chat || openTitle(ctx, chatId, chat.sealedTitle) !== firstTitle(asked)) return
  await setTitle(tx, chatId, sealTitle(ctx, chatId, titleFrom(name)))
}

/** The titles that a conversation may have got from its messages, when all of these are replaced. */
export async function titlesFromSaid(
  ctx: Context,
  tx: Db,
  chatId: string,
  replaces: string | undefined,
): Promise<string[]> {
  if (replaces === undefined) return []
  const messages = await listMessages(tx, chatId)
  if (messages[0]?.id !== replaces) return []
  const said = messages.map(({ id, sealed }) => openSaid(ctx, id, sealed))
  return said.flatMap(({ name, ...words }) => [firstTitle(words), ...(name === undefined ? [] : [titleFrom(name)])])
}
