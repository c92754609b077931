import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/chance/make-uuid.ts'
import { answerInChat, beginChat, isChatKept } from '../chat/public.ts'
import { claimRequest } from './claim-request.ts'
import type { HandoverDesk } from './handover-desk.ts'
import type { HandoverOwner, Tell } from './handover-step.ts'
import { endRequest } from './handover-store.ts'
import { makeLink } from './one-time-link.ts'

export type QuestionToHandOver = HandoverOwner & { messageId: string; text: string }

/** From a question to a conversation that begins with it. The same message has one effect. */
export async function handOverQuestion(
  ctx: Context,
  desk: HandoverDesk,
  question: QuestionToHandOver,
  tell: Tell,
): Promise<void> {
  const { owner, userId, messageId, text } = question
  const bodyHash = createHash('sha256').update(text).digest()
  const claim = await claimRequest(ctx, { owner, messageId, bodyHash, chatId: makeUuid(ctx), billId: null })
  const { chatId } = claim
  tell({ kind: 'ack', chatId })
  if (claim.kind === 'ours') {
    try {
      if (!(await isChatKept(ctx.db, chatId))) {
        await ctx.db
          .transaction()
          .execute((tx) => beginChat(ctx, tx, { id: chatId, owner, userId, title: text }, { text, cards: [] }))
      }
      const who = { kind: 'anonymous' as const, subject: owner, email: null }
      const nobody = { tell: () => {}, stop: new AbortController() }
      const said = await desk.chat.answer({ chat: { id: chatId, owner, userId }, who }, { text }, nobody)
      await ctx.db.transaction().execute(async (tx) => {
        if (!(await endRequest(tx, question, { state: 'done' }))) return
        await answerInChat(ctx, tx, chatId, said)
      })
      tell({ kind: 'message', chatId, text: said.text })
    } finally {
      claim.stopRenewing()
    }
  }
  tell({ kind: 'link', chatId, oneTimeLink: await makeLink(ctx, { chatId, owner }) })
}
