/** A frame of the typing placeholder: which phrase, how much of it, and whether it is being deleted. */
export type Typing = { phrase: number; length: number; isDeleting: boolean }

const TYPE_MS = 80
const DELETE_MS = 30
const HOLD_MS = 2000

export const firstTyping: Typing = { phrase: 0, length: 0, isDeleting: false }

/** Returns the next frame, and how long this one stays. */
export function nextTyping(now: Typing, phrases: readonly string[]): { next: Typing; afterMs: number } {
  const length = phrases[now.phrase]?.length ?? 0
  if (!now.isDeleting) {
    return now.length < length
      ? { next: { ...now, length: now.length + 1 }, afterMs: TYPE_MS }
      : { next: { ...now, isDeleting: true }, afterMs: HOLD_MS }
  }
  return now.length > 0
    ? { next: { ...now, length: now.length - 1 }, afterMs: DELETE_MS }
    : { next: { ...firstTyping, phrase: (now.phrase + 1) % phrases.length }, afterMs: TYPE_MS }
}
