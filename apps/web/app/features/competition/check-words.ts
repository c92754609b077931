import type { Checked, CheckOutcome, CheckStep } from '@mowatt/draw'

type Words = { title: string; text: string; label: string }

/** What each step of the check is, for people. */
export const checkWords: Record<CheckStep, Words> = {
  rules: {
    title: 'The rules',
    text: 'Your browser worked out the fingerprint of the rules. It must match the one we published when entry opened.',
    label: 'rules',
  },
  entries: {
    title: 'The list of entrants',
    text: 'Every entrant is one leaf in a tree of fingerprints. The tree’s root must match the one we froze, no place can be missing, and points must be in order from first place to last. Only your receipt proves which place is yours.',
    label: 'list',
  },
  commitment: {
    title: 'Frozen before the round',
    text: 'The rules, the list and the named round share one fingerprint. We must have published it before the round took place.',
    label: 'commitment',
  },
  beacon: {
    title: 'The public beacon',
    text: 'It must be the round we named, signed by drand quicknet. Your browser checked the signature with the beacon’s key, which is built into this page.',
    label: 'randomness',
  },
  seed: {
    title: 'The seed',
    text: 'The seed comes from the beacon, the list and the name of the competition. Nobody could have known it in advance.',
    label: 'seed',
  },
  winners: {
    title: 'The winners',
    text: 'The seed decides the order of everyone in the draw. The people at the top win, and the rest are reserves. These are the awards your browser found. Each winner’s alias must match the alias at that place in the list.',
    label: 'awards',
  },
}

export const outcomeWords: Record<CheckOutcome, string> = {
  holds: 'Right',
  practice: 'Right, but a practice draw',
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
      text: 'Something doesn’t match. Look at the steps marked as wrong to see what, and please let us know.',
    }
  }
  if (has('waits') && hasNobody) {
    return {
      tone: 'success',
      text: 'Nobody entered this competition, so there was no list to freeze, no round to wait for and no winner. The rules match the published ones.',
    }
  }
  if (has('waits')) {
    return { tone: 'warn', text: 'Everything matches so far. You can check the rest once it’s published.' }
  }
  if (has('practice')) {
    return {
      tone: 'warn',
      text: 'The sums are right: same rules, same list, same winners. But the round was public before we froze the list, so this is only a practice draw.',
    }
  }
  return { tone: 'success', text: 'Everything matches. Same rules, same list, same round, same winners.' }
}
