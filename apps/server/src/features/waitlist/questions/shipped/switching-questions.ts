import type { Question } from '../question.ts'

/** Changing supplier, and who helps when something goes wrong. */
export const switchingQuestions: readonly Question[] = [
  {
    id: 'how-long-a-switch-takes',
    question: 'How long may a switch of supplier take?',
    options: ['5 working days', '1 working day', '21 days', '6 weeks'],
    explanation:
      'Since July 2022 a switch has to be done within 5 working days, unless you ask for a later day. If it takes longer, the new supplier owes you compensation.',
  },
  {
    id: 'supply-during-a-switch',
    question: 'What happens to your supply while you switch?',
    options: [
      'Nothing: the same pipes and wires go on',
      'It stops for an hour',
      'It stops for a day',
      'A new cable is laid',
    ],
    explanation:
      'Only the firm that bills you changes. Nobody needs to come to your home unless a meter is to be fitted.',
  },
  {
    id: 'cooling-off',
    question: 'For how many days can you change your mind after agreeing to switch?',
    options: ['14', '2', '7', '30'],
    explanation:
      'The cooling-off period is 14 days, and you need not give a reason. The switch itself may be done before it is over.',
  },
  {
    id: 'exit-fee-last-days',
    question: 'In how many last days of a fixed tariff can no exit fee be charged?',
    options: ['49', '7', '14', '90'],
    explanation:
      'Whoever leaves in the last 49 days of the fixed term pays no exit fee. Your supplier has to tell you 42 to 49 days before the end that it is coming.',
  },
  {
    id: 'exit-fee-variable',
    question: 'What is the exit fee on a standard variable tariff?',
    options: ['There is none', '£30 for each fuel', 'A month of standing charges', 'It depends on your region'],
    explanation:
      'Standard variable tariffs have no end date and no exit fee. Fixed tariffs may have one, and it is then charged for each fuel.',
  },
  {
    id: 'prepayment-debt',
    question: 'On a prepayment meter, up to what debt per fuel can you still switch and take it along?',
    options: ['£500', '£50', '£150', '£2,000'],
    explanation:
      'Up to £500 for each fuel moves to the new supplier under the Debt Assignment Protocol. Above that your present supplier may object to the switch.',
  },
  {
    id: 'who-arranges-a-switch',
    question: 'Who tells your old supplier that you are leaving?',
    options: ['The new supplier', 'You, by letter', 'Ofgem', 'Your network operator'],
    explanation:
      'The new supplier arranges the switch from beginning to end. You only need to keep a meter reading from the day of the switch, unless you have a smart meter that sends it.',
  },
  {
    id: 'tenant-and-supplier',
    question: 'You rent your home and pay the energy supplier yourself. Who chooses the supplier?',
    options: ['You do', 'Your landlord', 'Your council', 'The network operator'],
    explanation:
      'Whoever holds the account and pays the supplier may choose it. If the landlord holds the account and charges you for energy, the choice is the landlord’s.',
  },
  {
    id: 'switched-by-mistake',
    question: 'Your home was switched by mistake. Whom can you ask to put it right?',
    options: ['Either supplier, the old or the new', 'Only the old supplier', 'Only the new supplier', 'Only Ofgem'],
    explanation:
      'Either of the two has to take the matter on, and you need not find out whose fault it was. The industry calls it an erroneous transfer.',
  },
  {
    id: 'supplier-fails',
    question: 'Your supplier goes out of business. What happens to your gas and electricity?',
    options: [
      'They go on, and Ofgem appoints another supplier',
      'They stop until you find a supplier',
      'They go on for seven days',
      'Your landlord takes over',
    ],
    explanation:
      'Your supply goes on, and credit on a household account is protected. Take a meter reading and wait until the appointed supplier writes to you before you switch.',
  },
  {
    id: 'smart-meter-and-switching',
    question: 'What happens to a second-generation smart meter when you switch?',
    options: [
      'It goes on working as a smart meter',
      'It is taken away',
      'It has to be read by hand',
      'It must be paid for',
    ],
    explanation:
      'Second-generation meters speak through one national network that every supplier can use. Some meters of the first generation lose their smart functions for a time after a switch.',
  },
  {
    id: 'free-referee',
    question: 'You and your supplier cannot agree on a complaint. Who decides free of charge for you?',
    options: ['The Energy Ombudsman', 'The Competition and Markets Authority', 'The Bank of England', 'Your council'],
    explanation:
      'The Energy Ombudsman looks at both sides, and the supplier is bound by a decision that you accept. First give the supplier the chance to answer your complaint.',
  },
  {
    id: 'what-to-compare',
    question: 'Two tariffs have different unit rates and standing charges. What tells you which is cheaper for you?',
    options: [
      'The cost of a year at your own use',
      'The lower unit rate',
      'The lower standing charge',
      'The name of the tariff',
    ],
    explanation:
      'A home that uses little gains from a low standing charge, a home that uses much from a low unit rate. Only the sum over a year at your own use answers it.',
  },
  {
    id: 'debt-over-28-days',
    question: 'On a credit meter, when may your supplier block a switch because of a debt?',
    options: [
      'When the debt is more than 28 days old',
      'Whenever you owe anything',
      'Never',
      'When the debt is more than a year old',
    ],
    explanation:
      'A younger debt is simply put on the final bill and the switch goes ahead. With an older one, agree a way of paying with your supplier first.',
  },
]
