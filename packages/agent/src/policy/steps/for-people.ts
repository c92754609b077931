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
import type { HomeAnswer } from '../of-home/heard-home.ts'
import { closed, type TurnStep } from './turn-step.ts'

/** What Mo does for a person: it goes before what single words of the message could mean otherwise. */
export const PEOPLE_STEPS: readonly TurnStep[] = [
  ['a letter', (turn) => unlessPressed(turn, hearLetter(turn))],
  ['step by step', (turn) => unlessPressed(turn, turn.safety ? undefined : goBySteps(turn))],
  ['the talk in short', (turn) => unlessPressed(turn, turn.safety ? undefined : sumUpTalk(turn))],
  ['rates beside the cap', (turn) => unlessPressed(turn, turn.safety ? undefined : judgeOwnRates(turn))],
  ['more of an offer', (turn) => unlessPressed(turn, turn.safety ? undefined : moreOfOffer(turn))],
  ['pointed at on the list', (turn) => unlessPressed(turn, turn.safety ? undefined : pointOnList(turn))],
  ['gas or electricity', (turn) => unlessPressed(turn, turn.safety ? undefined : cutWhich(turn))],
  ['the cost elsewhere', (turn) => unlessPressed(turn, turn.safety ? undefined : costElsewhere(turn))],
  ['beside others', (turn) => unlessPressed(turn, besideOthers(turn))],
  ['a detail that was not asked for', (turn) => unlessPressed(turn, hearDetail(turn))],
]

const SURELY = 0.6

/** Which fuel to use less of: before general advice on using less. */
function cutWhich(turn: Turn): HomeAnswer | undefined {
  const facts = turn.state.subject === 'own' ? billOf(turn.world, turn.state)?.facts : undefined
  const chance = learntChances('at_hand', turn.said).get('at_bill.cut_which') ?? 0
  return facts && chance >= SURELY ? whichToCut(turn, facts) : undefined
}

/** What was pressed has its answer already. */
function unlessPressed(turn: Turn, answer: HomeAnswer | undefined): Plan | undefined {
  return isOffered(turn.said) ? undefined : closed(turn, answer)
}
