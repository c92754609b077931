import type { FactBook } from '../facts/fact-book.ts'
import type { FactId } from '../facts/fact.ts'
import { textOfPart, type Topic } from '../topics/topic.ts'
import type { Statement } from './statement.ts'
import { placesOf } from './templates.ts'

/** The text of a topic, or of one aspect or case, with its figures as facts. Undefined if a figure cannot be read. */
export function topicStatement(
  topic: Topic,
  book: FactBook,
  part = 'short',
  role: Statement['role'] = 'answer',
): Statement | undefined {
  const text = textOfPart(topic, part)
  if (text === undefined) return undefined
  const facts: Record<string, FactId> = {}
  for (const place of placesOf(text)) {
    const id = Object.hasOwn(topic.figures, place) ? book.topic(topic.id, place) : book.reference(place)
    if (id === undefined) return undefined
    facts[place] = id
  }
  return { template: `topic:${topic.id}:${part}`, facts, role }
}
