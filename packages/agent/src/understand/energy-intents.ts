import type { Intent } from './intent.ts'

/** What Mo is for: bills, tariffs, advice, switches. */
export const ENERGY_INTENTS: readonly Intent[] = [
  {
    name: 'compare',
    call: 'compare',
    cues: [
      [
        /\bcheap\b.{0,25}\b(?:tariff|supplier|energy|electricity|gas|one|than)|best (?:tariff|supplier|cost|option|rate|value|energy)|compare|(?:find|get|show|search|look).{0,25}\b(?:tariff|cheap|better|supplier)|better (?:tariff|supplier|cost|off|rate)|(?:who|which|what).{0,25}\b(?:cheap|best)\b(?: (?:tariff|supplier|energy|electricity|gas|cost|rate|option|one|value|for (?:me|us|my|gas|electricity|a \w+ (?:house|bed)))|$)|save (?:me )?(?:money|on|any|some|more|£|a )|how much (?:can|could|would|might|will) (?:i|we|she|he|they|that|it|this) (?:be )?sav|(?:what|any).{0,12}save|(?:any|some)thing (?:cheap|better)|cheap (?:thing|there is|possible)|sort me out|(?:year|annual\w*) (?:would |will |going to )?cost (?:me|us)|cost me (?:a|in a|over the|next) year|if i (?:do nothing|stay put|stick)|shop around|alternatives|what (?:else )?(?:is|tariffs?|are) (?:out there|on the market|available)|(?:cut|reduce|bring down|slash|lower).{0,20}(?:bill|cost)|overpay|pay(?:ing)? too much|good (?:tariff|cost|rate)|competitive|run the numbers|what (?:would|could|can) (?:i|we|she|he|they) (?:be )?(?:pay|get|save)/,
        0.75,
      ],
      [
        /should (?:i|we|she|he|they) (?:switch|stay|leave|fix|go|stick|change|wait|hold)|worth (?:it |my while )?(?:to )?(?:switch|fix|leav\w*|stay\w*|it)|(?:switch|stay|fix) or (?:stay|switch|wait|leave|stick|go)|(?:what|which) (?:should|would you|do you) (?:i|we|she|he|recommend|suggest|advise|do)|what (?:do|would) you (?:advise|recommend|suggest|think i)|recommend|advice|advise|stick with|stay put|good idea to (?:switch|fix|stay|leave)|better to (?:stay|switch|fix|wait|leave)|(?:time|wise|sensible) to (?:switch|fix|stay|move)|what is (?:the|your) verdict|(?:switch|stay|wait) now\b|help me (?:decide|choose)|what to do\b/,
        0.85,
      ],
      [
        /i (?:want|would like|need|am looking|am thinking|am hoping|fancy) (?:to )?(?:of |about )?switch(?! me)|looking to switch|thinking (?:of|about) (?:switch|leav|fix)/,
        0.6,
      ],
    ],
    not: [
      [/\bcap\b/, 0.5],
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
      [/my exit fee|my fix|do i have|pay (?:an|the) exit/, 0.7],
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
    name: 'bill_high',
    call: 'explain_bill',
    args: { aspect: 'high' },
    cues: [
      [
        /why.{0,40}(?:\bbill\b|pay|cost|energy|electricity|gas|charge|it).{0,40}(?:high|expensive|much|big|large|more|up|doubled|increase\w*|jump\w*|rise|risen|rose|insane|ridiculous|crazy|mad|shocking)|\bbill\b.{0,40}(?:gone up|went up|doubled|tripled|shot up|so high|too high|higher|huge|massive|enormous|insane|ridiculous|crazy|shocking|through the roof|rocketed|more than (?:last|usual|before)|looks? (?:wrong|high)|seems? (?:wrong|high|a lot))|(?:what|how) (?:makes|made|is making|drives|come).{0,20}\bbill\b.{0,20}(?:high|big|expensive|much)|(?:high|huge|massive|shocking|big) \bbill\b|bill shock/,
        1.05,
      ],
    ],
    not: [
      [/\bcap\b.{0,30}|direct debit/, 0.5],
      [/ in \w+ than/, 0.6],
    ],
    examples: [
      'why is my bill so high',
      'my bill has doubled',
      'why did my bill go up',
      'this bill seems too high',
      'what makes my bill so expensive',
      'how come i pay so much',
      'why am i paying more than last year',
      'my bill is a shocker',
    ],
  },
  bill(
    'summary',
    /(?:explain|understand|read|go through|look (?:at|through|over)|summar\w*|check|break ?down|walk me through|what (?:does|is (?:on|in)|did you (?:find|read))|talk me through|make sense of|analyse).{0,25}\bbill\b|what (?:have|did) you (?:read|find|found|see)|\bbill\b (?:make|makes) no sense|do not (?:understand|get) (?:my|this|the) bill|bill breakdown/,
    0.9,
    [
      'explain my bill',
      'what does my bill say',
      'can you go through my bill',
      'i do not understand my bill',
      'break down my bill for me',
      'check my bill for mistakes',
      'summarise the bill',
      'what did you find in my bill',
    ],
  ),
  bill(
    'standing_charge',
    /(?:my|the|this).{0,12}standing charge(?!.{0,40}(?:not use|nothing|away|avoid))|standing charge (?:on|in) (?:my|the|this) bill|(?:daily|day) charge (?:on|in|here)|how much (?:is|was) (?:my|the) standing|what am i pay.{0,12}standing|standing charge.{0,20}(?:so high|high|expensive)/,
    0.95,
    ['what is my standing charge', 'how much standing charge do i pay', 'why is my standing charge so high'],
  ),
  bill(
    'unit_rate',
    /(?:my|the|this).{0,12}(?:unit rate|rate per|kwh rate|cost per (?:unit|kwh)|unit cost|electricity rate|gas rate)|how much (?:am i (?:pay|charge)\w*|do i pay|is it).{0,15}per (?:kwh|unit)|what (?:rate|am i pay\w*) (?:am i|per)|(?:pence|cost|rate) (?:per|a) (?:kwh|unit)|what rate am i/,
    0.95,
    ['what is my unit rate', 'how much do i pay per kwh', 'what rate am i on for gas'],
  ),
  bill(
    'usage',
    /how much (?:energy|electricity|gas|power|kwh|energy)?.{0,10}(?:did|do|have|am) (?:i|we) (?:us|get through|got through|burn)|(?:my|our|the) (?:annual |yearly |energy |electricity |gas )?use\b|how many (?:kwh|units) (?:did|do|have)|use (?:on|in) (?:my|the|this) bill/,
    0.9,
    ['how much energy did i use', 'what is my usage on the bill', 'how many kwh did i use', 'is my usage high'],
  ),
  bill(
    'total',
    /(?:total|amount due|how much (?:do i owe|is (?:my|the|this) bill|was (?:my|the|this) bill|to pay))(?!.{0,20}(?:year|save))|what (?:is|was) the total/,
    0.8,
    ['what is the total on my bill', 'how much is this bill', 'what do i have to pay on this bill'],
  ),
  bill(
    'balance',
    /(?:my|the|account) balance|owe me or|owe them or|do they owe|in credit or (?:debt|debit)|am i in (?:credit|debit)|balance (?:on|brought)|brought forward|(?:what|why).{0,15}(?:\bcr\b|\bdr\b)/,
    0.95,
    ['what is my balance', 'am i in credit', 'what does balance brought forward mean on my bill'],
  ),
  bill(
    'vat',
    /(?:vat|tax) (?:on|in) (?:my|this|the) bill|how much vat (?:did|do|am) i|vat (?:did|do|am|have) i (?:pay|been charge)/,
    1,
    ['how much vat is on my bill', 'did i pay vat on this bill'],
  ),
  bill(
    'tariff',
    /(?:what|which|name of).{0,12}(?:tariff|plan) (?:am|are|is|was) (?:i|we|my|on)|what (?:tariff|is) (?:i am|my (?:current |present )?tariff)|(?:am i|are we) on (?:a )?(?:fix|variable|standard)|my (?:current|present) tariff\b/,
    1,
    ['what tariff am i on', 'which plan am i on', 'am i on a fixed deal', 'what is my current tariff'],
  ),
  bill(
    'supplier',
    /(?:who|which).{0,12}(?:is )?my (?:energy |electricity |gas |current )?supplier|who (?:supplies|am i with)|which supplier am i/,
    1,
    ['who is my supplier', 'which supplier am i with'],
  ),
  bill(
    'readings',
    /(?:meter )?reading.{0,30}(?:estimated|wrong|right|actual|correct|bill|guess)|estimated (?:bill|reading)|(?:is|was|are).{0,15}(?:reading|bill).{0,8}estimat|my (?:meter )?readings?\b/,
    0.9,
    ['is my bill estimated', 'are the meter readings right', 'my readings look wrong'],
  ),
  {
    name: 'exit_fee',
    call: 'exit_fee',
    cues: [
      [
        /(?:suppose|imagine|say|if|what if) (?:i|we|she|he|they) (?:left|leave|quit|went|go)\b|(?:exit|leav\w*|early|termination|cancel\w*).{0,12}(?:fee|charge|cost)|(?:fee|charge|cost).{0,20}(?:leav\w*|exit|get out|end (?:it|my tariff|the tariff))|get out of (?:my|the|this|her|his) (?:tariff|fix)|leave (?:my|the|this|her|his) (?:tariff|fix|supplier)? ?early|(?:what|how much).{0,15}to leave|when (?:can|could|may|am|is) (?:i|we|she|he) (?:free to )?(?:leave|free|switch without|go without)|free to leave|walk\w* away|(?:my|the|our) end date|(?:leave|go|quit).{0,30}(?:stung|charge|penal)|(?:what )?if (?:i|we|she|he|they) (?:leave|left|go|switch|switched|wait\w*|stay\w*) (?:until|till|in|on|by|now|today|tomorrow|next|early|before|after|at)|49 days|forty nine days|leave (?:for )?free|without (?:paying )?(?:a |an |the |any )?(?:exit )?(?:fee|charge)|when (?:does|do|is|will).{0,15}(?:my |the |her |his )?(?:fix|tariff|exit).{0,20}(?:end|expire|run out|finish|over|up)/,
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
        /(?:estimate|guess|work out|calculate|figure out|how much).{0,30}\b(?:use|kwh|energy (?:do|will|would|should|might))\b|typical (?:use|house|household)|average (?:use|house|household|kwh|bill|consumption)|(?:use|kwh).{0,15}(?:normal|average|typical|a lot|too much)|how much (?:energy|electricity|gas) (?:does|do|should|would|will|might)|what (?:is|would be) (?:a )?(?:normal|average|typical)|do not know (?:how much|my use|what) (?:i|we)? ?(?:use|my use)?|ask me (?:a few |some |the )?questions|few (?:quick )?questions/,
        0.85,
      ],
    ],
    not: [
      [/did i use|i used|on my bill|my use on/, 0.4],
      [/tariff|save|cheap/, 0.2],
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
        /(?:that|this|it|which|you|the|my).{0,30}(?:is|are|was|got|have|read|has|looks?) ?(?:the |my |it |that |this )?(?:wrong|incorrect|mistaken?|not right|misread|not correct|a mistake|an error)|(?:correct|fix|amend|update|put right|change|switch|edit) (?:the|my|this|that|it)\b.{0,40}(?:\bto\b|it is|should|is)|should (?:be|say|read)|actually (?:is|it|my|the|£|\d)|(?:not|isn t) \S+ (?:but|it is)|(?:rate|fee|charge|date|postcode|name|use|reading|balance|total) (?:is|was) (?:wrong|actually|really)|you (?:misread|got .{0,25}wrong)|made a mistake|it is really|is really \d|really (?:is )?£?\d|typo in/,
        0.9,
      ],
    ],
    not: [
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

function bill(aspect: string, pattern: RegExp, weight: number, examples: readonly string[]): Intent {
  const generic = [/what (?:is|does|are) (?:a|an) |mean\b/, 0.45] as const
  return {
    name: `bill_${aspect}`,
    call: 'explain_bill',
    args: { aspect },
    cues: [[pattern, weight]],
    not: [generic],
    examples,
  }
}
