import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { isDayTaken } from './question-store.ts'

type Fields = Readonly<Record<string, unknown>>

const MOST_CHARACTERS = { question: 120, answer: 70, explanation: 280 }

type Given = { documentId: string; fields: Fields; live: Fields }

/** Refuses a question that couldn't be asked fairly: answers that are the same, or a day that has begun or is taken. */
export async function checkQuestion(ctx: Pick<Context, 'now'>, tx: Db, { documentId, fields, live }: Given) {
  const refused: Record<string, string> = {}
  const { question, rightAnswer, wrongAnswers, explanation, askedOn } = fields as Record<string, string>
  const answers = [rightAnswer, ...(wrongAnswers as unknown as string[])].map(String)
  if (!question?.endsWith('?')) refused['question'] = 'Please end the question with a question mark.'
  if (String(question).length > MOST_CHARACTERS.question) refused['question'] = tooLong(MOST_CHARACTERS.question)
  if (String(explanation).length > MOST_CHARACTERS.explanation)
    refused['explanation'] = tooLong(MOST_CHARACTERS.explanation)
  if (answers.length < 3 || answers.length > 4) refused['wrongAnswers'] = 'Please give two or three wrong answers.'
  if (new Set(answers.map((each) => each.toLowerCase())).size < answers.length)
    refused['wrongAnswers'] = 'Two answers are the same. Please change one.'
  if (answers.some(({ length }) => length > MOST_CHARACTERS.answer))
    refused['wrongAnswers'] = tooLong(MOST_CHARACTERS.answer)
  if (typeof askedOn === 'string' && askedOn !== live['askedOn']) {
    if (askedOn <= londonDay(ctx.now())) refused['askedOn'] = 'Please choose a date from tomorrow onwards.'
    else if (await isDayTaken(tx, askedOn, documentId)) refused['askedOn'] = 'There’s already a question for that date.'
  }
  if (Object.keys(refused).length > 0) throw new Failure('invalid_request', { fields: refused })
}

function tooLong(most: number): string {
  return `Please use ${most} characters or fewer.`
}
