import type { FurtherAnswers } from './further-answers.ts'
import { premise, term } from './further-call.ts'

/** What is asked next about meters, readings and what the home is run on. */
export const FURTHER_METERS: readonly FurtherAnswers[] = [
  {
    about: 'smart meters',
    topics: [
      'smart_meter',
      'smart_meter_needed',
      'smart_meter_blocks',
      'smart_meter_fears',
      'smart_meter_health',
      'in_home_display',
    ],
    on: [
      [
        /\bhow often\b|\bwhere do i send\b/,
        'Once a month is enough, by the app, the website or the phone number of your supplier. A smart meter that works sends them by itself.',
      ],
      [
        /\bforce\b|\bmake me\b/,
        'No, they may not force one on you, unless the old meter is too old or unsafe. They may ask again, and some tariffs need one.',
      ],
      [
        /\b(?:refuse|say no|don't want|do not want|turn it down|decline)\b/,
        'Yes, you may say no. Some tariffs need one, above all trackers and those with cheap hours. Your supplier may ask again.',
      ],
      [
        /\b(?:make up|guess|estimat\w*|invent)\b/,
        'Yes, without readings they estimate. Read the meter yourself and send it each month, and the bill follows your own figures.',
      ],
      [
        /\b(?:fit|fitted|install\w*|appointment)\b/,
        'Fitting takes about an hour for each meter, and the power or gas is off for part of it. It is free. Your supplier books it with you.',
      ],
    ],
    kinds: {
      cost: 'Having one fitted is free. It does not change your tariff.',
      how_long: 'Fitting takes about an hour for each meter. Your supplier books a day with you.',
      need: 'No, you need not have one. Most tariffs work with any meter.',
      who: 'Your supplier fits it and looks after it. Ring it by the number on your bill.',
      why: 'It sends readings by itself, so bills need not be estimated. Tariffs with cheap hours need it.',
      how: 'Ask your supplier: it books the fitting, and puts right a meter that sends nothing.',
      refuse: 'Then send readings yourself each month, and complain if the supplier does not put it right.',
      can_they:
        'They may offer it and ask again, but may not force one on you, unless the old meter is too old or unsafe.',
      risk: 'Older ones may stop sending after a switch, and then you read the meter yourself. It does not make energy dearer.',
      worth: 'It helps if you want exact bills or a tariff with cheap hours. Otherwise you lose nothing without it.',
      next: 'You get exact bills without sending readings, and a small screen that shows your use.',
      when: 'Whenever your supplier has a date. You can ask for one.',
    },
  },
  {
    about: 'readings',
    topics: ['estimated_reading', 'read_meter', 'readings'],
    on: [
      [
        /\bsmart\b/,
        'On a smart meter press the button until kWh or IMP shows, and write down the digits before the point. Mostly it sends them by itself, so you need to send one only if the bill says estimated.',
      ],
      [
        /\b(?:change|correct|redo|new|put right) (?:the |my |a )?bill\b/,
        'Yes. Once they have your reading, they work the bill out again, or put it right on the next one. If it is far off, ask for a new bill now.',
      ],
      [
        /\bstill wrong\b/,
        'Send a photo of the meter with the date, and ask for a new bill in writing. If it stays wrong, complain. After 8 weeks, or a final no, the Energy Ombudsman decides for free.',
      ],
    ],
    kinds: {
      how: 'Look at the meter itself and not at the small screen. Write down all black digits from left to right; on a smart meter press the button until kWh or IMP shows. Send it by the app, the website or the phone number of your supplier.',
      who: 'Your supplier: by its app, its website or the phone number on your bill.',
      where: 'In your supplier’s app or website, or by phone. The number is on your bill.',
      next: 'The supplier works the bill out again, or puts it right on the next one.',
      refuse:
        'Send a photo of the meter with the date, and ask for a new bill in writing. If it stays wrong, complain. After 8 weeks, or a final no, the Energy Ombudsman decides for free.',
      how_long: 'A reading counts from the day you send it. The next bill shows it, or ask for a new bill at once.',
      when: 'Once a month, and on the day of a price change, a switch or a move.',
      why: 'Because no reading reached the supplier, so it guessed from your past use.',
      cost: 'It is free.',
      need: 'With a smart meter that works you need not. With any other meter send one each month.',
      can_they: 'Yes, if they have no reading. They must use yours once you send it.',
    },
  },
  {
    about: 'bills for the past',
    topics: ['back_billing'],
    on: [
      [
        /\b(?:prove|proof|evidence)\b/,
        'Keep what shows that you were there and reachable: letters, mails, photos of the meter, your tenancy or purchase papers. It is for the supplier to show when it billed you.',
      ],
      [
        /\b(?:never|not|did not|didn't) (?:sent?|give|gave|read)\b.{0,15}\breadings?\b|\breadings?\b|\bmy fault\b/,
        'That alone is mostly not enough. A supplier has to bill you and to read the meter from time to time itself. The limit falls away only where you stood in its way, such as refusing access. Ask what they say you blocked, and dispute what is older than 12 months.',
      ],
    ],
    kinds: {
      how: 'Write to them: you dispute everything for use more than 12 months before the bill. Ask for the dates and readings. Pay the part that you agree with.',
      refuse: 'Complain, and after 8 weeks or a final no go to the Energy Ombudsman for free.',
      how_long: 'The limit is 12 months before the day of the bill.',
      who: 'Your supplier in writing. Citizens Advice checks your case, and the Energy Ombudsman decides.',
      need: 'You owe what was used in the last 12 months. Ask for a plan over as long as it took to build up.',
      can_they: 'Only for the last 12 months, unless you stood in the way of billing or reading.',
      cost: 'Disputing it is free.',
    },
  },
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
        'It suits you if about 40% or more of your electricity runs at night, as with storage heaters, a hot water tank on a timer or a car. You need a meter with two rates.',
      worth: 'Only if much runs at night. As a guide, Ofgem counts with 42%. With less the dear day rate eats it up.',
      how: 'Ask your supplier for a two-rate or smart meter and the tariff. It is mostly free.',
      when: 'Seven hours at night, mostly between 11 at night and 8 in the morning. Your supplier or the meter’s label says the exact hours.',
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
      [
        /\b(?:no driveway|no drive|street|cannot charge|flat|no charger)\b/,
        'Without charging at home an EV tariff mostly does not pay: you would have dear hours by day and little use of the cheap ones. Keep a normal tariff.',
      ],
      [
        /\b(?:not got|do not have|no) (?:an? )?(?:ev|electric car|car)\b/,
        'Then it does not suit you: the night is cheap, but the other hours are mostly dearer. A normal tariff is better.',
      ],
      [
        /\b(?:special|smart|new|different) meter\b/,
        'Mostly yes: the cheap hours need a smart meter. It is fitted free of charge by your supplier.',
      ],
      [
        /\bnight\b/,
        'At night charging costs much less on such a tariff. Each has its own cheap hours, mostly between midnight and 5 or 6 in the morning.',
      ],
      [
        /\bmiles\b/,
        'As a rough guide a car goes 3 to 4 miles on a kWh. So divide the miles of your year by 3.5, and you have the kWh. Tell me that figure, and I count it in.',
      ],
    ],
    kinds: {
      qualify: 'It suits you if you charge at home most nights and have a smart meter.',
      cost: 'As a rough guide a car goes 3 to 4 miles on a kWh. So divide your unit rate by 3.5, and you have the cost of a mile. In cheap night hours it is much less.',
      need: 'Mostly a smart meter and a charger at home.',
      worth: 'If you charge at home at night, mostly yes. If you charge elsewhere, mostly not.',
      next: 'At night charging costs much less on such a tariff. Each has its own cheap hours, mostly between midnight and 5 or 6 in the morning.',
      when: 'The cheap hours are mostly between midnight and 5 or 6 in the morning. Each tariff has its own.',
      risk: 'The other hours can be dearer, so a home that uses much by day may lose.',
      how: 'Say "I have an electric car" and your postcode, and I put such tariffs in the comparison.',
      why: 'At night less power is wanted, so suppliers sell it cheaper.',
    },
  },
  {
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
        'What you use yourself saves the full unit rate, and what you send out earns less. So use as much as you can by day.',
      need: 'A certificate of the installer and a meter that counts export, mostly a smart one.',
      when: 'Payment is mostly each month or quarter, by the terms of the export tariff.',
      how_long: 'Applying takes some weeks, since the export supply number has to be set up.',
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
      why: 'Under the cap a unit of electricity costs about three times a unit of gas. A heat pump makes about three units of heat from one, so the two come out close.',
      cost: 'Under the cap a unit of electricity costs about three times a unit of gas. A heat pump makes about three units of heat from one, so the running cost is close to gas, and below it with cheap hours.',
      worth:
        'I cannot say for your home: it depends on insulation and the price of the work. GOV.UK has the grant, and an installer should give you a heat loss figure.',
      need: 'Look for a tariff with cheap hours for heat pumps. Most need a smart meter.',
      how: 'Get quotes of certified installers, and ask each for the yearly use in kWh. Tell me that, and I compare tariffs.',
    },
  },
  {
    about: 'prepayment',
    topics: ['prepayment', 'leave_prepayment', 'prepay_dearest', 'top_up_trouble'],
    on: [
      [
        /\bcredit (?:check|file|score)|check my credit\b/,
        'They may check your credit before they change the meter. With a debt they may first ask for a plan. If they say no, ask for the reason.',
      ],
    ],
    kinds: {
      cost: 'Changing the meter is mostly free. Ask first, since a few suppliers still charge or want a deposit.',
      how: term('leave_prepayment'),
      how_long: 'With a smart meter it can be changed from afar in a few days. Otherwise somebody comes to change it.',
      worth:
        'Under the cap prepayment is the cheapest way to pay since April 2024. But many fixes are for Direct Debit only, so compare both.',
      can_they:
        'They may fit one for a debt only as a last resort, after offering a plan, and not where it would be unsafe, as with medical equipment or very young or old people.',
      need: 'You have to ask your supplier. It may check your credit and any debt.',
      refuse:
        'Ask for the reason in writing, and complain if it is not a debt or a failed check. Another supplier may take you.',
      why: 'With prepayment the supplier carries no risk of unpaid bills, so the cap for it is a little lower.',
      who: 'Your supplier. If it says no, Citizens Advice.',
      qualify: premise('prepay_dearest'),
    },
  },
]
