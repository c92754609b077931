import type { Question } from '../question.ts'

/** Where electricity and gas come from, and who looks after them. */
export const gridQuestions: readonly Question[] = [
  {
    id: 'what-ofgem-is',
    question: 'What is Ofgem?',
    options: [
      'The regulator of gas and electricity in Great Britain',
      'The largest energy supplier',
      'A price comparison site',
      'The operator of the pipelines',
    ],
    explanation:
      'Ofgem licenses suppliers and networks, sets the price cap and can fine firms that break the rules. It sells no energy.',
  },
  {
    id: 'who-mends-the-wires',
    question: 'Who looks after the wires in your street?',
    options: ['The network operator of your region', 'Your energy supplier', 'Your council', 'Ofgem'],
    explanation:
      'Each of the 14 regions has one operator for its wires, and you cannot choose it. Your supplier pays it for you, partly out of the standing charge.',
  },
  {
    id: 'who-balances-the-grid',
    question: 'Who keeps supply and demand of electricity in Great Britain in balance?',
    options: ['The National Energy System Operator', 'The BBC', 'The suppliers, by phone', 'The Met Office'],
    explanation:
      'It asks power stations, batteries and users for more or less, second by second. Since 1 October 2024 it has belonged to the public.',
  },
  {
    id: 'last-coal-station',
    question: 'When did the last coal-fired power station of Great Britain close?',
    options: ['September 2024', 'March 1990', 'June 2012', 'It still runs'],
    explanation:
      'Ratcliffe-on-Soar in Nottinghamshire stopped on 30 September 2024. The first public coal power station had opened in London in 1882.',
  },
  {
    id: 'mains-frequency',
    question: 'At which frequency does the British grid run?',
    options: ['50 hertz', '12 hertz', '100 hertz', '230 hertz'],
    explanation:
      'It rises a little when there is too much power and falls when there is too little. That makes it the pulse by which the grid is steered.',
  },
  {
    id: 'mains-voltage',
    question: 'Which voltage do British sockets have, by the standard?',
    options: ['230 volts', '12 volts', '110 volts', '400 volts'],
    explanation:
      'The standard is 230 volts, and it may be up to 10% more or 6% less. Many homes still measure about 240 volts, the older figure.',
  },
  {
    id: 'twice-the-wind',
    question: 'The wind blows twice as fast. How much more power is in it?',
    options: ['Eight times as much', 'Twice as much', 'Four times as much', 'The same'],
    explanation:
      'The power in wind grows with the cube of its speed, and two times two times two is eight. That is why turbines stand where the wind is strong, such as at sea.',
  },
  {
    id: 'winter-peak',
    question: 'When is demand for electricity usually highest on a winter weekday?',
    options: ['Around 5 to 6 in the evening', 'Around 3 in the morning', 'Around 11 in the morning', 'Around midnight'],
    explanation:
      'People come home and cook while offices and shops are still lit. Tariffs by time of use are dearest in those hours.',
  },
  {
    id: 'below-zero',
    question: 'Can the wholesale price of electricity fall below zero?',
    options: [
      'Yes, when there is more than can be used',
      'No, the law forbids it',
      'Only on a bank holiday',
      'Only for gas',
    ],
    explanation:
      'On windy or sunny days with little demand, buyers are paid to take electricity. Some tariffs that follow the half-hourly price pass that on to homes.',
  },
  {
    id: 'interconnector',
    question: 'What is an interconnector?',
    options: [
      'A cable between the grids of two countries',
      'A plug for electric cars',
      'The link from a smart meter to its display',
      'A contract between two suppliers',
    ],
    explanation:
      'Great Britain has such cables to France, Belgium, the Netherlands, Norway, Denmark and Ireland. Power flows to where the price is higher.',
  },
  {
    id: 'pumped-storage',
    question: 'How does the power station at Dinorwig in Wales store electricity?',
    options: ['It pumps water up a mountain', 'In lithium batteries', 'As hydrogen', 'In hot sand'],
    explanation:
      'When power is plentiful it lifts water to a higher lake, and lets it fall through turbines when power is needed. It can go from standstill to full power in well under two minutes.',
  },
  {
    id: 'homes-on-gas',
    question: 'How many homes in England and Wales had mains gas as their only central heating at the 2021 census?',
    options: ['About three in four', 'About one in ten', 'About one in three', 'Nearly all'],
    explanation:
      'It was 74% of households on the day of the 2021 census. Electric heating alone made up fewer than one in ten.',
  },
  {
    id: 'smart-export-guarantee',
    question: 'What does the Smart Export Guarantee pay for?',
    options: [
      'Electricity that a home sends to the grid',
      'Having a smart meter fitted',
      'Using less at peak times',
      'Old boilers that are handed in',
    ],
    explanation:
      'Since January 2020 larger suppliers have had to offer a price for exported electricity, for example from solar panels. They set it themselves, so it is worth comparing.',
  },
  {
    id: 'solar-in-a-year',
    question: 'About how much electricity do solar panels of 4 kW make in a year in Britain?',
    options: ['3,600 kWh', '360 kWh', '14,400 kWh', '36,000 kWh'],
    explanation:
      'Each kilowatt of panels makes about 800 to 1,000 kWh a year, depending on the place and the roof. Most of it comes between April and September.',
  },
  {
    id: 'rego',
    question: 'What is a REGO?',
    options: [
      'A certificate for renewable electricity',
      'A kind of smart meter',
      'A tax on gas',
      'A region of the grid',
    ],
    explanation:
      'One Renewable Energy Guarantee of Origin is issued for each megawatt-hour of renewable electricity. Suppliers use them to show how much of what they sell is renewable.',
  },
  {
    id: 'green-tariff-wires',
    question: 'You move to a green tariff. Which electricity comes out of your socket?',
    options: [
      'The same mix as your neighbour’s',
      'Only wind power',
      'Only solar power',
      'Electricity at a higher voltage',
    ],
    explanation:
      'Everybody draws from the same grid. What changes is what your supplier buys, or the certificates that it buys, for as much as you use.',
  },
  {
    id: 'miles-per-kwh',
    question: 'About how far does an electric car go on one kilowatt-hour?',
    options: ['3 to 4 miles', 'A third of a mile', '10 to 12 miles', '30 miles'],
    explanation:
      'Most electric cars go 3 to 4 miles on one kilowatt-hour, and less in the cold or on a motorway. So 100 miles take about 30 kWh.',
  },
  {
    id: 'charger-five-hours',
    question: 'A home charger of 7 kW runs for 5 hours. How much goes to the car?',
    options: ['About 35 kWh', 'About 1.4 kWh', 'About 12 kWh', 'About 350 kWh'],
    explanation:
      'Power times time: 7 kW for 5 hours is 35 kWh. That is enough for 100 miles in most electric cars, which is why many drivers charge in cheap hours of the night.',
  },
  {
    id: 'warm-home-discount-2025',
    question: 'How much was the Warm Home Discount in winter 2025-26?',
    options: ['£150', '£15', '£400', '£900'],
    explanation:
      'In winter 2025-26 it took £150 off one electricity bill of a home that qualified. For most people in England and Wales who qualify it comes by itself.',
  },
]
