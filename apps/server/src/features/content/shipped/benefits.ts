import type { NewRecord } from '../content-store.ts'

const benefits = [
  {
    icon: 'DollarSign',
    title: 'Save money automatically',
    description:
      'Mo reads your bill, compares the deals on your real usage and shows the sum. Nothing moves until you say yes.',
    order: 1,
  },
  {
    icon: 'Clock',
    title: 'Switch in 60 seconds',
    description:
      'Saying yes takes about a minute, and the forms are our job. The switch usually completes in 14-21 days, with your 14 days to cancel included, and your energy stays on.',
    order: 2,
  },
  {
    icon: 'Leaf',
    title: 'Greener choices',
    description:
      'Ask for renewable tariffs. Mo tells you what’s behind the label, and how much more or less it would cost you in a year.',
    order: 3,
  },
  {
    icon: 'Activity',
    title: 'Ongoing deal monitoring',
    description:
      'Tell Mo how much you’d need to save to make moving worth it. He checks your deal, and only writes when he can beat it by that much.',
    order: 4,
  },
]

export const shippedBenefits: readonly NewRecord[] = benefits.map((fields) => ({
  kind: 'benefit',
  documentId: `shipped-benefit-${fields.order}`,
  fields,
}))
