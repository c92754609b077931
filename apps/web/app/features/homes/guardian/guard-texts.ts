/** Static texts about a switch; sentences about one step come from the server. */
export const guardTexts = {
  title: 'Your switch',
  about: (tariff: string, supplier: string) =>
    `${tariff} from ${supplier}. We’ll follow each step until your second bill, and check with you when something should have arrived.`,
  states: {
    waiting: 'Still to come',
    due: 'Waiting for your answer',
    asked: 'Waiting for your answer',
    done: 'Done',
    late: 'Late',
    not_needed: 'Not needed',
  },
  by: (day: string) => `By ${day}.`,
  on: (day: string) => `${day}.`,
  already: 'Got it already?',
  seeBill: 'See the bill',
  letter: 'Letter about this',
  matches: 'We compared this bill with what you agreed to. The rates, fees and dates match.',
  unknown: 'We couldn’t read enough of this bill to compare it with what you agreed to.',
  emails: {
    on: { says: 'We’ll email you each question too, but only once.', act: 'Stop these emails' },
    stopped: {
      says: 'You’ve stopped our emails about this switch. You can still answer our questions here.',
      act: 'Start them again',
    },
    saving: 'Saving',
  },
} as const

/** The page that the unsubscribe link of an email about a switch leads to. */
export const stopGuardTexts = {
  title: 'Stop emails about your switch',
  asks: 'Press the button and we’ll stop emailing you about this switch. You’ll still find our questions on your home’s page.',
  button: 'Stop these emails',
  withoutLink: 'To use this page, open the link in one of our emails.',
  unknown: 'This link is wrong or no longer works.',
  done: 'We’ve stopped emailing you about this switch. You can still answer our questions on your home’s page.',
  next: { href: '/home', label: 'Your home' },
} as const

export const guardStepTexts = {
  source: ['. ', ', checked on ', '.'],
} as const
