import { about, premise, term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'

/** What can be said on about Mo, where the figures come from, and deleting. */
export const HOW_MO_WORKS: readonly DeeperAnswers[] = [
  {
    about: 'deleting',
    topics: ['delete'],
    kinds: {
      how: 'Open the menu of this chat and choose to delete it. For one bill, open the page of the bill. For everything, open your account.',
      how_long: 'It is gone at once from your pages. The privacy policy says when the last copies go.',
      sure: 'Yes. What you delete is gone from your pages at once. The privacy policy says when the last copies go.',
      where: 'In the menu of the chat, on the page of the bill, or in your account.',
    },
  },
  {
    about: 'how I work',
    topics: [
      'accuracy',
      'price',
      'privacy',
      'trust',
      'ai',
      'who_are_you',
      'sample',
      'coverage',
      'difference',
      'paid_to_recommend',
      'name',
      'launch',
      'abilities',
      'upload',
      'export',
    ],
    on: [
      [/\bdelete|remove|erase\b/, about('delete')],
      [/\b(?:talk|speak|chat) to (?:one|somebody|someone|a (?:person|human))\b/, { name: 'hand_over', args: {} }],
      [/\bwhy you (?:recommend|push|favour)|\bdo you (?:push|favour)\b/, premise('paid_to_recommend')],
      [
        /\bwho (?:can )?(?:see|sees|read|reads|has|gets)\b/,
        'You, and people of ours only when you hand a chat over or a reading has to be checked. It is kept encrypted and is not sold.',
      ],
      [
        /\bwhich (?:suppliers?|ones?)\b.{0,15}\bpay\b/,
        'The suppliers on the list are invented samples, so none of them pays us now. When real ones are there, the site says who pays. The order never depends on it.',
      ],
      [/\bnot all\b|\ball of them\b|\bwhole market\b/, term('coverage_why')],
      [/\bprove\b/, 'I cannot prove it by words. Ask me for a sum and check it: every figure has its working.'],
    ],
    kinds: {
      how: 'Every figure comes from your bill, the tariff list or a calculator. The cards show the working line by line, so you can check it.',
      why: 'Because you should be able to check what you are told. So I show the sum, and say when I do not know.',
      source:
        'From your bill, the tariff list, and the published rules and cap figures. What is in none of them I do not say.',
      how_long:
        'The privacy policy says how long each thing is kept. You can delete a chat, a bill or your account yourself at any time.',
      cost: about('price'),
      risk: about('trust'),
      who: about('who_are_you'),
    },
  },
]
