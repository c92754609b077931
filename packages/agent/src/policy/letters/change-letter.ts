import type { Heard } from '../of-home/heard-home.ts'
import type { LetterManner } from './compose-letter.ts'
import { LETTER_KINDS, type LetterName } from './letter-kinds.ts'

const MOST_WORDS = 14
const SHORTER = /\b(?:short\w*|brief\w*|too long|less wordy|cut it|trim|half (?:of )?(?:it|that)|simpler|fewer words)\b/
const FIRMER =
  /\b(?:firm\w*|strong\w*|tough\w*|angri\w*|harsh\w*|stern\w*|assertive|more serious|stricter|formal\w*|legal\w*|official\w*|professional\w*|less polite)\b/
const SOFTER =
  /\b(?:soft\w*|polite\w*|nicer|kinder|friendl\w*|gentl\w*|less (?:formal|harsh|firm|angry)|casual|tone (?:it|that) down|calm\w*|warmer|not so (?:harsh|firm|angry))\b/
const LONGER = /\b(?:longer|in full|more detail\w*|the first one|as it was)\b/
const ADD =
  /^(?:(?:can|could|you|please|and|also|ok|pls|now|maybe)\s+)*(?:add|mention|include|put in|say|write)(?: in)?(?: too| also)?(?: that)? (.{4,120})$/i
const DIGITS = /^(?:(?:its|it is|the reading is|the amount is|that is|make it|actually)\s+)*£?\d[\d,.]*(?: \w+){0,2}$/

/** How the letter on the table is to be changed; undefined where the message is about something else. */
export function changeLetter({
  text,
  plain,
  state: { topic },
}: Heard): { name: LetterName; manner: LetterManner } | undefined {
  const name = topic?.args['letter']
  if (typeof name !== 'string' || !(name in LETTER_KINDS) || plain.split(' ').length > MOST_WORDS) return undefined
  const manner = mannerOf(topic?.args ?? {})
  // As typed too: a spelling that was put right can hide the word.
  const next = changed(text, `${plain} ${text.toLowerCase()}`, plain, manner)
  return next && { name: name as LetterName, manner: next }
}

function changed(text: string, words: string, plain: string, manner: LetterManner): LetterManner | undefined {
  const added = ADD.exec(text.trim())?.[1]
  // Another letter is no addition to this one.
  const isOther = /\b(?:write|draft)\b.{0,20}\b(?:letter|e-?mail|message|note)\b/i.test(text)
  if (isOther) return undefined
  if (added !== undefined && !/\?\s*$/.test(text)) return { ...manner, added: [...manner.added, sentenceOf(added)] }
  if (SHORTER.test(words)) return { ...manner, isShort: true }
  if (SOFTER.test(words)) return { ...manner, tone: 'soft' }
  if (FIRMER.test(words)) return { ...manner, tone: 'firm' }
  if (LONGER.test(words)) return { ...manner, isShort: false }
  // A figure that was missing stands in the letter from now on.
  return DIGITS.test(plain) ? manner : undefined
}

function mannerOf(args: Readonly<Record<string, unknown>>): LetterManner {
  const { tone, isShort, added } = args
  return {
    tone: tone === 'firm' || tone === 'soft' ? tone : 'plain',
    isShort: isShort === true,
    added: Array.isArray(added) ? added.filter((each) => typeof each === 'string') : [],
  }
}

const WORDS: readonly [RegExp, string][] = [
  [/\bi'?ve\b/gi, 'I have'],
  [/\bi'?m\b/gi, 'I am'],
  [/\bwe'?ve\b/gi, 'we have'],
  [/\bi\b/g, 'I'],
  [/\bdont\b/gi, 'do not'],
  [/\bdidnt\b/gi, 'did not'],
]

/** What they want said, as a sentence of the letter. */
function sentenceOf(said: string): string {
  const words = WORDS.reduce(
    (line, [pattern, put]) => line.replaceAll(pattern, put),
    said.trim().replace(/(?<![.!])[.!]+$/, ''),
  )
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
