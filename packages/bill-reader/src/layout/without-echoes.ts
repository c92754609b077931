import { sharedHeight, type Token } from './cell.ts'

const INSIDE = 0.75

/**
 * Two stretches of a photographed line may overlap: characters at the end of one are read again at the start of the
 * next.
 */
export function withoutEchoes(tokens: readonly Token[]): Token[] {
  const sorted = tokens.toSorted((a, b) => a.left - b.left)
  return tokens.filter((token) => {
    for (const other of sorted) {
      if (other.left > token.right) break
      if (other !== token && isEcho(token, other)) return false
    }
    return true
  })
}

function isEcho(token: Token, whole: Token): boolean {
  if (token.text.length >= whole.text.length || !(whole.text.startsWith(token.text) || whole.text.endsWith(token.text)))
    return false
  const shared = Math.min(token.right, whole.right) - Math.max(token.left, whole.left)
  return shared > INSIDE * (token.right - token.left) && sharedHeight(token, whole) > 0.6
}
