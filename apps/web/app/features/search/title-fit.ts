import type { TermMatch } from './match-term.ts'

/** From here on a title counts as an exact match: 'privacy' means 'Privacy policy'. */
const CLOSE_ENOUGH = 0.5

/** How much of a title was typed, if the title contains all that was typed and is a close match; otherwise nothing. */
export function titleFit(titleStems: readonly string[], matches: readonly TermMatch[]): number {
  const isAllThere = matches.every(({ stems }) => titleStems.some((stem) => stems.has(stem)))
  const share = Math.min(1, matches.length / titleStems.length)
  return isAllThere && share >= CLOSE_ENOUGH ? share : 0
}
