import { Failure } from '@mowatt/contract'
import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { questPoints } from '../quests/quest-points.ts'
import { findAnswer, insertAnswer } from './answer-store.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { questionOn } from './question-rota.ts'

type Given = {
  memberId: string
  questionId: string
  optionId: string
  /** As editors have published them. */
  edited: Parameters<typeof questionOn>[1]
  /** Written in the transaction of the answer. */
  alongside: (tx: Db, outcome: Outcome) => Promise<void>
}

export type Outcome = {
  isRight: boolean
  rightOptionId: string
  explanation: string
  points: number
  streakDays: number
}

/** Stores a member's one answer to today's question; it pays whether or not it is right. */
export async function answerQuestion(
  ctx: Context,
  { memberId, questionId, optionId, edited, alongside }: Given,
): Promise<Outcome> {
  const at = ctx.now()
  const day = londonDay(at)
  const { id, options, rightOptionId, explanation } = questionOn(day, edited)
  if (questionId !== id) throw new Failure('question_over')
  if (!options.some((option) => option.id === optionId)) {
    throw new Failure('invalid_request', { fields: { option_id: 'Please choose one of the answers.' } })
  }
  const isRight = optionId === rightOptionId
  const { answered, right } = questPoints['question-of-the-day']
  const points = isRight ? right : answered
  return ctx.db.transaction().execute(async (tx) => {
    const before = await findAnswer(tx, memberId, addDays(day, -1))
    const streak = (before?.streakDays ?? 0) + 1
    const answer = { day, questionId, optionId, isRight, points, streakDays: streak, at }
    if (!(await insertAnswer(tx, memberId, answer))) throw new Failure('question_answered')
    await awardPoints(ctx, tx, {
      memberId,
      quest: 'question-of-the-day',
      key: `question:${day}`,
      points,
      what: 'Question of the day',
      why: isRight ? 'Your answer was right' : 'You answered, but a different answer was right',
      evidence: { question: questionId, option: optionId },
    })
    const outcome = { isRight, rightOptionId, explanation, points, streakDays: streak }
    await alongside(tx, outcome)
    return outcome
  })
}
