/** Words that indicate a danger or a need, matched in plain words. A weight of one is enough alone. */
type Cue = readonly [pattern: RegExp, weight: number]

/** `now`: help comes first. `need`: help is added if the answer has none. Counter-evidence reduces the weight. */
export type DangerRule = {
  topic: string
  level: 'now' | 'need'
  cues: readonly Cue[]
  not?: readonly Cue[]
}

/** The most urgent first. A false alarm is better than a missed one. */
export const DANGER_RULES: readonly DangerRule[] = [
  {
    topic: 'gas_leak',
    level: 'now',
    cues: [
      [
        /\b(?:hob|cooker|gas ring|ring|oven|gas)\b.{0,20}\b(?:unlit|not lit)\b|\bgas (?:hob|cooker|ring|oven)\b.{0,12}\bleft on\b|\bsure (?:that )?(?:is|its|thats|that is) gas\b|\bgas alarm\b|\b(?:hit|broke|struck|cut through|burst|damaged) (?:a |the |our )?gas (?:main|pipe)\b/,
        2,
      ],
      [
        /\b(?:funny|strange|odd|weird|bad|horrible|awful|eggy|gassy|sulphur\w{0,4}) (?:eggy )?(?:smell|pong|whiff|stink|stench)\b.{0,25}\b(?:meter|cooker|hob|boiler|oven|flue|pipe)|\bgassy\b|\b(?:flue|boiler|hob|cooker|gas pipe)\b.{0,15}\b(?:stinks?|pongs?|reeks?)\b|\begg\w{0,3} (?:pong|whiff|stink)\b/,
        2,
      ],
      [
        /\bsmell\w*\b.{0,25}\bgas\b|\bgas\b.{0,25}\bsmell|gas (?:is )?(?:leak\w*|escap\w*)|leak\w{0,20} (?:of )?gas|hissing.{0,20}(?:gas|pipe|meter|boiler)|rotten eggs?|egg\w{0,20} smell|smell\w{0,20}.{0,15}\begg|stinks? of gas|reeks? of gas|whiff of gas|gas (?:emergency|explosion)/,
        2,
      ],
    ],
    not: [
      [/\bsmell\w* a rat\b|\b(?:bill|email|text|letter|scam)\b.{0,15}\bsmells? (?:fishy|funny|off)\b/, 2],
      [/\bburn(?:t|ing|ed)\b/, 2],
    ],
  },
  {
    topic: 'carbon_monoxide',
    level: 'now',
    cues: [
      [
        /\b(?:everyone|all of us|we all|whole family|kids|i) (?:in the house )?feels? (?:\w{1,12} and )?(?:dizzy|groggy|faint|drowsy)\b|\b(?:yellow|orange)(?: \w{1,10})? flames?\b|\bfumes\b.{0,25}\b(?:boiler|fire|heater|poorly|unwell)\b|\b(?:nauseous|nausea|headaches?|dizzy|poorly|groggy)\b.{0,40}\b(?:heater|heating|boiler|gas fire)\b|\bco monitor\b|\bsoot\b.{0,20}\b(?:boiler|fire|flue)\b|\bdanger of co\b/,
        2,
      ],
      [
        /\balarm for fumes\b|\bfumes?\b.{0,20}\b(?:alarm|sick|dizzy|ill|faint)\b|\balarm\b.{0,40}\bfeel\w{0,3} (?:sick|dizzy|ill|faint|drowsy)\b/,
        2,
      ],
      [
        /carbon monoxide|alarm.{0,12}\bco\b|\bco\b.{0,12}(?:beep|alarm|going off)|\bco (?:alarm|detector|monitor|poison)|monoxide|boiler.{0,40}(?:headache|dizzy|yellow|orange)|(?:headache|dizzy|sick|drowsy).{0,40}boiler|(?:yellow|orange) flame|flame.{0,15}(?:yellow|orange)/,
        2,
      ],
    ],
    not: [
      [
        /\bout of date\b|\bexpir\w*|\b(?:test|buy|fit|install)\w{0,3}\b.{0,15}\balarm\b|\balarm\b.{0,15}\b(?:should i (?:buy|get)|do i need)\b|\blandlord have to\b|\bheavier than\b|\bis there carbon monoxide\b|\blow battery\b/,
        2,
      ],
      [
        /^(?!.*\b(?:my|our|going off|beep\w{0,4}|alarm is|feel|headache|dizzy|sick|think|number|emergency|monitor|what do i do)\b).*\b(?:does|do|can|what is|what are|how (?:does|do)|come from|produce|need a|should i have)\b/,
        2,
      ],
    ],
  },
  {
    topic: 'self_harm',
    level: 'now',
    cues: [
      [
        /\bbetter off without me\b|\btak(?:e|ing) (?:all )?(?:my|the|an?) (?:tablets|pills|overdose)\b|\boverdos\w{1,4}\b|\bend it (?:tonight|today|now|all|soon)\b|\brather be dead\b|\b(?:not|never) wake up\b|\bjump(?:ing)? (?:off|in front)\b.{0,20}\b(?:bridge|roof|cliff|train|building)\b|\blife is over\b|\b(?:cannot|not) (?:carry|go) on\b|\bnothing (?:left )?to live for\b|\bhang(?:ing)? myself\b|\bcut(?:ting)? myself\b/,
        2,
      ],
      [
        /\b(?:swallowed|taken|took|necked) (?:all |loads |a load |lots |a lot |too many |a bunch |a handful |a box |the whole |a whole )(?:of )?(?:box |packet |bottle )?(?:of )?(?:my |the |her |his |these |those |sleeping )?(?:tablets|pills|paracetamol|painkillers|medication|medicine)\b|\bswallowed (?:my |the |some )?(?:tablets|pills|bleach)\b/,
        2,
      ],
      [/\bgiv(?:e|ing) up on (?:everything|life|it all)\b|\bcannot cope\b.{0,20}\bany ?more\b/, 2],
      [
        /\bkill (?:myself|me)\b|suicid|\bend(?:ing)? (?:my|it all|my own) ?(?:life)?\b.{0,12}(?:life|all)?|(?:do not|cannot|no longer) (?:want to|go on|see the point of) (?:live|living|be here|going on)|want to die|wanna die|better off dead|harm(?:ing)? myself|self harm|hurt(?:ing)? myself|no reason to live|want (?:it|this|everything|life) (?:all )?to (?:be over|end|stop)|(?:feel\w{0,20}|so|am) (?:so |completely |utterly )?(?:hopeless|desperate|in despair)|end of my (?:tether|rope)|(?:not|cannot|no) (?:see |be )?(?:the |any |much )?point (?:in|of|to) (?:going on|living|carrying on|life|it all|anything)|cannot (?:cope|go on|carry on|take it|do this)(?: with (?:life|it|this|everything))? ?(?:any ?more|any longer)|cannot cope with life|give up on life|(?:life|living) (?:is|isn t|feels?) (?:not|no longer|hardly|pointless)|life (?:is )?not worth|not worth living|cannot go on|not want to be (?:alive|here)|end(?:ing)? it all|what is the point (?:of (?:living|going on|anything))|(?:cannot|not) see (?:the |any |much )?point (?:any ?more|anymore|in anything|of anything)|(?:cannot|not) see (?:the |any )?point$|nothing to live for|take my (?:own )?life|wish i (?:was|were) dead/,
        2,
      ],
    ],
    not: [
      [/\bfinish\w*|\bend (?:my|the) (?:pay\w*|plan|contract|deal|tenancy)\b/, 3],
      [/\bwith (?:this|these|my|the|that) (?:supplier|company|firm|lot)\b/, 1.5],
      [/end (?:my|the) (?:tariff|fix|direct debit|account)/, 3],
    ],
  },
  {
    topic: 'electric_danger',
    level: 'now',
    cues: [
      [
        /\b(?:water|rain|leak\w{0,3}|flood\w{0,3})\b.{0,30}\b(?:through|on ?to|into|over|from|inside|out of|near|behind|under|reached|in|on) (?:the |my |our |a )?(?:\w{1,12} )?(?:light ?(?:fitting|switch)(?:es|s)?|ceiling lights?|lights?|lamps?|sockets?|plugs?|fuse ?box|fuse ?board|consumer unit|electrics|electric (?:box|meter)|electricity meter|meter (?:box|cupboard)|wiring)\b/,
        2,
      ],
      [
        /\b(?:extension|lead|plug|socket|fuse ?box|charger|meter)\b.{0,15}\b(?:caught fire|on fire|melt\w{0,3}|smok(?:e|ing))\b|\b(?:exposed|bare|live) (?:wires?|cables?|wiring)\b|\b(?:sockets?|electric\w{0,5}|plugs?)\b.{0,25}\bunder water\b|\b(?:got|had|get) (?:a |an )?(?:zap|zapped|electrocuted)\b|\b(?:tree|branch|car|van|lorry)\b.{0,30}\b(?:overhead (?:cable|line|wire)s?|pylon|electric\w{0,5} pole)\b|\bsubstation\b.{0,25}\b(?:kids|children|broken|climb\w{0,3}|buzz\w{0,3}|fire|smoke)\b|\b(?:kids|children)\b.{0,25}\bsubstation\b/,
        2,
      ],
      [
        /\bsmoke\b.{0,25}\b(?:meter|socket|fuse ?box|plug|consumer unit)\b|\b(?:meter|socket|fuse ?box|consumer unit|plug)\b.{0,35}\b(?:crackl\w{1,4}|buzzing|smells? (?:of )?burn\w{1,3}|burnt|scorch\w{0,4})\b|\b(?:tree|branch)\b.{0,25}\b(?:power|electric\w{0,5}) (?:line|cable)s?\b|\b(?:got|had|getting|gets|gave me|gives me) (?:a |an )?(?:electric |electricity )?shocks? (?:off|from|when)\b|\b(?:cable|extension|lead|wire)\b.{0,30}\b(?:from|off|to|into) (?:the |my |our )?(?:next doors?|neighbou?r\w{0,3}|lamp ?post)\b/,
        2,
      ],
      [
        /(?:cable|line|wire|pylon)s? (?:is |are |has |have )?(?:down|fallen|on fire|sparking|hanging)|fallen (?:power )?(?:cable|line)|spark\w{0,20}.{0,20}(?:meter|box|socket|plug|cable|wall)|(?:meter|box|socket|plug|fuse).{0,20}spark|sparks? (?:from|out)|electric shock|socket.{0,15}(?:smoke|smoking|burn)|meter.{0,15}(?:smoke|smoking|burning|on fire|hot)|burning smell/,
        2,
      ],
    ],
    not: [[/\b(?:nick\w*|steal\w*|stole\w*|theft)\b/, 2]],
  },
  {
    topic: 'power_cut',
    level: 'need',
    cues: [
      [
        /\blights? (?:on|in) (?:our|my|the) (?:road|street|block|estate|village)\b.{0,12}\b(?:off|out|gone)\b|\b(?:street|road|village|estate|block|area)\b (?:has |have )?lost (?:its |our |the |all )?(?:electricity|electric|power|leccy)\b/,
        1.6,
      ],
      [
        /power (?:cut|outage|failure|is out|is off|went out|gone|has gone|is down|just went)|(?:lights?|electricity|power|electrics) (?:(?:has|have|is|are|just|all|s) )*(?:gone|went|off|out|cut out)\b|black ?out|(?:village|street|road|block|town|area|neighbours?|estate|we are|house) (?:is |are |has been |have been )?without (?:power|electricity)|no (?:power|electricity|lights)\b|lost (?:power|electricity|all power)|whole street is (?:out|dark)/,
        1.6,
      ],
    ],
    not: [
      [/\bcompensat\w*|\bpilot light\b|\bclaim\b.{0,20}\bfreezer\b|\brefund\b/, 2],
      [/(?:will|would|does|do|could|can|might|if|when|by).{0,40}(?:switch|supplier)/, 1.3],
      [/\b(?:sort|work|figure|find|help|pay)\b.{0,25}\bout\b/, 1.3],
      [/prepay|top up|credit on (?:the )?meter/, 0.6],
      [/\bon (?:the|my|our) (?:key|card)\b|\b(?:skint|emergency credit|no money)\b/, 1],
      [
        /\b(?:gone|went|goes|going|shot) (?:right |way |so |all the way )?(?:up|down|through|over|mad|crazy|mental|silly|sky|from £?\d)/,
        1.6,
      ],
    ],
  },
  {
    topic: 'broken_heating',
    level: 'need',
    cues: [
      [/\bpilot light\b.{0,15}\b(?:out|off|gone)\b|\bboiler\b.{0,15}\bgone (?:out|off)\b/, 1.25],
      [
        /(?:boiler|heating|radiators?|hot water|immersion)\b.{0,25}(?:broke\w*|packed (?:in|up)|not (?:work\w*|come on|fire)|will not (?:fire|come|turn|light|start)|stopped|conked|died|failed|leak\w*|stone cold|knackered|kaput|on the blink|bust)|(?:broken|bust|dead|leaking) (?:boiler|heating|radiator)/,
        1.25,
      ],
    ],
  },
  {
    topic: 'no_supply',
    level: 'need',
    cues: [
      [
        /been no (?:gas|electricity|hot water)|no gas (?:since|supply|coming|at all|today)|(?:gas|supply) (?:has |have |is |was )?(?:gone off|stopped|cut out|run dry)|no hot water/,
        1.2,
      ],
    ],
    not: [
      // A home that was never on the mains has not lost supply.
      [
        /\b(?:all|only|just) electric\w{0,3}\b|\belectric\w{0,3} only\b|\bno gas at all in (?:this|our|the|my) (?:village|area|road|street|building|block)\b|\boff (?:the )?(?:gas )?(?:grid|mains)\b|\bnever had gas\b|\bnot on (?:the )?(?:mains )?gas\b|\b(?:oil|lpg|heat pump|storage heaters?)\b/,
        1,
      ],
      [/\b(?:smell\w{0,3}|since|today|yesterday|this morning|stopped|gone off|cut out|coming|freezing)\b/, -1],
    ],
  },
  {
    topic: 'disconnection',
    level: 'need',
    cues: [
      [
        /\b(?:run|ran|running) out on (?:the |my |our )?(?:key|card|prepay\w*)|\bmeter (?:is )?(?:nearly|almost) (?:empty|out|gone)\b|\bfit (?:a |me (?:with )?a )?prepay\w*|£ ?\d+(?:\.\d+)? left on (?:the|my|our) (?:electric\w*|gas|leccy|key|card)\b/,
        1.5,
      ],
      [
        /no (?:power|electricity|gas|credit|heating)\b.{0,25}\bno (?:money|cash|credit)|no (?:money|cash|wages|pay)\b.{0,40}(?:electricity|gas|meter|key|top ?up|prepay)|(?:key|card|meter|electricity|gas|prepay\w{0,20}|top ?up)\b.{0,25}(?:has |have |just |is )*(?:ran|run|running) (?:out|dry|low)|(?:ran|run|running) out of (?:gas|electricity|power|credit|heating)|(?:nothing|nowt) (?:left )?(?:on|in) (?:the |my |our )?(?:key|card|meter)|(?:cannot|not|no money to|unable to) (?:\w+ ){0,2}top ?up/,
        1.9,
      ],
      [
        /^(?!.*\b(?:landlord|will|if)\b).*\b(?:electricity|gas|power|supply) (?:has |have |is |was |been |got |just |s ){1,6}(?:cut|shut|turned) off\b|(?:cut|cutting|shut|turn\w{0,20}) (?:me|us|my (?:gas|electricity|power|energy|supply)) off(?!.{0,30}\bswitch)|disconnect(?!.{0,20}switch)|threat\w{0,20}.{0,40}(?:meter|cut|disconnect|prepay|court|warrant)|bailiff|warrant|court order|debt collector|force\w{0,20} (?:a |me on ?to )?(?:prepay|meter)|(?:fit\w{0,20}|install\w{0,20}|put\w{0,20}).{0,20}meter.{0,12}(?:by force|without (?:my )?(?:permission|consent))|(?:force|make) me (?:to )?(?:have|onto|on) (?:a )?(?:prepay\w*|key) ?(?:meter)?|run out of (?:credit|electricity|gas|money)|no (?:money|credit) (?:left )?(?:for|on|in) the meter|self disconnect|meter (?:has )?run out|emergency credit|illegal to (?:cut|disconnect)|(?:cut|cutting|disconnect\w{0,20}) (?:off )?(?:a |an |old |the )?(?:pensioners?|elderly|vulnerable|disabled|famil(?:y|ies)|old people)|(?:can|could|will|would|are) they (?:allowed to |going to )?(?:cut (?:me |us |people )?off|disconnect)|£ ?\d+(?:\.\d+)? (?:left )?on (?:the|my|our) meter|meter (?:is )?(?:empty|nearly out|about to run)/,
        1.5,
      ],
    ],
    not: [[/\bswitch\b.{0,40}cut|cut.{0,40}\bswitch\b|will i be|would i be/, 0.9]],
  },
  {
    topic: 'domestic_abuse',
    level: 'now',
    cues: [
      [
        /\bwomens? refuge\b|\bat a refuge\b|\bleft (?:him|her)\b.{0,25}\b(?:kids|children|night|safe)\b|\b(?:forwarding|new) address\b.{0,20}\b(?:he|she) (?:see|find|know|get)\w{0,3}\b/,
        1.7,
      ],
      [
        /\b(?:ex|ex husband|ex wife|partner|husband|boyfriend|girlfriend)\b.{0,15}\b(?:keeps? )?logg(?:ing|ed) (?:in|into|on)\b/,
        1.7,
      ],
      [
        /(?:\bex\b|ex (?:husband|wife|partner|boyfriend|girlfriend)|husband|wife|partner|boyfriend|girlfriend|\bhe|\bshe)\b.{0,50}(?:controls?|controlling|access to|login|log in|password|keeps? changing|abus\w*|violen\w*|stalk\w*|harass\w*|monitor\w*|spying|locks? me)|(?:controlling|abusive|violent) (?:\w+ )?(?:ex|husband|wife|partner|relationship|man|boyfriend)|domestic (?:abuse|violence)|coercive|(?:hiding|fled|escap\w{0,20}|ran away) from (?:my|him|her)|restraining order|(?:hits|beats|threatens) me|\b(?:he|she|partner|husband|wife|ex|boyfriend|girlfriend)\b.{0,40}(?:will not|does not|never|refuses to) let(?:s)? me\b|took my name off/,
        1.7,
      ],
    ],
    not: [
      [/thermostat|temperature/, 0.9],
      [
        /^(?!.*\b(?:partner|husband|wife|boyfriend|girlfriend|ex)\b).*\b(?:landlord|landlady|agent|agency|site owner|supplier|company|housing association|council)\b/,
        1.7,
      ],
    ],
  },
  {
    topic: 'bereavement',
    level: 'need',
    cues: [
      [
        /\b(?:died|dead|death|deceased|passed away|passed on|(?:his|her|their|my \w+s?|the) passing|(?:mum|mam|dad|mother|father|nan|gran\w*|husband|wife|partner|brother|sister|uncle|aunt\w*|grandad|grandpa|he|she) (?:has |had |just |recently |sadly ){0,6}passed\b|funeral|bereave\w*|widow\w*|probate|executor|my late (?:husband|wife|mum|mam|dad|mother|father|partner|nan|gran\w*|brother|sister|aunt|uncle)s?)\b/,
        1.45,
      ],
      [
        /\b(?:lost|losing|buried) (?:my|our) (?:\w+ )?(?:husband|wife|partner|mum|mam|dad|mother|father|son|daughter|nan|gran\w*|brother|sister)\b/,
        1.45,
      ],
    ],
    not: [
      [
        /phone (?:died|dead)|(?:boiler|battery|meter|display|screen|fridge|freezer|oven|hob|cooker|sockets?|switch|bulb|kettle|tv|telly|router|dryer|machine|laptop|plug|pump|charger|car|phone|ihd|heating|everything|lights?|power|electrics) (?:has |have |is |are |just |all |both |now |gone ){0,6}(?:died|dead)|better off dead|wish i|over my dead|dead (?:cheap|easy|good|slow|right|simple|sure|expensive|dear|set|line)/,
        2,
      ],
    ],
  },
  {
    topic: 'energy_debt',
    level: 'need',
    cues: [
      [
        /\bbenefits?\b.{0,8}\bnot (?:stretch|cover|enough)\b|\bred (?:letter|bill)\b|\b(?:i|we) owe (?:about |around |nearly |over )?(?:£|\d)|\bsee (?:a|any|no) way (?:of paying|to pay)\b|\b(?:in the dark|by candle\w{0,6}) to save\b|\btoo little to (?:heat|live)\b|\bcannot feed\b|\bcrying\b.{0,30}\b(?:bills?|debt|letters?)\b|\bfrightened to (?:turn|put|switch)\b/,
        1.2,
      ],
      [
        /(?:what (?:happens? )?if|suppose) (?:i|we) (?:just |simply )?(?:do not|not|stop|refuse to|never) pay\w*|(?:hard|difficult|hassle|trouble|tough|impossible|not easy|worry)\b.{0,18}\b(?:to pay|paying|pay (?:my|the|our|for|this|it)|meet (?:my|the))|(?:cannot|not) (?:cover|meet|manage|keep up with) (?:my |the |our |this )?(?:bill|pay|cost|energy|heating)|cannot (?:afford|pay)|(?:can not|unable to|struggl\w{0,20}) (?:to )?(?:afford|pay)|struggl\w{0,20} (?:to|with|paying|financially)|(?:in|into|have|got|my|of|a|with|some) (?:energy )?(?:debt|arrears)|arrears|(?:\w{1,20} )?(?:months?|weeks?|payments?) (?:behind|overdue|late)|behind with (?:my|the|our)|miss(?:ed)? (?:a |my |some |two |three )?payments?|owe (?:them|my|money|\d|£|a lot|the|british|octopus|edf|eon|ovo)|behind (?:on|with) (?:my |the )?(?:pay|bill|energy)|heat(?:ing)? or eat|choos\w{0,20} between (?:heat|eat|food)|between heating and (?:eating|food)|skint|lost my job|redundan|universal credit|benefits?\b.{0,20}(?:pay|bill)|too poor|no money|cannot make ends meet|payment plan|help (?:with )?paying|afford (?:my|the|this|to heat)|hardship|(?:bill|payment) (?:is |are )?(?:overdue|late|unpaid)|final (?:demand|reminder|notice)|no hours|laid off|out of work|unemployed|cannot sleep|awake at night|(?:afraid|scared|frightened|dare|worried|terrified).{0,15}(?:to )?(?:put|turn|switch|use).{0,10}(?:the )?heating|cold because|too (?:dear|expensive) to heat|cannot heat|broke (?:this|until|at the)/,
        1.2,
      ],
    ],
    not: [
      [/can i switch|still switch|switch (?:if|with|when)|able to switch/, 0.15],
      [/\bbroke (?:my|the|a|our|it|down|his|her)\b/, 1.4],
      [
        /\bcap\b.{0,150}cannot pay (?:\w+ )?(?:more|over|above)|cannot pay (?:\w+ )?(?:more|over|above).{0,150}\bcap\b|cannot pay (?:\w+ )?(?:more than|over|above) £?[1-3],?\d{3}\b/,
        1.3,
      ],
      [/supplier owe|owes? me|(?:do|what do|how much do) (?:i|we) owe|owe them or/, 1.2],
      [/(?:previous|last|old|former) (?:tenant|owner|occup\w*|people|resident)s?\b|people before (?:me|us)/, 1.3],
      [/\bgrants?\b|\bschemes?\b/, 0.6],
      [/^(?:what|any|is there|are there|where).{0,12}\b(?:help|support|grants?|schemes?)\b/, 0.5],
    ],
  },
  {
    topic: 'medical_equipment',
    level: 'need',
    cues: [
      [
        /\bfeeding (?:machine|tube)\b|\bhoist\b|\bpip\b|\binhaler\b|\bmnd\b|\bpartially sighted\b|\blarge print\b|\bvisually impaired\b|\b[789]\d and (?:on (?:her|his|my) own|alone|lives)\b/,
        1.1,
      ],
      [
        /oxygen|cystic fibrosis|sickle cell|motor neurone|breathing (?:machine|problems?)|dialysis|ventilator|nebuli[sz]er|medical (?:equipment|device|need|condition)|stair ?lift|feeding pump|insulin.{0,20}fridge|fridge.{0,20}(?:insulin|medicine)|cpap|wheelchair|disab(?:led|ility)|chronic|cancer|has ms\b|have ms\b|needs? the heating|feel the cold|chemo\w*|epilep\w*|seizure|arthritis|stroke\b|parkinson|multiple sclerosis|autis\w*|diabet\w*|heart (?:condition|problem|failure)|lung|expecting a baby|bedridden|housebound|hearing loss|dementia|alzheimer|terminal|pregnan|newborn|premature|(?:my|our|a) (?:new )?baby|elderly|pensioner|\b(?:7|8|9)\d years? old|(?<!\b(?:fee|rate|charge|price|cost|bill|payment|balance|total|reading) )\b(?:is|am|aged) (?:7|8|9)\d\b(?! ?(?:p\b|kwh|%|pounds|quid|£|units|percent|degrees|miles|days|months|pence|watts|a\b|per\b))|vulnerable|priority (?:service|register)|\bpsr\b|mental health|depress(?:ed|ion)|anxiety|blind\b|deaf\b|hard of hearing|asthma|copd|(?:am|is|very|too|been) (?:ill|sick|unwell|poorly)|illness|hospital|carer\b|learning difficult/,
        1.1,
      ],
    ],
    not: [
      [/joke|recipe|weather/, 0.8],
      [/smart meters?\b|winter fuel|warm (?:home|house)|fuel payment|allowance|discount/, 1],
    ],
  },
]
