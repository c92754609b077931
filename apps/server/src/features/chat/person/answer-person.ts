import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Team } from '../../contact/public.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { answeredMail } from './person-mails.ts'
import { closeRequest, insertAnswer, listAnswers, lockPersonRequest } from './person-request-store.ts'
import { openAsked, sealAnswer } from './person-words.ts'

type Answer = {
  words: string
  /** How many answers the operator has seen. */
  seen: number
}

/**
 * Mails an operator's answer to the user who asked for a person. `already` where a colleague has answered since the
 * operator looked: nothing is sent, and they can read that answer first.
 */
export async function answerPerson(
  ctx: Context,
  requestId: string,
  { words, seen }: Answer,
  { by, team, alongside }: { by: Act['by']; team: Team; alongside: (tx: Db) => Promise<void> },
): Promise<'sent' | 'already'> {
  return ctx.db.transaction().execute(async (tx) => {
    const request = await lockPersonRequest(tx, requestId)
    if (!request) throw new Failure('not_found')
    const answers = await listAnswers(tx, requestId)
    if (answers.length !== seen) return 'already'
    const { email } = openAsked(ctx, requestId, request.sealed)
    const id = makeUuid(ctx)
    await insertAnswer(tx, requestId, {
      id,
      operator: by.email,
      sealed: sealAnswer(ctx, id, words),
      at: ctx.now(),
    })
    await closeRequest(tx, requestId, ctx.now())
    const { id: mailId } = await ctx.mail.queue(tx, answeredMail(team, { email, words }))
    await noteAct(ctx, tx, {
      by,
      act: 'person.answer',
      subject: `request:${requestId}`,
      reason: 'A person was asked for',
      before: { state: request.closedAt ? 'closed' : 'open', answers: seen },
      after: { state: 'closed', answers: seen + 1, mail: mailId },
    })
    await alongside(tx)
    return 'sent'
  })
}

/** Closes a request without an answer, such as an empty one. */
export async function closePersonRequest(
  ctx: Pick<Context, 'db' | 'now'>,
  requestId: string,
  { by, reason }: Pick<Act, 'by' | 'reason'>,
): Promise<'closed' | 'already'> {
  return ctx.db.transaction().execute(async (tx) => {
    const request = await lockPersonRequest(tx, requestId)
    if (!request) throw new Failure('not_found')
    if (request.closedAt) return 'already'
    await closeRequest(tx, requestId, ctx.now())
    const change = { before: { state: 'open' }, after: { state: 'closed' } }
    await noteAct(ctx, tx, { by, act: 'person.close', subject: `request:${requestId}`, reason, ...change })
    return 'closed'
  })
}
