import type { Question } from '../question.ts'

/** Meters, and what to do when something is wrong. */
export const meterQuestions: readonly Question[] = [
  {
    id: 'how-a-smart-meter-speaks',
    question: 'How does a smart meter send its readings?',
    options: [
      'Over a wireless network of its own',
      'Over your Wi-Fi',
      'Through the television aerial',
      'Over your phone line',
    ],
    explanation:
      'In the south it uses a mobile network, in the north of England and in Scotland long-range radio. It needs neither your Wi-Fi nor your phone line.',
  },
  {
    id: 'in-home-display',
    question: 'What does the in-home display of a smart meter show?',
    options: [
      'What you use and about what it costs, as you use it',
      'The cheapest tariff in your region',
      'Which appliance is on',
      'The bills of your neighbours',
    ],
    explanation:
      'Electricity is shown nearly at once, gas about every half hour. The cost is right only if the display has been told your present prices.',
  },
  {
    id: 'half-hours',
    question: 'How short are the spans for which a smart electricity meter records your use?',
    options: ['Half an hour', 'One second', 'One day', 'One month'],
    explanation:
      'A smart meter stores what you used in each half hour. That is what makes tariffs possible that are cheaper at some hours than at others.',
  },
  {
    id: 'radio-teleswitch',
    question:
      'Old meters were told by a radio signal when cheap hours begin. When did that signal start to be switched off?',
    options: ['June 2025', 'January 1999', 'April 2012', 'December 2019'],
    explanation:
      'The phase-out of the Radio Teleswitch Service began on 30 June 2025, because its equipment can no longer be replaced. Homes with such a meter need another one.',
  },
  {
    id: 'two-mpans',
    question: 'A home sells electricity from its solar panels. How many electricity supply numbers does it have?',
    options: ['Two', 'None', 'One', 'One for each panel'],
    explanation:
      'One is for what it takes from the grid, the other for what it exports. When you switch supplier, only the first one is meant.',
  },
  {
    id: 'reading-a-meter',
    question: 'Your electricity meter shows 04827.3. What do you tell your supplier?',
    options: ['04827', '048273', '4830', '27.3'],
    explanation:
      'Read the digits before the point from left to right, with the noughts in front. Digits after the point, often red or in a red frame, are left out.',
  },
  {
    id: 'smell-of-gas',
    question: 'You smell gas at home. Which number do you call?',
    options: ['0800 111 999', '105', '111', '101'],
    explanation:
      '0800 111 999 is the gas emergency number for Great Britain, free and open day and night. Open windows, turn the gas off at the meter, use no switches or flames, and go outside to call.',
  },
  {
    id: 'power-cut-number',
    question: 'Which number do you call in a power cut?',
    options: ['105', '101', '111', '0800 111 999'],
    explanation:
      'The call to 105 is free and leads to the operator of your local wires, whoever your supplier is. If somebody is in danger, call 999.',
  },
  {
    id: 'priority-services',
    question: 'What does the Priority Services Register offer?',
    options: [
      'Free extra help for people who need it',
      'A lower price per unit',
      'A faster switch',
      'Earlier meter readings for businesses',
    ],
    explanation:
      'Suppliers and network operators keep it for people who are older, ill, disabled or have small children, among others. It brings, for example, a warning before planned power cuts and help during one.',
  },
  {
    id: 'carbon-monoxide',
    question: 'Why does a home with a gas boiler need a carbon monoxide alarm?',
    options: [
      'The gas can be neither seen nor smelled',
      'It smells only after an hour',
      'It makes the boiler use more',
      'It sets off the meter',
    ],
    explanation:
      'Carbon monoxide comes from fuel that burns badly, and it can kill before anybody notices. A boiler should be looked after by an engineer on the Gas Safe Register.',
  },
  {
    id: 'colour-of-a-flame',
    question: 'Which colour should the flame of a gas hob have?',
    options: ['Blue', 'Yellow', 'Orange', 'Red'],
    explanation:
      'A crisp blue flame burns cleanly. A lazy yellow or orange flame can be a sign of carbon monoxide: turn it off and have it looked at.',
  },
]
