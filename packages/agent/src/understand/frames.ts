import type { Normalised } from './normalise.ts'

/**
 * What a sentence is made of: somebody, a thing, and what happens to it. Each kind of word stands here once, so that a new
 * way of putting them together is still understood.
 */
const KINDS = {
  me: /\b(?:i|me|my|we|us|our|mine)\b/,
  you: /\b(?:you|your|yours|mowatt|mo)\b/,
  them: /\b(?:they|them|their|these people|supplier|british gas|octopus|edf|eon|ovo|scottish power|utilita|that lot|customer service)\b/,
  relative:
    /\b(?:mum|mam|mother|dad|father|husband|wife|partner|son|daughter|girl|boy|lad|baby|child|kids?|nan|nana|gran|granny|grandad|grandma|sister|brother|aunt\w*|uncle)\b/,
  energy: /\b(?:bill|energy|electricity|gas|heating|pay|cost|direct debit|dd|supplier|meter|tariff|power)\b/,
  money: /\b(?:bill|money|pay|debt|energy|heating|letter|cost|direct debit|meter|gas|electricity)\b/,
  tooMuch:
    /\b(?:mental|mad(?:ness)?|crazy|ridiculous|insane|shocking|extortion\w*|bomb|fortune|sky high|through the roof|too (?:much|high|expensive|dear)|ripp?(?:ed|ing)? ?(?:me |us )?off|rip off|robb\w*|daylight|killing (?:me|us)|crippling|obscene|silly|arm and a leg|astronomical|outrageous|disgusting|out of (?:control|hand)|over the odds|overcharge|overpay\w*)\b/,
  wish: /\b(?:want|need|help|can|could|how|any way|anything|like|try\w*|look\w*|hope|please|find|get|would)\b/,
  lessToPay:
    /\b(?:pay less|less (?:bill|cost|pay|energy|electricity|gas)|(?:bring|get|cut|knock|shave|keep|drive) (?:\w+ ){0,3}(?:down|off|cost|bill)|cut (?:my|our|the|down)|bill (?:down|less)|cheap|save)\b/,
  why: /^(?:\w+ ){0,2}(?:why|how come)\b|\bwhy\b/,
  silence:
    /\b(?:ignor\w*|fob\w*|brush\w* (?:me |us )?off|hung up|hang(?:ing)? up|pass(?:ed|ing)? (?:me )?(?:around|from)|no (?:reply|answer|response)|lied|lying|useless|incompetent|rude|stonewall\w*|(?:never|not|will not|do not|refus\w*)(?: \w+){0,2} (?:reply|replied|respond\w*|answer\w*|call back|listen\w*|help|sort\w*|fix|refund|take responsibility))\b/,
  goWithout:
    /\b(?:in the (?:dark|cold)|by candle\w*|under (?:a |the )?(?:blanket|duvet)s?|coats? (?:on )?(?:indoors|inside|in bed)|no heating on|not (?:put|had|turn\w*|dare\w*).{0,15}heating|skip\w* meals|go(?:ing)? without|food bank)\b/,
  distress:
    /\b(?:cry\w*|tears|panic\w*|dread\w*|sleepless|not slept|stress\w*|worry|worried sick|sick with worry|ashamed|terrified|overwhelmed|at my wits|wits end|breaking point|cannot cope)\b/,
  prepayMeter: /\b(?:prepay\w*|pay as you go|key meter|card meter|token meter)\b/,
  forced: /\b(?:fit|force\w*|install\w*|put|send\w*|coming|court|warrant|bailiffs?|break in|make me)\b/,
  inDebt: /\b(?:behind|owe|debt|arrears|missed|cannot pay|not pay|unpaid)\b/,
  device:
    /\b(?:machine|pump|hoist|concentrator|monitor|ventilat\w*|nebul\w*|equipment|hospital bed|apnoea|tube|dialysis)\b/,
  care: /\b(?:feed\w*|breath\w*|sleep|overnight|at night|medic\w*|hospital|oxygen|health|keep\w* (?:him|her|me|them) (?:alive|going))\b/,
  supplyThing: /\b(?:lights?|power|electricity|electrics|everything|street|road|village|estate)\b/,
  whole: /\b(?:all|whole|entire|street|road|neighbours?|village|area|estate|block|everywhere|everyone)\b/,
  dead: /\b(?:off|out|dark|gone|dead|down|pitch black)\b/,
  wiring: /\b(?:meter|fuse\w*|sockets?|plugs?|wires?|cables?|consumer unit|cupboard|box|wiring|light switch)\b/,
  spark:
    /\b(?:crackl\w*|buzz\w*|spark\w*|smok\w*|burn\w*|melt\w*|fizz\w*|scorch\w*|shocks?|hot to (?:the )?touch|singe\w*)\b/,
  moved: /\b(?:switch|transferred|taken over|signed up|new supplier|another supplier)\b/,
  unasked:
    /\b(?:(?:never|not|did not|without)(?: \w+){0,3} (?:agree\w*|ask\w*|permission|consent\w*|say so|sign\w*|request\w*|want\w*|authori\w*|know\w*))\b/,
  workmen:
    /\b(?:men|workm[ae]n|engineers?|wires|drill\w*|dig\w*|pipes|rewir\w*|come round|coming round|visit|technician|stay in|be in)\b/,
  hassle: /\b(?:will|hassle|mess|need|have to|any|does|do)\b/,
  wipe: /\b(?:delete|remove|forget|clear|get rid|take down|scrub|destroy|bin)\b/,
  kept: /\b(?:everything|all|data|details?|info\w*|records?|told you|know about|you (?:keep|have|know|hold)|about me|on me|chat|conversation|history|account|bill)\b/,
  handOut: /\b(?:pass|share|sell|give|keep|do with|send|see|record|listen|spy|leak|hand)\b/,
  private:
    /\b(?:details?|address|number|data|name|email|bank|info\w*|conversation|chat|bill|postcode|what i (?:say|tell|type))\b/,
  creature:
    /\b(?:human|lady|man|woman|bloke|robot|bot|computer|machine|ai|software|program|alive)\b|\b(?:real|actual) (?:person|human|lady|man|woman|one)\b/,
  being: /\b(?:are you|you are|is this|is it|am i|talk\w* to|speak\w* to|chat\w* (?:to|with)|you a)\b/,
  failed:
    /\b(?:bust|collaps\w*|folds?|folded|administration|bankrupt\w*|gone under|goes? under|go under|going under|shuts? down|closed? down|ceas\w* trading|insolven\w*|bust up|belly up)\b/,
  ourMoney: /\b(?:credit|my money|our money|overpaid|overpayment|balance|built up|£ ?\d+)\b/,
  getBack: /\b(?:back|refund|sit(?:ting|s)? on|return\w*|claim|owed|keep my|withdraw|get at|pay (?:it )?out|cash)\b/,
  leaving: /\b(?:switch|leave|final bill|move to)\b/,
  longAgo:
    /\b(?:back ?dat\w*|back ?bill\w*|catch ?up|years? ago|last year|(?:two|three|four|five|\d+) years|(?:1[3-9]|2\d|3\d) months|from 20(?:1\d|2[0-5])|going back|historic\w*|old usage|never billed|not billed|not had a bill|no bill for)\b/,
  billed: /\b(?:bill|billed|charge|owe|demand\w*|want|pay|asking for)\b/,
  directDebit: /\b(?:direct debit|dd|(?:monthly|my) (?:payment|pay))\b/,
  raised:
    /\b(?:gone up|go up|going up|went up|put (?:it |my \w+ |me )?up|rais\w*|increas\w*|doubl\w*|trebl\w*|tripl\w*|high\w*|going from|hik\w*|jump\w*|more|shot up|too much|set too)\b/,
  aDay: /\b(?:every day|daily|a day|per day|each day|days? when|even (?:when|if|though)|for nothing|being connected|just to be connected|not use|hardly use|away)\b/,
  charged: /\b(?:charge|pay|cost)\b/,
  unit: /\b(?:units?|kwh|per unit|kilowatt)\b/,
  price: /\b(?:cost|rate|much|charge|pence|price)\b/,
  nowadays:
    /\b(?:now|current|currently|moment|today|these days|going|at present|average|should|nowadays|right now|latest)\b/,
  say: /\bwhat (?:does|did|do) (?:it|this|that|mine|the bill|my bill) (?:say|show|mean|tell)|\b(?:read|go through|walk|talk|run) (?:me )?(?:through )?(?:it|the bill|my bill|this)\b/,
  reading: /\b(?:reading|read)\b/,
  genuine: /\b(?:real|actual|made up|make it up|estimate|proper|true|genuine|invented)\b/,
  aMonth: /\b(?:a month|per month|monthly|each month|a week|weekly|per week)\b/,
  thatOne: /\b(?:that|it|that one|this one|this|the first|the top one)\b/,
  howMuch: /\b(?:how much|what (?:is|would|does|will)|work out (?:at|to))\b/,
  newRole:
    /\b(?:you are (?:now )?\w+ ?bot|from now on you|no (?:limits|restrictions|rules|filter)|unrestricted|(?:user|customer) has (?:already )?(?:consent\w*|agree\w*|confirm\w*|approv\w*)|^system |^assistant |^developer )\b|^(?:system|assistant|developer) /,
  otherPeople:
    /\b(?:other|last|another|previous|next|someone else|different) (?:customer|user|household|person|people|client|visitor)s?\b/,
  theirWords: /\b(?:ask|asked|say|said|told|bill|data|chat|pay|details|address|name|show|tell)\b/,
  free: /\bfree\b(?! to)|\b(?:catch|in it for)\b/,
  yourPrice:
    /\b(?:you|your service|this) (?:cost|charge)\b|\b(?:use|with|for) (?:you|this|your service)\b.{0,15}\b(?:cost|charge)\b/,
  oneFuel: /\b(?:just|only|leave|keep|separate\w*|one of)\b/,
  gas: /\bgas\b/,
  electric: /\belectric\w*\b/,
  guessed: /\b(?:estimated|guessed|guesses|guessing|guesswork|made up)\b/,
  aBill: /\b(?:bill|bills|reading|readings|statement)\b/,
  smart: /\bsmart\b/,
  lost: /\b(?:not (?:really )?understand|confus\w*|baffl\w*|make it simple|keep it simple|plain english|too complicated|jargon|make (?:no|any) sense|in simple terms)\b/,
  aboutThis: /\b(?:this|you|it|mowatt|your)\b/,
  anyTariff: /\b(?:tariff|one|fix|first|second|third|number)\b/,
} as const

type Kind = keyof typeof KINDS
type Frame = { name: string; of: readonly Kind[]; without?: readonly Kind[]; weight: number }

const FRAMES: readonly Frame[] = [
  frame('compare', ['energy', 'tooMuch'], 1.1, ['why', 'directDebit']),
  frame('compare', ['wish', 'lessToPay', 'energy'], 0.7, ['why']),
  frame('complaint', ['them', 'silence'], 1),
  frame('debt', ['me', 'goWithout'], 1.1),
  frame('debt', ['distress', 'money'], 1, ['you']),
  frame('disconnection', ['prepayMeter', 'forced', 'inDebt'], 1.2),
  frame('medical', ['device', 'care'], 1.1, ['workmen']),
  frame('medical', ['relative', 'device'], 1.1),
  frame('power_cut', ['supplyThing', 'whole', 'dead'], 1.2, ['moved', 'price', 'leaving']),
  frame('electric_danger', ['wiring', 'spark'], 1.5),
  frame('term_erroneous_transfer', ['moved', 'unasked'], 1.05, ['wish']),
  frame('switch_needs_visit', ['workmen', 'hassle'], 0.7, ['prepayMeter', 'inDebt']),
  frame('about_delete', ['wipe', 'kept'], 1, ['directDebit', 'unit']),
  frame('about_privacy', ['you', 'handOut', 'private'], 0.65, ['price', 'wish']),
  frame('about_ai', ['being', 'creature'], 1.15),
  frame('term_supplier_failure', ['failed'], 1.1),
  frame('term_credit_refund', ['ourMoney', 'getBack', 'me'], 0.95, ['leaving', 'longAgo', 'you']),
  frame('term_back_billing', ['longAgo', 'billed'], 0.9, ['nowadays']),
  frame('term_direct_debit_changed', ['directDebit', 'raised'], 1.05),
  frame('bill_standing_charge', ['aDay', 'charged'], 0.7, ['unit', 'aMonth']),
  frame('price_cap', ['price', 'unit', 'nowadays'], 1.1, ['me', 'anyTariff']),
  frame('bill_summary', ['say'], 0.7),
  frame('bill_readings', ['reading', 'genuine'], 1.15),
  frame('explain_tariff', ['howMuch', 'aMonth', 'thatOne'], 0.9, ['energy']),
  frame('bill_readings', ['aBill', 'guessed'], 1.15, ['wish']),
  frame('bill_readings', ['aBill', 'guessed', 'me'], 1.15),
  frame('term_smart_meter', ['smart', 'reading'], 1.1, ['moved']),
  frame('term_dual_fuel', ['gas', 'electric', 'oneFuel'], 1.2, ['unit', 'price']),
  frame('about_price', ['yourPrice'], 1.05),
  frame('about_abilities', ['me', 'lost'], 0.8),
  frame('about_instructions', ['newRole'], 1.6),
  frame('about_instructions', ['otherPeople', 'theirWords', 'you'], 1.6),
  frame('about_price', ['free', 'aboutThis'], 0.75, ['anyTariff']),
]

/** How surely each intent is meant by the kinds of words in the text. */
export function readFrames({ plain, canonical }: Normalised): Map<string, number> {
  const known = new Map<Kind, boolean>()
  const has = (kind: Kind) => {
    const before = known.get(kind)
    if (before !== undefined) return before
    const now = KINDS[kind].test(plain) || KINDS[kind].test(canonical)
    known.set(kind, now)
    return now
  }
  const found = new Map<string, number>()
  for (const { name, of, without = [], weight } of FRAMES) {
    if (weight > (found.get(name) ?? 0) && of.every(has) && !without.some(has)) found.set(name, weight)
  }
  return found
}

function frame(name: string, of: readonly Kind[], weight: number, without: readonly Kind[] = []): Frame {
  return { name, of, weight, without }
}
