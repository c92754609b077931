import { type Competition, sayDrawPrizes } from '@mowatt/contract'
import { proofStepsTexts } from './competition-texts.ts'
import { sayLeftOut } from './competition-words.ts'
import { sayDate, sayMoment } from './say-moment.ts'

export type ProofStep = {
  title: string
  /** When it was done; null if it is still in the future. */
  at: string | null
  text: string
  /** What was published then. */
  code?: { label: string; value: string }[]
}

/** The competition as a proof, from the first step to the last; steps in the future say so. */
export function proofSteps(competition: Competition): ProofStep[] {
  const { rules, rules_hash, closes_at, settles_at, entrants, left_out, commitment, commitment_hash } = competition
  const at = (what: string) => {
    const step = competition.steps.find((each) => each.what === what)
    return step ? sayMoment(step.at) : null
  }
  const { first, last } = rules.draw
  const prizes = sayDrawPrizes(rules.draw)
  const inPool = Math.max(0, Math.min(entrants, last) - first + 1)
  const isOver = competition.status !== 'open' && competition.status !== 'upcoming'
  const steps: ProofStep[] = [
    {
      title: proofStepsTexts.rules,
      at: at('open') ?? at('upcoming'),
      text: proofStepsTexts.rulesText(sayDate(rules.terms_version)),
      code: [{ label: proofStepsTexts.rulesHash, value: rules_hash }],
    },
    {
      title: proofStepsTexts.closed,
      at: isOver ? sayMoment(closes_at) : null,
      text: isOver ? proofStepsTexts.closedText : proofStepsTexts.closes(sayMoment(closes_at)),
    },
    {
      title: proofStepsTexts.ranking,
      at: at('settled'),
      text: at('settled')
        ? entrants === 0
          ? proofStepsTexts.nobodyRanked(sayLeftOut(left_out))
          : proofStepsTexts.ranked(people(entrants), sayLeftOut(left_out))
        : proofStepsTexts.reviews(sayMoment(settles_at)),
    },
  ]
  if (at('settled') && entrants === 0) return steps
  return [
    ...steps,
    {
      title: proofStepsTexts.list,
      at: at('committed'),
      text: commitment ? sayRound(commitment, competition.is_practice) : proofStepsTexts.roundToCome,
      ...(commitment && {
        code: [
          { label: proofStepsTexts.listHash, value: commitment.merkle_root },
          { label: proofStepsTexts.commitmentHash, value: commitment_hash ?? '' },
        ],
      }),
    },
    {
      title: proofStepsTexts.drawn,
      at: entrants > 0 ? at('drawn') : null,
      text: at('drawn')
        ? inPool === 0
          ? proofStepsTexts.nobodyInDraw(first, last, prizes)
          : proofStepsTexts.drawnText(people(inPool), first, last, prizes)
        : proofStepsTexts.toDraw(first, last, prizes),
    },
  ]
}

function sayRound({ round, round_seconds }: NonNullable<Competition['commitment']>, isPractice: boolean): string {
  const decides = proofStepsTexts.round(round, sayMoment(new Date(round_seconds * 1000).toISOString()))
  return isPractice ? proofStepsTexts.practiceRound(decides) : decides
}

function people(count: number): string {
  return count === 1 ? proofStepsTexts.onePerson : proofStepsTexts.people(count.toLocaleString('en-GB'))
}
