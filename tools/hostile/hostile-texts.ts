import { type Chance, sampleOf } from './sample-of.ts'

export const UNITS: readonly string[] = [
  ...Array.from(' a1.,-\'"([{<>@%?!*_\\/\n\t\u0000é’中\u0301\u200b\u202e😀'),
  '1,',
  '1.',
  '1 ',
  '£1 ',
  '24p ',
  'a ',
  'a.',
  'a@',
  '--',
  '<!---->',
  '<a ',
  '</',
  '&amp;',
  '%41',
  '[]',
  '[](',
  '](',
  '()',
  'gas ',
  'electric ',
  'the my ',
  'so and ok ',
  'its it is ',
  'one two ',
  'january ',
  'in reading ',
  'http://a.',
  'e e ',
]
const ENDS = ['', '\u0000', '!', '\n', 'x', ' not', '"', '\ud83d']

/** Repeatable randomness: a slow text can be made again from its number. */
export function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A text that fails late: something that patterns begin to match, repeatedly, and an end that none of them matches. */
export function hostileText(
  patterns: readonly { source: string; flags: string }[],
  chance: Chance,
  length: number,
): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
  const sample = () => {
    const { source, flags } = pick(patterns)
    return sampleOf(source, flags, chance)
  }
  const part = (text: string) => {
    const from = Math.floor(chance() * text.length)
    return text.slice(from, from + 1 + Math.floor(chance() * (text.length - from)))
  }
  const kinds = [
    () => ['', pick(UNITS)],
    () => ['', pick(UNITS) + pick(UNITS)],
    () => ['', `${sample()}${pick(['', ' '])}`],
    () => ['', `${part(sample())} `],
    () => [sample(), part(sample())],
    () => ['', `${sample()} ${sample()} ${sample()} `],
  ]
  const [start = '', pump = 'a'] = pick(kinds)()
  const end = pick(ENDS)
  const room = Math.max(0, length - start.length - end.length)
  const filled = (pump || 'a').repeat(Math.ceil(room / (pump.length || 1))).slice(0, room)
  return (start + filled + end).slice(0, length)
}
