/** Texts of the page where visitors repeat the draw. */

export const checkPageTexts = {
  title: 'Check the draw yourself',
  description: 'Repeat the voucher draw in your own browser, using the published evidence.',
  competition: 'Competition',
  crumb: 'Check the draw',
  lead: [
    'You don’t have to take our word for it. Your browser loads the published evidence, repeats every step of the draw and tells you whether it gets the same winners. ',
    'Back to the competition',
  ],
  withoutScripts: [
    'This page needs JavaScript, because your device does the calculations. Without it, you can ',
    'save the evidence file',
    ' and check it with any program that follows the published algorithm.',
  ],
} as const

export const drawCheckTexts = {
  title: 'Your check',
  repeating: 'Working it out',
  repeat: 'Repeat the draw',
  howLong: 'It takes about a second. Your device does all the work, and only contacts us to get the file.',
  checked: (what: string) => ` Checked: ${what}.`,
  published: 'the published evidence',
  notEvidence: 'This file doesn’t contain the evidence for a draw.',
  notLoaded: 'We couldn’t load the evidence. Please try again.',
  ownFiles: 'Use your own files',
  file: 'Evidence file',
  fileHint: 'Use a file you saved earlier or got from someone else. Drop it here, or choose it from your device.',
  noReceipts: 'Nobody entered this competition, so there are no receipts.',
  receipt: 'Your receipt',
  receiptHint:
    'If you entered, you’ll get a receipt once we’ve locked the list of entrants. It proves you were on the list. The receipt stays on this device.',
  repeatFirst: 'Did you enter? Repeat the draw first. Then you can check your own receipt against the result.',
} as const

export const receiptNoteTexts = {
  onTheList: (person: string, place: number, alias: string) =>
    `${person} was number ${place} on the final list, under the name ${alias}.`,
  problems: {
    no_receipt: 'This file isn’t a receipt.',
    not_frozen: 'We haven’t locked the list of entrants yet, so there’s nothing to check the receipt against.',
    other_competition: 'This receipt is for another competition.',
    wrong_opening: 'The receipt doesn’t match its own fingerprint. Someone has changed it, or we didn’t issue it.',
    not_in_tree: 'This entry isn’t on the final list. Please let us know.',
  },
} as const

export const ownReceiptTexts = {
  fetching: 'Getting your receipt',
  fetch: 'Get and check my receipt',
  save: 'Save my receipt',
  notOnTheList: 'You’re not on this list.',
  trouble: 'We couldn’t load your receipt. Please try again.',
} as const

export const verdictTexts = {
  fails:
    'Something doesn’t match. Look at the steps marked as wrong to see what the problem is, and please let us know.',
  nobody:
    'Nobody entered this competition, so there was nothing to draw and nobody won. The rules match the ones we published.',
  waits: 'Everything matches so far. You can check the rest once it’s published.',
  practice:
    'The calculation is right: same rules, same list, same winners. But the random number was public before we locked the list, so this is only a practice draw.',
  holds: 'Everything matches: same rules, same list, same random number, same winners.',
} as const

export const checkedListTexts = {
  title: 'Steps of the check',
  outcomes: {
    holds: 'Correct',
    practice: 'The draw checks out, but it was only practice',
    fails: 'Wrong',
    waits: 'Not published yet',
  },
  nothingToCheck: 'Nothing to check',
  published: 'published',
  awardsFound: (count: number) => `found: ${awards(count)}`,
  awardsPublished: (count: number) => `published: ${awards(count)}`,
  award: (number: number, award: string) => `${number}. Place ${award}`,
  steps: {
    rules: {
      title: 'The rules',
      text: 'Your browser worked out the fingerprint of the rules. It must match the one we published when entries opened.',
      label: 'rules',
    },
    entries: {
      title: 'The list of entrants',
      text: 'We turned each entry into a unique code, then combined all the codes into one. Your browser checked that the combined code matches the one we published, that nobody is missing from the list, and that the points run in order from first place to last. Only your receipt proves which place is yours.',
      label: 'list',
    },
    commitment: {
      title: 'Published in advance',
      text: 'One fingerprint covers the rules, the list of entrants and which of the beacon’s random numbers we said we’d use. We had to publish the fingerprint before the beacon published that number.',
      label: 'commitment',
    },
    beacon: {
      title: 'The public beacon',
      text: 'The random number must be the one we announced, and must be signed by drand quicknet. Your browser checked the signature with the beacon’s key, which is built into this page.',
      label: 'randomness',
    },
    seed: {
      title: 'The seed',
      text: 'The seed for the draw is worked out from the beacon’s random number, the list of entrants and the name of the competition. Nobody could have known the seed in advance.',
      label: 'seed',
    },
    winners: {
      title: 'The winners',
      text: 'The seed decides the order of everyone in the draw. The people at the top win, and the rest are reserves. These are the awards your browser worked out. Each winner’s alias must match the alias at their place in the list.',
      label: 'awards',
    },
  },
} as const

function awards(count: number): string {
  return count === 1 ? '1 award, with its place and prize' : `${count} awards, with the place and prize for each`
}
