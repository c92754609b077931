import { isOffered } from '../../understand/classify.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { whichToCut } from '../of-bill/which-to-cut.ts'
import { judgeOwnRates } from '../at-once/judge-own-rates.ts'
import { sumUpTalk } from '../at-once/sum-up-talk.ts'
import { goBySteps } from '../in-steps/go-by-steps.ts'
import { moreOfOffer } from '../at-once/more-of-offer.ts'
import { costElsewhere } from '../at-once/cost-elsewhere.ts'
import { pointOnList } from '../of-list/point-on-list.ts'
import { besideOthers } from '../of-home/beside-others.ts'
import { hearDetail } from '../of-home/hear-detail.ts'
import { hearLetter } from '../letters/hear-letter.ts'
import type { Plan } from '../plan-fresh.ts'
import type { Turn } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'
import type { HomeAnswer } from '../of-home/heard-home.ts'
import type { TurnStep } from './of-talk.ts'

/** What Mo does for a person: it goes before what single words of the message could mean otherwise. */
export const PEOPLE_STEPS: readonly TurnStep[] = [
  ['a letter', (turn) => closed(turn, hearLetter(turn))],
  ['step by step', (turn) => closed(turn, turn.safety ? undefined : goBySteps(turn))],
  ['the talk in short', (turn) => closed(turn, turn.safety ? undefined : sumUpTalk(turn))],
  ['rates beside the cap', (turn) => closed(turn, turn.safety ? undefined : judgeOwnRates(turn))],
  ['more of an offer', (turn) => closed(turn, turn.safety ? undefined : moreOfOffer(turn))],
  ['pointed at on the list', (turn) => closed(turn, turn.safety ? undefined : pointOnList(turn))],
  ['gas or electricity', (turn) => closed(turn, turn.safety ? undefined : cutWhich(turn))],
  ['the cost elsewhere', (turn) => closed(turn, turn.safety ? undefined : costElsewhere(turn))],
  ['beside others', (turn) => closed(turn, besideOthers(turn))],
  ['a detail that was not asked for', (turn) => closed(turn, hearDetail(turn))],
]

const SURELY = 0.6

/** Which fuel to use less of: before general advice on using less. */
function cutWhich(turn: Turn): HomeAnswer | undefined {
  const facts = turn.state.subject === 'own' ? billOf(turn.world, turn.state)?.facts : undefined
  const chance = learntChances('at_hand', turn.said).get('at_bill.cut_which') ?? 0
  return facts && chance >= SURELY ? whichToCut(turn, facts) : undefined
}

/** With an answer, what Mo asked before is no longer open. */
function closed({ said, state }: Turn, answer: HomeAnswer | undefined): Plan | undefined {
  // What was pressed has its answer already.
  return answer && !isOffered(said) ? { ...answer, state: withoutAsked(state) } : undefined
}
