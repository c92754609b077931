import type { Step } from '../site-content.ts'

/** Used while the content service does not respond. */
export const fallbackSteps: Step[] = [
  {
    id: 'step-1',
    stepNumber: 1,
    title: 'Show Mo your bill',
    description: 'Upload a PDF or a few photos. No bill to hand? Just ask a question.',
  },
  {
    id: 'step-2',
    stepNumber: 2,
    title: 'See the sums',
    description:
      'Mo finds each figure on your bill and checks that it all adds up. If he can’t read a figure, he asks you.',
  },
  {
    id: 'step-3',
    stepNumber: 3,
    title: 'Get a verdict',
    description:
      'Mo tells you whether to switch or stay, with the yearly cost, the date and any exit fee. If your deal is already good, he says so.',
  },
  {
    id: 'step-4',
    stepNumber: 4,
    title: 'Say yes, or do nothing',
    description:
      'You confirm one deal at one price, and we take care of the forms. You have 14 days to change your mind, and your energy stays on.',
  },
]
