import type { Checked, CheckOutcome, CheckStep } from '@mowatt/draw'

type Words = { title: string; text: string; label: string }

/** What each step of the check is, for people. */
export const checkWords: Record<CheckStep, Words> = {
  rules: {
    title: 'The rules',
    text: 'Your browser worked out the fingerprint of the rules. It must be the one that was published when entry opened.',
    label: 'rules',
  },
  entries: {
    title: 'The list of entrants',
    text: 'Every entrant is one leaf of a tree of fingerprints. Its root must be the one that was frozen, no place may be missing, and points must fall with the place. That a place is your own, only your receipt proves.',
    label: 'list',
  },
  commitment: {
    title: 'Frozen before the round',
    text: 'Rules, list and the named round have one fingerprint together. It must have been published before the round came.',
    label: 'commitment',
  },
  beacon: {
    title: 'The public beacon',
    text: 'The round must be the named one, and its signature must be that of drand quicknet. Your browser checked it with the key of the beacon, which stands in this page.',
    label: 'randomness',
  },
  seed: {
    title: 'The seed',
    text: 'Beacon, list and the name of the competition give the seed. Nobody could know it before.',
    label: 'seed',
  },
  winners: {
    title: 'The winners',
    text: 'The seed puts all who are in the draw in one order. The first of it win, the others are reserves. These are the awards that your browser found; each must carry the alias of its place in the list.',
    label: 'awards',
  },
}

export const outcomeWords: Record<CheckOutcome, string> = {
  holds: 'Right',
  practice: 'Right, but practice',
  fails: 'Wrong',
  waits: 'Not published yet',
}

/** What stands at a step that cannot be checked because nobody entered. */
export const NOTHING_TO_CHECK = 'Nothing to check'

/** The whole check in a sentence. */
export function sayVerdict(
  checked: readonly Checked[],
  hasNobody = false,
): { tone: 'success' | 'warn' | 'danger'; text: string } {
  const has = (outcome: CheckOutcome) => checked.some((each) => each.outcome === outcome)
  if (has('fails')) {
    return {
      tone: 'danger',
      text: 'Something does not fit. The steps marked as wrong say what. Please tell us about it.',
    }
  }
  if (has('waits') && hasNobody) {
    return {
      tone: 'success',
      text: 'Nobody entered this competition, so there was no list to freeze, no round to wait for and no winner. The rules are the published ones.',
    }
  }
  if (has('waits')) {
    return { tone: 'warn', text: 'So far everything fits. The rest can be checked when it has been published.' }
  }
  if (has('practice')) {
    return {
      tone: 'warn',
      text: 'The sums are right: same rules, same list, same winners. But the round was public before the list was frozen, so this draw is practice.',
    }
  }
  return { tone: 'success', text: 'Everything fits. Same rules, same list, same round, same winners.' }
}
