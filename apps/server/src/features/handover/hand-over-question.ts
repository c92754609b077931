import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/chance/make-uuid.ts'
import { beginChat, sayInChat } from '../chat/public.ts'
import { claimRequest } from './claim-request.ts'
import type { HandoverOwner, Tell } from './handover-step.ts'
import { endRequest } from './handover-store.ts'
import { makeLink } from './one-time-link.ts'

export type QuestionToHandOver = HandoverOwner & { messageId: string; text: string }

/** Finds the first answer to a question. */
export type AnswerQuestion = (text: string) => Promise<string>

/** From a question to a conversation that begins with it. The same message has one effect. */
export async function handOverQuestion(
  ctx: Context,
  question: QuestionToHandOver,
  answerQuestion: AnswerQuestion,
  tell: Tell,
): Promise<void> {
  const { owner, userId, messageId, text } = question
  const bodyHash = createHash('sha256').update(text).digest()
  const claim = await claimRequest(ctx, { owner, messageId, bodyHash, chatId: makeUuid(ctx), billId: null })
  const { chatId } = claim
  tell({ kind: 'ack', chatId })
  if (claim.kind === 'ours') {
    try {
      const answer = await answerQuestion(text)
      await ctx.db.transaction().execute(async (tx) => {
        if (!(await endRequest(tx, question, { state: 'done' }))) return
        await beginChat(ctx, tx, { id: chatId, owner, userId, title: text }, { text, cards: [] })
        await sayInChat(ctx, tx, chatId, 'mo', { text: answer, cards: [] })
      })
      tell({ kind: 'message', chatId, text: answer })
    } finally {
      claim.stopRenewing()
    }
  }
  tell({ kind: 'link', chatId, oneTimeLink: await makeLink(ctx, { chatId, owner }) })
}
