import type { Matter } from './matter.ts'

/** Tariffs, the cap and the regions. */
export const TARIFF_MATTERS = {
  cheapest_supplier: {
    question: 'Who is the cheapest supplier?',
    says: 'No supplier is the cheapest for everybody. It depends on where you live, how much you use, your meter and how you pay, and prices change from week to week. So a name alone would mislead you. My list so far holds sample tariffs with invented names; Citizens Advice has a comparison of real ones. Tell me your postcode and what you use or pay, or add a bill, and I rank what is on the list for your home.',
    asks: 'who is the cheapest supplier|cheapest energy company uk|which energy company is cheapest right now|who has the cheapest electricity|who does the cheapest gas|what supplier has the lowest rates|cheapest provider at the moment|name the cheapest energy firm',
    cue: /\b(?:who|which|what|name)\b.{0,15}\b(?:is|are|has|have|does|do|energy|s)\b.{0,25}\b(?:cheapest|lowest)\b.{0,25}\b(?:supplier|company|provider|firm|energy|electric\w*|gas|rates?)\b|^(?:the )?cheapest (?:energy |electricity |gas )?(?:supplier|company|provider|firm)\b/,
    weight: 1.2,
  },
  // Ofgem pressed suppliers in 2026 to offer lower standing charges; who has to, and since when, is not in our sources.
  no_standing_charge: {
    question: 'Are there tariffs without a standing charge?',
    says: 'Some suppliers offer tariffs with a low standing charge or none, so ask yours. They then ask a higher unit rate, so they suit homes that use little, such as a place that stands empty. A home that uses more can pay more in a year that way. The cost of the whole year decides, not the standing charge. Tell me your postcode and use, and I show which tariff on the list costs least in a year.',
    asks: 'are there any tariffs with no standing charge|zero standing charge tariff|who does no standing charge|tariff without a daily charge|lowest standing charge tariff|which supplier has no standing charge|low standing charge for a low user|can i get a tariff that has no daily fee',
    cue: /\b(?:no|zero|without|nil|low|lowest|0)\b.{0,8}\b(?:daily )?standing charges?\b.{0,25}\b(?:tariffs?|deals?|suppliers?|plans?|available|exist|options?)\b|\b(?:tariffs?|deals?|suppliers?|plans?|who|anyone|anybody)\b.{0,25}\b(?:no|zero|without|nil|low|lowest)\b.{0,8}\bstanding charges?\b|^(?:no|zero|nil) standing charges?$/,
    weight: 1.45,
  },
  fix_length: {
    question: 'Should I fix for one year or two?',
    says: 'A longer fix keeps the price for longer, and you have to think about it less often. It also ties you in for longer: if prices fall, leaving early may cost an exit fee. A shorter fix lets you look again sooner. Nobody knows what prices will do, and I do not guess. Compare the cost of a year and the exit fee of each: if they are close, a low exit fee is worth something.',
    asks: 'should i fix for one year or two|12 or 24 months fix|how long should i fix for|is a 2 year fix better|one year or two year fixed deal|best length for a fix|is it wise to fix for 24 months|18 month fix good idea',
    cue: /\bfix\w*\b.{0,25}\b(?:one|1|12|a|18|eighteen|twelve)\b.{0,12}(?:years?|months?)?.{0,6}\bor\b.{0,12}\b(?:two|2|24|three|3)\b|\b(?:12|one|1|18)\b.{0,10}\bor (?:a )?(?:24|two|2|three|3)\b.{0,15}\b(?:month|year|fix)|\bhow long should i fix\b|\b(?:length|long) (?:of|for) (?:a|the|my) fix\b/,
    weight: 1.4,
  },
  same_supplier: {
    question: 'Can I change tariff with the same supplier?',
    says: 'Yes. You can ask your supplier for another of its tariffs at any time, and it is often done in the app in minutes, without a switch. On a fix it may still charge the exit fee, so ask; in the last 49 days it may not. Some tariffs are for new customers only. Compare it with other suppliers before you agree, because staying is not always the best price.',
    asks: 'can i change tariff with my current supplier|move to another tariff with the same company|switch tariff not supplier|can i go onto a different deal with the supplier i have|do i have to leave to get a better tariff|stay with them but change tariff|ask my supplier for a cheaper tariff|do new customers get better deals',
    cue: /\b(?:tariff|deal|plan)\b.{0,40}\b(?:same|current|present|existing|my|not) (?:energy )?(?:supplier|company|provider)\b|\bsame (?:supplier|company|provider)\b.{0,40}\b(?:tariff|deal|plan)\b|\b(?:stay|staying) with (?:them|my supplier|the same)\b.{0,30}\b(?:tariff|deal)\b|\bnew customers?\b.{0,30}\b(?:better|cheap\w*|deals?|offers?|only)\b/,
    weight: 1.25,
  },
  low_user: {
    question: 'I use very little energy: what suits me?',
    says: 'If you use little, the standing charge is a large part of your bill. So do not look at the unit rate alone: look for the lowest cost of a whole year at your own use. A tariff with a lower standing charge can be the better one even with a dearer unit. Tell me your postcode and your kWh, or how many people and bedrooms there are, and I work it out for your use.',
    asks: 'i hardly use any energy which tariff suits me|best tariff for someone out all day|low user tariff|i live alone and use very little|single person flat cheapest deal|i am never home what tariff|tariffs for low users|we use next to nothing but pay loads',
    cue: /\b(?:low|light) (?:user|usage|use|energy user)s?\b|\b(?:hardly|barely|scarcely) use\b|\bnever (?:at )?home\b|\buse (?:very|so) little\b|\bnext to nothing\b/,
    weight: 1,
  },
  flexibility: {
    question: 'What are saving sessions?',
    says: 'Some suppliers reward you for using less at busy hours, or more when there is plenty of wind and sun. They call it saving sessions, power-ups, free hours and the like. You mostly need a smart meter that sends half-hourly readings, and you have to sign up. Rewards are small, and you lose nothing if you do not join in. I do not have the offers of each supplier, so look in your supplier’s app.',
    asks: 'what are saving sessions|paid to use less electricity at peak times|free electricity on sundays|power up sessions|demand flexibility service|do they pay you to turn things off|free hour of power|peak save sundays',
    cue: /\b(?:saving|power ?up|peak save) sessions?\b|\bdemand flexib\w*|\bfree (?:electric\w*|energy|power|hours?)\b|\bpa(?:y|id)\b.{0,12}\bto (?:use less|turn|cut)/,
    weight: 1.35,
  },
  collective_switch: {
    question: 'What is a collective switch?',
    says: 'In a collective switch many homes sign up together, often through a council or a website, and suppliers bid for all of them. You get an offer at the end and need not take it. It can be good, but it is one offer among others: compare the cost of a year for your own home before you say yes. Mowatt does not run one.',
    asks: 'what is a collective switch|group energy buying scheme|big community switch|council collective switching|bulk buying energy with neighbours',
    cue: /\bcollective (?:switch\w*|energy|buying)\b|\b(?:group|bulk|community) (?:switch\w*|buying|energy)\b/,
    weight: 1.5,
  },
  // History: the £400 was paid from October 2022 to March 2023; the guarantee ended on 31 March 2024.
  price_guarantee: {
    question: 'Has the Energy Price Guarantee ended?',
    says: 'Yes, it has ended. The Energy Price Guarantee was a government scheme in the price crisis that held unit rates down. The payments of £400 to households belonged to that time too and are over. What limits default tariffs now is Ofgem’s price cap. Ask me for the price cap, and I give you the rates in force. If money is tight, GOV.UK lists the help that there is now.',
    asks: 'has the energy price guarantee ended|what is the energy price guarantee|is the epg still going|do we still get the 400 pounds off|energy bills support scheme|is the government still helping with bills like in 2022|the 400 rebate|what happened to the energy price guarantee',
    cue: /\benergy (?:price|cost) guarantee\b|\bprice guarantee\b|\bepg\b|\benergy bills? support scheme\b|£ ?400\b.{0,25}\b(?:off|rebate|discount|payment|support|government|help|back)\b|\b(?:government|rebate)\b.{0,20}£ ?400\b/,
    weight: 1.7,
  },
  cap_applies: {
    question: 'Does the price cap apply to me?',
    says: 'It applies if you are on a default tariff at home: a standard variable one, or one that you were put on without choosing, whether you pay by Direct Debit, on receipt of a bill or by prepayment. It does not apply to a fix or a tracker that you chose, to energy for a business, to heat from a heat network, to oil or LPG, or in Northern Ireland. Your bill names the tariff. Add it, and I tell you which yours is.',
    asks: 'does the cap apply to me|am i covered by the price cap|who does the price cap cover|what does the cap not cover|is my tariff under the cap|how do i know if i am on the cap|which tariffs are capped|am i on the price cap',
    cue: /^(?!.*\b(?:loads|lots|as much|more than|fix)\b).*\bcap\b.{0,25}\b(?:apply|applies|cover|covers|matter|affect)s?\b.{0,12}\b(?:me|us|my|everyone|everybody|who|business\w*)\b|\b(?:who|am i|are we|which tariffs?|is my)\b.{0,25}\b(?:on|under|covered by|protected by|capped)\b.{0,12}\b(?:the )?(?:price )?cap(?:ped)?\b|\bwho\b.{0,12}\bcap\b.{0,12}\b(?:cover|for|apply)/,
    weight: 1.35,
  },
  cap_made_of: {
    question: 'How is the price cap worked out?',
    says: 'Ofgem adds up what it costs to supply a home: buying the energy ahead on the wholesale market, the wires and pipes, government schemes, the supplier’s own running costs, an allowance for profit, and VAT. It does so for each region, way to pay and kind of meter, every three months. The wholesale price moves most, so the cap mostly follows it with a delay. It limits rates and standing charges, not your bill.',
    asks: 'how is the price cap worked out|how does ofgem set the cap|what goes into the price cap|why does the cap go up and down|what is the cap made of|who decides the price cap|how do they calculate the cap|why is the cap so high',
    cue: /\b(?:how|what)\b.{0,25}\bcap\b.{0,20}\b(?:worked out|calculated|set|decided|made (?:up )?of|determined)\b|\b(?:how|who)\b.{0,20}\b(?:set|sets|decide|decides|calculate|work out)\b.{0,15}\bcap\b|\bwhat goes into the\b.{0,10}\bcap\b|\bwhy\b.{0,15}\bcap\b.{0,20}\b(?:go|goes|gone|high|rise|risen)\b/,
    weight: 1.3,
  },
  economy_7_cap: {
    question: 'Is there a price cap for Economy 7?',
    says: 'Yes. Default tariffs with two or more rates have a cap of their own. It limits the average of day and night, taken as 42% at night, and not each rate by itself. So a supplier can make the night cheaper and the day dearer as long as the average fits. I have no figures of that cap by region, so I do not quote one.',
    asks: 'is there a price cap for economy 7|what is the economy 7 price cap|is my night rate capped|does the cap apply to economy 7|e7 cap rates',
    cue: /\b(?:economy ?(?:7|seven)|e7|night rates?|two rate)\b.{0,25}\bcap(?:ped)?\b|\bcap(?:ped)?\b.{0,30}\b(?:economy ?(?:7|seven)|e7|night rates?)\b/,
    weight: 1.6,
  },
  why_dear: {
    question: 'Why is energy so expensive?',
    says: 'A large part of the price is what energy costs on the wholesale market, and gas sets the price of electricity much of the time, also when wind and sun make some of it. On top come wires and pipes, government schemes, the supplier’s costs and VAT. So when the world price of gas rises, bills follow some months later. What you can change is the tariff and how much you use.',
    asks: 'why is energy so expensive|why are energy prices so high in the uk|why does gas set the price of electricity|why are bills going up when wholesale prices fall|who is making money from energy prices|why is uk electricity the dearest|is it because of the war|energy company profits',
    cue: /\bwhy (?:is|are) (?:the )?(?:energy|electric\w*|gas|power|prices?|bills|uk)\b.{0,25}\b(?:expensive|dear|high|so much|dearest)\b(?!.{0,30}\b(?:than|my|bill|scotland|wales|north|south|london|here|region)\b)|\bwholesale\b.{0,30}\b(?:prices?|cost|fall\w*|rise|down|up)\b|\b(?:profits?|profiteering)\b.{0,25}\b(?:energy|gas|supplier|company|companies)\b/,
    weight: 1,
  },
  network_operator: {
    question: 'What does the electricity network do?',
    says: 'The local electricity network, or DNO, owns the wires up to your home, mends power cuts and connects new homes. It is not your supplier, and you cannot choose it. The first two digits of your electricity supply number mostly say which one is yours. Call 105 for a power cut, and you are put through to it. For gas it is the gas network, with the emergency line 0800 111 999. Tell me your postcode and ask which region it is, and I name the electricity network.',
    asks: 'who is my network operator|what is a dno|who runs the cables in my area|who owns the power lines|distribution network operator|who do i ask about the cable to my house|is my dno the same as my supplier|who is responsible for the wires|gas network operator|what is ukpn|new electricity connection',
    cue: /\b(?:network operator|dno|distribution (?:network|company)|uk ?pn|uk power networks|northern powergrid|ssen|sp energy networks|electricity north ?west|cadent|sgn|wales and west)\b|\bwho (?:runs|owns|maintains|looks after)\b.{0,15}\b(?:cables?|wires?|lines?|grid|network|pipes?)\b/,
    weight: 1.4,
  },
  estimate_accuracy: {
    question: 'How accurate is your estimate?',
    says: 'With a bill it is close: I use your own kWh and rates, and the cards show the sum line by line. Without one I estimate your use from what you pay, or from people, bedrooms and heating, and show a range, because homes that look alike can differ a lot. A cold winter or a new baby changes it too. For a better figure add a bill, or tell me the yearly kWh.',
    asks: 'how accurate is the estimate|how close will it be to my real bill|how good is your guess|is the estimate reliable|how exact is the figure|what is the margin of error|how sure are you of that number|could my bill be different from your estimate|is that figure guaranteed',
    cue: /\bhow (?:accurate|exact|close|good|reliable|precise|right|sure)\b.{0,35}\b(?:estimate\w*|figures?|guess|number|saving|range|be)\b|\bmargin of error\b|\bestimate\b.{0,20}\b(?:accurate|reliable|right|exact|close)\b/,
    weight: 1.25,
  },
  green_cost: {
    question: 'Does green energy cost more?',
    says: 'Not always. A green tariff can cost more, the same or less than another: it depends on the supplier and on what it buys for you. So look at the cost of a year and at what backs the label: power that the supplier buys itself, or only certificates, and whether the gas is covered. In the comparison, say "only green ones", and you see the difference for your home.',
    asks: 'is green energy more expensive|do green tariffs cost more|how much extra is renewable energy|is it dearer to go green|does eco friendly electricity cost extra',
    cue: /\b(?:green|renewable|eco)\b.{0,25}\b(?:expensive|dearer|cost more|extra|pricier|cheaper)\b|\b(?:expensive|dearer|cost more|extra|cheaper)\b.{0,20}\b(?:green|renewable|eco)\b/,
    weight: 1.15,
  },
  carbon: {
    question: 'What is the carbon footprint of my energy?',
    says: 'I do not work out carbon, and I do not guess figures. What counts most is how much you use: a warmer home from better insulation, less gas, and electricity at hours with much wind or sun all lower it. A supplier must publish the mix of fuels behind its electricity each year. A green tariff changes what is bought for you, not what flows in your wires.',
    asks: 'what is the carbon footprint of my energy|how much co2 does my home make|what is my suppliers fuel mix|how do i cut my carbon|is my electricity from gas or wind|where does my electricity come from',
    cue: /\b(?:carbon footprint|co2|emissions|fuel mix|net zero)\b|\bwhere does (?:my|the|our) (?:electric\w*|power|energy|gas) come from\b/,
    weight: 1.25,
  },
} as const satisfies Readonly<Record<string, Matter>>
