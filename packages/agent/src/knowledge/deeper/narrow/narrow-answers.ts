import type { QuestionKind } from '../../../understand/question-kind.ts'

/** What is said to a kind of question after these subjects alone; for other kinds the wide subject answers. */
export type NarrowAnswers = {
  about: string
  topics: readonly string[]
  kinds: Partial<Record<QuestionKind, string>>
}
