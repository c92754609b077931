import { type Competition, sayDrawPrizes } from '@mowatt/contract'
import { sayLeftOut } from './competition-words.ts'
import { sayDate, sayMoment } from './say-moment.ts'

export type ProofStep = {
  title: string
  /** When it was done; null while it is still to come. */
  at: string | null
  text: string
  /** What was published then. */
  code?: { label: string; value: string }[]
}

/** The competition as a proof, from the first step to the last; what has not happened yet says so. */
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
      title: 'Rules frozen',
      at: at('open') ?? at('upcoming'),
      text: `These are the terms of ${sayDate(rules.terms_version)}. The prizes, places and dates can no longer be changed.`,
      code: [{ label: 'rules', value: rules_hash }],
    },
    {
      title: 'Entry closed',
      at: isOver ? sayMoment(closes_at) : null,
      text: isOver
        ? 'Our server didn’t accept any entries or points after that.'
        : `Entry closes on ${sayMoment(closes_at)}, to the second, by our server’s clock.`,
    },
    {
      title: 'Ranking final',
      at: at('settled'),
      text: at('settled')
        ? entrants === 0
          ? `Nobody was ranked. ${sayLeftOut(left_out)}`
          : `${people(entrants)} ranked. ${sayLeftOut(left_out)}`
        : `Reviews and appeals run until ${sayMoment(settles_at)}.`,
    },
  ]
  if (at('settled') && entrants === 0) return steps
  const practice = competition.is_practice
    ? ' The result of the beacon round was already public when we named the round, so this is only a practice draw. You can check the calculation, but we could have known the result beforehand.'
    : ''
  return [
    ...steps,
    {
      title: 'List frozen, round named',
      at: at('committed'),
      text: commitment
        ? `Round ${commitment.round} of drand quicknet, on ${sayMoment(new Date(commitment.round_seconds * 1000).toISOString())}, decides the draw.${practice}`
        : 'We publish a fingerprint of the list and say which round of a public beacon will decide the draw. Nobody can know the result of that round before it happens.',
      ...(commitment && {
        code: [
          { label: 'list', value: commitment.merkle_root },
          { label: 'commitment', value: commitment_hash ?? '' },
        ],
      }),
    },
    {
      title: 'Drawn',
      at: entrants > 0 ? at('drawn') : null,
      text: at('drawn')
        ? inPool === 0
          ? `Nobody finished in places ${first} to ${last}, so there was nobody in the draw for ${prizes}.`
          : `${people(inPool)} in places ${first} to ${last} had the same chance in the draw for ${prizes}. The list and the round decided the order. Nobody chose it.`
        : `There are ${prizes} for places ${first} to ${last}, at most one per person.`,
    },
  ]
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`
}
