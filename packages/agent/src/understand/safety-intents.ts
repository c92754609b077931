import type { HelpKind } from '../knowledge/help-routes.ts'
import type { Intent } from './intent.ts'

/** Where a person may be in danger or in need: read before everything else, and rather once too often. */
export const SAFETY_INTENTS: readonly Intent[] = [
  help('gas_leak', [
    [
      /\bsmell\w*\b.{0,25}\bgas\b|\bgas\b.{0,25}\bsmell|gas (?:is )?(?:leak\w*|escap\w*)|leak\w* (?:of )?gas|hissing.{0,20}(?:gas|pipe|meter|boiler)|rotten eggs?|egg\w* smell|smell\w*.{0,15}\begg|stinks? of gas|reeks? of gas|whiff of gas|gas (?:emergency|explosion)/,
      2,
    ],
  ]),
  help('carbon_monoxide', [
    [
      /carbon monoxide|alarm.{0,12}\bco\b|\bco\b.{0,12}(?:beep|alarm|going off)|\bco (?:alarm|detector|monitor|poison)|monoxide|boiler.{0,40}(?:headache|dizzy|yellow|orange)|(?:headache|dizzy|sick|drowsy).{0,40}boiler|(?:yellow|orange) flame|flame.{0,15}(?:yellow|orange)/,
      2,
    ],
  ]),
  help(
    'self_harm',
    [
      [
        /\bkill (?:myself|me)\b|suicid|end(?:ing)? (?:my|it all|my own) ?(?:life)?\b.{0,12}(?:life|all)?|(?:do not|cannot|no longer) (?:want to|go on|see the point of) (?:live|living|be here|going on)|want to die|wanna die|better off dead|harm(?:ing)? myself|self harm|hurt(?:ing)? myself|no reason to live|want (?:it|this|everything|life) (?:all )?to (?:be over|end|stop)|(?:feel\w*|so|am) (?:so |completely |utterly )?(?:hopeless|desperate|in despair)|end of my (?:tether|rope)|(?:not|cannot|no) (?:see |be )?(?:the |any |much )?point (?:in|of|to) (?:going on|living|carrying on|life|it all|anything)|cannot (?:cope|go on|carry on|take it|do this)(?: with (?:life|it|this|everything))? ?(?:any ?more|any longer)|cannot cope with life|give up on life|(?:life|living) (?:is|isn t|feels?) (?:not|no longer|hardly|pointless)|life (?:is )?not worth|not worth living|cannot go on|not want to be (?:alive|here)|end(?:ing)? it all|what is the point (?:of (?:living|going on|anything))|nothing to live for|take my (?:own )?life|wish i (?:was|were) dead/,
        2,
      ],
    ],
    [[/end (?:my|the) (?:tariff|fix|direct debit|account)/, 3]],
  ),
  help('electric_danger', [
    [
      /(?:cable|line|wire|pylon)s? (?:is |are |has |have )?(?:down|fallen|on fire|sparking|hanging)|fallen (?:power )?(?:cable|line)|spark\w*.{0,20}(?:meter|box|socket|plug|cable|wall)|(?:meter|box|socket|plug|fuse).{0,20}spark|sparks? (?:from|out)|electric shock|socket.{0,15}(?:smoke|smoking|burn)|meter.{0,15}(?:smoke|smoking|burning|on fire|hot)|burning smell/,
      2,
    ],
  ]),
  help(
    'power_cut',
    [
      [
        /power (?:cut|outage|failure|is out|is off|went out|gone|has gone|is down|just went)|(?:lights?|electricity|power|electrics) (?:(?:has|have|is|are|just|all|s) )*(?:gone|went|off|out|cut out|tripped)\b|black ?out|(?:village|street|road|block|town|area|neighbours?|estate|we are|house) (?:is |are |has been |have been )?without (?:power|electricity)|no (?:power|electricity|lights)\b|lost (?:power|electricity|all power)|whole street is (?:out|dark)/,
        1.6,
      ],
    ],
    [
      [/(?:will|would|does|do|could|can|might|if|when|by).{0,40}(?:switch|supplier)/, 1.3],
      [/\b(?:sort|work|figure|find|help|pay)\b.{0,25}\bout\b/, 1.3],
      [/prepay|top up|credit on (?:the )?meter/, 0.6],
    ],
  ),
  help('no_supply', [
    [
      /been no (?:gas|electricity|hot water)|no gas (?:since|supply|coming|at all|today)|(?:gas|supply) (?:has |have |is |was )?(?:gone off|stopped|cut out|run dry)|no hot water/,
      1.2,
    ],
  ]),
  help(
    'disconnection',
    [
      [
        /(?:cut|cutting|shut|turn\w*) (?:me|us|my (?:gas|electricity|power|energy|supply)) off(?!.{0,30}\bswitch)|disconnect(?!.{0,20}switch)|threat\w*.{0,40}(?:meter|cut|disconnect|prepay|court|warrant)|bailiff|warrant|debt collector|force\w* (?:a |me on ?to )?(?:prepay|meter)|run out of (?:credit|electricity|gas|money)|no (?:money|credit) (?:left )?(?:for|on|in) the meter|self disconnect|meter (?:has )?run out|emergency credit|£ ?\d+(?:\.\d+)? (?:left )?on (?:the|my|our) meter|meter (?:is )?(?:empty|nearly out|about to run)/,
        1.5,
      ],
    ],
    [[/\bswitch\b.{0,40}cut|cut.{0,40}\bswitch\b|will i be|would i be/, 0.9]],
  ),
  help(
    'debt',
    [
      [
        /cannot (?:afford|pay)|(?:can not|unable to|struggl\w*) (?:to )?(?:afford|pay)|struggl\w* (?:to|with|paying|financially)|(?:in|into|have|got|my|of|a|with|some) (?:energy )?(?:debt|arrears)|arrears|(?:\w+ )?(?:months?|weeks?|payments?) (?:behind|overdue|late)|behind with (?:my|the|our)|missed (?:a |my |some |two |three )?payments?|owe (?:them|my|money|\d|£|a lot|the|british|octopus|edf|eon|ovo)|behind (?:on|with) (?:my |the )?(?:pay|bill|energy)|heat(?:ing)? or eat|choos\w* between (?:heat|eat|food)|between heating and (?:eating|food)|skint|lost my job|redundan|universal credit|benefits?\b.{0,20}(?:pay|bill)|too poor|no money|cannot make ends meet|payment plan|help (?:with )?paying|afford (?:my|the|this|to heat)|hardship|(?:bill|payment) (?:is |are )?(?:overdue|late|unpaid)|final (?:demand|reminder|notice)|no hours|laid off|out of work|unemployed|cannot sleep|awake at night|(?:afraid|scared|frightened|dare|worried|terrified).{0,15}(?:to )?(?:put|turn|switch|use).{0,10}(?:the )?heating|cold because|too (?:dear|expensive) to heat|cannot heat|broke (?:this|until|at the)/,
        1.2,
      ],
    ],
    [
      [/can i switch|still switch|switch (?:if|with|when)|able to switch/, 0.15],
      [/supplier owe|owes? me|(?:do|what do|how much do) (?:i|we) owe|owe them or/, 1.2],
    ],
  ),
  help(
    'medical',
    [
      [
        /oxygen|dialysis|ventilator|nebuli[sz]er|medical (?:equipment|device|need|condition)|stair ?lift|feeding pump|insulin.{0,20}fridge|fridge.{0,20}(?:insulin|medicine)|cpap|wheelchair|disab(?:led|ility)|chronic|cancer|has ms\b|have ms\b|needs? the heating|feel the cold|chemo\w*|epilep\w*|seizure|arthritis|stroke\b|parkinson|multiple sclerosis|autis\w*|diabet\w*|heart (?:condition|problem|failure)|lung|expecting a baby|bedridden|housebound|hearing loss|dementia|alzheimer|terminal|pregnan|newborn|premature|(?:my|our|a) (?:new )?baby|elderly|pensioner|\b(?:7|8|9)\d years? old|\b(?:is|am|aged) (?:7|8|9)\d\b(?! ?(?:p\b|kwh|%|pounds|a\b|per\b))|vulnerable|priority (?:service|register)|\bpsr\b|mental health|depress(?:ed|ion)|anxiety|recently bereaved|died|passed away|blind\b|deaf\b|hard of hearing|asthma|copd|(?:am|is|very|too|been) (?:ill|sick|unwell|poorly)|illness|hospital|carer\b|learning difficult/,
        1.1,
      ],
    ],
    [[/joke|recipe|weather/, 0.8]],
  ),
  help('scam', [
    [
      /\bscam\w*|(?:email|text|letter|call|message).{0,15}(?:genuine|real|legit|fake)|(?:bloke|man|woman|guy|lady|caller|somebody|someone|person).{0,25}(?:phone|door|call|rang).{0,60}(?:card|bank|details|bill|pin)|(?:gave|give|share|want\w*|ask\w*).{0,15}(?:card|bank) details|(?:text|email|message|letter|link).{0,50}(?:rebate|refund|click)|click (?:the|a|this|on) link|fraud\w*|(?:somebody|someone|man|caller|person).{0,30}(?:called|rang|phoned|at (?:the|my) door|texted|emailed).{0,60}(?:bank|details|refund|rebate|supplier|ofgem|meter|switch)|phish|dodgy (?:call|email|text)|cold call|door ?step (?:seller|sales)|is (?:this|it) (?:email|text|call) (?:real|genuine)/,
      1.2,
    ],
  ]),
]

function help(kind: HelpKind, cues: Intent['cues'], not: NonNullable<Intent['not']> = []): Intent {
  return { name: kind, call: 'help_route', args: { kind }, cues, not, examples: [] }
}
