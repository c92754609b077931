import { tokenise } from './tokenise.ts'

export type Piece = { text: string; isMatch: boolean }

/** Splits a text, so that words with these stems can be marked. Joined, the pieces are the text. */
export function highlight(text: string, stems: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { stem, start, end } of tokenise(text)) {
    if (!stems.has(stem)) continue
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false })
  return pieces
}
