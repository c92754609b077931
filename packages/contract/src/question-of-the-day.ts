import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Option = z.object({ id: z.string(), text: z.string() })

const Question = z.object({
  id: z.string(),
  date: z.iso.date(),
  question: z.string(),
  options: z.array(Option),
  closes_at: z.iso.datetime(),
  /** Only with a user token, once they have answered. */
  answered: z.optional(
    z.object({ option_id: z.string(), correct_option_id: z.string(), explanation: z.string(), points: z.int() }),
  ),
})
export type QuestionOfTheDay = z.output<typeof Question>

export const readQuestionOfTheDay = endpoint({
  name: 'readQuestionOfTheDay',
  summary: 'Returns today’s question, which is the same for everyone until midnight in London',
  method: 'GET',
  path: '/api/v1/waitlist/question-of-the-day',
  reply: Question,
  fails: [],
})

export const answerQuestionOfTheDay = endpoint({
  name: 'answerQuestionOfTheDay',
  summary: 'Submits an answer, once a day; returns the right answer and why',
  method: 'POST',
  path: '/api/v1/waitlist/me/question-of-the-day',
  body: z.object({ question_id: z.string().check(z.maxLength(100)), option_id: z.string().check(z.maxLength(100)) }),
  reply: z.object({
    is_correct: z.boolean(),
    correct_option_id: z.string(),
    explanation: z.string(),
    points: z.int(),
    streak_days: z.int(),
  }),
  fails: ['not_authenticated', 'terms_owed', 'question_over', 'question_answered'],
})
