import type { Figure } from './figure.ts'
import { plainNumber } from './figure.ts'
import { NUMBER_WORDS, valueOfWords } from './number-words.ts'

export type Pattern = {
  domain: Figure['domain']
  pattern: RegExp
  valueOf: (match: RegExpExecArray) => string
}

const DIGITS = '\\d{1,3}(?:,\\d{3}){1,6}(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const NUMBER = `(${DIGITS}|${NUMBER_WORDS})`
const MICRO = 1_000_000
const SCALES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000, bn: 1_000_000_000 }

const LINKS: readonly Pattern[] = [
  {
    domain: 'link',
    pattern:
      /(?:https?:\/\/|www\.)[^\s)<>"']+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w-])[\w-]+\.(?:com|net|org|io|ru|xyz)\b[^\s)]*/gi,
    valueOf: ([text]) => text.toLowerCase().replace(/(?<![.,])[.,]+$/, ''),
  },
]

const PHONES: readonly Pattern[] = [
  {
    domain: 'phone',
    pattern: /(?<![\d£.,])(?:\+44\s?|0)\d{2,4}[\s-]?\d{3}[\s-]?\d{3,4}\b/g,
    valueOf: ([text]) => text.replace(/\D/g, ''),
  },
]

const SUMS: readonly Pattern[] = [
  {
    domain: 'money',
    pattern: new RegExp(`£\\s?(${DIGITS})\\s?(k|m|bn)?(?![\\w])`, 'gi'),
    valueOf: ([, amount = '', scale]) => microOf(amount, 100 * (SCALES[scale?.toLowerCase() ?? ''] ?? 1)),
  },
  {
    domain: 'money',
    pattern: new RegExp(`\\b${NUMBER}\\s?(?:pounds?(?:\\s+sterling)?|quid|gbp)\\b`, 'gi'),
    valueOf: ([, amount = '']) => microOf(amount, 100),
  },
  {
    domain: 'money',
    pattern: new RegExp(`\\b${NUMBER}\\s?(?:p|pence|penny)\\b`, 'gi'),
    valueOf: ([, amount = '']) => microOf(amount, 1),
  },
  {
    domain: 'money',
    pattern: /[$€]\s?\d[\d,.]*/g,
    valueOf: ([text]) => `foreign ${text}`,
  },
  {
    domain: 'percent',
    pattern: new RegExp(`(?<!\\d)${NUMBER}\\s?(?:%|per\\s?cent\\b)`, 'gi'),
    valueOf: ([, amount = '']) => numberOf(amount),
  },
  {
    domain: 'energy',
    pattern: new RegExp(`\\b${NUMBER}\\s?(k|m)(?:wh|ilowatt[\\s-]hours?)\\b`, 'gi'),
    valueOf: ([, amount = '', unit]) => String(Number(numberOf(amount)) * (unit?.toLowerCase() === 'm' ? 1000 : 1)),
  },
]

const UNITS: Readonly<Record<string, [unit: string, times: number]>> = {
  day: ['days', 1],
  week: ['days', 7],
  fortnight: ['days', 14],
  month: ['months', 1],
  year: ['months', 12],
  hour: ['hours', 1],
  minute: ['minutes', 1],
  second: ['seconds', 1],
}

const SPANS: readonly Pattern[] = [
  {
    domain: 'span',
    pattern: new RegExp(
      `\\b${NUMBER}[\\s-]{1,9}(working\\s+|business\\s+)?(day|week|fortnight|month|year|hour|minute|second)s?\\b`,
      'gi',
    ),
    valueOf: ([, amount = '', working, unit = '']) => {
      const [name, times] = UNITS[unit.toLowerCase()] ?? ['days', 1]
      return `${Number(numberOf(amount)) * times} ${working ? 'working ' : ''}${name}`
    },
  },
]

const REST: readonly Pattern[] = [
  {
    // Matches found before are blanked with a bar: "£5 a quarter more" is a period, not a share.
    domain: 'share',
    pattern:
      /\b(?:half|a third|(?<![\d|] )a quarter|two[- ]thirds|three quarters|twice|double|triple)\b(?=\s+(?:of|the|as|your|my|price|cheaper|less|more|what))/gi,
    valueOf: ([text]) => text.toLowerCase(),
  },
  {
    domain: 'code',
    pattern:
      /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b(?=[A-Za-z-]{0,150}\d)(?=[\d-]{0,150}[A-Za-z])[A-Za-z\d-]{2,150}(?:\b|(?=[A-Za-z\d]))/g,
    valueOf: ([text]) => text.toUpperCase().replace(/[\s-]/g, ''),
  },
  {
    domain: 'number',
    pattern: new RegExp(`(?<![\\w.])(${DIGITS})`, 'g'),
    valueOf: ([, amount = '']) => plainNumber(amount),
  },
  {
    domain: 'number',
    pattern: new RegExp(`\\b(${NUMBER_WORDS})\\b`, 'gi'),
    valueOf: ([, words = '']) => numberOf(words),
  },
]

export const FIGURE_PATTERNS = { before: [...LINKS], after: [...PHONES, ...SUMS, ...SPANS, ...REST] } as const

function numberOf(text: string): string {
  return /\d/.test(text) ? plainNumber(text) : String(valueOfWords(text) ?? text)
}

/** As exact as the text: calculations are written with at most six decimals of a penny. */
function microOf(amount: string, pence: number): string {
  return String(Math.round(Number(numberOf(amount)) * pence * MICRO))
}
