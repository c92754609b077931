import type { Block, Post } from '../site-content.ts'

/** Stands in while the content service does not answer: each post with its main points. */
export const fallbackPosts: Post[] = [
  post({
    slug: 'how-much-can-you-save-a-year',
    title: 'How much can you save on energy in a year?',
    description:
      'What our £230 figure means, how to work out your own saving, and why the same deal saves one home more than another. With every sum shown.',
    icon: 'DollarSign',
    category: 'savings',
    featured: true,
    publishedAt: '2026-11-10T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'It depends on what you pay now, how much you use and where you live. That’s the true answer, but it isn’t much help. So here are the sums. We checked all the figures on 15 November 2026.',
    points: [
      'The headline price cap for October to December 2026 is £1,723 a year for a typical home.',
      'Our "about £230" is measured against an older cap, from October to December 2025, and on sample tariffs. It isn’t a promise.',
      'Your saving depends on your own usage. A home that uses less has less to save.',
      'Exit fees can wipe out a saving.',
    ],
  }),
  post({
    slug: 'green-energy-tariffs-explained',
    title: 'Green energy tariffs explained',
    description:
      'What a green tariff does and doesn’t change, what backs the label, what to ask before you pay more, and how using less compares.',
    icon: 'Leaf',
    category: 'sustainability',
    featured: false,
    publishedAt: '2026-10-28T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'Many tariffs have a leaf on them. The leaf can mean a lot or very little. This post helps you tell which. We checked it on 15 November 2026.',
    points: [
      'A green tariff changes what your supplier buys or matches. It doesn’t change the wires to your home.',
      'Ask what backs the label. "100% renewable" is a claim, and a claim needs evidence.',
      'Electricity and gas are separate. A green electricity tariff may come with ordinary gas.',
      'Green can cost more, the same or less. Work it out for your own usage.',
    ],
  }),
  post({
    slug: 'ai-agent-vs-comparison-sites',
    title: 'AI agent or comparison site: which is better for energy?',
    description:
      'What each one does well, where each can go wrong, and five questions to ask any service before you trust its cheapest energy deal.',
    icon: 'Activity',
    category: 'technology',
    featured: false,
    publishedAt: '2026-10-13T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'We make an AI agent, so you may expect us to say that it always wins. It doesn’t. Here’s a fair look at both, as of 15 November 2026.',
    points: [
      'The sum is the same. A good comparison site and a good agent should give the same yearly cost.',
      'A site asks you to fill in a form. An agent reads your bill and asks about the gaps.',
      'An AI can sound sure and be wrong. Its figures must come from a calculator, not from its own words.',
      'Either kind may show only part of the market. It should say so.',
    ],
  }),
  post({
    slug: 'smart-meters-and-switching',
    title: 'Smart meters and switching: what you need to know',
    description:
      'Do you need a smart meter to switch? What to ask before you move, how to read your usage, and when a day and night tariff is worth it.',
    icon: 'Clock',
    category: 'guide',
    featured: false,
    publishedAt: '2026-09-29T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'A smart meter sends your readings to your supplier. That can make a switch easier and a comparison better. But you don’t need one to look for a better deal. We checked this post on 15 November 2026.',
    points: [
      'A switch doesn’t need a visit, unless a meter is being fitted.',
      'Before you move, ask the new supplier if your smart meter will keep sending readings.',
      'Take a photo of the meter on the day you move, smart or not.',
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
      'People ask us if Mowatt switches them automatically. The short answer is: the work is automatic, the decision isn’t. Mo proposes. You confirm. Here’s the long answer, as of 15 November 2026.',
    points: [
      'Mo reads your bill, checks it, compares deals and fills in the forms.',
      'Nothing changes until you say yes to one named deal at one stated price.',
      'You have 14 days to change your mind.',
      'A switch with Mowatt usually completes in 14-21 days. Your energy stays on.',
    ],
  }),
  post({
    slug: 'seven-energy-switching-mistakes',
    title: 'Seven energy switching mistakes, and how to avoid them',
    description:
      'From trusting the headline figure to leaving too early: seven common mistakes when you switch energy, each with a simple check you can do.',
    icon: 'DollarSign',
    category: 'savings',
    featured: false,
    publishedAt: '2026-08-27T08:00:00.000Z',
    updatedAt: '2026-11-15T04:30:00.000Z',
    intro:
      'Most bad switches start with a good deal and a wrong sum. Here are seven mistakes that are easy to make. Each has a check that takes a few minutes. We checked the figures on 15 November 2026.',
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
      'You need a recent bill. It has nearly everything on it.',
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
