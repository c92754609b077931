import type { ToolCall } from '../../agent-reply.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'

/** An answer of its own, or the call that gives it. */
export type DeeperAnswer = string | ToolCall

/**
 * What can be said when somebody asks on about a subject: by the words they use, then by the kind of their question. A
 * figure, a date or a rule stands here only where a source of ours holds it; else the answer names who knows it.
 */
export type DeeperAnswers = {
  /** How Mo calls the subject. */
  about: string
  topics: readonly string[]
  on?: readonly (readonly [pattern: RegExp, answer: DeeperAnswer])[]
  kinds: Partial<Record<QuestionKind, DeeperAnswer>>
}
