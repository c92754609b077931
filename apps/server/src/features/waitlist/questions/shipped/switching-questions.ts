import type { Question } from '../question.ts'

/** Changing supplier, and who helps when something goes wrong. */
export const switchingQuestions: readonly Question[] = [
  {
    id: 'how-long-a-switch-takes',
    question: 'How long can it take to switch supplier?',
    options: ['5 working days', '1 working day', '21 days', '6 weeks'],
    explanation:
      'Since July 2022, suppliers have had to finish a switch within 5 working days, unless you ask for a later date. If it takes longer, the new supplier owes you compensation.',
  },
  {
    id: 'supply-during-a-switch',
    question: 'What happens to your supply while you switch?',
    options: [
      'Nothing: the pipes and wires stay the same',
      'It stops for an hour',
      'It stops for a day',
      'You get a new cable',
    ],
    explanation:
      'Only the company that bills you changes. Nobody needs to come to your home unless you’re having a meter fitted.',
  },
  {
    id: 'cooling-off',
    question: 'How many days do you have to change your mind after agreeing to switch?',
    options: ['14', '2', '7', '30'],
    explanation:
      'The cooling-off period is 14 days, and you don’t have to give a reason. The switch itself may finish before those 14 days are up.',
  },
  {
    id: 'exit-fee-last-days',
    question: 'How many days before a fixed tariff ends can you leave without an exit fee?',
    options: ['49', '7', '14', '90'],
    explanation:
      'If you leave in the last 49 days of the fixed term, you don’t pay an exit fee. Your supplier has to tell you that your fix is ending, 42 to 49 days before it does.',
  },
  {
    id: 'exit-fee-variable',
    question: 'What’s the exit fee on a standard variable tariff?',
    options: ['There isn’t one', '£30 for each fuel', 'A month of standing charges', 'It depends on your region'],
    explanation:
      'Standard variable tariffs have no end date and no exit fee. Fixed tariffs may have an exit fee, charged for each fuel.',
  },
  {
    id: 'prepayment-debt',
    question: 'You have a prepayment meter. How much debt per fuel can you take with you when you switch?',
    options: ['£500', '£50', '£150', '£2,000'],
    explanation:
      'Up to £500 of debt for each fuel moves to your new supplier under the Debt Assignment Protocol. If you owe more than that, your current supplier can object to the switch.',
  },
  {
    id: 'who-arranges-a-switch',
    question: 'Who tells your old supplier you’re leaving?',
    options: ['The new supplier', 'You, by letter', 'Ofgem', 'Your network operator'],
    explanation:
      'Your new supplier handles the whole switch. You just need to keep a note of your meter reading on the day you switch, unless a smart meter sends it for you.',
  },
  {
    id: 'tenant-and-supplier',
    question: 'You rent your home and pay the energy supplier yourself. Who chooses the supplier?',
    options: ['You do', 'Your landlord', 'Your council', 'The network operator'],
    explanation:
      'If the account is in your name and you pay the supplier, you choose. If it’s in your landlord’s name and they charge you for energy, they choose.',
  },
  {
    id: 'switched-by-mistake',
    question: 'Your home was switched by mistake. Who can you ask to put it right?',
    options: ['Either supplier, old or new', 'Only the old supplier', 'Only the new supplier', 'Only Ofgem'],
    explanation:
      'Either supplier has to sort it out, and you don’t have to find out whose fault it was. The industry calls a mistake like this an erroneous transfer.',
  },
  {
    id: 'supplier-fails',
    question: 'Your supplier goes out of business. What happens to your gas and electricity?',
    options: [
      'They stay on, and Ofgem appoints another supplier',
      'They stop until you find a supplier',
      'They stay on for seven days',
      'Your landlord takes over',
    ],
    explanation:
      'Your energy stays on, and any credit on a household account is protected. Take a meter reading, and wait to hear from your new supplier before you switch.',
  },
  {
    id: 'smart-meter-and-switching',
    question: 'What happens to a second-generation smart meter when you switch?',
    options: [
      'It keeps working as a smart meter',
      'It’s taken away',
      'You have to read it yourself',
      'You have to pay for it',
    ],
    explanation:
      'Second-generation meters use one national network that works with every supplier. Some first-generation meters lose their smart functions for a while after a switch.',
  },
  {
    id: 'free-referee',
    question: 'You and your supplier can’t settle a complaint. Who will decide it, free of charge?',
    options: ['The Energy Ombudsman', 'The Competition and Markets Authority', 'The Bank of England', 'Your council'],
    explanation:
      'The Energy Ombudsman looks at both sides, and if you accept its decision, the supplier has to follow it. Give the supplier a chance to respond to your complaint first.',
  },
  {
    id: 'what-to-compare',
    question:
      'Two tariffs have different unit rates and standing charges. What should you look at to see which one’s cheaper for you?',
    options: [
      'A year’s cost based on your own usage',
      'The lower unit rate',
      'The lower standing charge',
      'The name of the tariff',
    ],
    explanation:
      'A low standing charge helps most if you don’t use much, and a low unit rate helps most if you use a lot. The only way to know is to work out a year’s cost based on your own usage.',
  },
  {
    id: 'debt-over-28-days',
    question: 'On a credit meter, when can your supplier block a switch because of a debt?',
    options: [
      'When the debt is more than 28 days old',
      'Whenever you owe anything',
      'Never',
      'When the debt is more than a year old',
    ],
    explanation:
      'A recent debt is just added to your final bill and the switch goes ahead. If the debt is older, agree a way to pay it with your supplier first.',
  },
]
