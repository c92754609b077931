import type { Answered } from './find-answer.ts'

/** What Mo says when somebody stopped him over a bill: nothing of it is used, and nothing is lost. */
export function stoppedReading(fileName: string): Answered {
  const text = `I have stopped reading ${fileName}, and use nothing of it. I keep the file for a day, so I can read it again when you like.`
  return { text, cards: [], facts: [], isStopped: true }
}
