import { splitClauses } from './clauses.ts'
import { findSubject } from './find-subject.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { ownClauses } from './own-clauses.ts'
import { isMadeUp, isSupposed, type Stance, stanceOf } from './stance.ts'

const NOT_THEIRS: readonly Stance[] = ['supposed', 'past', 'hearsay', 'elsewhere', 'other_currency']

/**
 * Whether words correct a value of the user's own bill: "my rate is 24p, not 27p". What somebody else says or pays,
 * suppositions, markup and orders to Mo correct nothing.
 */
export function mayCorrect(text: string, value: string): boolean {
  if (isMadeUp(text) || isElsewhere(text)) return false
  const own = ownClauses(text)
  if (own === undefined && findSubject(text, { subject: 'own' }).subject === 'other') return false
  const said = own ?? text
  const at = said.indexOf(value)
  const clause = splitClauses(said).findLast((each) => each.at <= Math.max(0, at))
  const upToValue = at < 0 ? said : said.slice(0, at + value.length)
  return !isSupposed(upToValue) && !NOT_THEIRS.includes(stanceOf(clause?.text ?? said, false))
}
