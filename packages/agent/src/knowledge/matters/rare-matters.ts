import type { Matter } from './matter.ts'

/** What comes up more seldom. */
export const RARE_MATTERS = {
  // Licence condition 27: a deposit has to be reasonable.
  deposit: {
    question: 'Can a supplier ask for a deposit?',
    says: 'A supplier may ask for a deposit where its credit check went badly or where there is an old debt, but not of everybody, and it has to be a fair sum. You can mostly avoid it by paying by Direct Debit or by prepayment. Ask why, ask for it in writing and when it is paid back. If it seems wrong, complain, or choose another supplier: they do not all ask.',
    asks: 'they want a deposit before they supply me|security deposit for electricity|can my supplier ask for a deposit|do i get my deposit back from the energy company',
    cue: /\b(?:security )?deposit\b/,
    weight: 1.2,
  },
  tampering: {
    question: 'I think a meter was tampered with',
    says: 'Do not touch it: a meter that was tampered with can kill or start a fire. If it sparks or is hot, keep away and call 105, or 999 for a fire; if you smell gas, 0800 111 999. Tell your supplier at once that you found it like that and when you moved in, with photos, so that it is not held against you. If somebody steals energy, or takes it from your supply, tell your supplier or Stay Energy Safe, which takes reports without your name.',
    asks: 'how do i report someone bypassing their meter|neighbour is stealing my electricity|my meter was tampered with before i moved in|energy theft|somebody is using my supply|meter has been bypassed|report electricity theft',
    cue: /\btamper\w*\b|\bbypass\w*\b.{0,20}\bmeter\b|\bmeter\b.{0,25}\b(?:bypass\w*|fiddl\w*)\b|\bsteal\w*\b.{0,25}\b(?:electric\w*|gas|energy|power|leccy)\b|\benergy theft\b/,
    weight: 2.1,
  },
  price_rise_notice: {
    question: 'How much notice must they give before prices go up?',
    says: 'On a variable tariff the supplier must tell you before a rise, in writing, with enough time to compare and leave; look in your mail and e-mail. It cannot put a price up for days that are past. You can leave without a fee. When the cap goes down, default tariffs may not stay above it. On a fix the rates cannot change before the end date, apart from VAT. If nobody told you, complain and ask for the old price for that time.',
    asks: 'how much notice do they have to give before putting prices up|can they backdate a price rise|they put my rate up without telling me|does my tariff change as soon as the cap does|do they have to warn me of a price increase|can a supplier raise prices without notice',
    cue: /\bnotice\b.{0,30}\b(?:price|cost|rate)s?\b|\b(?:price|cost|rate)s?\b.{0,20}\b(?:rise|increase|go up|put up|up)\b.{0,25}\b(?:notice|warn\w*|backdat\w*|without telling|told)\b|\bback ?dat\w*\b.{0,20}\b(?:price|rate|cost|rise|increase)|\b(?:tell|warn|inform)\w* me\b.{0,20}\bbefore\b.{0,20}\b(?:price|rate|cost|putting)/,
    weight: 1.6,
  },
  first_payment: {
    question: 'When is the first payment to a new supplier?',
    says: 'The new supplier tells you the day in its welcome letter or e-mail, often within a few weeks of the switch, and you can mostly choose it. Some ask for the first month in advance. You must be told the sum and the day in advance. The last payment to the old supplier can come close to it; what was too much comes back with the final bill.',
    asks: 'when do they take the first payment|when does my new direct debit start|first payment to the new supplier|do i get a welcome pack|do i pay in advance with a new supplier|when will i be charged first',
    cue: /\bfirst (?:payment|bill|direct debit|pay)\b|\bwelcome (?:pack|letter|email)\b|\bpay in advance\b/,
    weight: 1.4,
  },
  name_on_bill: {
    question: 'Can I switch if the bill is not in my name?',
    says: 'Only the person whose name is on the account can switch it, or somebody who acts for them by law. If you live there and pay, ask the supplier to put the account in your name, or to add you: it needs your name, the date and a meter reading. After that you can switch. You can ask me to compare before that. You have to be 18 or over to make an energy contract.',
    asks: 'my name is not on the bill can i still switch|the account is in my husbands name can i switch|bill in my partners name|im 17 can i sign up|can my wife deal with the account|how do i put the bill in my name|i got married how do i change my name on the bill|can my husband speak to the supplier for me|how old do you have to be to switch',
    cue: /\b(?:name|names)\b.{0,20}\b(?:not|is not|isnt) on\b.{0,12}\b(?:bill|account)\b|\b(?:bill|account)\b.{0,12}\bin (?:my|his|her|their) (?:husband|wife|partner|mum|dad|boyfriend|girlfriend|son|daughter|ex)\w*\b|\b(?:i am|im|i'm) (?:1[3-7]|under 18)\b|\bunder 18\b|\bhow old\b.{0,20}\b(?:switch|sign|contract)\b|\bchange (?:my|the) name\b|\b(?:wife|husband|partner|son|daughter)\b.{0,15}\b(?:speak|talk|deal|call|ring)\b.{0,25}\b(?:account|supplier|you|behalf)\b/,
    weight: 1.6,
  },
  turn_off_gas: {
    question: 'Where is the main switch?',
    says: 'Gas: beside the meter is a lever on the pipe. A quarter turn, so that it stands across the pipe, is off. If you smell gas, do that if it is safe, touch no electrical switch, open windows, leave, and call 0800 111 999. Electricity: the main switch is on the consumer unit, or fuse box, near the meter. If you go away for long, turn water and appliances off, keep the heating on frost protection in winter, and remember that the standing charge runs on.',
    asks: 'how do i turn the gas off at the meter|where is the main switch for the electricity|going away for three months shall i turn everything off|turn the electric off at the mains|how do i shut off the gas|should i turn the gas off when i go on holiday',
    cue: /\bturn\w*\b.{0,12}\b(?:the |my )?(?:gas|electric\w*|power|everything|supply|mains)\b.{0,12}\boff\b|\b(?:shut|turn) off (?:the |my )?(?:gas|electric\w*|power|mains|everything)\b|\bmain switch\b|\bstop ?cock\b/,
    weight: 1.35,
  },
  meter_light: {
    question: 'What does the flashing light on my meter mean?',
    says: 'A small red light that blinks on an electricity meter is normal: it blinks for each bit of energy used, faster when you use more. A steady light can mean that nothing is being used. Other lights on a smart meter or its box show whether it has a signal. A message such as “error” or “fail” is for your supplier: write down the words or the code. If anything is hot, buzzes or smells, keep away and call 105.',
    asks: 'what does the red light flashing on the meter mean|why is my meter blinking|green light on the smart meter|my meter says error|error code on my meter|lights on the communications hub',
    cue: /\b(?:light|led)\b.{0,20}\b(?:flash\w*|blink\w*|on)\b.{0,20}\bmeter\b|\bmeter\b.{0,25}\b(?:flash\w*|blink\w*|error|fail|code)\b/,
    weight: 1.35,
  },
  flicker: {
    question: 'My lights flicker or the power trips',
    says: 'If lights flicker in the whole home, or in the street, call 105: it is free and reaches your local network. If it is one light or one socket, turn it off and have a registered electrician look. If a fuse or breaker trips, unplug things one by one to find the cause. If anything is hot, buzzes, sparks or smells of burning, turn the power off at the main switch, keep away and call 105, or 999 for a fire.',
    asks: 'lights keep flickering|the lights are dimming|power keeps going on and off',
    cue: /\b(?:lights?|bulbs?|power|electric\w*)\b.{0,15}\b(?:flicker\w*|dim\w*|on and off)\b/,
    weight: 1.6,
  },
  switch_complaint: {
    question: 'Can I switch while I have a complaint open?',
    says: 'Yes. A complaint or a dispute does not stop you from switching, and the old supplier still has to settle it after you have left. On a normal meter a debt older than 28 days may let it block the switch; if you dispute that debt, say so in writing. Keep your bills, readings and letters, and take a reading on the day. You can also still go to the Energy Ombudsman about the old supplier.',
    asks: 'can i switch while my complaint is open|can i switch in the middle of a billing dispute|does switching end my complaint|can i still complain after i left the supplier',
    cue: /\b(?:switch\w*|leave)\b.{0,30}\b(?:complaint|dispute|complain\w*)\b|\b(?:complaint|dispute|complain\w*)\b.{0,30}\b(?:switch\w*|after i left|left them)\b/,
    weight: 1.6,
  },
  not_supplied: {
    question: 'I am charged for a fuel that I do not have',
    says: 'Then something is wrong on the account. Check whether there is a gas meter or a second supply number that you do not use: its standing charge runs until the meter is taken out. If there is none, tell the supplier in writing, with a photo of what is there, and ask for the charges back. It may have your address mixed up with another one. If they do not put it right, complain.',
    asks: 'why was i charged for gas when i do not have gas|i get a gas bill but have no gas|billed for electricity at a house i do not own|paying a standing charge for a gas meter i do not use|charge on my bill for a visit i never had|there is a charge on my bill that i do not recognise',
    cue: /\b(?:charged?|bill|billed|pay|paying)\b.{0,20}\bgas\b.{0,25}\b(?:not have|do not have|no gas|never had|not got)\b|\bcharge\b.{0,25}\b(?:never had|not recogni[sz]e|do not (?:know|understand)|never asked)\b/,
    weight: 1.5,
  },
  landlord_agree: {
    question: 'Does my landlord have to agree?',
    says: 'Not to the choice of supplier, if the account is in your name and you pay the bill: that is yours to decide. Tell the landlord all the same, because some tenancy agreements ask for it. For changing the meter itself, from prepayment to a normal one or to a smart one, ask first: they may want it put back when you leave. A landlord who holds the account decides alone.',
    asks: 'does my landlord have to agree|do i need my landlords permission to switch|can my landlord say no to a new meter|do i have to ask the landlord before i change the meter',
    cue: /\blandlord\w*\b.{0,25}\b(?:have to agree|permission|consent|say no|approve)\b|\b(?:permission|ask|consent of)\b.{0,15}\blandlord\w*\b/,
    weight: 1.6,
  },
  // Scotland’s own payment has come from Social Security Scotland since winter 2025. Sums, weeks and income limits are left to GOV.UK.
  winter_fuel_more: {
    question: 'Am I old enough for the Winter Fuel Payment?',
    says: 'You have to have reached State Pension age in the week that counts for this winter; GOV.UK names the week and the sums. Your income can matter too. In Scotland it is a payment of its own by Social Security Scotland: see mygov.scot. Most people get it without applying. GOV.UK says when it is paid, and has the number to call if you think that you have been missed.',
    asks: 'am i old enough for the winter fuel payment|i am 67 do i get the winter fuel payment|winter fuel payment in scotland|when is the winter fuel payment paid to people my age',
    cue: /\bwinter fuel\b.{0,40}\b(?:scotland|\d{2}|age|old enough)\b|\b(?:scotland|i am \d{2}|im \d{2}|aged \d{2})\b.{0,40}\bwinter fuel\b/,
    weight: 1.6,
  },
  new_supply: {
    question: 'How do I get a new or bigger supply?',
    says: 'That is for your local electricity network, not for the supplier: a new connection, a bigger fuse, a cable for an extension, a heat pump or a car charger. Ask a registered electrician first what you need; for a garage or shed that is often enough, off your own fuse box. The network quotes a price. For gas it is the gas network. Tell me your postcode and ask which region it is, and I name the electricity network.',
    asks: 'do we need a bigger supply for an extension|i want electricity put into my garage|new electricity connection|upgrade my main fuse|how do i get gas connected to my house|connect a new house to the grid|three phase supply',
    cue: /\b(?:bigger|larger|new|upgrade\w*|extra)\b.{0,12}\b(?:supply|connection|fuse)\b|\b(?:electric\w*|power|gas)\b.{0,20}\b(?:put|run|connected|installed)\b.{0,12}\b(?:in|into|to)\b.{0,10}\b(?:garage|shed|garden|house|home|barn)\b|\b(?:three|3) phase\b/,
    weight: 1.7,
  },
  power_cut_more: {
    question: 'When will the supply be back?',
    says: 'I cannot see that. Call 105, or look at the website of your local network: it shows the cuts, the cause and when the power should be back. Keep the fridge shut, unplug what gets hot, and look in on neighbours who may need help. If it lasts long, the network may owe you a payment; ask there. If somebody depends on electricity for their health, tell them at once, and call 999 in danger.',
    asks: 'how long will the power cut last|when will the power be back|is there a power cut map|what do i do with my freezer in a power cut',
  },
  same_street: {
    question: 'Why do neighbours pay different amounts?',
    says: 'Because almost everything can differ: the tariff and when they took it, how they pay, the meter, how much they use, how well the home keeps heat, and any debt or credit in the payment. The region is normally the same on one street. A lower Direct Debit does not have to mean a lower price. Compare the unit rates and standing charges on both bills, or ask me what your use would cost on other tariffs.',
    asks: 'how can two houses on the same street pay different amounts|why does my neighbour pay less than me|my friend pays half what i pay|same house next door but half the bill|why is my mates bill cheaper than mine',
    cue: /\b(?:neighbours?|next door|same (?:street|road|house|flat)|friends?|mates?|sister|brother)\b.{0,40}\b(?:pays?|paying|bill)\b.{0,25}\b(?:less|half|different|cheaper|lower|fraction)\b|\b(?:less|half|different amounts?|cheaper)\b.{0,25}\b(?:than|as) (?:my )?(?:neighbour|next door|friend|mate)/,
    weight: 1.15,
  },
} as const satisfies Readonly<Record<string, Matter>>
