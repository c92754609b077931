import type { Premise } from '../../knowledge/premises.ts'
import type { Intent } from './intent.ts'

/** What people take for granted and should not. */
export const PREMISE_INTENTS: readonly Intent[] = [
  premise(
    'cap_is_maximum',
    [
      [
        /\bcap\b.{0,50}(?:most|maximum|max\b|limit\w* (?:to )?(?:my|what|how much|the)|cannot (?:be )?(?:charge|pay|cost|go)|(?:never|not) (?:pay|be charge|cost|have to pay) (?:me )?(?:more|over|above)|ceiling|upper limit|no matter how much|however much|whatever i use|total bill)|(?:most|maximum|more than|over|above|exceed\w{0,20}|higher than|limit).{0,45}\bcap\b|(?:cannot|never|not) (?:be charge|pay|cost).{0,20}(?:more than|over) £?\d|bill (?:is|be|are) (?:cap|limit)\w*|capped (?:bill|at)|(?:maximum|most|limit) (?:anyone|anybody|i|you|we|people|a household|they) (?:can|will|could|would|may|ever|should)|cap (?:stop|prevent|protect|mean|guarantee)s? .{0,40}(?:over|more|above|most)|(?:at|by) the cap (?:no matter|whatever|however)/,
        1.15,
      ],
    ],
    [
      [/\b(?:fix|tariff)\b.{0,30}(?:above|below|under|over|beat|more than|cheap).{0,12}\bcap\b/, 0.9],
      [/what is the .{0,15}cap/, 0.2],
    ],
    [
      'is the price cap the most i can pay',
      'so my bill cannot go over the cap',
      'the cap means i never pay more than that figure',
      'the cap limits my total bill right',
      'how can my bill be higher than the cap',
    ],
  ),
  premise(
    'cap_covers_fixes',
    [
      [
        /\bcap\b.{0,40}(?:cover|appl(?:y|ies)|protect\w*|count|limit).{0,25}\bfix\b|\bfix\b.{0,25}\bcap\b.{0,15}(?:matter|affect|apply|count|bother)|\bfix\b.{0,40}(?:covered|protected|limited|capped|under).{0,20}\bcap\b|\bfix\b (?:tariff )?(?:is |are )?(?:capped|protected)/,
        1.2,
      ],
    ],
    [],
    ['does the cap cover my fix', 'my fixed tariff is protected by the cap'],
  ),
  premise(
    'cap_is_one_price',
    [
      [
        /\bcap\b.{0,30}(?:same (?:for|everywhere|across)|for everyone|for everybody|nationwide|one (?:price|cost|rate))|same cap/,
        1.2,
      ],
    ],
    [],
    ['is the cap the same for everyone'],
  ),
  premise(
    'same_everywhere',
    [
      [
        /(?:all|every|any) (?:the )?suppliers?.{0,20}(?:the )?same|suppliers? all (?:charge|cost|the same)|same (?:cost|price|rate) (?:with|from|at) (?:all|every|any)|(?:no|any|much) difference between (?:the )?suppliers/,
        1.3,
      ],
    ],
    [],
    [
      'do all suppliers charge the same',
      'are they all the same price',
      'is there any difference between suppliers',
      'does it matter who i am with',
    ],
  ),
  premise(
    'switch_cuts_supply',
    [
      [
        /(?:switch|supplier).{0,60}(?:cut (?:off|out)|without (?:power|electricity|gas|energy|supply)|interrupt\w*|lose (?:power|electricity|gas|supply|energy)|no (?:power|electricity|gas)|go off|turned off|disconnect\w*|black ?out|left in the dark)|(?:cut (?:off|out)|without (?:power|electricity|gas|energy)|interrupt\w{0,20}|lose (?:my )?(?:power|electricity|gas|supply|energy)|power (?:go|cut)|lights? (?:go|off|out)|disconnect\w{0,20}).{0,60}\bswitch|supply (?:stop|be interrupted|be cut)|(?:no|without) (?:electricity|gas|power|energy).{0,25}switch|(?:will|do|would) i (?:still )?have (?:hot water|heating|power|electricity|gas|lights|energy)|lights? (?:flicker|go|turn|switch)\w*.{0,25}(?:switch|change ?over)|without (?:heating|hot water|power|electricity|gas|energy|lights).{0,40}(?:switch|change)|(?:heating|boiler|hot water) (?:stop|go off|be off).{0,40}(?:switch|change)|lights go (?:out|off) (?:when|if|during)/,
        1.7,
      ],
    ],
    [],
    ['will my power be cut off when i switch', 'do i lose electricity during the switch', 'is there a gap in supply'],
  ),
  premise(
    'switch_needs_visit',
    [
      [
        /engineers?.{0,20}(?:need|have|going|come|turn)|(?:need|have|has|going) to (?:visit|come (?:round|out|to))|home visit|(?:someone|somebody|person|anyone|engineer|they).{0,20}(?:come|visit|fit|install|access|enter)\b.{0,25}(?:fit|install|house|something|meter|round|out|anything|in)|(?:engineer|someone|somebody|technician|workm[ae]n|visit|dig\w{0,20}|rewir\w{0,20}|new (?:pipe|wire|cable)s?|new meter|drill).{0,50}(?:switch|supplier)|switch.{0,50}(?:engineer|technician|visit|come (?:to|round|out)|dig|rewire|new (?:pipe|wire|cable)|new meter|different pipes)/,
        1.1,
      ],
    ],
    [],
    ['does an engineer have to come when i switch', 'do they need to install new wires to switch'],
  ),
  premise(
    'smart_meter_needed',
    [
      [
        /(?:need|must|require\w{0,20}|have to (?:have|get)|without|not have|no).{0,20}smart meter.{0,40}(?:switch|tariff|compare|join|supplier|cheap|good|better|best|save)|(?:switch|compare|join).{0,40}(?:need|must|without|require\w{0,20}|have to have).{0,15}smart meter|need a smart meter/,
        1.15,
      ],
    ],
    [],
    ['do i need a smart meter to switch', 'can i switch without a smart meter'],
  ),
  premise(
    'smart_meter_blocks',
    [
      [
        /smart meter.{0,40}(?:not work\w*|not send\w*|stopped|dead|blank).{0,40}(?:switch|chang|swap|moved)|keep (?:my|the|our) smart meter|smart meter.{0,50}(?:stop\w*|still work|carry on|continue|keep (?:on )?work\w*|work after|dumb|lock\w* (?:me )?in|prevent|block|keep working|cannot switch|can i switch|able to switch|lose)|(?:switch|move).{0,30}(?:with|if i have|and keep|my) (?:a |my |an old )?smart meter|(?:cannot|can i|could i|able to) switch.{0,40}smart meter/,
        1.1,
      ],
    ],
    [[/need a smart|without a smart|not have a smart/, 0.8]],
    [
      'can i switch if i have a smart meter',
      'will my smart meter still work after switching',
      'smart meter stops me from switching',
    ],
  ),
  premise(
    'smart_meter_fears',
    [
      [
        /smart meter.{0,60}(?:cost (?:you|me|us)|more|higher|dearer|push\w* up|spy\w*|radiation|dangerous|health|cancer|expensive|put(?:s)? (?:my )?bill up|cost(?:s)? more|compulsory|force\w*|law|refuse|have to (?:accept|have)|trust|snoop|privacy|hack|explode|good idea|worth|listen)|(?:spy|radiation|force\w{0,20}|refuse|compulsory|say no to|safe|dangerous|have to (?:take|have|get|accept)|must i|made to).{0,30}smart meter/,
        1.1,
      ],
    ],
    [
      [
        /(?:to|for) (?:switch|get|have)?.{0,6}(?:a )?(?:good|better|cheap|best) (?:tariff|deal|cost|rate)|to switch\b/,
        0.9,
      ],
    ],
    ['are smart meters spying on me', 'smart meters make bills higher', 'can i refuse a smart meter'],
  ),
  premise('smart_meter_health', [
    [
      /smart meters?.{0,50}(?:cancer|health|radiation|harm\w*|bad for|headaches?|make (?:you|me|us) ill|emf|tumou?r)|(?:cancer|radiation|health|harm\w{0,20}|headaches?|emf|tumou?r).{0,40}smart meters?/,
      1.5,
    ],
  ]),
  premise(
    'fixed_bill',
    [
      [
        /\bfix\b.{0,60}(?:same (?:bill|amount|pay|every)|bill (?:is|stays?|be|will be) (?:the same|fix|guaranteed)|however much|whatever i use|no matter (?:how much|what)|as much as i (?:like|want)|unlimited|put (?:cost|prices?|it|my rate)s? up|(?:cost|rate|price)s? (?:go|goes|going) up|never change|cannot change my (?:bill|direct debit))|(?:same (?:bill|amount)|unlimited|no matter how much).{0,40}\bfix\b|(?:lock\w{0,20} in|\bfix\b).{0,40}(?:bill|pay\w*|direct debit|amount).{0,20}(?:still )?(?:change|switch|vary|go up|rise)/,
        1.2,
      ],
    ],
    [],
    ['if i fix will my bill always be the same', 'a fix means i can use as much as i like'],
  ),
  premise(
    'standing_charge_optional',
    [
      [
        /standing charge.{0,60}(?:not use|use nothing|use no|avoid|get rid|zero|empty|away|holiday|stop|opt out|refuse|illegal|rip ?off|scam|unfair|have to pay|even (?:if|when)|without)|(?:avoid|get rid of|opt out of|no|without|refuse|stop|why (?:do|must|should) (?:i|we) (?:have to )?pay).{0,25}standing charge|(?:charge|pay|billed).{0,25}(?:use no|use nothing|not use|no use|without us)|pay.{0,12}(?:if|when|while).{0,20}(?:empty|away|nobody|vacant|abroad|not (?:there|in|living))|pay (?:nothing|no).{0,20}(?:use nothing|not use|away)/,
        1.1,
      ],
    ],
    [],
    [
      'do i pay the standing charge if i use nothing',
      'can i avoid the standing charge',
      'why do i pay a standing charge when i am away',
    ],
  ),
  premise(
    'exit_fee_always',
    [
      [
        /(?:always|everyone|everybody|any|every).{0,20}(?:exit|leav\w{0,20}|early).{0,10}(?:fee|charge)|(?:variable|svt).{0,40}(?:exit|leaving) (?:fee|charge)|(?:exit|leaving) (?:fee|charge).{0,40}(?:variable|svt|always|every)/,
        1,
      ],
    ],
    [],
    ['is there always an exit fee', 'do i pay an exit fee on a variable tariff'],
  ),
  premise(
    'prepay_dearest',
    [
      [
        /(?:prepay\w{0,20}|pay as you go|top ?up|key meter).{0,50}(?:expensive|more|dear|worst|rip|cheap|cost)|(?:expensive|more|cheap|dear|cost).{0,40}(?:prepay\w*|pay as you go|key meter)/,
        1,
      ],
    ],
    [[/show|find|compare|which|only|tariffs? (?:for|with)/, 0.6]],
    ['is prepayment more expensive', 'prepay meters are always the dearest'],
  ),
  premise(
    'loyalty',
    [
      [
        /loyal\w*|(?:been|stayed|stay) with .{0,25}(?:years|long|decades|since)|long ?(?:time|standing) customer|reward\w{0,20} (?:for|me)|old customer/,
        1,
      ],
    ],
    [],
    ['i have been with them for years so i get the best price', 'does loyalty pay'],
  ),
  premise(
    'green_wires',
    [
      [
        /green (?:energy|electricity|power|electrons|tariff).{0,50}(?:different (?:wires?|power|cable)|really|actually|come (?:to|into)|through|greenwash|scam|lie|real)|(?:really|actually|truly|how) green|greenwash|renewable.{0,40}(?:really|actually|wires|different)/,
        1.05,
      ],
    ],
    [],
    ['are green tariffs really green', 'do i get different electricity on a green tariff'],
  ),
  premise(
    'credit_lost',
    [
      [
        /(?:lose|lost|keep|get|what happens (?:to|with)|refund|back).{0,25}(?:my |the )?(?:credit|money in (?:the|my) account|balance).{0,40}(?:switch|leave|supplier|when|if)?|(?:switch|leave).{0,40}(?:credit|balance|refund)|in credit\b.{0,30}(?:switch|leave|back)|owes? me|overpa(?:id|y\w*)/,
        1,
      ],
    ],
    [
      [/credit (?:card|check|score|rating|meter)|universal credit|emergency credit|standard credit/, 1.2],
      [/my bill|on the bill|balance on/, 0.4],
      [
        /^(?!.*\b(?:switch|leave|move|go|lose|lost|supplier change|when i|if i)\b).*\b(?:how|get|ask|give|want|refund|back|owe)\b/,
        0.5,
      ],
    ],
    ['do i lose my credit when i switch', 'my supplier owes me money'],
  ),
  premise(
    'switch_is_instant',
    [
      [
        /switch.{0,25}(?:instant\w{0,20}|immediate\w{0,20}|right (?:now|away)|straight ?away|today|overnight|in (?:a|one|five|ten|few) (?:minute|second|hour)s?)\b.{0,15}$|(?:instant\w{0,20}|immediate\w{0,20}) switch/,
        0.75,
      ],
    ],
    [[/^(?:please |can you |could you )?(?:switch|start|begin|go|do)|switch me|should i/, 0.6]],
    ['is the switch instant'],
  ),
  premise(
    'cooling_off_none',
    [
      [
        /\bback out\b|(?:too late|cannot|can i|could i|able to|what if i|allowed to|if i|possible to).{0,25}(?:change my mind|switch my mind|back out|pull out|undo|cancel (?:it|the switch|after|later|once|if))|stuck (?:with|once|if|after)|(?:change|switch) my mind|regret|second thoughts|cold feet|think again|cooling ?off|cancel (?:within|in|after|during)|(?:within|in) (?:the )?(?:14|fourteen) days/,
        1,
      ],
    ],
    [[/what (?:is|does).{0,15}cooling/, 0.3]],
    ['can i change my mind after i switch', 'once i agree i am stuck', 'what if i regret it'],
  ),
  premise(
    'direct_debit_is_usage',
    [
      [
        /direct debit.{0,50}(?:went up|gone up|increase\w*|too high|more than i use|not what i use|rais\w*|put up|doubled|so (?:high|much)|same as|wrong|higher)|(?:put|putting|rais\w{0,20}|increas\w{0,20}|up) (?:up )?(?:my )?direct debit|(?:in|build\w{0,20}) (?:up )?(?:a lot of |so much )?credit with/,
        1,
      ],
    ],
    [],
    ['why did my direct debit go up', 'my direct debit is more than i use'],
  ),
  premise(
    'vat_twenty',
    [[/vat.{0,25}(?:20|twenty|17\.5|15 ?%|ten per|10 ?%)|(?:20|twenty).{0,12}vat/, 1.3]],
    [],
    ['is vat on energy 20%'],
  ),
]

function premise(
  name: Premise,
  cues: Intent['cues'],
  not: NonNullable<Intent['not']> = [],
  examples: readonly string[] = [],
): Intent {
  return { name, call: 'correct_premise', args: { premise: name }, cues, not, examples }
}
