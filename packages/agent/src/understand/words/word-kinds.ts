/**
 * What a sentence is made of: somebody, a thing, and what happens to it. Each kind of word stands here once, so that a new
 * way of putting them together is still understood.
 */
export const KINDS = {
  me: /\b(?:i|me|my|we|us|our|mine)\b/,
  you: /\b(?:you|your|yours|mowatt|mo)\b/,
  them: /\b(?:they|them|their|these people|supplier|british gas|octopus|edf|eon|ovo|scottish power|utilita|that lot|customer service)\b/,
  relative:
    /\b(?:mum|mam|mother|dad|father|husband|wife|partner|son|daughter|girl|boy|lad|baby|child|kids?|nan|nana|gran|granny|grandad|grandma|sister|brother|aunt\w*|uncle)\b/,
  energy: /\b(?:bill|energy|electricity|gas|heating|pay|cost|direct debit|dd|supplier|meter|tariff|power)\b/,
  money: /\b(?:bill|money|pay|debt|energy|heating|letter|cost|direct debit|meter|gas|electricity)\b/,
  tooMuch:
    /\b(?:mental|mad(?:ness)?|crazy|ridiculous|insane|shocking|extortion\w*|bomb|fortune|sky high|through the roof|too (?:much|high|expensive|dear)|ripp?(?:ed|ing)? ?(?:me |us )?off|rip off|robb\w*|daylight|killing (?:me|us)|crippling|obscene|silly|arm and a leg|astronomical|outrageous|disgusting|out of (?:control|hand)|over the odds|overcharge|overpay\w*)\b/,
  wish: /\b(?:chance|want|need|help|can|could|how|any way|anything|like|try\w*|look\w*|hope|please|find|get|would)\b/,
  lessToPay:
    /\b(?:(?:knock|take|shave)\w* (?:\w+ ){0,4}off|pay less|less (?:bill|cost|pay|energy|electricity|gas)|(?:bring|get|cut|knock|shave|keep|drive) (?:\w+ ){0,3}(?:down|off|cost|bill)|cut (?:my|our|the|down)|bill (?:down|less)|cheap|save)\b/,
  why: /^(?:\w+ ){0,2}(?:why|how come)\b|\bwhy\b/,
  silence:
    /\b(?:(?:will not|refus\w*)(?: to)?(?: \w+){0,2} (?:change|correct|update|admit|accept|close)|(?:took|taken|charged?) (?:\w+ )?(?:two|twice|double)|on hold|(?:cannot|not|never) get through|no ?(?:one|body) (?:picks|answers|replies|helps|calls|cares)|hours? on the phone|keep(?:s|ing)? (?:cancel\w*|promis\w*|chang\w*|send\w*|get\w* it wrong)|messed (?:me|it|up)|shambles|ignor\w*|fob\w*|brush\w* (?:me |us )?off|hung up|hang(?:ing)? up|pass(?:ed|ing)? (?:me )?(?:around|from)|no (?:reply|answer|response)|lied|lying|useless|incompetent|rude|stonewall\w*|(?:never|not|will not|do not|refus\w*)(?: \w+){0,2} (?:reply|replied|respond\w*|answer\w*|call back|listen\w*|help|sort\w*|fix|refund|take responsibility))\b/,
  goWithout:
    /\b(?:coat (?:on )?(?:indoors|inside)|wear\w* (?:my |a |our )?(?:coats?|hats?|gloves)|one meal|hot water bottle instead|rather (?:eat|freeze)|freezing (?:to save|because)|in the (?:dark|cold)|by candle\w*|under (?:a |the )?(?:blanket|duvet)s?|coats? (?:on )?(?:indoors|inside|in bed)|no heating on|not (?:put|had|turn\w*|dare\w*).{0,15}heating|skip\w* meals|go(?:ing)? without|food bank)\b/,
  distress:
    /\b(?:cry\w*|tears|panic\w*|dread\w*|sleepless|not slept|stress\w*|(?:am|so|very|really|constantly|been|terribly) worry|worried sick|sick with worry|ashamed|terrified|overwhelmed|at my wits|wits end|breaking point|cannot cope)\b/,
  prepayMeter: /\b(?:prepay\w*|pay as you go|key meter|card meter|token meter)\b/,
  forced: /\b(?:fit|force\w*|install\w*|put|send\w*|coming|court|warrant|bailiffs?|break in|make me)\b/,
  inDebt: /\b(?:behind|owe|debt|arrears|missed|cannot pay|not pay|unpaid)\b/,
  device:
    /\b(?:machine|pump|hoist|concentrator|monitor|ventilat\w*|nebul\w*|equipment|hospital bed|apnoea|tube|dialysis)\b/,
  care: /\b(?:feed\w*|breath\w*|sleep|overnight|at night|medic\w*|hospital|oxygen|health|keep\w* (?:him|her|me|them) (?:alive|going))\b/,
  supplyThing: /\b(?:lights?|power|electricity|electrics|everything|street|road|village|estate)\b/,
  whole: /\b(?:all|whole|entire|street|road|neighbours?|village|area|estate|block|everywhere|everyone)\b/,
  dead: /\b(?:lost|lose|cut|off|out|dark|gone|dead|down|pitch black)\b/,
  wiring:
    /\b(?:washing machine|appliances?|cooker|oven|tap|iron|meter|fuse\w*|sockets?|plugs?|wires?|cables?|consumer unit|cupboard|box|wiring|light switch)\b/,
  spark:
    /\b(?:crackl\w*|buzz\w*|spark\w*|smok\w*|burn\w*|melt\w*|fizz\w*|scorch\w*|shocks?|hot to (?:the )?touch|singe\w*)\b/,
  moved:
    /\b(?:switch|transferred|taken over|signed up|new supplier|another supplier|different supplier|other supplier)\b/,
  unasked:
    /\b(?:(?:never|not|did not|without)(?: \w+){0,3} (?:agree\w*|ask\w*|permission|consent\w*|say so|sign\w*|request\w*|want\w*|authori\w*|know\w*))\b/,
  workmen:
    /\b(?:men|workm[ae]n|engineers?|wires|drill\w*|dig\w*|pipes|rewir\w*|come round|coming round|visit|technician|stay in|be in)\b/,
  hassle: /\b(?:will|hassle|mess|need|have to|any|does|do)\b/,
  wipe: /\b(?:trace|off your (?:system|server|books|list)|delete|remove|forget|clear|get rid|take down|scrub|destroy|bin)\b/,
  kept: /\b(?:trace of (?:me|us)|of me gone|everything|all|data|details?|info\w*|records?|told you|know about|you (?:keep|have|know|hold)|about me|on me|chat|conversation|history|account|bill)\b/,
  handOut: /\b(?:pass|share|sell|give|keep|do with|send|see|record|listen|spy|leak|hand)\b/,
  private:
    /\b(?:details?|address|number|data|name|email|bank|info\w*|conversation|chat|bill|postcode|what i (?:say|tell|type))\b/,
  creature:
    /\b(?:automated|machines|robots|bots|computers|human|lady|man|woman|bloke|robot|bot|computer|machine|ai|software|program|alive)\b|\b(?:real|actual) (?:person|human|lady|man|woman|one)\b/,
  being:
    /\b(?:is (?:anybody|anyone|someone) there|are you|you are|you a|is this|am i|is (?:there|it|anyone|anybody) (?:an? |any |some )?(?:actual |real |human|person|one)\b.{0,20}(?:read\w*|typing|there|behind|answering|this))\b|\bis it (?:a|an)\b/,
  failed:
    /(?<!\bi (?:am|was|went) (?:\w{1,20} )?)\b(?:go(?:es)? pop|went pop|packs? up|wound up|(?:supplier|company|firm|they) (?:\w+ )?fail\w*|bust|collaps\w*|folds?|folded|administration|bankrupt\w*|gone under|(?:supplier|company|they|it) went under|goes? under|go under|going under|shuts? down|closed? down|ceas\w* trading|insolven\w*|bust up|belly up)\b/,
  ourMoney: /\b(?:credit|my money|our money|overpaid|overpayment|balance|built up)\b|£ ?\d+/,
  getBack:
    /\b(?:into my (?:bank|account)|still (?:have|got|owe|keep|not)|(?:hold|keep|hang)\w* on to|keep so|entitled to|(?:will not|not|never|refus\w*|will they|can they)(?: \w+){0,2} give|give it|hand it|back|refund|sit(?:ting|s)? (?:on|with|there|in)|return\w*|claim|owed|keep my|withdraw|get at|pay (?:it )?out|cash)\b/,
  leaving: /\b(?:switch|leave|final bill|move to)\b/,
  longAgo:
    /\b(?:time limit|old (?:energy |gas |electricity )?bills?|no bills? since|no bills? in|back ?dat\w*|back ?bill\w*|catch ?up|years? ago|(?:from|for) (?:two|three|four|five|\d+) years|how far back|(?:\w+ )?years?(?: and)? (?:worth|of (?:bill|charge|energy|use))|(?:1[3-9]|2\d|3\d|eighteen) months|going back|historic\w*|never (?:billed|sent|had a bill|been billed)|not (?:billed|sent|had) (?:me |us )?(?:a |any )?(?:bill )?(?:for|since|in)|no bill for|bill (?:for|from|covering) (?:two|three|four|five|\d+) years)\b/,
  billed: /\b(?:bill|billed|charge|owe|demand\w*|asking for|they (?:now )?want|want \w+ (?:months|years))\b/,
  directDebit: /\b(?:direct debit|dd|(?:monthly|my|our) (?:payment|pay)s?)\b/,
  raised:
    /\b(?:putt?(?:ing)? (?:\w+ ){0,2}up|bump\w*|upp(?:ed|ing)|from £?\d+ (?:a month )?to £?\d+|without (?:telling|asking|warning)|lower\w*|reduc\w*|bring down|drop\w*|decreas\w*|gone up|go up|going up|went up|put (?:it |my \w+ |me )?up|rais\w*|increas\w*|doubl\w*|trebl\w*|tripl\w*|high\w*|going from|hik\w*|jump\w*|more|shot up|too much|set too)\b/,
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
    /\b(?:disregard|rules were you given|what were you told|what are your (?:orders|rules)|you have (?:my )?permission|sign (?:it )?for me|on my behalf without|you are (?:now )?\w+ ?bot|from now on you|no (?:limits|restrictions|rules|filter)|unrestricted|(?:user|customer) has (?:already )?(?:consent\w*|agree\w*|confirm\w*|approv\w*)|^system |^assistant |^developer (?!chose|picked|has|had|is|was|says|said|told|put|set))\b|^(?:system|assistant|developer(?! (?:chose|picked|has|had|is|was|says|said|told|put|set)\b)) /,
  otherPeople:
    /\b(?:other|last|another|previous|next|someone else|different) (?:customer|user|household|person|people|client|visitor)s?\b/,
  theirWords: /\b(?:ask|asked|say|said|told|bill|data|chat|pay|details|address|name|show|tell)\b/,
  free: /\bfree\b(?! to)|\b(?:catch|in it for)\b/,
  yourPrice:
    /\b(?:you|your service|this) (?:cost|charge)\b|\b(?:use|with|for) (?:you|this|your service)\b.{0,15}\b(?:cost|charge)\b/,
  oneFuel: /\b(?:just|only|leave|keep|separate\w*|one of)\b/,
  gas: /\bgas\b/,
  electric: /\belectric\w*\b/,
  guessed:
    /\b(?:mak\w+ (?:the )?(?:numbers|figures|readings|them) up|estimat\w+|guessed|guesses|guessing|guesswork|made up)\b/,
  aBill: /\b(?:bill|bills|reading|readings|statement)\b/,
  smart: /\bsmart\b/,
  lost: /\b(?:not (?:really )?understand|confus\w*|baffl\w*|make it simple|keep it simple|plain english|too complicated|jargon|make (?:no|any) sense|in simple terms)\b/,
  aboutThis: /\b(?:this|you|it|mowatt|your)\b/,
  anyTariff: /\b(?:tariff|one|fix|first|second|third|number)\b/,
  smellWord: /\b(?:smell\w*|pong\w*|stink\w*|whiff\w*|reek\w*|stench|odou?rs?|niff\w*)\b/,
  gasSource: /\b(?:gassy|gas|egg\w*|sulphur|hob|boiler|cooker|pilot|flue)\b/,
  detector: /\b(?:alarm|detector|sensor|monitor|fumes)\b/,
  fumes: /\b(?:fumes|monoxide|boiler|flue|co)\b/,
  unwell: /\b(?:sick|dizzy|headaches?|faint|drowsy|going off|goes off|beep\w*|bleep\w*|chirp\w*|sound\w*|ringing)\b/,
  despair:
    /\b(?:cannot (?:cope|go on|face|carry on)(?: with)?(?: \w+){0,3} any ?more|giv(?:e|ing) up on (?:everything|life|it all)|no way out|cannot see (?:a|any) way|do not see (?:a|any) way out|had enough of (?:life|living|everything)|not want to wake up|(?:better|happier) off without me|not want to be here|nothing left for me|not be around|do something (?:stupid|silly))\b/,
  disability:
    /\b(?:mnd|motor neurone|partial\w* sighted|sight loss|large print|braille|hearing aids?|registered blind|bed bound|hospice|colostomy|stoma|lupus|fibromyalgia|angina|pacemaker|leuk\w*|cystic|crohn\w*|cerebral|pip|dla|attendance allowance|hoist|wheelchair|blue badge|transplant|immun\w*|terminally|sickle|palsy|spina|paraly\w*|amput\w*|tracheo\w*|incontinen\w*)\b/,
  fear: /\b(?:worry|scared|frightened|afraid|dare|daren|darent|dread\w*|terrified)\b/,
  warmth: /\b(?:heating|fire|boiler|oven|shower|kettle|hot water)\b/,
  turnOn: /\b(?:put|turn|switch|use|have|light|on)\b/,
  pester:
    /\b(?:pester\w*|nag\w*|hound\w*|badger\w*|keep\w* (?:on )?(?:call\w*|ring\w*|ask\w*|email\w*|text\w*)|want\w* me to (?:have|get)|force\w*|make me|refuse|say no|have to have)\b/,
  newHome:
    /\b(?:(?:we|i) (?:move|are moving|am moving) (?:on|in|next|out)|new (?:place|house|address)|(?:the|our|my) keys|moving (?:day|date|out|in|house)|just moved|tenancy (?:starts|ends|begins|is up)|completion (?:day|date)|removal\w*|moving house|move out|move in|previous (?:occupant|owner|tenant)s?)\b/,
  heatPump: /\b(?:heat pump|new boiler|smart meter|built|build)\b/,
  shared:
    /\b(?:uni|university|student\w*|halls|housemates?|flatmates?|shares? a (?:house|flat)|lodger|bills included|hmo)\b/,
  regulator: /\bofgem\b/,
  capWord: /\b(?:cap|capped)\b/,
  carefree:
    /\b(?:all day|as much as|whatever|no matter|not matter|relax|anything i want|so (?:i|we) can|cannot go (?:over|above|up)|unlimited|never (?:more|pay)|leave (?:the|my) heating)\b/,
  fixWord: /\bfix\b/,
  over: /\b(?:end|over|runs? out|up|comes? to an end|stop\w*)\b/,
  thenWhat:
    /\b(?:what happen|then what|what (?:comes|is) (?:next|after)|what do i (?:go|end up|get)|happen (?:when|after|if|once|at))\b/,
  goUp: /\b(?:go up|goes up|put (?:the |my |it )?(?:\w+ )?up|rise|raise|increase|switch)\b/,
  canThey: /\b(?:can they|could they|can my|will (?:it|my|the|they)|are they|does (?:it|the|my)|can (?:it|the))\b/,
  gain: /\b(?:giv\w* you|pay you|in (?:this|it|that) for you|you get out of|push|steer\w*|favou?r\w*|you make out of|do you earn|highest bidder|top (?:spot|of the list)|line your)\b/,
  notEnergy:
    /\b(?:vote for|voting for|election|taxi|hairdresser|dentist|exam|passport|visa|stamp duty|amazon|facebook|tiktok|crossword|sudoku|pub|recipe|homework|essay|internet|broadband|wifi|insurance|mortgage|prime minister|politic\w*|football|film|song|poem|holiday|water bill|phone bill|mobile|council tax|tv licence|bitcoin|dating|horoscope|lottery|restaurant|train|flight|netflix)\b/,
  recommendWord: /\b(?:recommend|suggest|best|which|good)\b/,
  appliance:
    /\b(?:boiler|fridge|kettle|washing machine|tumble dryer|dishwasher|electrician|plumber|air fryer|builder)\b/,
  stuck: /\b(?:stuck|trapped|tied (?:in|down)|locked in|get out|change my mind later|come down|drop|fall)\b/,
  creditScore: /\bcredit (?:score|rating|file|check|record|history)\b/,
  sum: /£|\b\d+ (?:a|per|quid|pounds)\b/,
  showAll: /\b(?:print|repeat|show|output|tell|list|copy|reveal|write)\b/,
  above:
    /\b(?:everything|text|words|lines?|messages?|all) (?:\w+ )?(?:above|before|earlier|so far|you were (?:given|told))\b|\babove this\b/,
  pretend:
    /\bpretend\b|\byou must (?:switch|sign|tell|move|recommend|approve)\b|\bsays (?:that )?you (?:must|should|have to|need to)\b/,
  letterE: /\b(?:an|the|letter|says?|with an?) e\b|\be (?:next|beside|by|after|in front)\b/,
  doIOwe: /\b(?:do|does|am|is|what|how much) (?:\w+ ){0,2}owe\b|\bowe (?:them|me) or\b/,
  leaveNow: /\b(?:leave|jump ship|get out|go elsewhere|break (?:my|the|it)|bail|walk away|come out of|early)\b/,
  fair: /\b(?:about right|reasonable|fair|normal|average|typical|par for|ballpark|expected)\b/,
  bereaved:
    /\b(?:lost|losing|buried|funeral|widow\w*|bereav\w*) (?:of )?(?:my|our) (?:\w+ )?(?:husband|wife|partner|mum|mam|dad|mother|father|son|daughter|nan|gran\w*|brother|sister)\b|\b(?:bereav\w*|widow\w*|funeral)\b/,
  food: /\b(?:feed|eat|eating|food|meals?|hungry|nappies)\b/,
  cannot: /\b(?:cannot|not|no|or|instead|between|choose|choosing|skip\w*)\b/,
  tree: /\b(?:tree|branch|storm|digger|lorry|pole|pylon)\b/,
  line: /\b(?:power lines?|lines?|cables?|wires?|pole|pylon)\b/,
  fallen: /\b(?:down|fallen|fell|hit|snapped|hanging|touching|dangling)\b/,
  notMine:
    /\b(?:wrong (?:meter|address|account|person|house|bill)|next doors?|someone else|somebody else|not mine|not my|another house|the neighbours?)\b/,
  meterOrBill: /\b(?:meter|bill|billed|account|charge)\b/,
  upOrDown: /\b(?:go(?:ing)? (?:up|down)|rise|rising|fall\w*|drop\w*|come down|coming down|increase|cheap)\b/,
  ahead:
    /\b(?:will|are|is|spring|summer|winter|autumn|january|april|july|october|next (?:year|month|quarter)|soon|forecast|predict\w*)\b/,
  market: /\b(?:bills?|cost|energy|price|prices|gas|electricity)\b/,
  stored: /\b(?:have|did|do|are|will) you (?:\w+ )?(?:sav\w*|stor\w*|keep|kept|record\w*|remember|got|log\w*)\b/,
  nuisance:
    /\b(?:loads of|spam\w*|nuisance|unwanted|bombard\w*|marketing|junk|sales) ?(?:calls?|call|emails?|email|texts?|mail|me)?\b/,
  contact: /\b(?:calls?|emails?|texts?|mail|spam\w*|bombard\w*)\b/,
  should: /\b(?:should|ought|best|better|right)\b/,
  aSupplier: /\b(?:supplier|company|tariff)\b/,
  tied: /\b(?:tied (?:in|down)|locked in|stuck with (?:them|this)|under contract)\b/,
  when: /\b(?:when|what (?:day|date)|how long|until when)\b/,
  deal: /\b(?:tariff|fix|contract)\b/,
  switchWord: /\bswitch\b/,
  thingsAtHome: /\b(?:boiler|heating|hot water|appliances?|internet|alarm|thermostat|solar|panels|lights)\b/,
  upset: /\b(?:mess\w*|affect\w*|break|damage|stop|work|interfere|harm|reset)\b/,
  whatNeeded:
    /\bwhat (?:do|will|would|else do) you need\b|\b(?:what|which) (?:info\w*|details) (?:do|will) (?:you|i)\b|\bto get (?:going|started)\b|\bfirst step\b/,
  twoOf: /\b(?:two|2|both|low and normal|normal and low|day and night|rate 1|rate 2|r1|r2)\b/,
  registers: /\b(?:readings?|rates|registers?|numbers on (?:my|the) meter)\b/,
  doubt: /\b(?:not trust|sceptical|skeptical|suspicious|a con|con artists?|dodgy|too good to be true|not believe)\b/,
  site: /\b(?:compare|comparison|sites?|you|this|it|website)\b/,
  costAny:
    /\bcost (?:me |us )?(?:anything|money)\b|\bany (?:cost|charge)s?\b|\bfree to switch\b|\bcharge (?:me )?(?:to|for) switch\b/,
  place: /\b(?:north|south|wales|scotland|london|region|area|here|round here|up here|postcode|merseyside|cornwall)\b/,
  standing: /\b(?:standing charge|daily charge)\b/,
  landlordWord: /\b(?:landlord|letting|tenan\w*)\b/,
  leftOn:
    /(?:£ ?\d+|\b\d+ ?p|\b\d+ (?:quid|pounds?)) (?:left )?(?:on|in) (?:the |my |our )?(?:electric\w*|gas|meter|key|card)\b/,
  wentUp:
    /\b(?:trebl\w*|tripl\w*|doubl\w*|quadrupl\w*|(?:shot|gone|went|going|crept|jumped|flown|ballooned) (?:right |way |all the way )?(?:up|mad|through|crazy|sky)|rocket\w*|soar\w*|sky ?rocket\w*|spik\w*|ridiculous\w*|enormous|massive|whopping|twice|three times|jump(?:ed|s)? (?:up )?from|from £?\d+ (?:quid |pounds )?to £?\d+)\b/,
  creditWord: /\b(?:credit|refund|balance|my money|overpayment)\b/,
  leftThem: /\b(?:left|leave|gone|switched|closed|after i)\b/,
  inAccount:
    /\b(?:sat|sitting|left|built up|in|on) (?:there )?(?:in |on )?(?:my|the|our) (?:\w+ )?(?:account|balance)\b/,
  goAway: /\b(?:if|when|once|after|before) (?:i|we) (?:go|leave|left|switch|change|move|close|went)\b/,
  afterWait:
    /\b(?:wait\w*|been (?:\w+ )?(?:\d+|two|three|four|several|many) (?:days?|weeks?|months?)|still (?:not|waiting)|ages|forever)\b/,
  feeWord: /\b(?:exit|fee|penalty|leaving|fix|standing|discount|save|saving)\b/,
  poor: /\b(?:too little|low income|minimum wage|not enough (?:money|coming in)|pension credit|zero hours|money is tight|on benefits|no income)\b/,
  safe: /\b(?:safe|protected|at risk|secure)\b/,
  supplyNumber: /\b(?:an?|the|big|large|letter) s\b/,
  number: /\b(?:number|box|bill|digits)\b/,
  trade:
    /\b(?:pubs?|bars|cafes?|salons?|restaurants?|hotels?|factor(?:y|ies)|warehouses?|b and b|bnb|nurser(?:y|ies)|takeaways?|firms?|charit(?:y|ies))\b/,
  forOrMine: /\b(?:for|my|our|run|own|anything)\b/,
  topUp: /\btop(?:ping)? up\b/,
  maximum: /\b(?:maximum|max|upper limit)\b/,
  aYear: /\b(?:year|pay|charge|bill|cost)\b/,
  vatWord: /\bvat\b/,
  twenty: /\b(?:20|twenty)\b/,
  dislike: /\b(?:not like|hate|rather not|fed up with|cannot stand|sick of|no good with|not good with)\b/,
  diary: /\b(?:diari[sz]e|pencil (?:it|me|that)|in (?:my|the) (?:diary|calendar))\b/,
  worthIt: /\b(?:waste of time|pointless|worth|any point|bother)\b/,
  workedOut: /\b(?:worked out|work out|calculat\w*|decide\w*|set at)\b/,
  doThat: /\b(?:do|get|sort|arrange|book|take) (?:me )?(?:that|this) (?:one|tariff)\b/,
  question: /\b(?:what|how|why|which|should|if|does|is|who|when|not)\b/,
  atTheDoor: /\b(?:knock\w*|door ?step|at (?:the|my) door|cold call\w*)\b/,
  selling: /\b(?:sell\w*|cheap|offer\w*|tariff|halve|save)\b/,
  badWord: /\b(?:rubbish|terrible|awful|dreadful|poor|shocking|appalling|useless|diabolical|abysmal)\b/,
  serviceWord: /\b(?:service|supplier)\b/,
  redLetter: /\b(?:red|threatening|nasty) (?:letter|bill|demand|reminder)|\bfinal (?:demand|reminder|letter)\b/,
  oldAccount: /\bold (?:account|supplier)\b/,
} as const
