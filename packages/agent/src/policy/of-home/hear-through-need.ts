import { billOf } from '../../home/home-of-turn.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'
import { aboutAsked } from './about-asked.ts'
import { owed } from './bare-answer.ts'
import { JUDGED, judgeFigure } from './judge-figure.ts'
import { leaveFree } from './leave-free.ts'

const CHILD = /\b(?:bab(?:y|ies)|newborns?|toddlers?|kids?|child|children|little ones?|infants?)\b/
const IN_NEED =
  /\b(?:ill|poorly|premature|oxygen|asthma\w*|disab\w*|cold|freez\w*|warm|afford|struggl\w*|skint|equipment|hospital|medical|cut off|priority)\b/
const PAID_ALWAYS =
  /\b(?:i|we) (?:have |do |always |already ){0,6}(?:paid|pay|paying)\b.{0,15}\b(?:every|each|on time|always|all|month|up to date|in full)\b/
const ASKS_OWED =
  /^(?:so |and |but |ok )*(?:am i|are we|is my account|is it)\b.{0,12}\b(?:in debt|in debit|in credit|behind|in arrears)\b|\b(?:do i|do we) (?:actually |still |really )?owe\b(?!.{0,150}\bsay\b)/
const OWES = /\b(?:owe|owes|owing|debt|debit|behind|arrears|balance)\b/

/** `isLoud`: a need that a single word can suggest. Words such as "paying" and "debt" that ask for a figure and not for help. */
export function hearThroughNeed(heard: Heard, isLoud: boolean): HomeAnswer | undefined {
  const asked = aboutAsked(heard)
  if (asked) return { calls: [], at_once: [asked], keepsAsked: true }
  if (!isLoud) return undefined
  const free = leaveFree(heard)
  if (free) return { calls: [free], at_once: [] }
  const { plain, state, world } = heard
  // A child that is named beside a sum is one of the people of the home.
  const judged = CHILD.test(plain) && !IN_NEED.test(plain) ? judgeFigure(heard) : undefined
  if (judged) return { calls: [], at_once: [judged], about: JUDGED }
  if (billOf(world, state) && ASKS_OWED.test(plain))
    return { calls: [{ name: 'explain_bill', args: { aspect: 'owed' } }], at_once: [] }
  const bare = owed(heard)
  if (bare) return bare
  return billOf(world, state) && PAID_ALWAYS.test(plain) && OWES.test(plain)
    ? { calls: [{ name: 'explain_bill', args: { aspect: 'paid_but_owes' } }], at_once: [] }
    : undefined
}
