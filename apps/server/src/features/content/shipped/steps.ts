import type { NewRecord } from '../content-store.ts'

const steps = [
  {
    stepNumber: 1,
    title: 'Show Mo your bill',
    description: 'Upload a PDF or a few photos. No bill to hand? Just ask a question.',
  },
  {
    stepNumber: 2,
    title: 'See the sums',
    description:
      'Mo finds each figure on your bill and checks that it all adds up. If he can’t read a figure, he asks you.',
  },
  {
    stepNumber: 3,
    title: 'Get a verdict',
    description:
      'Mo tells you whether to switch or stay, with the yearly cost, the date and any exit fee. If your deal is already good, he says so.',
  },
  {
    stepNumber: 4,
    title: 'Say yes, or do nothing',
    description:
      'You confirm one deal at one price, and we take care of the forms. You have 14 days to change your mind, and your energy stays on.',
  },
]

export const shippedSteps: readonly NewRecord[] = steps.map((fields) => ({
  kind: 'step',
  documentId: `shipped-step-${fields.stepNumber}`,
  fields,
}))
