import type { Matter } from './matter.ts'

/** Cars, sun, batteries, heat pumps and night rates. */
export const POWER_MATTERS = {
  charge_cost: {
    question: 'What does it cost to charge an electric car?',
    says: 'Take the size of the battery in kWh, or the part that you fill, and multiply it by your unit rate; add a little for what is lost in charging. At night on a tariff for electric cars the rate is far lower than by day, and public chargers mostly cost more than home. Give me both figures, such as "60 kWh x 26p", and I do the sum.',
    asks: 'how much does it cost to charge a car at home|what does it cost to fully charge an ev|cost of charging a tesla at home|how much electricity does an electric car use|cost per mile of an ev|is it cheaper to charge at home or in public|what would charging add to my bill',
    cue: /\b(?:cost|much|price)\b.{0,25}\b(?:to |of )?(?:fully )?charg(?:e|ing)\b.{0,25}\b(?:car|ev|tesla|vehicle|van|leaf|battery|it|at home|kwh)\b|\bcharg(?:e|ing)\b.{0,25}\b(?:cost|add to my bill)\b/,
    weight: 1.3,
  },
  ev_charger: {
    question: 'Do I need a charger for an electric car?',
    says: 'You can charge from a normal socket, but it is slow and the socket must be sound. A wall charger is faster, and many tariffs for electric cars want one, or a car, that they can talk to. A qualified electrician fits it and tells the local network. GOV.UK says who gets a grant for one. Some cars and chargers can also give power back to the home; that is still rare. I compare tariffs, not chargers.',
    asks: 'do i need a special charger for an electric car|can i charge an ev from a 3 pin plug|is there a grant for ev chargers|who installs a home charger|which ev charger should i get|can my car power my house|vehicle to grid|v2g|granny cable charging|can i charge my car in a flat',
    cue: /\b(?:ev |car |home |wall )?charg(?:er|ers|ing point|e point)\b.{0,30}\b(?:need|grant|install\w*|fit\w*|special|which|who|recommend\w*)\b|\b(?:need|grant|install\w*|fit\w*|special|which|who)\b.{0,25}\b(?:ev |car |home |wall )?charg(?:er|ers|ing point|e point)s?\b|\b(?:3|three) ?-?pin\b|\bv2[gh]\b|\bvehicle to (?:grid|home)\b|\b(?:ev|car)\b.{0,15}\bpower (?:the|my|our) (?:house|home)\b/,
    weight: 1.45,
  },
  battery: {
    question: 'Is a home battery worth it?',
    says: 'A home battery stores power when it is cheap, at night or from your own solar panels, and gives it back when it is dear. Without panels it pays only on a tariff with a large gap between cheap and dear hours, which needs a smart meter. What it saves in a year has to be set against its price and its life, so ask for quotes and for the sum behind them. I compare tariffs and cannot say whether a certain battery pays.',
    asks: 'is a home battery worth it|should i get a battery|battery without solar panels|do batteries save money|storage battery for the house|powerwall worth it|can i fill a battery at night rate',
    cue: /\b(?:home|house|storage|solar|domestic|wall) batter(?:y|ies)\b|\bbatter(?:y|ies)\b.{0,25}\b(?:worth|solar|save|panels|night|store|storage|pay)\b|\b(?:get|buy|worth|have|without) (?:a |an |my |the )?batter(?:y|ies)\b|\bpowerwall\b/,
    weight: 1.25,
  },
  // The Smart Export Guarantee has bound larger suppliers since 2020.
  seg_rate: {
    question: 'Who pays most for solar export?',
    says: 'Export rates differ a lot between suppliers, and change often. Larger suppliers must offer one under the Smart Export Guarantee, and set the rate themselves. I have no list of export rates, and I do not guess one. Look at suppliers’ own pages and ask whether you must also buy from them. You need a meter that counts what you send out, and the certificate of your installer. You may sell to one supplier and buy from another.',
    asks: 'what is the best seg rate|how much do i get paid for solar export|export tariff rates|who pays most for solar power|what do they pay per unit exported|best export tariff|how do i get paid for my solar',
    cue: /\b(?:best|highest|most|how much|what|rates?)\b.{0,30}\b(?:seg|export\w*)\b|\b(?:seg|export) (?:rates?|tariffs?|prices?|payments?)\b|\b(?:paid|pay|get)\b.{0,20}\bfor (?:my |our )?(?:solar|export)/,
    weight: 1.35,
  },
  // Closed to new homes since 1 April 2019.
  feed_in: {
    question: 'What about my Feed-in Tariff payments?',
    says: 'The Feed-in Tariff is closed to new homes. If you are in it, your payments go on for the agreed years whichever supplier you buy from, because it is a contract of its own. So switching your supply does not end them. You can leave them where they are, or ask to move them to another supplier that takes part. Keep sending the generation readings. New panels use the Smart Export Guarantee instead.',
    asks: 'i get feed in tariff payments will switching stop them|is the feed in tariff still going|fit payments when i switch|can i move my feed in tariff|generation meter readings for fit|i have old solar panels on the fit scheme|feed in tariff new owner of house',
    cue: /\bfeed ?-?in\b|\bfits? payments?\b|\bfit scheme\b|\bgeneration meter\b/,
    weight: 1.6,
  },
  solar_worth: {
    question: 'Are solar panels worth it?',
    says: 'It depends on your roof, how much you use by day, and what you pay now. Panels save most where you use the power yourself; what is left is mostly sold for less than you pay for a unit. Get two or three quotes from MCS-certified installers, and ask each for the yearly kWh and the years until it pays. If you rent, or share a roof, ask the owner first. I compare tariffs and cannot judge a roof.',
    asks: 'are solar panels worth it|how many solar panels do i need|should i get solar|do solar panels save money|how much do solar panels cost|solar panels on a north facing roof|is solar worth it in scotland|can i get free solar panels|rent a roof solar scheme',
    cue: /\b(?:worth|should|how many|how much|cost|save|free|get|good idea|pay ?back)\b.{0,25}\bsolar\b(?!.{0,30}\b(?:export|switch|tariff|rate|supplier|seg)\b)|\bsolar (?:panels? )?(?:worth|cost|pay ?back|a good idea|any good)\b/,
    weight: 1.3,
  },
  solar_trouble: {
    question: 'My solar panels do not work',
    says: 'Ask the installer first, and look whether the panels or the inverter are still under warranty. If the firm has gone, another MCS-certified installer can look. Do not open the inverter or climb on the roof yourself. If you smell burning or see sparks, keep away, and call 999 for a fire. Your energy supplier is not responsible for the panels, and your tariff does not matter for this.',
    asks: 'my solar inverter is broken|solar panels not generating|solar stopped working|who fixes solar panels|panels not producing anything|inverter error light',
    cue: /\binverter\b|\bsolar\b.{0,25}\b(?:broken|broke|not (?:work\w*|generat\w*|produc\w*)|stopped|fault\w*)\b/,
    weight: 1.5,
  },
  heat_pump_grant: {
    question: 'Is there a grant for a heat pump?',
    says: 'There are grants. In England and Wales the Boiler Upgrade Scheme takes a sum off the price of a heat pump, and the installer applies for you. Scotland has grants and loans through Home Energy Scotland. Who gets what changes, so see GOV.UK or mygov.scot before you sign. For low incomes there can be more help with insulation and heating: ask your council.',
    asks: 'is there a grant for a heat pump|what is the boiler upgrade scheme|how much is the heat pump grant|money off an air source heat pump|government grant heat pump scotland|apply for the boiler upgrade scheme',
    cue: /\bboiler upgrade scheme\b|\bheat ?pumps?\b.{0,25}\b(?:grants?|money off|voucher|scheme|funding|subsidy)\b|\b(?:grants?|voucher|funding|subsidy|scheme)\b.{0,25}\bheat ?pumps?\b/,
    weight: 1.5,
  },
  leave_economy_7: {
    question: 'How do I get off Economy 7?',
    says: 'Ask your supplier for a single-rate tariff. Some just add the two readings together and charge one rate; others change the meter or set a smart one anew, mostly for free. First look at how much you use at night: Ofgem takes 42% as usual, and well below that a single rate is often cheaper. If you have storage heaters, you mostly want to keep the night rate. Tell me both readings or a bill, and I compare both ways.',
    asks: 'how do i get off economy 7|can i change from e7 to a normal rate|switch from two rate to single rate|get rid of economy 7|i do not want economy 7 any more|change my meter from economy 7 to standard|can i have a single rate with an economy 7 meter',
    cue: /\b(?:get|come|go|switch|change|move)\b.{0,12}\b(?:off|from|away from|out of|rid of)\b.{0,8}\b(?:economy ?(?:7|seven)|e7|two rate|dual rate)\b|\b(?:economy ?(?:7|seven)|e7|two rate|dual rate)\b.{0,12}\bto\b.{0,12}\b(?:normal|single|standard|one|flat|ordinary)\b|\bget rid of (?:my |the )?(?:economy|e7)/,
    weight: 1.6,
  },
  economy_7_clock: {
    question: 'Is the low reading day or night?',
    says: 'Look at the labels: night is often “low”, “night”, L or rate 1, and day “normal”, “day”, N or rate 2, but it differs, so check. Turn on a kettle by day and see which number moves. Many meters keep winter time all year, so in summer the cheap hours start and end an hour later. If the meter’s clock is wrong, the hours shift with it: tell your supplier. If day and night are mixed up on the bill, send a photo and ask for a new bill.',
    asks: 'which reading is day and which is night|my economy 7 clock is wrong|do economy 7 hours change when the clocks go back|day and night readings swapped on my bill|what does low and normal mean on my meter|is rate 1 day or night|e7 meter timer wrong|does economy 7 follow gmt',
    cue: /\b(?:which|what)\b.{0,25}\b(?:day|night)\b.{0,15}\b(?:day|night)\b|\b(?:day|night)\b.{0,15}\breadings?\b.{0,25}\b(?:swapped|mixed|wrong way|round|reversed)\b|\bclocks? (?:go|going|went|change|changing|goes)\b|\b(?:clock|timer|time ?switch)\b.{0,20}\b(?:wrong|out|slow|fast)\b|\brate (?:1|one) (?:day|night)\b|\bis rate\b/,
    weight: 1.35,
  },
  storage_heaters: {
    question: 'What tariff suits storage heaters?',
    says: 'Storage heaters fill up with heat at night and give it back by day, so they belong on a tariff with a cheap rate for those hours, such as Economy 7. On a single rate they are very dear. Set “input” for how much they take in at night, and keep “output” low until the evening. Do not use plug-in heaters by day if you can help it. Tell me your postcode and your day and night use, or add a bill, and I compare.',
    asks: 'what tariff suits storage heaters|night storage heaters cost a fortune|how do i use storage heaters cheaply|are storage heaters expensive to run|storage heaters on a single rate|input and output on a storage heater|storage heater settings',
    cue: /\b(?:night )?storage (?:heat\w*|radiators?)\b/,
    weight: 1,
  },
  boiler_choice: {
    question: 'Which heating should I get?',
    says: 'I compare tariffs and cannot choose a boiler or heater for you. As a rule: gas costs less per unit than electricity, a heat pump turns one unit of electricity into several of heat, and plain electric heaters turn one into one, whatever the advert says. A modern boiler wastes less than an old one. Ask two or three installers, Gas Safe for gas and MCS for heat pumps, and see GOV.UK for grants.',
    asks: 'which heating should i get|is electric or gas heating cheaper|should i get a new boiler or a heat pump|are electric radiators cheap to run|are infrared heaters worth it|is it cheaper to heat with gas or electric|is a combi boiler cheaper|oil filled radiator or central heating|should i replace my boiler',
    cue: /\b(?:new|replace|better|which|upgrade) (?:my |a |the |gas )?(?:boiler|heating system)\b.{0,20}\b(?:or|heat|cheap|should|worth|get)\b|\b(?:infrared|oil filled|electric radiators?|fan heater)\b.{0,30}\b(?:cheap\w*|worth|better|than|or)\b|\b(?:gas|electric) or (?:gas|electric)\w* heating\b|\bheat\w*\b.{0,15}\b(?:with )?(?:gas|electric\w*) or (?:gas|electric\w*)\b/,
    weight: 1.1,
  },
} as const satisfies Readonly<Record<string, Matter>>
