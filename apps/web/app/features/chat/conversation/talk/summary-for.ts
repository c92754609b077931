import { summaryForTexts } from '../composer/composer-texts.ts'
import type { TalkState } from './talk-state.ts'

/** What our staff would want to know first; the sender may change every word. */
export function summaryFor({ title, messages }: Pick<TalkState, 'title' | 'messages'>): string {
  if (messages.length === 0) return summaryForTexts.need
  const questions = messages.flatMap(({ author, text, cards }) =>
    author === 'person' && cards.length === 0 ? [text] : [],
  )
  const last = questions.at(-1)
  return [
    summaryForTexts.about(title),
    ...(last ? [summaryForTexts.lastQuestion(last)] : []),
    summaryForTexts.need,
  ].join('\n')
}
