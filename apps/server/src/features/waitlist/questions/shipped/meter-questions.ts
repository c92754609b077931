import type { Question } from '../question.ts'

/** Meters, and what to do when something is wrong. */
export const meterQuestions: readonly Question[] = [
  {
    id: 'how-a-smart-meter-speaks',
    question: 'How does a smart meter send its readings?',
    options: [
      'Over its own wireless network',
      'Over your Wi-Fi',
      'Through the television aerial',
      'Over your phone line',
    ],
    explanation:
      'In Scotland and the north of England, smart meters use long-range radio, and further south they use a mobile network. They don’t need your Wi-Fi or your phone line.',
  },
  {
    id: 'in-home-display',
    question: 'What does a smart meter’s in-home display show?',
    options: [
      'What you’re using and roughly what it costs, as you use it',
      'The cheapest tariff in your region',
      'Which appliance is on',
      'Your neighbours’ bills',
    ],
    explanation:
      'It shows the electricity you’re using almost straight away, and updates your gas about every half hour. The cost is only right if the display has your current prices.',
  },
  {
    id: 'half-hours',
    question: 'How often does a smart electricity meter record your usage?',
    options: ['Every half hour', 'Every second', 'Every day', 'Every month'],
    explanation:
      'A smart meter stores what you used in each half hour. That’s how some tariffs can be cheaper at certain times of day.',
  },
  {
    id: 'radio-teleswitch',
    question:
      'A radio signal tells some old meters when the cheaper rate starts. When did the switch-off of that signal begin?',
    options: ['June 2025', 'January 1999', 'April 2012', 'December 2019'],
    explanation:
      'The phase-out of the Radio Teleswitch Service started on 30 June 2025, because its equipment can’t be replaced any more. Homes with a meter that relies on it need a new meter.',
  },
  {
    id: 'two-mpans',
    question:
      'If you sell electricity from your solar panels, how many electricity supply numbers does your home have?',
    options: ['Two', 'None', 'One', 'One for each panel'],
    explanation:
      'One is for the electricity you take from the grid, and the other is for what you export. When you switch supplier, you only need the first one.',
  },
  {
    id: 'reading-a-meter',
    question: 'Your electricity meter shows 04827.3. What reading do you give your supplier?',
    options: ['04827', '048273', '4830', '27.3'],
    explanation:
      'Read the digits before the decimal point from left to right, including any zeros at the front. Leave out digits after the decimal point, which are often red or in a red frame.',
  },
  {
    id: 'smell-of-gas',
    question: 'You smell gas at home. What number do you call?',
    options: ['0800 111 999', '105', '111', '101'],
    explanation:
      '0800 111 999 is the gas emergency number for Great Britain, and it’s free, day and night. Open windows, turn the gas off at the meter, don’t touch any electrical switches or use any flames, and go outside to call.',
  },
  {
    id: 'power-cut-number',
    question: 'What number do you call in a power cut?',
    options: ['105', '101', '111', '0800 111 999'],
    explanation:
      'Calls to 105 are free and put you through to the company that runs your local wires, no matter who your supplier is. If anyone is in danger, call 999.',
  },
  {
    id: 'priority-services',
    question: 'What does the Priority Services Register offer?',
    options: [
      'Free extra help for people who need it',
      'A lower unit price',
      'A faster switch',
      'Earlier meter readings for businesses',
    ],
    explanation:
      'Suppliers and network operators run the register for people who are older, ill, disabled or have small children, among others. For example, you’d be warned before a planned power cut and get help during one.',
  },
  {
    id: 'carbon-monoxide',
    question: 'Why does a home with a gas boiler need a carbon monoxide alarm?',
    options: [
      'You can’t see or smell the gas',
      'You can only smell it after an hour',
      'It makes the boiler use more gas',
      'It makes the meter run faster',
    ],
    explanation:
      'Carbon monoxide comes from fuel that doesn’t burn properly, and it can kill before anyone notices. Have your boiler serviced by an engineer on the Gas Safe Register.',
  },
  {
    id: 'colour-of-a-flame',
    question: 'What colour should the flame on a gas hob be?',
    options: ['Blue', 'Yellow', 'Orange', 'Red'],
    explanation:
      'A crisp blue flame burns cleanly. A lazy yellow or orange flame can be a sign of carbon monoxide: turn the appliance off and get it checked.',
  },
]
