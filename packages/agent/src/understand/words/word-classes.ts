/**
 * Words that say much the same in a question about energy. A text counts as like another where both hold words of one
 * class, so that a wording nobody foresaw still finds its neighbours. A word may stand in more than one class.
 */
const CLASSES: Readonly<Record<string, string>> = {
  money: 'money cash quid pounds pound dosh brass bob grand tenner fiver funds wages pension',
  owe: 'owe owing owed debt debts arrears behind overdue unpaid outstanding',
  poor: 'skint broke poor struggling struggle afford hardship tight desperate penniless benefits credit',
  getback: 'refund refunded refunds reimburse back return returned owed rebate',
  fail: 'bust bankrupt collapse collapsed collapses folds fold folded under administration insolvent pop fails failed shuts closes ceased',
  complain:
    'complain complaint complaining moan grumble dispute ombudsman unhappy furious disgusted fuming livid appalling',
  move: 'moving moved move relocating relocate keys tenancy completion vacate leaving',
  rent: 'rent renting rented tenant tenants landlord landlady letting lodger council housing association lease',
  die: 'died death dead passed deceased funeral bereaved bereavement widow widowed estate probate executor',
  family:
    'mum mam mother dad father nan nana gran granny grandma grandad husband wife partner son daughter sister brother parents',
  ill: 'ill sick poorly unwell disabled disability cancer oxygen dialysis medical hospital carer',
  child: 'baby babies bairn bairns kid kids child children toddler newborn wean weans pregnant expecting',
  readit: 'read reading readings dial dials digits clock display numbers',
  guess: 'guess guessed estimate estimated estimates estimating approximate made invented',
  faulty: 'faulty fault broken broke wrong weird fast racing mad backwards stuck dead blank stopped',
  topup: 'top topup top-up topped key card token fob credit emergency prepay prepayment payg',
  green: 'green greener renewable renewables eco carbon planet climate environment environmental sustainable wind',
  sun: 'solar panel panels pv export battery seg sunshine',
  car: 'ev car cars vehicle tesla charger charging charge leaf hybrid',
  night: 'night nights overnight evening off-peak offpeak peak hours seven e7 economy',
  heat: 'heat heating boiler radiator radiators thermostat warm cold freezing combi heaters storage',
  pump: 'pump pumps',
  when: 'when date deadline soon long quickly fast time weeks days',
  why: 'why reason cause how',
  up: 'up rise rises rising raise raised increase increased increasing higher hike hiked jump jumped doubled shot rocketed more',
  down: 'down fall falls falling drop drops dropping lower reduce decrease less cheaper',
  cut: 'cut off disconnect disconnected interruption interrupted outage lose lights dark',
  visit: 'visit engineer workman come round install dig wires pipes fit appointment',
  cancel: 'cancel cancelling undo regret mind reverse withdraw back stuck cooling',
  trick: 'catch trick scam con dodgy legit genuine fraud fake suspicious honest trust',
  paid: 'commission kickback cut bung sponsor paid bias biased independent impartial earn profit gain',
  robot: 'robot bot ai machine computer automated real human person chatbot alive',
  person: 'human person someone somebody adviser advisor agent staff manager operator representative',
  contact: 'ring call phone speak talk email contact number chat reach',
  private: 'private privacy data details information personal secure safe share sell store stored confidential',
  wipe: 'delete erase remove wipe forget clear destroy bin scrub',
  send: 'email mail send forward print download save export copy pdf',
  sign: 'login log signin sign password account link register',
  read2: 'upload attach photo picture scan pdf snap file send',
  old: 'old elderly pensioner pensioners retired age aged 70 75 80 84 90',
  tax: 'vat tax taxes duty levy',
  cap: 'cap capped limit ceiling maximum ofgem',
  daily: 'standing daily day connected connection fixed',
  compare: 'compare cheaper cheapest best better deal switch save overpaying options quote',
  use: 'use using usage consumption kwh units unit burn through',
  typical: 'typical average normal usual ordinary common middling',
  business: 'business shop cafe pub office restaurant salon commercial company premises',
  abroad: 'belfast ulster ireland derry jersey guernsey',
  speak: 'welsh cymraeg polish urdu language english translate gaelic punjabi spanish romanian',
  rating: 'review reviews rating ratings stars service reputation recommend trustpilot',
  appliance:
    'kettle dryer tumble oven fridge freezer telly tv washing machine dishwasher shower heater microwave fryer hob bulb',
  tips: 'tips advice ways tricks cut reduce waste insulation draught loft',
  grant: 'grant grants scheme schemes help support payment payments entitled entitlement eligible due claim discount',
  winter: 'winter cold fuel warm',
  password: 'password login access ex controlling abusive',
  refuse: 'refuse refused block blocked object objected stop deny denied',
  late: 'late delayed delay overdue compensation slow waiting',
}

const BY_WORD = new Map<string, string[]>()
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(' ')) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), `~${name}`])

/** The classes of a word, each with a mark of its own so that none is taken for a word. */
export function classesOf(word: string): readonly string[] {
  return BY_WORD.get(word) ?? []
}
