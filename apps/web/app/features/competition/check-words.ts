import type { Checked, CheckOutcome, CheckStep } from '@mowatt/draw'

type Words = { title: string; text: string; label: string }

/** What each step of the check is, for people. */
export const checkWords: Record<CheckStep, Words> = {
  rules: {
    title: 'The rules',
    text: 'Your browser worked out the fingerprint of the rules. It must match the one we published when entries opened.',
    label: 'rules',
  },
  entries: {
    title: 'The list of entrants',
    text: 'Every entrant is one leaf in a tree of fingerprints. The root of the tree must match the root we froze, no place can be missing, and points must be in order from first place to last. Only your receipt proves which place is yours.',
    label: 'list',
  },
  commitment: {
    title: 'Frozen before the round',
    text: 'One fingerprint covers the rules, the list of entrants and the beacon round we named. We must have published that fingerprint before the round took place.',
    label: 'commitment',
  },
  beacon: {
    title: 'The public beacon',
    text: 'The beacon round must be the one we named, and it must be signed by drand quicknet. Your browser checked the signature with the beacon’s key, which is built into this page.',
    label: 'randomness',
  },
  seed: {
    title: 'The seed',
    text: 'The seed for the draw comes from the beacon, the list of entrants and the name of the competition. Nobody could have known the seed in advance.',
    label: 'seed',
  },
  winners: {
    title: 'The winners',
    text: 'The seed decides the order of everyone in the draw. The people at the top win, and the rest are reserves. These are the awards your browser worked out. Each winner’s alias must match the alias at their place in the list.',
    label: 'awards',
  },
}

export const outcomeWords: Record<CheckOutcome, string> = {
  holds: 'Right',
  practice: 'The draw checks out, but it was only a practice',
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
      text: 'Something doesn’t match. Look at the steps marked as wrong to see what the problem is, and please let us know.',
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
      text: 'The calculation is right: same rules, same list, same winners. But the result of the beacon round was public before we froze the list, so this is only a practice draw.',
    }
  }
  return { tone: 'success', text: 'Everything matches. Same rules, same list, same round, same winners.' }
}
