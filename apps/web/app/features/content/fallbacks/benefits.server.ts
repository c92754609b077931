import type { Benefit } from '../site-content.ts'

/** Used while the content service does not respond. */
export const fallbackBenefits: Benefit[] = [
  {
    id: 'benefit-1',
    icon: 'DollarSign',
    title: 'Save money automatically',
    description:
      'Mo reads your bill, compares deals for your real usage and shows you his working. Nothing changes until you say yes.',
    order: 1,
  },
  {
    id: 'benefit-2',
    icon: 'Clock',
    title: 'Switch in 60 seconds',
    description:
      'Saying yes takes about a minute, and we take care of the forms. The switch usually completes in 14-21 days, including your 14 days to cancel, and your energy stays on.',
    order: 2,
  },
  {
    id: 'benefit-3',
    icon: 'Leaf',
    title: 'Greener choices',
    description:
      'Ask for renewable tariffs. Mo tells you what’s behind the label, and how much more or less the tariff would cost you in a year.',
    order: 3,
  },
  {
    id: 'benefit-4',
    icon: 'Activity',
    title: 'Ongoing deal monitoring',
    description:
      'Tell Mo how much you’d need to save to make switching worthwhile. He checks your deal, and only emails you when he can beat it by that much.',
    order: 4,
  },
]
