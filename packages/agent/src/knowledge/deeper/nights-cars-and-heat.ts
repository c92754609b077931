import { term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'

const PUMP =
  'A unit of electricity costs several times a unit of gas. A heat pump makes several units of heat from one, so the two can come out close. It depends on the home and the tariff.'

/** What can be said on about cheap hours, electric cars, solar panels and heat pumps. */
export const NIGHTS_CARS_AND_HEAT: readonly DeeperAnswers[] = [
  {
    about: 'Economy 7 and cheap hours',
    topics: ['economy_7', 'time_of_use'],
    on: [
      [
        /\b(?:work (?:days|nights)|nobody is in|out all day|at home all day|in all day|nobodys in)\b/,
        'What counts is how much runs at night. If the heaters and hot water charge at night and little runs by day, it suits you. As a guide, Ofgem counts with 42% at night. Compare the whole year.',
      ],
      [
        /\b(?:know|tell|find out|check)\b.{0,20}\b(?:if|whether|i (?:have|am))\b|\bam i on it\b|\bhave it\b/,
        'Your bill shows two unit rates, day and night, and the meter shows two readings. One rate on the bill means that you are not on it.',
      ],
    ],
    kinds: {
      qualify:
        'It suits you if much of your electricity runs at night, as with storage heaters, a hot water tank on a timer or a car. As a guide, Ofgem counts with 42%. You need a meter with two rates.',
      worth: 'Only if much runs at night. As a guide, Ofgem counts with 42%. With less the dear day rate eats it up.',
      how: 'Ask your supplier for a two-rate or smart meter and the tariff, and what that costs.',
      when: 'Seven hours at night. Your supplier or the meter’s label says the exact hours.',
      cost: 'The night rate is well below the usual one and the day rate above it. Tell me your postcode and use, and I compare.',
      risk: 'By day you pay more. If your habits change, it can cost more than one rate.',
      need: 'You need a meter with two rates, or a smart meter.',
      why: 'At night less power is wanted, so it is cheaper to make and send.',
      who: 'Your supplier can say whether your meter has two rates.',
    },
  },
  {
    about: 'electric cars',
    topics: ['ev_tariff'],
    on: [
      [/\b(?:no driveway|no drive|street|cannot charge|flat|no charger)\b/, term('ev_no_drive')],
      [/\b(?:not got|do not have|no) (?:an? )?(?:ev|electric car|car)\b/, term('ev_none')],
      [
        /\b(?:special|smart|new|different) meter\b/,
        'Mostly yes: the cheap hours need a smart meter. Ask your supplier to fit one.',
      ],
      [/\bnight\b/, 'At night charging costs much less on such a tariff. Each tariff has its own cheap hours.'],
      [/\bmiles\b/, term('ev_miles')],
    ],
    kinds: {
      qualify: 'It suits you if you charge at home most nights and have a smart meter.',
      cost: 'Divide your unit rate by the miles that your car goes on a kWh, which the car shows, and you have the cost of a mile. In cheap night hours it is much less.',
      need: 'Mostly a smart meter and a charger at home.',
      worth: 'If you charge at home at night, mostly yes. If you charge elsewhere, mostly not.',
      next: 'At night charging costs much less on such a tariff. Each tariff has its own cheap hours.',
      when: 'The cheap hours are at night. Each tariff has its own, and its terms name them.',
      risk: 'The other hours can be dearer, so a home that uses much by day may lose.',
      how: 'Say "I have an electric car" and your postcode, and I put such tariffs in the comparison.',
      why: 'At night less power is wanted, so suppliers sell it cheaper.',
    },
  },
  {
    // The Smart Export Guarantee has been law since January 2020: any supplier in it, a certified system, an export meter.
    about: 'solar panels and export',
    topics: ['seg'],
    on: [
      [
        /\b(?:different|another|other) (?:supplier|company|one)\b/,
        'Yes. Export has a supply number of its own, so it can be with another supplier than the power you buy. Some pay more if you also buy from them.',
      ],
      [
        /\b(?:best|most|highest)\b/,
        'I do not hold export rates, so I cannot rank them. Ask several suppliers for their export tariff, and look at Ofgem’s list of those in the scheme.',
      ],
    ],
    kinds: {
      who: 'A supplier of your choice that takes part in the Smart Export Guarantee. It need not be the one you buy from.',
      cost: 'I do not hold export rates, so I name no figure. They differ much between suppliers, and it costs nothing to ask.',
      how: 'You need the certificate of your installer and a meter that counts export. Then apply to a supplier for its export tariff.',
      qualify: 'You need panels put in by a certified installer and a meter that counts what you send out.',
      worth:
        'What you use yourself saves the full unit rate, and what you send out mostly earns less. So use as much as you can by day.',
      need: 'A certificate of the installer and a meter that counts export, mostly a smart one.',
      when: 'The terms of the export tariff say when it is paid.',
      how_long:
        'The supplier of the export tariff says how long it takes. An export supply number has to be set up first.',
    },
  },
  {
    about: 'heat pumps',
    topics: ['heat_pump', 'gas_or_electricity'],
    on: [
      [
        /\b(?:what|which) (?:tariff|deal)\b/,
        'Look for one with cheap hours for heat pumps. Most need a smart meter. Tell me your postcode and use, and I compare.',
      ],
    ],
    kinds: {
      why: PUMP,
      cost: PUMP,
      worth:
        'I cannot say for your home: it depends on insulation and the price of the work. GOV.UK has pages on grants, and an installer should give you a heat loss figure.',
      need: 'Look for a tariff with cheap hours for heat pumps. Most need a smart meter.',
      how: 'Get quotes of certified installers, and ask each for the yearly use in kWh. Tell me that, and I compare tariffs.',
    },
  },
]
