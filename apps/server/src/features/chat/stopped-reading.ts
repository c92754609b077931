import type { Answered } from './find-answer.ts'

/** What Mo says when a user stopped the reading of a bill: nothing of it is used, and nothing is lost. */
export function stoppedReading(fileName: string): Answered {
  const text = `I’ve stopped reading ${fileName} and won’t use anything from it. I’ll keep the file for 24 hours in case you want me to try again.`
  return { text, cards: [], facts: [], isStopped: true }
}
