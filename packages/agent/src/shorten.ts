/** A text of at most that length, ended after a sentence or else after a word, never inside one. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '))
  if (sentence > longest / 2) return cut.slice(0, sentence + 1)
  const word = cut.slice(0, longest - 1).lastIndexOf(' ')
  return `${cut.slice(0, word > longest / 2 ? word : longest - 1).trimEnd()}…`
}
