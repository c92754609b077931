import type { AgentState } from '../../agent-state.ts'
import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances, talkChances } from '../../understand/learnt/learnt.ts'
import type { Normalised } from '../../understand/words/normalise.ts'
import { keyOf } from '../follow-up/continue-topic.ts'

/** Needs that a single word can suggest. */
const LOUD: readonly string[] = ['debt', 'medical', 'debt_switch', 'scam', 'disconnection']
const OF_OWING: readonly string[] = ['debt', 'debt_switch']
const OF_BILL: readonly string[] = ['explain_bill', 'exit_fee', 'compare', 'start_switch']
const OWING: readonly string[] =
  'at_deal.owe_first at_deal.may_block at_deal.pay_older at_bill.balance at_bill.credit_much at_bill.sign at_bill.high at_bill.paid_but_owes'.split(
    ' ',
  )
const EXPLAINED: readonly string[] = ['explain_term', 'correct_premise', 'price_cap', 'vat', 'about_mo']
/** Questions of fact that name a danger. Nothing is wrong there, and it must be clear from all the words. */
const OF_FACT: Readonly<Record<string, readonly string[]>> = {
  carbon_monoxide: ['term_co_facts', 'term_co_alarm_chirp'],
}
/** A fuel that was given up long ago is no cut. */
const LONG_GONE = /\bgas\b.{0,20}\b(?:disconnected|removed|capped|taken out)\b.{0,15}\b(?:ago|since|already|before)\b/
const CLEARLY_FACT = 0.7
const OF_TALK = 0.5
const REAL = 0.5
const ELSEWHERE = 0.85
const POINTS = /\b(?:it|its|that|this|those|these|one|them|they)\b/
const FAMILY_OF = new Map(INTENTS.map((intent) => [intent.name, talkFamily(keyOf(intent) || intent.call)]))

/** A word of need in a question that goes on with what was explained is no need: "so I cannot pay more than that", of the cap. */
export function withoutFalseAlarm(
  need: Intent | undefined,
  said: Normalised,
  { topic }: AgentState,
): Intent | undefined {
  if (need?.name === 'disconnection' && LONG_GONE.test(said.plain)) return undefined
  const wishes = learntChances('wishes', said)
  if (!need || !LOUD.includes(need.name) || !topic) return need
  if ((wishes.get(need.name) ?? 0) >= REAL) return need
  // What is owed by the bill is talked about there: "so I owe them" is then no cry for help.
  if (OF_OWING.includes(need.name) && OF_BILL.includes(topic.call) && isOfTable(said)) return undefined
  if (!EXPLAINED.includes(topic.call)) return need
  const family = talkFamily(keyOf(topic) || topic.call)
  const [best] = [...talkChances(family, said)].toSorted(([, a], [, b]) => b - a)
  const isOfTalk = best !== undefined && best[1] >= OF_TALK && best[0] !== 'other' && best[0] !== 'case'
  return isOfTalk && best[0] !== need.name ? undefined : need
}

/** What the words ask of the bill outweighs what they are like elsewhere. */
function isOfTable(said: Normalised): boolean {
  const chances = learntChances('at_hand', said)
  const owing = OWING.reduce((sum, label) => sum + (chances.get(label) ?? 0), 0)
  return owing > (chances.get('none') ?? 0)
}

/** A question of fact about a danger, where all the words together ask just that. */
export function factOfDanger(need: Intent | undefined, said: Normalised): Intent | undefined {
  const name = OF_FACT[need?.name ?? '']?.find((each) => (learntChances('wishes', said).get(each) ?? 0) >= CLEARLY_FACT)
  return name === undefined ? undefined : INTENTS.find((intent) => intent.name === name)
}

/** After help for one need: whether a message clearly asks for something of another family, such as grants. */
export function leavesHelp(said: Normalised, { topic }: AgentState): boolean {
  if (topic?.call !== 'help_route' || POINTS.test(said.plain)) return false
  const family = talkFamily(keyOf(topic) || topic.call)
  return [...learntChances('wishes', said)].some(
    ([name, chance]) => chance >= ELSEWHERE && FAMILY_OF.has(name) && FAMILY_OF.get(name) !== family,
  )
}
