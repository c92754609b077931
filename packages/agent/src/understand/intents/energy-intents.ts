import type { Intent } from './intent.ts'

/** What Mo is for: bills, tariffs, advice, switches. */
export const ENERGY_INTENTS: readonly Intent[] = [
  {
    name: 'compare',
    call: 'compare',
    cues: [
      [
        /\bcheap\b.{0,25}\b(?:tariff|supplier|energy|electricity|gas|one|than)|best (?:tariff|supplier|cost|option|rate|value|energy)|compare|(?:find|get|show|search|look).{0,25}\b(?:tariff|cheap|better|supplier)|better (?:tariff|supplier|cost|off|rate)|(?:who|which|what).{0,25}\b(?:cheap|best)\b(?: (?:tariff|supplier|energy|electricity|gas|cost|rate|option|one|value|for (?:me|us|my|gas|electricity|a \w+ (?:house|bed)))|$)|save (?:me )?(?:money|on|any|some|more|£|a )|how much (?:can|could|would|might|will) (?:i|we|she|he|they|that|it|this) (?:be )?sav|(?:what|any).{0,12}save|(?:any|some)thing (?:cheap|better)|cheap (?:thing|there is|possible)|sort me out|(?:year|annual\w{0,20}) (?:would |will |going to )?cost (?:me|us)|cost me (?:a|in a|over the|next) year|if i (?:do nothing|stay put|stick)|shop around|alternatives|what (?:else )?(?:is|tariffs?|are) (?:out there|on the market|available)|(?:cut|reduce|bring down|slash|lower).{0,20}(?:bill|cost)s?|(?:get|getting|keep|bring).{0,20}(?:bill|cost)s? down|(?:cost|bill)s? down|(?:different|another|new|other) (?:tariff|supplier)|overpay|(?:any|much|no) point (?:in |of )?(?:switch|leav|compar|fix)\w*|are charging me|fleec\w*|ripped off|rip ?off|how low (?:can|could|might)|if you were me|in my (?:shoes|place|position)|pay(?:ing)? too much|good (?:tariff|cost|rate)|competitive|run the numbers|what (?:would|could|can) (?:i|we|she|he|they) (?:be )?(?:pay|get|save)/,
        0.75,
      ],
      [
        /should (?:i|we|she|he|they) (?:switch|stay|leave|fix|go|stick|change|wait|hold)|worth (?:it |my while )?(?:to )?(?:switch|fix|leav\w*|stay\w*|it)|(?:switch|stay|fix) or (?:stay|switch|wait|leave|stick|go)|(?:what|which) (?:should|would you|do you) (?:i|we|she|he|recommend|suggest|advise|do)|what (?:do|would) you (?:advise|recommend|suggest|think i)|recommend|advice|advise|stick with|stay put|good idea to (?:switch|fix|stay|leave)|better to (?:stay|switch|fix|wait|leave)|(?:time|wise|sensible|moment|daft|silly|crazy|mad|foolish) to (?:switch|fix|stay|move|leave)|what (?:do|would) you (?:reckon|think)|your (?:view|opinion|take)|what is (?:the|your) verdict|(?:switch|stay|wait) now\b|help me (?:decide|choose)|what to do\b|sit tight|whether (?:to|i should|we should|it is worth)|over the odds|(?:hang on|stay|wait|hold on) or|or (?:stay|hang on|wait|sit)\b/,
        0.85,
      ],
      [
        /i (?:want|would like|need|am looking|am thinking|am hoping|fancy) (?:to )?(?:of |about )?switch(?! me)|looking to switch|thinking (?:of|about) (?:switch|leav|fix)/,
        0.6,
      ],
    ],
    not: [
      [/\bcap\b/, 0.5],
      [
        /^(?!.*\b(?:find|show|compare|switch me|better off|should i switch)\b).*\b(?:agile|weekends?|region|per (?:kwh|unit)|direct debit|batter(?:y|ies)|export)\b/,
        0.6,
      ],
      [/my (?:neighbour|friend|mum) says?/, 0.1],
      [/smart meter|engineer|cut off|wires|landlord|business|complain|commission/, 0.4],
      [/what (?:is|does|are) (?:a|an|the) (?:standard|fix|variable|tracker|unit|standing|kwh|mpan|exit|green)/, 0.5],
    ],
    examples: [
      'compare tariffs for me',
      'find me a cheaper deal',
      'who is the cheapest supplier',
      'can i save money on my energy',
      'what is the best tariff for me',
      'should i switch or stay',
      'is it worth switching',
      'am i paying too much',
      'am i on a good deal',
      'how much could i save by switching',
      'help me get a better deal',
      'show me some tariffs',
      'should i fix now',
      'is my tariff any good',
      'i want a cheaper supplier',
      'find cheaper gas and electricity',
      'what would you recommend',
      'can you beat my current price',
      'look for savings',
      'what are my options',
      'is there anything better out there',
      'which deal is best',
      'should she leave her fix early',
      'is there a better deal for her',
      'i want to switch supplier',
      'show me the comparison',
      'is staying put the right thing',
    ],
  },
  {
    name: 'filter',
    call: 'compare',
    cues: [
      [
        /(?:only|just|show|list|filter|limit|narrow|any|without|with no|no|exclude|remove|drop|leave out|hide|what about|how about|which (?:of (?:them|these|those)|ones?)|are there|is there|give me|prefer|want|rather have).{0,40}(?:green|renewable|fix (?:ones?|tariff|only|term)|variable (?:ones?|tariff|only)|trackers?|(?:no|without|zero) (?:exit )?fee|(?:exit|leaving) fee|(?:one|two|12|24|18) (?:year|month)s? fix)/,
        0.95,
      ],
      [/\b(?:sort|order|rank|arrange) (?:them |it |these |the list |by)/, 1],
      [
        /(?:ones?|tariffs?|any) (?:that )?(?:i|we) (?:can|could) leave|\bfix\b.{0,12}(?:longest|shortest|for (?:two|2|one|1) year)|longest fix|(?:greenest|most green)/,
        0.95,
      ],
      [
        /green(?:est)? (?:tariff|ones?|options?|energy) (?:only|please)|(?:no|zero|without(?: an)?) exit fee|^(?:green|fix|variable|tracker|renewable)(?: (?:ones?|only|tariff|please))*$/,
        0.9,
      ],
      [/show (?:me )?more|more (?:tariff|options|results|of them)|next (?:ten|five|page)|see (?:all|the rest)/, 0.7],
    ],
    not: [
      [/what is|what are|what does|mean|explain|really|better than|difference/, 0.6],
      [/my exit fee|my fix|do i have|pay (?:an|the) exit|when (?:can|could|may) (?:i|we)|\bit end\b/, 0.95],
    ],
    examples: [
      'only show green ones',
      'just the fixed ones please',
      'any without exit fees',
      'show me tariffs with no exit fee',
      'sort by exit fee',
      'sort them by saving',
      'i prefer renewable energy',
      'only variable',
      'what about trackers',
      'filter to fixed for 12 months',
      'show prepay tariffs',
      'hide the ones with an exit fee',
      'which ones are green',
    ],
  },
  {
    name: 'explain_tariff',
    call: 'explain_tariff',
    cues: [
      [
        /(?:tell me (?:more )?about|more (?:about|on|details)|details? (?:of|on|about|for)|what about|explain|describe|what is in|look at|show me).{0,20}(?:\b(?:first|second|third|fourth|fifth|top|cheap|best|last)\b|number \w+|option \w+|that (?:tariff|one)|this (?:tariff|one)|\d(?:st|nd|rd|th)\b)/,
        1,
      ],
      [
        /(?:wrong|catch) with the (?:cheap|first|top|best)|why (?:is it |is that one |so )cheap|(?:does|has) (?:the |that )(?:first|second|third|cheap|top) (?:one|tariff)? ?(?:have|got)|(?:catch|small print|downside|conditions?|terms|drawback).{0,30}(?:tariff|one|it|that|this|first|second|number)|what is the catch|rates? (?:of|on|for) (?:that|the (?:first|second|third|cheap|top|best))|how long is (?:that|this|it|the first|the second) fix/,
        0.9,
      ],
    ],
    not: [
      [/cooling|switch me|privacy/, 0.5],
      [/standing charge on my|my bill/, 0.5],
    ],
    examples: [
      'tell me more about the second one',
      'explain the first tariff',
      'what is the catch with the cheapest',
      'details of number three',
      'what are the rates on that one',
    ],
  },
  {
    name: 'exit_fee',
    call: 'exit_fee',
    cues: [
      [
        /(?:no|without(?: an| any)?|free of) exit fee.{0,30}(?:when|\bit end|fix end|tariff end)|when (?:can|could|may) (?:i|we).{0,25}(?:no|without|free)\b/,
        1.25,
      ],
      [
        /want out of (?:my|the|this|our)|(?:suppose|imagine|say|if|what if) (?:i|we|she|he|they) (?:left|leave|quit|went|go)\b|(?:exit|leav\w{0,20}|early|termination|cancel\w{0,20}).{0,12}(?:fee|charge|cost)|(?:fee|charge|cost).{0,20}(?:leav\w*|exit|get out|end (?:it|my tariff|the tariff))|get out of (?:my|the|this|her|his) (?:tariff|fix)|leave (?:my|the|this|her|his) (?:tariff|fix|supplier)? ?early|(?:what|how much).{0,15}to leave|when (?:can|could|may|am|is) (?:i|we|she|he) (?:free to )?(?:leave|free|switch without|go without)|free to leave|walk\w{0,20} away|(?:my|the|our) end date|(?:leave|go|quit).{0,30}(?:stung|charge|penal)|(?:what )?if (?:i|we|she|he|they) (?:leave|left|go|switch|switched|wait\w*|stay\w*) (?:until|till|in|on|by|now|today|tomorrow|next|early|before|after|at)|49 days|forty nine days|leave (?:for )?free|without (?:paying )?(?:a |an |the |any )?(?:exit )?(?:fee|charge)|when (?:does|do|is|will).{0,15}(?:my |the |her |his )?(?:fix|tariff|exit).{0,20}(?:end|expire|run out|finish|over|up)/,
        0.95,
      ],
    ],
    not: [
      [/(?:show|only|list|tariffs?|ones|any|sort|filter|hide).{0,25}(?:without|no|with|by).{0,10}(?:exit )?fee/, 0.8],
      [/always|variable|svt/, 0.3],
      [/what is an? exit fee|what does exit fee mean/, 0.7],
      [/should (?:i|we|she|he)/, 0.2],
    ],
    examples: [
      'do i have to pay an exit fee',
      'what does it cost to leave early',
      'when can i leave without a fee',
      'what if i leave in march',
      'what happens if i leave now',
      'when does my fix end',
      'how much is my exit fee',
      'can i get out of my contract',
      'when am i free to leave',
      'what if i wait until february',
    ],
  },
  {
    name: 'estimate_usage',
    call: 'estimate_usage',
    cues: [
      [
        /a lot of (?:gas|electricity|energy|power)\b|(?:estimate|guess|work out|calculate|figure out|how much).{0,30}\b(?:use|kwh|energy (?:do|will|would|should|might))\b|typical (?:use|house|household)|average (?:use|house|household|kwh|bill|consumption)|(?:use|kwh).{0,15}(?:normal|average|typical|a lot|too much)|how (?:much|many) (?:energy|electricity|gas|power|kwh|kilowatt hours|units) (?:does|do|should|would|will|might|is)|what (?:is|would be) (?:a )?(?:normal|average|typical)|do not know (?:how much|my use|what) (?:i|we)? ?(?:use|my use)?|ask me (?:a few |some |the )?questions|few (?:quick )?questions/,
        0.85,
      ],
    ],
    not: [
      [/did i use|i used|on my bill|my use on/, 0.4],
      [/tariff|save|cheap/, 0.2],
      [/\bcompar\w+\b/, 0.8],
    ],
    examples: [
      'can you estimate my usage',
      'what is typical usage',
      'how much does an average house use',
      'i do not know my usage',
      'how many kwh does a 3 bed house use',
      'is 4000 kwh a lot',
      'ask me a few questions',
      'work out how much i use',
    ],
  },
  {
    name: 'correct_fact',
    call: 'correct_fact',
    cues: [
      [
        /(?:that|this|it|which|you|the|my).{0,30}(?:is|are|was|got|have|read|has|looks?) ?(?:the |my |it |that |this )?(?:wrong|incorrect|mistaken?|not right|misread|not correct|a mistake|an error)|(?:correct|fix|amend|update|put right|change|switch|edit) (?:the|my|this|that|it)\b.{0,40}(?:\bto\b|it is|should|is)|should (?:be|say|read)|actually (?:is|it|my|the|£|\d)|(?:not|isn t) \S+ (?:but|it is)|(?:rate|fee|charge|date|postcode|name|use|reading|balance|total) (?:is|was) (?:wrong|actually|really)|you (?:misread|got .{0,25}wrong)|(?:put|have|got|read) the wrong|made a mistake|it is really|is really \d|really (?:is )?£?\d|typo in/,
        0.9,
      ],
    ],
    not: [
      [/i should|we should|should (?:i|we)|different tariff/, 0.6],
      [/bill (?:is|looks|seems) wrong|supplier|am i wrong|what is wrong|for months|how do i|why/, 0.45],
      [/cap|myth/, 0.3],
    ],
    examples: [
      'the exit fee is wrong it should be £75',
      'you misread my standing charge',
      'my unit rate is actually 24.5p',
      'that is wrong it is 31 march 2027',
      'correct the postcode to rg1 1aa',
      'the end date should be 1 may 2027',
      'change the usage to 3100 kwh',
    ],
  },
]
