import type { Context } from '../../context.ts'
import type { AccountOwner, AccountPart } from '../identity/public.ts'
import { deleteChatsOfUser, listChatsOf, listMessages } from './chat-store.ts'
import { openSaid, openTitle } from './chat-words.ts'
import { listStaffAccess } from './person/list-staff-access.ts'
import { deleteRequestsOf, listAnswers, listRequestsOf } from './person/person-request-store.ts'
import { addressHash, openAnswer, openAsked } from './person/person-words.ts'

const ALL = 10_000

/** The conversations that a user began while signed in, and their requests to our team. */
export const chatAccountPart: AccountPart = {
  feature: 'chat',
  async exportData(ctx, owner) {
    const chats = await listChatsOf(ctx.db, owner.userId, ALL)
    const requests = await listRequestsOf(ctx.db, whose(ctx, owner))
    return {
      chats: await Promise.all(
        chats.map(async ({ id, sealedTitle, createdAt }) => ({
          chat_id: id,
          title: openTitle(ctx, id, sealedTitle),
          created_at: createdAt,
          messages: (await listMessages(ctx.db, id)).map((message) => ({
            author: message.author,
            ...openSaid(ctx, message.id, message.sealed),
            at: message.createdAt,
          })),
        })),
      ),
      asked_people: await Promise.all(
        requests.map(async ({ id, sealed, at }) => ({
          ...openAsked(ctx, id, sealed),
          asked_at: at,
          answers: (await listAnswers(ctx.db, id)).map((answer) => ({
            words: openAnswer(ctx, answer.id, answer.sealed),
            at: answer.at,
          })),
        })),
      ),
      looked_at: await listStaffAccess(ctx, owner.userId),
    }
  },
  async remove(ctx, tx, owner) {
    await deleteRequestsOf(tx, whose(ctx, owner))
    await deleteChatsOfUser(tx, owner.userId)
  },
}

/** A verified address also finds requests made without an account. */
function whose(ctx: Context, { userId, email }: AccountOwner) {
  return { userId, emailHash: email === null ? null : addressHash(ctx, email) }
}
