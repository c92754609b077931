import type { AST } from '@eslint-community/regexpp'

/** One bit per character of `ALPHABET`: enough to see which classes overlap, without the whole of Unicode. */
export type CharSet = bigint

/** Latin, its accents, and one or two of every other kind that the patterns distinguish. */
const ALPHABET = [
  ...Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)),
  ...Array.from('–—‘’“”•…→€₂−×√✓\u2028\u2029\u200b\u202f\u3000\ufeffΩωЖж中あ\u0301٣Ⅷſ\u212aﬁ'),
  '\ud83d',
]

export const NOTHING: CharSet = 0n
const known = new Map<string, CharSet>()

/** The characters that a one-character node can match. */
export function charSet(node: AST.Character | AST.CharacterSet | AST.CharacterClass, flags: string): CharSet {
  const key = `${flags}/${node.raw}`
  const found = known.get(key)
  if (found !== undefined) return found
  const one = new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gym]/g, ''))
  let set = NOTHING
  for (const [index, char] of ALPHABET.entries()) if (one.test(char)) set |= 1n << BigInt(index)
  // What is not in the alphabet counts as one more character at the end.
  if (set === NOTHING) set = 1n << BigInt(ALPHABET.length)
  known.set(key, set)
  return set
}

export const WORD = ofClass(/\w/)
export const EVERYTHING = ofClass(/[^]/)
export const NEWLINES = ofClass(/[\n\r\u2028\u2029]/)

function ofClass(one: RegExp): CharSet {
  return ALPHABET.reduce((set, char, index) => (one.test(char) ? set | (1n << BigInt(index)) : set), NOTHING)
}

export function isWithin(set: CharSet, other: CharSet): boolean {
  return (set & ~other) === NOTHING
}

export function isDisjoint(set: CharSet, other: CharSet): boolean {
  return (set & other) === NOTHING
}
