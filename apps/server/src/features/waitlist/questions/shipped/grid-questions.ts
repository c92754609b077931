import type { Question } from '../question.ts'

/** Where electricity and gas come from, and who looks after them. */
export const gridQuestions: readonly Question[] = [
  {
    id: 'what-ofgem-is',
    question: 'What’s Ofgem?',
    options: [
      'The gas and electricity regulator for Great Britain',
      'The largest energy supplier',
      'A price comparison site',
      'The operator of the pipelines',
    ],
    explanation:
      'Ofgem licenses suppliers and networks, sets the price cap and can fine firms that break the rules. It doesn’t sell energy.',
  },
  {
    id: 'who-mends-the-wires',
    question: 'Who looks after the wires in your street?',
    options: ['Your region’s network operator', 'Your energy supplier', 'Your council', 'Ofgem'],
    explanation:
      'Each of the 14 regions has one company that runs the local wires, and you can’t choose it. Your supplier pays that company for you, partly out of the standing charge.',
  },
  {
    id: 'who-balances-the-grid',
    question: 'Who keeps electricity supply and demand in balance in Great Britain?',
    options: ['The National Energy System Operator', 'The BBC', 'The suppliers, by phone', 'The Met Office'],
    explanation:
      'The system operator asks power stations and batteries to supply more or less electricity, and users to use more or less, second by second. It’s been publicly owned since 1 October 2024.',
  },
  {
    id: 'last-coal-station',
    question: 'When did Great Britain’s last coal-fired power station close?',
    options: ['September 2024', 'March 1990', 'June 2012', 'It’s still running'],
    explanation:
      'Ratcliffe-on-Soar in Nottinghamshire closed on 30 September 2024. The first public coal power station had opened in London in 1882.',
  },
  {
    id: 'mains-frequency',
    question: 'What frequency does the British grid run at?',
    options: ['50 hertz', '12 hertz', '100 hertz', '230 hertz'],
    explanation:
      'It rises a little when there’s too much power and falls when there’s too little. Engineers watch it like a pulse to keep the grid in balance.',
  },
  {
    id: 'mains-voltage',
    question: 'What’s the standard voltage of a British socket?',
    options: ['230 volts', '12 volts', '110 volts', '400 volts'],
    explanation:
      'The standard is 230 volts, and it may be up to 10% more or 6% less. Many homes still get about 240 volts, the older figure.',
  },
  {
    id: 'twice-the-wind',
    question: 'When the wind blows twice as fast, how much more power does it carry?',
    options: ['Eight times as much', 'Twice as much', 'Four times as much', 'The same'],
    explanation:
      'The power in wind grows with the cube of its speed, and two times two times two is eight. That’s why turbines are built where the wind is strong, such as at sea.',
  },
  {
    id: 'winter-peak',
    question: 'When is demand for electricity usually highest on a winter weekday?',
    options: ['Around 5 to 6 in the evening', 'Around 3 in the morning', 'Around 11 in the morning', 'Around midnight'],
    explanation:
      'People come home and cook while offices and shops still have their lights on. Time-of-use tariffs are most expensive at that time.',
  },
  {
    id: 'below-zero',
    question: 'Can the wholesale price of electricity fall below zero?',
    options: [
      'Yes, when there’s more electricity than people can use',
      'No, the law forbids it',
      'Only on a bank holiday',
      'Only for gas',
    ],
    explanation:
      'On windy or sunny days with little demand, buyers are paid to take electricity. Some tariffs that follow the half-hourly price pass this on to homes.',
  },
  {
    id: 'interconnector',
    question: 'What’s an interconnector?',
    options: [
      'A cable between two countries’ grids',
      'A plug for electric cars',
      'The link from a smart meter to its display',
      'A contract between two suppliers',
    ],
    explanation:
      'Great Britain has cables to France, Belgium, the Netherlands, Norway, Denmark and Ireland. Power flows to where the price is higher.',
  },
  {
    id: 'pumped-storage',
    question: 'How does the power station at Dinorwig in Wales store electricity?',
    options: ['It pumps water up a mountain', 'In lithium batteries', 'As hydrogen', 'In hot sand'],
    explanation:
      'When there’s plenty of power, Dinorwig pumps water up to a higher lake, then lets it fall through turbines when power is needed. It can go from a standstill to full power in well under two minutes.',
  },
  {
    id: 'homes-on-gas',
    question:
      'At the 2021 census, how many homes in England and Wales had mains gas as their only kind of central heating?',
    options: ['About three in four', 'About one in ten', 'About one in three', 'Nearly all'],
    explanation: 'The figure was 74% of households on census day. Fewer than one in ten had electric heating alone.',
  },
  {
    id: 'smart-export-guarantee',
    question: 'What does the Smart Export Guarantee pay for?',
    options: [
      'Electricity your home sends to the grid',
      'Having a smart meter fitted',
      'Using less at peak times',
      'Trading in an old boiler',
    ],
    explanation:
      'Since January 2020, larger suppliers have had to offer a price for exported electricity, for example from solar panels. Suppliers set the price themselves, so it’s worth comparing what they offer.',
  },
  {
    id: 'solar-in-a-year',
    question: 'Roughly how much electricity do 4 kW of solar panels make in a year in Britain?',
    options: ['3,600 kWh', '360 kWh', '14,400 kWh', '36,000 kWh'],
    explanation:
      'Each kilowatt of panels makes about 800 to 1,000 kWh a year, depending on your roof and where you live. You get most of it between April and September.',
  },
  {
    id: 'rego',
    question: 'What’s a REGO?',
    options: [
      'A certificate for renewable electricity',
      'A kind of smart meter',
      'A tax on gas',
      'A region of the grid',
    ],
    explanation:
      'One Renewable Energy Guarantee of Origin is issued for each megawatt-hour of renewable electricity. Suppliers use these certificates to show how much of what they sell is renewable.',
  },
  {
    id: 'green-tariff-wires',
    question: 'You switch to a green tariff. What electricity comes out of your socket?',
    options: [
      'The same mix as your neighbour’s',
      'Only wind power',
      'Only solar power',
      'Electricity at a higher voltage',
    ],
    explanation:
      'Everyone’s electricity comes from the same grid. What changes is the power, or the certificates, that your supplier buys to match what you use.',
  },
  {
    id: 'miles-per-kwh',
    question: 'Roughly how far does an electric car go on one kilowatt-hour?',
    options: ['3 to 4 miles', 'A third of a mile', '10 to 12 miles', '30 miles'],
    explanation:
      'Most electric cars go 3 to 4 miles on one kilowatt-hour, and less in the cold or on a motorway. So 100 miles takes about 30 kWh.',
  },
  {
    id: 'charger-five-hours',
    question: 'A 7 kW home charger runs for 5 hours. How much electricity goes into the car?',
    options: ['About 35 kWh', 'About 1.4 kWh', 'About 12 kWh', 'About 350 kWh'],
    explanation:
      'Multiply the power by the time: 7 kW for 5 hours is 35 kWh. That’s enough for 100 miles in most electric cars, and many drivers charge at night when it’s cheaper.',
  },
  {
    id: 'warm-home-discount-2025',
    question: 'How much was the Warm Home Discount in winter 2025-26?',
    options: ['£150', '£15', '£400', '£900'],
    explanation:
      'In winter 2025-26, homes that qualified got £150 off one electricity bill. Most people in England and Wales who qualify get it automatically.',
  },
]
