import type { Piece } from './highlight.ts'

/** A text with the searched words marked. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className="rounded-1 bg-mark px-[0.1em] text-text">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
