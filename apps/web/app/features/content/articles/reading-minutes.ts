import { richTextToPlain } from '../rich-text-to-plain.ts'
import type { Block } from '../site-content.ts'

const WORDS_A_MINUTE = 220

/** Returns the reading time for a careful reader, in whole minutes. */
export function readingMinutes(body: readonly Block[]): number {
  const words = richTextToPlain(body).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
