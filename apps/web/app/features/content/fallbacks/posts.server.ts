import type { Block, Post } from '../site-content.ts'

/** Used while the content service does not respond: each post with its main points. */
export const fallbackPosts: Post[] = [
  post({
    slug: 'how-much-can-you-save-a-year',
    title: 'How much can you save on energy in a year?',
    description:
      'What our £230 figure means, how to work out your own saving, and why the same deal saves one home more than another. With all our working shown.',
    icon: 'DollarSign',
    category: 'savings',
    featured: true,
    publishedAt: '2026-11-10T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'How much you can save depends on what you pay now, how much you use and where you live. That’s the honest answer, but it doesn’t help you much. So here are the sums. We checked all the figures on 15 November 2026.',
    points: [
      'The headline price cap for October to December 2026 is £1,723 a year for a typical home.',
      'Our figure of "about £230" is measured against an older cap, from October to December 2025, and is based on sample tariffs. It isn’t a promise.',
      'Your saving depends on your own usage. The less energy you use, the less you can save.',
      'Exit fees can wipe out a saving.',
    ],
  }),
  post({
    slug: 'green-energy-tariffs-explained',
    title: 'Green energy tariffs explained',
    description:
      'What a green tariff does and doesn’t change, what’s behind the label, what to ask before you pay more, and how it compares with using less energy.',
    icon: 'Leaf',
    category: 'sustainability',
    featured: false,
    publishedAt: '2026-10-28T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'Many tariffs have a leaf symbol on them. The leaf can mean a lot or very little. This post helps you tell the difference. We checked it on 15 November 2026.',
    points: [
      'A green tariff changes the energy your supplier buys to match what you use. It doesn’t change the electricity that comes down the wires to your home.',
      'Ask what’s behind the label. "100% renewable" is a claim, and a claim needs evidence.',
      'Electricity and gas are separate. A green electricity tariff may come with ordinary gas.',
      'A green tariff can cost more, the same or less. Work it out for your own usage.',
    ],
  }),
  post({
    slug: 'ai-agent-vs-comparison-sites',
    title: 'AI agent or comparison site: which is better for energy?',
    description:
      'What AI agents and comparison sites each do well, where each can go wrong, and five questions to ask any service before you trust its cheapest energy deal.',
    icon: 'Activity',
    category: 'technology',
    featured: false,
    publishedAt: '2026-10-13T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'We make an AI agent, so you might expect us to say that it always wins. It doesn’t. Here’s a fair look at AI agents and comparison sites, as of 15 November 2026.',
    points: [
      'The maths is the same. A good comparison site and a good agent should give the same yearly cost.',
      'A comparison site asks you to fill in a form. An agent reads your bill and asks about anything that’s missing.',
      'An AI can sound sure and still be wrong. Its figures must come from a proper calculation, not from the AI itself.',
      'Either kind of service may show only part of the market. If it does, it should say so.',
    ],
  }),
  post({
    slug: 'smart-meters-and-switching',
    title: 'Smart meters and switching: what you need to know',
    description:
      'Do you need a smart meter to switch? What to ask before you switch, how to check your usage, and when a day and night tariff is worth it.',
    icon: 'Clock',
    category: 'guide',
    featured: false,
    publishedAt: '2026-09-29T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'A smart meter sends your readings to your supplier. That can make switching easier and comparisons better. But you don’t need one to look for a better deal. We checked this post on 15 November 2026.',
    points: [
      'Nobody needs to visit your home for a switch, unless a meter is being fitted.',
      'Before you switch, ask the new supplier if your smart meter will keep sending readings.',
      'Take a photo of the meter on the day you switch, whether it’s smart or not.',
      'Real readings give a better comparison than estimates.',
    ],
  }),
  post({
    slug: 'how-mowatt-switches-for-you',
    title: 'How Mowatt switches for you, and what is automatic',
    description:
      'Mo does the reading, the sums and the forms. You make the decision. Here’s each step of a switch, and exactly where you say yes.',
    icon: 'Activity',
    category: 'technology',
    featured: true,
    publishedAt: '2026-09-15T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'People ask us if Mowatt switches them automatically. The short answer: the work is automatic, but the decision isn’t. Mo suggests. You decide. Here’s the long answer, as of 15 November 2026.',
    points: [
      'Mo reads your bill, checks it, compares deals and fills in the forms.',
      'Nothing changes until you say yes to a specific deal at a price you’ve seen.',
      'You have 14 days to change your mind.',
      'A switch with Mowatt usually completes in 14-21 days. Your energy stays on.',
    ],
  }),
  post({
    slug: 'seven-energy-switching-mistakes',
    title: 'Seven energy switching mistakes, and how to avoid them',
    description:
      'From trusting the headline figure to leaving too early: seven common mistakes when you switch energy supplier, each with a simple check you can do.',
    icon: 'DollarSign',
    category: 'savings',
    featured: false,
    publishedAt: '2026-08-27T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'Most bad switches start with a deal that looks good and a sum that’s wrong. Here are seven mistakes that are easy to make. Each has a check that takes a few minutes. We checked the figures on 15 November 2026.',
    points: [
      'The price cap limits rates, not your bill.',
      'Use your own kWh, not the figure for a typical home.',
      'Count the standing charge.',
      'Check the end date of your fix, and the exit fee.',
    ],
  }),
  post({
    slug: 'how-to-switch-energy-provider',
    title: 'How to switch energy provider, step by step',
    description:
      'What you need, what happens when, what can stop a switch, and why your energy stays on. A plain guide for England, Wales and Scotland.',
    icon: 'Clock',
    category: 'guide',
    featured: true,
    publishedAt: '2026-08-11T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'Switching energy provider is nearly all paperwork. You choose a deal. The new supplier does most of the rest. The pipes and wires to your home stay the same.',
    points: [
      'You need a recent bill. Nearly everything else you need is on it.',
      'The new supplier must complete the switch within 5 working days, or pay you automatic compensation.',
      'You have 14 days to change your mind.',
      'Your supply isn’t interrupted.',
    ],
  }),
]

type Short = Omit<Post, 'id' | 'author' | 'body'> & { intro: string; points: string[] }

function post({ intro, points, ...rest }: Short): Post {
  const body: Block[] = [
    { type: 'paragraph', children: [{ type: 'text', text: intro }] },
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'In short' }] },
    {
      type: 'list',
      format: 'unordered',
      children: points.map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
    },
  ]
  return { id: rest.slug, author: 'The Mowatt team', body, ...rest }
}
