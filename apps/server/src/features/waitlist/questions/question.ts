/** A question as it is written: the right answer comes first; they are shuffled when it is asked. */
export type Question = {
  id: string
  question: string
  options: readonly [right: string, ...wrong: string[]]
  /** Two sentences. What can change with time is dated. */
  explanation: string
}

/** A question as editors have published it. */
export type EditedQuestion = Pick<Question, 'question' | 'explanation'> & {
  /** A shipped one's own id, so that it keeps its turn. */
  id: string
  rightAnswer: string
  wrongAnswers: string[]
  /** The date on which it is asked; without one it waits for its turn, if it has one. */
  askedOn: string | null
  isDeleted: boolean
}
