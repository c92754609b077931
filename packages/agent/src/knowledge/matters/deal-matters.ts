import type { Matter } from './matter.ts'

/** Kinds of deals, and panels and cars, one question each. */
export const DEAL_MATTERS = {
  fixed_or_tracker: {
    question: 'What is the difference between a fix and a tracker?',
    says: 'A fix keeps its unit rate and standing charge until an end date, so you know the price; leaving early may cost an exit fee. A tracker follows the wholesale market and can change every day or month, up and down. A fix is for certainty, a tracker for those who can bear a dear winter for the chance of cheap days. Neither limits the bill: that follows your use.',
    asks: 'what is the difference between fixed and tracker|fix or tracker|tracker versus fixed|is a tracker better than a fix|should i go fixed or tracker|tracker or variable which is better',
    cue: /\b(?:fix\w*|variable)\b.{0,20}\b(?:or|and|vs|versus|than)\b.{0,10}\b(?:a )?trackers?\b|\btrackers?\b.{0,20}\b(?:or|and|vs|versus|than)\b.{0,10}\b(?:a )?(?:fix\w*|variable)\b/,
    weight: 1.7,
  },
  fix_do_nothing: {
    question: 'Do I have to do anything when my fix ends?',
    says: 'You do not have to: your energy stays on, and the supplier moves you to its standard variable tariff, which follows the price cap and has no exit fee. But that is often not the cheapest. The supplier writes 42 to 49 days before the end, and from 49 days before you may leave without a fee. That is when to compare, with your own supplier too. Tell me the end date, and I can remind you.',
    asks: 'do i have to do anything when my fixed deal runs out|what if i do nothing at the end of my fix|does my fix renew by itself|my fixed deal is running out|will they move me to another tariff when my fix ends|is my fix renewed automatically|do they auto renew energy contracts',
    cue: /\b(?:do|need|have to|anything|nothing|renew\w*|automatic\w*)\b.{0,30}\b(?:when|if|at|once|after)\b.{0,15}\b(?:fix\w*|deal|contract)\b.{0,15}\b(?:runs? out|ends?|ended|expires?|finish\w*|up)\b|\b(?:fix\w*|deal|contract)\b.{0,20}\b(?:renew\w*|roll\w* over)\b/,
    weight: 1.45,
  },
  fix_to_variable: {
    question: 'Can I go from a fix to variable half way?',
    says: 'Yes, but it is leaving the fix early. Your supplier may charge its exit fee for each fuel, unless you are in the last 49 days. Some let you move to another of their own tariffs without it, so ask there first. Set the fee against what you would save: the standard variable tariff follows the price cap, which changes every three months. Tell me your rates and the end date, and I work it out.',
    asks: 'can i change from fixed to variable half way through|can i come off my fix early|can i get out of a fixed deal|move from fixed to standard variable|can i leave my fixed tariff|switch from fix to variable with same supplier|stuck in a fix that is too dear',
    cue: /\b(?:from|off|out of) (?:a |my |the )?fix\w*\b.{0,20}\b(?:to|onto|and go)\b.{0,12}\b(?:a )?(?:variable|standard|svt)\b/,
    weight: 1.6,
  },
  fix_or_wait: {
    question: 'Should I fix now or wait?',
    says: 'Nobody can know what prices will do, and I do not guess. A fix is good if it costs less over the year than what you have now, or if you want to know the price; look at the exit fee and the term. Waiting is good if you are inside a fix with a fee, or if all fixes are dearer than the cap. Tell me your postcode, or add a bill, and I set a year as now beside each fix and say switch, wait or stay.',
    asks: 'should i fix now or wait|is it a good time to fix|fix now or hang on|are fixes worth it at the moment|is now a good time to lock in|should i lock in a price before winter|is it worth fixing',
    cue: /\bfix\b.{0,12}\b(?:now|today)\b.{0,12}\b(?:or)\b.{0,12}\b(?:wait|hang|hold|later)\b|\b(?:good|right|best) time to (?:fix|lock in)\b/,
    weight: 1.3,
  },
  solar_planning: {
    question: 'Do I need permission for solar panels?',
    says: 'Mostly not for a house: panels on the roof are normally allowed without planning permission, within limits. Ask the council first for a listed building, a conservation area, a flat or panels on the ground. Renters and leaseholders need the owner’s yes. The installer tells the electricity network, before or after, and gives you an MCS certificate: you need it for export payments. Building rules apply to the roof.',
    asks: 'do i need planning permission for solar|can i put solar panels on my roof|solar panels on a listed building|do i need to tell anyone about my solar panels|can i have solar panels in a flat|solar panels permission landlord',
    cue: /\b(?:planning|permission|allowed|listed|conservation|dno|tell the network)\b.{0,30}\b(?:solar|panels)\b|\b(?:solar|panels)\b.{0,30}\b(?:planning|permission|listed|conservation|allowed)\b/,
    weight: 1.5,
  },
  export_meter: {
    question: 'Can I get paid for export without a smart meter?',
    says: 'Mostly not. For the Smart Export Guarantee you need a meter that counts export by the half hour, which is mostly a smart meter, an MCS certificate or the like for the panels, and an export supply number, which the supplier asks the network for. If you do not want a smart meter, ask suppliers: a few have taken other meters. The old Feed-in Tariff has rules of its own and may go on without.',
    asks: 'can i export solar without a smart meter|do i need a smart meter for seg|what do i need to get paid for solar export|how do i sign up for export payments|export mpan what is it|no mcs certificate can i get seg|how do i sell my solar electricity',
    cue: /\b(?:export|seg|sell\w*|paid for)\b.{0,30}\b(?:solar|electric\w*|power)?\b.{0,20}\b(?:without|need|no)\b.{0,15}\b(?:smart|mcs|certificate|meter)\b|\bexport mpan\b|\b(?:smart meter|mcs)\b.{0,20}\b(?:export|seg)\b|\b(?:sign up|apply|register)\b.{0,15}\b(?:export|seg)\b/,
    weight: 1.5,
  },
  ev_day_rate: {
    question: 'Is the day rate dearer on an EV tariff?',
    says: 'Mostly yes: the cheap hours at night are paid for by a somewhat dearer rate, or standing charge, in the rest of the day. It pays if the car takes much of its charge at home in those hours. Stay off it if you charge little at home, cannot charge at night, or use a lot of power by day, for example with electric heating. Tell me your postcode and use and that you have an electric car, and I work out both.',
    asks: 'do ev tariffs make your day rate dearer|is the day price worse on an ev tariff|who should stay off ev tariffs|what is the catch with ev tariffs|ev tariff downsides|is an ev tariff worth it if i do not drive much',
    isFine: true,
    cue: /\b(?:ev|electric(?:ity)? car) tariffs?\b.{0,40}\b(?:day (?:rate|price|time)|dearer|catch|downside|worse|stay off|avoid|not worth)\b|\b(?:day (?:rate|price)|catch|downside)\b.{0,30}\b(?:ev|electric(?:ity)? car) tariffs?\b/,
    weight: 1.45,
  },
  heat_pump_tariff: {
    question: 'Are there tariffs for heat pumps?',
    says: 'Some suppliers have tariffs with cheaper hours for heat pumps, mostly at night and in the afternoon, and they need a smart meter. They suit a home that holds its heat, so that the pump can run ahead in the cheap hours. My list has no such tariff by name; tariffs with night hours come nearest. Tell me your postcode and yearly kWh, and I compare. MCS installers and suppliers’ own pages know what is on sale.',
    asks: 'are there tariffs for people with heat pumps|best tariff for a heat pump|heat pump tariff|cosy hours for a heat pump|cheap electricity for heat pumps|does my heat pump need a special tariff',
    cue: /\bheat pumps?\b.{0,25}\btariffs?\b|\btariffs?\b.{0,30}\bheat pumps?\b/,
    weight: 1.35,
  },
  heat_pump_cost: {
    question: 'Does a heat pump cost more to run than gas?',
    says: 'It depends on your two unit rates, on how much heat the pump makes from one kWh, mostly about three, and on how well the home holds heat. With electricity at about three times the gas price both come out alike; with a good pump, a cheap-hours tariff and no gas standing charge it can be less. An old boiler or oil makes the case better. Ask an installer for the figure for your home.',
    asks: 'is a heat pump cheaper than gas|do heat pumps cost more to run|heat pump running cost|my heat pump costs a fortune|will a heat pump save me money|heat pump or gas boiler cost',
    cue: /\bheat pumps?\b.{0,40}\b(?:cheap\w*|cost\w*|dear\w*|expensive|save|saving)\b.{0,25}\b(?:gas|run|boiler|money|fortune)?\b|\b(?:cheap\w*|dear\w*)\b.{0,20}\bheat pumps?\b/,
    weight: 1.2,
  },
  social_tariff: {
    question: 'Is there a social tariff for energy?',
    says: 'Not for energy so far: there is no social tariff that every supplier must offer, as there is for broadband. What there is: the Warm Home Discount off the electricity bill for people with certain benefits, hardship funds of suppliers, and the Priority Services Register. Ask your supplier what it has for low incomes, and Citizens Advice what you can claim. The cheapest tariff is open to you as to others.',
    asks: 'is there a social tariff for energy|cheap tariff for low income|do i get cheaper electric on benefits|social tariff electricity|is there a discount tariff for pensioners|does being disabled get you cheaper electric|cheaper energy for disabled people|reduced rate for people on pip',
    cue: /\bsocial tariffs?\b|\b(?:cheap\w*|discount\w*|reduced|lower)\b.{0,20}\b(?:tariff|electric\w*|energy|gas|rate|bills?)\b.{0,25}\b(?:low income|benefits|pensioners?|disabled|pip|disability|dla|carers?)\b|\b(?:disabled|disability|pip|dla|pensioners?|low income)\b.{0,25}\b(?:cheap\w*|discount\w*|reduced)\b/,
    weight: 1.6,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
