import type { Matter } from './matter.ts'

/** The cap and the standing charge, one question each. */
export const PRICE_MATTERS = {
  cap_announced: {
    question: 'When is the next price cap announced?',
    says: 'Ofgem announces each price cap about five weeks before it starts: late in November for January, late in February for April, late in May for July and late in August for October. It holds for three months. I do not know the next figures before that, and I do not guess.',
    asks: 'when do they announce the next price cap|when will we know the january price cap|what date is the price cap announcement|when does ofgem announce|what day do ofgem say the new cap',
    cue: /\b(?:when|what date|what day)\b.{0,30}\b(?:announce\w*|know|told|decide\w*|published|out)\b.{0,25}\b(?:cap|ofgem)\b|\b(?:when|what date|what day)\b.{0,25}\b(?:cap|ofgem)\b.{0,20}\b(?:announce\w*|announcement|published|out)\b/,
    weight: 1.45,
  },
  cap_set_by: {
    question: 'Who sets the price cap?',
    says: 'Ofgem, the regulator for gas and electricity in Great Britain, sets it every three months, by a method that Parliament’s law of 2018 asks of it. Suppliers do not set it, and the government does not choose the figure. It is there for people on default tariffs, so that those who do not switch are not overcharged.',
    asks: 'who sets the price cap|who decides the price cap|does the government set the price cap|is it ofgem that sets the cap|why is there a price cap|what is the point of the price cap|who made the price cap',
    cue: /\b(?:who|whose)\b.{0,15}\b(?:sets?|decides?|makes?|fixes|chooses|invented)\b.{0,15}\bcap\b|\bpoint of\b.{0,10}\bcap\b|\bgovernment\b.{0,12}\bset\b.{0,8}\bcap\b/,
    weight: 1.6,
  },
  cap_standing_too: {
    question: 'Does the cap cover the standing charge too?',
    says: 'Yes, both. The price cap limits the unit rate and the standing charge on default tariffs, for each region and way to pay. It does not limit the bill, which follows your use. A fix that you chose is outside it, so its standing charge can be higher or lower.',
    asks: 'does the standing charge come under the cap or just the unit price|is the standing charge capped|does the price cap include standing charges|is it just the unit rate that is capped|what does the cap actually limit',
    cue: /^(?!what is the cap\b).*\b(?:cap|capped)\b.{0,25}\b(?:cover|include|limit|apply to|on)\b.{0,15}\bstanding charges?\b|\bstanding charges?\b.{0,25}\b(?:under|in|part of|covered by|include\w*)\b.{0,8}\b(?:the )?(?:price )?cap\b|\bstanding charges?\b.{0,10}\bcapped\b/,
    weight: 1.7,
  },
  standing_why_high: {
    question: 'Why is the standing charge so high?',
    says: 'Because more and more of the costs that do not depend on use are put there: the wires and pipes, meters, the account, some government schemes, and what it cost when suppliers failed. It has grown a lot since 2021, mostly for the electricity network. It differs by region. Suppliers may set it lower and the unit rate higher. Ofgem has been looking at other ways; the cost itself does not go away.',
    asks: 'why is the standing charge so high|why has the standing charge gone up|standing charge is a rip off|why do i pay so much a day before i use anything|how can they justify the standing charge|standing charge doubled why|is my standing charge too high',
    cue: /\b(?:why|how come|justify|rip off|robbery|disgrace)\b.{0,40}\bstanding charges?\b(?!.{0,30}\b(?:wales|scotland|london|region|mates?|friend|sister|brother|mum|here|neighbour)\b)|\bstanding charges?\b.{0,30}\b(?:so (?:high|much|dear|expensive)|rip ?off|robbery|gone up|went up|doubled|increased|joke|ridiculous|disgrace\w*)\b/,
    weight: 1.4,
  },
  standing_per_home: {
    question: 'Is the standing charge per person or per home?',
    says: 'For each meter point, so mostly one for electricity and one for gas in each home, whoever lives there. One person pays as much as a family. Two electricity meters with two supply numbers have two. If two homes share one meter, there is one charge, and the sharing is between you.',
    asks: 'is standing charge per person or per house|do i pay two standing charges|is the standing charge for each fuel|do flats pay a standing charge each|one standing charge for gas and electric|do i pay standing charge twice with two meters',
    cue: /\bstanding charges?\b.{0,25}\b(?:per|each|for each|for every)\b.{0,12}\b(?:person|people|house|home|household|meter|fuel|flat|room)\b|\b(?:two|2|double|separate) standing charges?\b|\bstanding charges?\b.{0,12}\btwice\b/,
    weight: 1.6,
  },
  // Ofgem’s work on low standing charge tariffs was still open when this was written, so its outcome is not told.
  standing_scrapped: {
    question: 'Will standing charges be scrapped?',
    says: 'Not as far as I know. Ofgem has worked on having suppliers offer a choice with a lower standing charge and a dearer unit, so that people who use little can pick it. The cost does not vanish by that: it moves into the unit rate, so homes with much use pay more then. Ofgem’s site has the newest. What you can do now is compare the whole year, with both parts in it.',
    asks: 'are they scrapping the standing charge|when will standing charges end|is the government getting rid of standing charges|standing charges being abolished|did they ban standing charges|petition to scrap standing charge',
    cue: /\b(?:scrap\w*|abolish\w*|end(?:ing)?|ban\w*|remov\w*|get\w* rid of|axe\w*|stop\w*)\b.{0,20}\bstanding charges?\b(?!.{0,15}\b(?:gas|my gas)\b)|\bstanding charges?\b.{0,25}\b(?:scrap\w*|abolish\w*|ban\w*|axed|end\w*)\b/,
    weight: 1.35,
  },
  stop_gas: {
    question: 'How do I get rid of gas and its standing charge?',
    says: 'As long as there is a gas meter in use, its standing charge runs. To end it, ask your gas supplier to take the meter out and close the account; ask first what it costs. Having the pipe cut off at the street is the gas network’s job and costs more. A meter that is only turned off still costs. Only a Gas Safe registered engineer may cap a pipe: never do it yourself. Gas back later is dear, so be sure, and send a last reading.',
    again:
      'To take the meter out some suppliers charge nothing, some a fee, and to close the pipe at the street the gas network gives a quote. Ask both for the price in writing first. Only a Gas Safe registered engineer may cap a pipe: never do it yourself, and let no friend do it.',
    asks: 'can i get rid of the gas standing charge|how do i get my gas disconnected for good|i do not use gas any more can i stop paying|remove gas meter|capping off the gas|i went all electric how do i stop the gas bill|take my gas meter out',
    cue: /\b(?:rid of|stop|remove|end|avoid|not pay|without)\b.{0,15}\b(?:the |my |paying )?gas\b.{0,20}\b(?:standing|charge|meter|account|supply)\b|\b(?:remove|take out|cap off|capping|capped off)\b.{0,15}\b(?:the |my )?gas\b|\b(?:not|never|no longer|do not) use (?:any )?gas\b.{0,30}\b(?:stop|pay|meter|charge|bill)\b/,
    weight: 1.5,
    isFine: true,
  },
  why_regions_differ: {
    question: 'Why do regions pay different prices?',
    says: 'Because each region has its own electricity network, and its cost is spread over the homes there. Long lines for few homes, as in North Wales or the north of Scotland, cost more for each home than short ones in a city such as London. Most of that is in the standing charge, a part in the unit rate. Your use and tariff do not change it, and no supplier can. Ask me which region is dearest, and I give the figures.',
    asks: 'why is my standing charge more than my mates in london|why is electric more in north wales|why do some areas pay more|why is it dearer here than down south|why do prices differ by region|why is our area so expensive for electric|my sister pays less standing charge in another town|postcode lottery energy prices',
    cue: /\bwhy\b.{0,60}\b(?:more|dearer|higher|different|cheaper|less|expensive)\b.{0,30}\b(?:in|than|by|across|between)\b.{0,25}\b(?:london|wales|scotland|north|south|england|region\w*|area\w*|part\w*|town|city|cornwall|manchester|liverpool|merseyside|yorkshire|places?)\b|\bpostcode lottery\b|\bstanding charge\b.{0,20}\bthan\b.{0,25}\b(?:london|mate\w*|friend\w*|sister\w*|brother\w*|mum\w*)\b/,
    weight: 1.5,
  },
  tariff_changed: {
    question: 'Can they change my price without telling me?',
    says: 'On a variable tariff they may change the rates, but must tell you before a rise, and you can leave without a fee. Most variable tariffs move with the price cap each quarter. On a fix the rates stay until the end date, apart from VAT; they may not change it half way. 42 to 49 days before a fix ends they must write to you. If they changed something they may not, ask in writing for the date and the reason, and complain.',
    asks: 'can they change my tariff without telling me|they put my prices up without warning|can a supplier change my rates|moved me to another tariff without asking|my rate went up and nobody told me|can they change a fixed price|they changed my tariff',
    cue: /\b(?:change|changed|put up|raise|raised|move|moved|switch|switched)\b.{0,20}\b(?:my |the |our |me (?:to|onto) )(?:\w+ ){0,2}(?:tariff|rates?|prices?|unit rate)\b.{0,25}\b(?:without|not told|nobody told|no warning|not tell)\b|\bcan (?:they|a supplier|my supplier|the supplier)\b.{0,12}\b(?:just )?(?:change|put up|raise)\b.{0,15}\b(?:tariff|rates?|prices?)\b/,
    weight: 1.5,
  },
  kwh_cheap_times: {
    question: 'When is electricity cheapest in the day?',
    says: 'It depends on your tariff. On a normal single rate every hour costs the same, day and night, so timing saves nothing. With Economy 7, an electric car tariff or another tariff with cheap hours, the night is mostly cheapest; the supplier names the hours. You can see which you have on the bill: one unit rate or more. Cheap hours need a meter that counts them apart.',
    again:
      'On a standard tariff no hour is cheaper than another, so wash when you like. It only changes with a tariff that has cheap hours, which needs a two-rate or smart meter, and the other hours are then mostly dearer.',
    asks: 'when is electricity cheapest|what time of day is electric cheapest|is it cheaper to put the washing on at night|is electricity cheaper at weekends|should i run the dishwasher overnight|off peak hours|what time does cheap electric start|cheapest time to use the washing machine',
    cue: /\b(?:what time|when|which hours)\b.{0,25}\b(?:electric\w*|power|energy|units?|leccy)\b.{0,20}\b(?:cheap\w*|off peak)\b|\bcheaper\b.{0,35}\b(?:at night|overnight|at weekends?|in the evening|after (?:\d+|midnight))\b|\bcheapest time\b|\boff peak (?:hours|times?)\b/,
    weight: 1.35,
  },
  bill_over_cap: {
    question: 'How can a bill be above the price cap?',
    says: 'Because the cap is a price for each unit and each day, and not for the whole bill. Think of petrol: with a limit on the price of a litre, who drives further still pays more. The yearly figure in the news is for a home with typical use. Yours is more if you use more, pay another way, live in a dearer region, are on a fix above the cap, or if it holds an old balance or a guess. Add the bill, and I say which it is.',
    asks: 'why is my bill more than the price cap|my bill is over the cap how|how can my bill be higher than the cap|i pay more than the price cap|the cap makes no sense my bill is higher|is my supplier breaking the cap',
    cue: /\bhow can (?:a|my) bill be (?:above|over|higher than|more than) the (?:price )?cap\b/,
    weight: 2,
  },
} as const satisfies Readonly<Record<string, Matter>>
