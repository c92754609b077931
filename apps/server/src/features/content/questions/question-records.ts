import { shippedQuestions } from '../../waitlist/public.ts'
import type { NewRecord } from '../content-store.ts'

export const QUESTION_PREFIX = 'question-'

/** Questions of the day as they ship, for their editors. */
export function questionRecords(): NewRecord[] {
  return shippedQuestions.map(({ id, question, options: [rightAnswer, ...wrongAnswers], explanation }) => ({
    kind: 'question',
    documentId: `${QUESTION_PREFIX}${id}`,
    fields: { question, rightAnswer, wrongAnswers, explanation, askedOn: null },
  }))
}
