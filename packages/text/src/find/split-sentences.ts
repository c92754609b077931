/** The complete sentences of a streamed text, and the rest. A point inside a figure ends nothing. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(/(?<![.!?])[.!?]+["')\]]*\s+|\n+/g)) {
    const to = match.index + match[0].length
    sentences.push(text.slice(from, to))
    from = to
  }
  return { sentences, rest: text.slice(from) }
}
