/**
 * Text normalised for comparing labels: lower-case letters and digits only, with characters that OCR confuses made
 * equal.
 */
export type FoldedText = { text: string; origin: readonly number[] }

const ALIKE: Record<string, string> = { i: 'l', '1': 'l', '|': 'l', '!': 'l', '0': 'o' }

export function foldText(text: string): FoldedText {
  let folded = ''
  const origin: number[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at).toLowerCase()
    // A separate bar is between two fields, and is not a letter.
    if (letter === '|' && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ') continue
    const kept = ALIKE[letter] ?? letter
    if (!/[a-z0-9&£%]/.test(kept)) continue
    folded += kept
    origin.push(at)
  }
  return { text: folded, origin }
}

/** `[new] balance`, `account (number|no)`: square brackets are optional, spaces are ignored. */
export function foldPattern(phrase: string): string {
  return longestFirst(phrase)
    .toLowerCase()
    .replaceAll(/[^a-z0-9&£%()[\]|]/g, '')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
}

/** A pattern matches the first alternative that fits, so "issued" must come before "issue". */
function longestFirst(phrase: string): string {
  return phrase.replaceAll(/([([])([^()[\]]*)([)\]])/g, (_, open: string, inner: string, close: string) => {
    const sorted = inner.split('|').sort((a, b) => b.length - a.length)
    return `${open}${sorted.join('|')}${close}`
  })
}
