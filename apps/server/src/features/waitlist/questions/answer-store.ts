import { addDays, type IsoDay } from '@mowatt/tariffs'
import type { Db } from '../../../platform/db/open-database.ts'

export type Answer = {
  day: IsoDay
  questionId: string
  optionId: string
  isRight: boolean
  points: number
  /** Days in a row on which they had answered by then. */
  streakDays: number
  at: Date
}

const columns = [
  'on_date as day',
  'question_id as questionId',
  'option_id as optionId',
  'is_right as isRight',
  'points',
  'streak_days as streakDays',
  'at',
] as const

/** False when the member has already answered on that day. */
export async function insertAnswer(tx: Db, memberId: string, answer: Answer): Promise<boolean> {
  const { day, questionId, optionId, isRight, points, streakDays, at } = answer
  const inserted = await tx
    .insertInto('waitlist_answer')
    .values({
      member_id: memberId,
      on_date: day,
      question_id: questionId,
      option_id: optionId,
      is_right: isRight,
      points,
      streak_days: streakDays,
      at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'on_date']).doNothing())
    .returning('on_date')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findAnswer(db: Db, memberId: string, day: IsoDay): Promise<Answer | undefined> {
  return db
    .selectFrom('waitlist_answer')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('on_date', '=', day)
    .executeTakeFirst()
}

/** Days in a row up to today; yesterday's row is valid until today is over. */
export async function readStreakDays(db: Db, memberId: string, today: IsoDay): Promise<number> {
  const last = await db
    .selectFrom('waitlist_answer')
    .select('streak_days')
    .where('member_id', '=', memberId)
    .where('on_date', 'in', [today, addDays(today, -1)])
    .orderBy('on_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.streak_days ?? 0
}

export async function listAnswers(db: Db, memberId: string): Promise<Answer[]> {
  return db.selectFrom('waitlist_answer').select(columns).where('member_id', '=', memberId).orderBy('on_date').execute()
}
