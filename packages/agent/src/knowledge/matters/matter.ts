/** Something that people ask about: what Mo says, the question as one can press it, and how people put it. */
export type Matter = {
  question: string
  says: string
  /** Ways of asking, with bars between them. */
  asks: string
  /** Words that decide; without them the likeness to the ways of asking does. */
  cue?: RegExp
  weight?: number
  /** It meets a need more closely than the general help does, and its two halves mean something only together. */
  isFine?: true
}
