import { answerQuestionOfTheDay, readQuestionOfTheDay } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { memberAsking } from '../members/member-asking.ts'
import { actingMemberOf } from '../members/member-of-request.ts'
import { answerQuestion, type Outcome } from './answer-question.ts'
import { findAnswer } from './answer-store.ts'
import { londonDay, nextLondonMidnight } from '../../../platform/clock/london-day.ts'
import type { EditedQuestion } from './question.ts'
import { questionOn } from './question-rota.ts'

/** The editors' published questions, from the content feature. */
export type ReadEditedQuestions = () => Promise<readonly EditedQuestion[]>

/** An edit reaches everyone soon. */
const KEPT_SECONDS = 20

/** Today's question, and the one answer to it. */
export function questionRoutes(
  app: FastifyInstance,
  ctx: Context,
  { once, readEdited }: { once: Once; readEdited: ReadEditedQuestions },
): void {
  serveEndpoint(app, readQuestionOfTheDay, async (_input, request, reply) => {
    const now = ctx.now()
    const date = londonDay(now)
    const closesAt = nextLondonMidnight(now)
    const { id, question, options, rightOptionId, explanation } = questionOn(date, await readEdited())
    const memberId = await memberAsking(ctx, request)
    const answer = memberId === undefined ? undefined : await findAnswer(ctx.db, memberId, date)
    const secondsLeft = Math.floor((closesAt.getTime() - now.getTime()) / 1000)
    reply.header('vary', 'authorization')
    reply.header(
      'cache-control',
      memberId === undefined ? `public, max-age=${Math.min(secondsLeft, KEPT_SECONDS)}` : 'private, no-store',
    )
    return {
      id,
      date,
      question,
      options: [...options],
      closes_at: closesAt.toISOString(),
      ...(answer && {
        answered: { option_id: answer.optionId, correct_option_id: rightOptionId, explanation, points: answer.points },
      }),
    }
  })

  serveEndpoint(
    app,
    answerQuestionOfTheDay,
    async ({ body: { question_id: questionId, option_id: optionId } }, request, _reply, keep) => {
      const { id: memberId } = await actingMemberOf(ctx, request)
      const alongside = (tx: Db, outcome: Outcome) => keep(tx, wireOutcome(outcome))
      return wireOutcome(
        await answerQuestion(ctx, { memberId, questionId, optionId, edited: await readEdited(), alongside }),
      )
    },
    { once },
  )
}

function wireOutcome({ isRight, rightOptionId, explanation, points, streakDays }: Outcome) {
  return {
    is_correct: isRight,
    correct_option_id: rightOptionId,
    explanation,
    points,
    streak_days: streakDays,
  }
}
