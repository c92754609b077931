import { heightOf, sharedHeight, type Token } from './cell.ts'

const LEAST_RUN = 4
const LONGEST_PIECE = 2
/** In text heights. */
const WIDEST_GAP = 0.75

/** Names in spaced-out letters are read one letter at a time on photos: such a run is one word. */
export function joinSpacedLetters(tokens: readonly Token[]): { tokens: Token[]; joined: ReadonlySet<Token> } {
  const pieces = tokens.filter(({ text }) => text.length <= LONGEST_PIECE && /^[A-Za-z&']+$/.test(text))
  const sorted = pieces.toSorted((a, b) => a.left - b.left)
  const taken = new Set<Token>()
  const joined = new Set<Token>()
  for (const first of sorted) {
    if (taken.has(first)) continue
    const run = [first]
    for (const piece of sorted) {
      const last = run.at(-1) ?? first
      if (!taken.has(piece) && piece !== last && follows(last, piece)) run.push(piece)
    }
    if (run.length < LEAST_RUN || run.some(({ text }) => /^[ap]$/.test(text) && run.length < LEAST_RUN + 1)) continue
    for (const piece of run) taken.add(piece)
    joined.add(joinedToken(run))
  }
  return { tokens: [...tokens.filter((token) => !taken.has(token)), ...joined], joined }
}

function follows(token: Token, next: Token): boolean {
  const gap = next.left - token.right
  const height = Math.max(heightOf(token), heightOf(next))
  return gap > -0.2 * height && gap < WIDEST_GAP * height && sharedHeight(token, next) > 0.6
}

function joinedToken(run: readonly Token[]): Token {
  const first = run[0] as Token
  const last = run.at(-1) ?? first
  return {
    text: run.map(({ text }) => text).join(''),
    left: first.left,
    right: last.right,
    top: Math.min(...run.map(({ top }) => top)),
    bottom: Math.max(...run.map(({ bottom }) => bottom)),
    confidence: Math.min(...run.map(({ confidence }) => confidence)),
    start: 0,
    ...(first.origin && last.origin && { origin: { ...first.origin, to: last.origin.to } }),
  }
}
