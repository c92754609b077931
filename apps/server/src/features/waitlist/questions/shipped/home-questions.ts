import type { Question } from '../question.ts'

/** Where energy is used at home. Sums with a price give the price's date. */
export const homeQuestions: readonly Question[] = [
  {
    id: 'largest-share-at-home',
    question: 'What uses the most energy in British homes?',
    options: ['Heating the rooms', 'Hot water', 'Lighting', 'Cooking'],
    explanation:
      'Keeping rooms warm uses well over half of a home’s energy. Hot water comes second, a long way behind.',
  },
  {
    id: 'led-against-filament',
    question: 'How much electricity does an LED bulb use, compared with an equally bright filament bulb?',
    options: ['About a seventh', 'About a half', 'About three-quarters', 'About the same'],
    explanation: 'A 9-watt LED is about as bright as a 60-watt filament bulb. It also lasts many times longer.',
  },
  {
    id: 'boiling-a-kettle',
    question: 'A 3 kW kettle takes two minutes to boil. How much electricity does it use?',
    options: ['0.1 kWh', '0.6 kWh', '1.5 kWh', '6 kWh'],
    explanation:
      'Two minutes is a thirtieth of an hour, and 3 kW for that long is 0.1 kWh. At 26.32p a unit, the average capped price for October to December 2026, it costs less than 3p.',
  },
  {
    id: 'thermostat-at-thirty',
    question: 'The room is cold. What happens if you turn the thermostat up to 30 °C instead of 20 °C?',
    options: [
      'It warms up just as fast, but the heating runs for longer',
      'It warms up faster',
      'It warms more slowly',
      'Nothing changes',
    ],
    explanation:
      'A thermostat decides when the heating stops, not how fast the room warms up. Set it too high and the room gets hotter than you wanted.',
  },
  {
    id: 'flow-temperature',
    question: 'Why does turning down a condensing boiler’s flow temperature save gas?',
    options: [
      'Cooler returning water lets it recover heat from its own steam',
      'The boiler is switched off at night',
      'The pump runs backwards',
      'You pay a lower price for the gas',
    ],
    explanation:
      'Below about 55 °C, the steam in the boiler’s exhaust turns to water and gives up its heat, which is what condensing means. If the boiler also heats a hot water tank, you still need to keep the tank at 60 °C to stop bacteria growing.',
  },
  {
    id: 'heat-pump-trick',
    question: 'How can a heat pump give about three units of heat for each unit of electricity?',
    options: [
      'It moves heat in from outside',
      'It burns gas as well',
      'It stores heat from the summer',
      'It uses electricity at a higher voltage',
    ],
    explanation:
      'It works like a fridge in reverse: it takes heat from the air or the ground and brings it indoors. The electricity runs the pump, but most of the heat comes from outside.',
  },
  {
    id: 'fridge-temperature',
    question: 'What fridge temperature keeps food safe without wasting electricity?',
    options: ['3 to 5 °C', '-5 to -1 °C', '8 to 10 °C', '12 to 14 °C'],
    explanation:
      'Food safety advice is to keep a fridge at 5 °C or below. Making it any colder than you need uses more electricity and doesn’t keep food any safer.',
  },
  {
    id: 'dearest-hour',
    question: 'Which of these uses the most electricity?',
    options: [
      'One load in a vented tumble dryer',
      'An evening of LED lighting in one room',
      'A week of charging a phone',
      'An hour of television',
    ],
    explanation:
      'A load in a vented or condenser dryer uses several kilowatt-hours, more than the other three options put together. A washing line costs nothing, and a heat pump dryer uses about half as much electricity.',
  },
  {
    id: 'phone-for-a-year',
    question: 'What does it cost to charge a phone every night for a year?',
    options: ['Less than £5', 'About £25', 'About £60', 'More than £100'],
    explanation:
      'A full charge takes about 0.02 kWh, so that’s about 7 kWh a year. At 26.32p a unit, the average capped price for October to December 2026, that’s about £1.90.',
  },
  {
    id: 'ten-minute-shower',
    question: 'A 9 kW electric shower runs for 10 minutes. How much electricity does it use?',
    options: ['1.5 kWh', '0.15 kWh', '9 kWh', '90 kWh'],
    explanation:
      'Ten minutes is a sixth of an hour, and a sixth of 9 kWh is 1.5 kWh. At 26.32p a unit, the average capped price for October to December 2026, that shower costs about 39p.',
  },
  {
    id: 'washing-machine',
    question: 'What uses most of a washing machine’s electricity?',
    options: ['Heating the water', 'Turning the drum', 'Pumping the water out', 'The display'],
    explanation:
      'Heating the water uses the most, so a wash at 30 °C uses much less electricity than one at 60 °C. Filling the drum saves electricity too, because a half-empty machine heats nearly as much water.',
  },
  {
    id: 'loft-insulation',
    question: 'How thick should mineral wool insulation in a loft usually be?',
    options: ['About 270 mm', 'About 25 mm', 'About 100 mm', 'About 900 mm'],
    explanation:
      'The usual advice for mineral wool is 270 mm. Many lofts have 100 mm that was laid years ago, and topping it up is still worthwhile.',
  },
  {
    id: 'where-heat-leaves',
    question: 'Where does a house without insulation lose the most heat?',
    options: ['The walls', 'The front door', 'The letter box', 'The floor'],
    explanation:
      'About a third of the heat escapes through the walls, and about a quarter through the roof. Cavity walls can often be filled in a day.',
  },
  {
    id: 'cold-on-top',
    question: 'A radiator is hot at the bottom and cold at the top. What’s the likely reason?',
    options: ['Air is trapped in it', 'It’s full of sludge', 'The water is too hot', 'The thermostat is broken'],
    explanation:
      'Air collects at the top and keeps the water out, but it only takes a minute to let the air out with a radiator key. If a radiator is hot at the top and cold at the bottom, the likely cause is sludge instead.',
  },
  {
    id: 'radiator-valve',
    question: 'What does a thermostatic valve on a radiator do?',
    options: [
      'It lets less water through when the room is warm enough',
      'It makes the water hotter',
      'It switches the boiler on',
      'It measures the heat you use',
    ],
    explanation:
      'Each number on the valve represents a room temperature, and the valve keeps the room close to it. So you can keep a bedroom cooler than the living room.',
  },
  {
    id: 'best-certificate',
    question: 'Which letter is best on an energy performance certificate?',
    options: ['A', 'E', 'G', 'S'],
    explanation:
      'The scale runs from A, the most efficient, to G, the least. A home needs a certificate when it’s sold or let.',
  },
  {
    id: 'label-without-plus',
    question:
      'Since March 2021, new labels on fridges and washing machines have run from A to G. What’s no longer on the label?',
    options: ['A+, A++ and A+++', 'The letter G', 'The usage in kWh', 'The colours'],
    explanation:
      'Almost every appliance had reached a class with a plus sign, so the scale was reset on 1 March 2021. A fridge that was A+++ may be a D today, but it’s no worse than it was.',
  },
  {
    id: 'tv-on-standby',
    question: 'A television draws 0.5 watts on standby. About how much electricity does that use in a year?',
    options: ['4 kWh', '0.05 kWh', '180 kWh', '500 kWh'],
    explanation:
      'Half a watt for the 8,760 hours in a year is 4.4 kWh. Old set-top boxes and amplifiers can draw twenty times as much, so those are the ones to switch off.',
  },
]
