import type { TalkState } from './talk-state.ts'

const NEED = 'What I need: '

/** What a person would want to know first; whoever sends it may change every word. */
export function summaryFor({ title, messages }: Pick<TalkState, 'title' | 'messages'>): string {
  if (messages.length === 0) return NEED
  const questions = messages.flatMap(({ author, text, cards }) =>
    author === 'person' && cards.length === 0 ? [text] : [],
  )
  const last = questions.at(-1)
  return [`I talked to Mo about: ${title}`, ...(last ? [`My last question was: ${last}`] : []), NEED].join('\n')
}
