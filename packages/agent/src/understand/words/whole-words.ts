/** Whether a word stands in a text by itself, as `\b` would have it. Both are in small letters. */
export function hasWord(text: string, word: string): boolean {
  return placeOf(text, word, 0) >= 0
}

/** The text with a space in the place of each such word. */
export function withoutWord(text: string, word: string): string {
  let left = ''
  let from = 0
  for (let at = placeOf(text, word, 0); at >= 0; at = placeOf(text, word, from)) {
    left += `${text.slice(from, at)} `
    from = at + word.length
  }
  return left + text.slice(from)
}

function placeOf(text: string, word: string, from: number): number {
  if (word === '') return -1
  let at = text.indexOf(word, from)
  while (at >= 0 && (isInside(text, at) || isInside(text, at + word.length))) at = text.indexOf(word, at + 1)
  return at
}

/** Whether a place lies within a word. */
function isInside(text: string, at: number): boolean {
  return isLetter(text[at - 1]) && isLetter(text[at])
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\w/.test(sign)
}
