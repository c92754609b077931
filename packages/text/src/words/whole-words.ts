/** Whether a text contains a word as a whole word, like `\b`. Both are in lower case. */
export function hasWord(text: string, word: string): boolean {
  if (word === '') return false
  let at = text.indexOf(word)
  while (at >= 0 && (isInside(text, at) || isInside(text, at + word.length))) at = text.indexOf(word, at + 1)
  return at >= 0
}

/** Whether a position is within a word. */
function isInside(text: string, at: number): boolean {
  return isLetter(text[at - 1]) && isLetter(text[at])
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\w/.test(sign)
}
