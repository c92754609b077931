import * as z from 'zod/mini'
import { isBlank } from './is-blank.ts'

/** Control characters, lone surrogates, and bidirectional marks: people do not type them. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
/** They get in by copying and pasting. The joiners of letters and emoji are not among them. */
const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/gu
const HIDDEN_TEXT = 'Please only use visible characters'

const inOneLine = (text: string) => text.replaceAll(WITHOUT_WIDTH, '').trim()
const inParagraphs = (text: string) => inOneLine(text.replaceAll(/\r\n?/g, '\n'))

/** One line: surrounding space is trimmed, and invisible text is rejected. */
export function oneLine(most: number, missing: string) {
  return z.string(missing).check(
    z.overwrite(inOneLine),
    z.minLength(1, missing),
    z.maxLength(most, `Please use ${most} characters or fewer`),
    z.refine((text) => !HIDDEN.test(text) && (text === '' || !isBlank(text)), HIDDEN_TEXT),
  )
}

/** A line that may be empty. */
export function maybeLine(most: number) {
  return z.string().check(
    z.overwrite(inOneLine),
    z.maxLength(most, `Please use ${most} characters or fewer`),
    z.refine((text) => !HIDDEN.test(text), HIDDEN_TEXT),
  )
}

export function paragraphs(most: number, missing: string) {
  return z.string(missing).check(
    z.overwrite(inParagraphs),
    z.minLength(1, missing),
    z.maxLength(most, `Please use ${most} characters or fewer`),
    z.refine((text) => !HIDDEN.test(text.replaceAll(/[\n\t]/g, ' ')), HIDDEN_TEXT),
  )
}
