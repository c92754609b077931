import { classify, readWords, type Scored } from '../understand/classify.ts'
import { splitQuestions } from './split-questions.ts'

const CLEAR = 0.72
const MOST = 3

/** What a message wants: one thing, or several where it asks several. */
export function chooseIntents(text: string): Scored[] {
  const whole = classify(readWords(text))
  const parts = splitQuestions(text)
  if (parts.length < 2) return whole.slice(0, 1)
  const each = parts.flatMap((part) =>
    classify(readWords(part))
      .slice(0, 1)
      .filter(({ score }) => score >= CLEAR),
  )
  const wanted = each.filter(({ intent }) => intent.call !== 'small_talk' || each.length === 1)
  const unlike = wanted.filter((one, index) => wanted.findIndex((other) => sameCall(one, other)) === index)
  if (unlike.length === 0) return whole.slice(0, 1)
  return unlike.slice(0, MOST)
}

function sameCall(a: Scored, b: Scored): boolean {
  return a.intent.call === b.intent.call && JSON.stringify(a.intent.args) === JSON.stringify(b.intent.args)
}
