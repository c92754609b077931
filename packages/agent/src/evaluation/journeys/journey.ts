import type { Given } from '../utterances/utterance.ts'

/** A turn of a journey: what is said, the call it must lead to, and words that the answer must or must not hold. */
export type Step = { say: string; call: string; has?: RegExp; not?: RegExp; asks?: string; card?: string }
export type Journey = {
  name: string
  given: Given
  steps: readonly Step[]
  /** What the world must have been asked to do, in all. */ did?: readonly string[]
}

type Short = readonly [say: string, call: string, more?: Omit<Step, 'say' | 'call'>]

export function journey(name: string, given: Given, steps: readonly Short[], did?: readonly string[]): Journey {
  return { name, given, steps: steps.map(([say, call, more]) => ({ say, call, ...more })), ...(did && { did }) }
}
