import { normalise } from '../words/normalise.ts'
import { DANGER_RULES, type DangerRule } from './danger-rules.ts'

/** A danger or need in a message: the topic with its help, and whether it comes first. */
export type Danger = { topic: string; level: DangerRule['level'] }

const TOLD = 0.9
/** Covers the longest message, however late in it the danger is mentioned. */
const LONGEST = 4000

/**
 * The dangers and needs in a message, the most urgent first. Detected by rules before the message is read; it can only
 * add help and remove offers, and never replaces the answer to the message.
 */
export function hearDanger(text: string): Danger[] {
  const { plain, raw, canonical } = normalise(text.slice(0, LONGEST))
  const forms = [...new Set([plain, canonical, raw])]
  return DANGER_RULES.filter((rule) => weightOf(rule, forms) >= TOLD).map(({ topic, level }) => ({ topic, level }))
}

function weightOf({ cues, not = [] }: DangerRule, forms: readonly string[]): number {
  const isThere = (pattern: RegExp) => forms.some((form) => pattern.test(form))
  const most = cues.reduce((best, [pattern, weight]) => (weight > best && isThere(pattern) ? weight : best), 0)
  if (most === 0) return 0
  return not.reduce((left, [pattern, weight]) => (isThere(pattern) ? left - weight : left), most)
}

const OVER =
  /\b(?:all safe|made (?:it )?safe|it'?s safe|is safe|safe now|all clear|all sorted|sorted now|false alarm|back on(?: now)?|power is back|fixed now|all fine|we'?re fine|i'?m fine|he'?s fine|she'?s fine)\b/i
const NOT_OVER = /\b(?:not|isn'?t|unless|if|is it|until|when|will)\b|\?/i

/** Whether the message says that the danger is over. */
export function isDangerOver(text: string): boolean {
  return OVER.test(text) && !NOT_OVER.test(text)
}
