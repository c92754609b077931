/** Something that people ask about: what Mo says, the question as one can press it, and how people put it. */
export type Matter = {
  question: string
  says: string
  /** The point of it in other words, for who asks the same again. */
  again?: string
  /** Ways of asking, with bars between them. */
  asks: string
  /** Words that decide; without them the likeness to the ways of asking does. */
  cue?: RegExp
  weight?: number
  /** It meets a need more closely than the general help does, and its two halves mean something only together. */
  isFine?: true
}
