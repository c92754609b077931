import type { Term } from '../../knowledge/terms.ts'
import type { Intent } from './intent.ts'

/** The price cap, VAT and the words of the trade. */
export const MARKET_INTENTS: readonly Intent[] = [
  {
    name: 'price_cap',
    call: 'price_cap',
    cues: [
      [/\bcap\b/, 0.75],
      [/energy price guarantee|energy cost guarantee|\bepg\b/, 1.3],
      [
        /(?:average|typical|normal|usual) (?:energy |electricity |gas |uk |household |yearly |annual |monthly ){0,6}bill/,
        1,
      ],
      [
        /(?:cost|price)s? (?:are |is )?(?:about to|going to|set to|likely to|expected to|due to|will) (?:rise|fall|drop|go|increase|come)|(?:rise|rises|drop|fall|increase) in (?:energy )?(?:cost|price)s?/,
        0.8,
      ],
      [
        /(?:what|how|when|tell|explain|current|new|next|latest|now|much|change|go(?:ing)? up|go(?:ing)? down|rise|fall|region|area|level).{0,40}\bcap\b|\bcap\b.{0,40}(?:now|today|currently|change|next|this|rate|level|work|mean|region|in my|for|go|rise|fall|per|set|who)/,
        0.25,
      ],
      [
        /ofgem.{0,30}(?:limit|maximum|cost|rate|announce|charge|allow)|(?:maximum|most|limit).{0,30}suppliers? (?:can|may|are allowed)|going rate|(?:current|today) (?:rate|cost|price)s? (?:for|of|per)|(?:average|typical) (?:unit )?(?:rate|cost|price) (?:of|for|per)|default tariff (?:limit|maximum)|energy guarantee|(?:price|cost) guarantee/,
        0.7,
      ],
    ],
    not: [
      [/\bcap(?:s)? (?:on|off) (?:bottle|bottles|head)|baseball/, 1],
      [/capital/, 0.5],
    ],
    examples: [
      'what is the price cap',
      'what is the energy price cap at the moment',
      'how does the price cap work',
      'when does the cap change',
      'what is the cap in my region',
      'is the cap going up',
      'what are the ofgem rates now',
      'price cap gas rate',
      'tell me about the cap',
    ],
  },
  {
    name: 'vat',
    call: 'vat',
    cues: [
      [/\bvat\b/, 0.85],
      [/\btax(?:es)?\b.{0,30}(?:energy|electricity|gas|bill)|(?:energy|electricity|gas).{0,20}\btax/, 0.8],
    ],
    not: [[/council tax|income tax/, 1]],
    examples: [
      'how much vat is on electricity',
      'is there vat on gas',
      'why is there no vat on my electricity',
      'when does vat come back',
      'do i pay tax on energy',
    ],
  },
  term(
    'standing_charge',
    /(?:what|explain|define|mean|tell me).{0,25}standing charge|standing charge.{0,12}(?:mean|for|do|\?)|what (?:is|does).{0,12}standing charge/,
    ['what is a standing charge', 'what does standing charge mean'],
  ),
  term('unit_rate', /(?:what|explain|define|mean).{0,15}\b(?:a |is |does )?unit rate/, ['what is a unit rate']),
  term('kwh', /(?:what (?:is|are|does)|explain|define|mean).{0,15}(?:\bkwh\b|kilowatt)|difference.{0,25}\bkwh?\b/, [
    'what is a kwh',
    'what does kwh mean',
  ]),
  term(
    'mpan',
    /\bmpan\b|(?:electricity )?supply number|\bs number\b/,
    ['what is an mpan', 'where do i find my supply number'],
    0.85,
  ),
  term('mprn', /\bmprn\b|gas supply number|meter point reference/, ['what is an mprn'], 0.95),
  term(
    'economy_7',
    /economy ?(?:7|seven|10)|(?:dual|two|split) rate|\be7\b|day and night (?:rate|tariff|meter)|night rate|off ?peak|cheap (?:night|hours)|cheap \w+ (?:at|over|during the) night/,
    ['what is economy 7', 'how does a night rate work'],
    0.8,
  ),
  term(
    'tracker',
    /(?:what|explain|how|mean|risk\w{0,20}|safe).{0,20}tracker|tracker.{0,20}(?:work|mean|risk|safe|good)/,
    ['what is a tracker tariff', 'are trackers risky'],
  ),
  term(
    'fixed',
    /(?:what (?:is|does|are)|explain|how (?:does|do) (?:a|the|it)|mean|define|pros|difference|advantage).{0,20}\bfix\b(?! end)(?: tariff| rate| term)?|\bfix\b (?:or|vs|versus|and) (?:variable|svt)|fix.{0,10}(?:mean|work)/,
    ['what is a fixed tariff', 'what does fixing mean', 'fixed or variable what is the difference'],
    0.75,
  ),
  term(
    'variable',
    /variable.{0,20}(?:risk|safe|good|bad|mean)|(?:what|explain|mean|define|how).{0,25}(?:variable|\bsvt\b|default tariff|flexible tariff)/,
    ['what is a standard variable tariff', 'what does svt mean'],
  ),
  term(
    'exit_fee',
    /(?:what (?:is|are|does)|explain|define|mean).{0,10}(?:an? )?(?:exit|early exit|leaving) (?:fee|charge)s?(?: mean)?$/,
    ['what is an exit fee', 'what are exit fees'],
    1.1,
  ),
  term(
    'cooling_off',
    /(?:what|explain|how long|mean).{0,20}cooling.?off|how long.{0,30}(?:to |can i |i can )(?:cancel|switch my mind|change my mind)|14 days? (?:cooling|cancel|rule)|right to cancel|cancel.{0,12}\b(?:\d+|a|two|three) (?:days?|weeks?)\b/,
    ['what is the cooling off period', 'how long do i have to cancel'],
    1.05,
  ),
  term(
    'direct_debit',
    /(?:cheap|better|best|expensive).{0,20}(?:pay|by).{0,15}direct debit|direct debit.{0,30}(?:cheap|better|or (?:when|on|cheque|card))|(?:what|explain|how|mean|why|should).{0,20}direct debit(?!.{0,40}(?:up|high|increase))/,
    ['what is a direct debit', 'should i pay by direct debit'],
    0.8,
  ),
  term(
    'standard_credit',
    /standard credit|pay(?:ing)? (?:on receipt|when the bill|by cheque|quarterly)/,
    ['what is standard credit'],
    0.75,
  ),
  term(
    'prepayment',
    /(?:what|explain|how).{0,20}(?:prepay\w*|pay as you go|key meter)|(?:switch|get|change).{0,25}(?:prepay\w*|pay as you go|key meter)|(?:prepay\w{0,20}|key) meter.{0,25}switch/,
    ['how does a prepayment meter work', 'can i switch with a prepayment meter'],
    0.85,
  ),
  term('smart_meter', /smart meter/, ['what is a smart meter', 'how do smart meters work'], 0.3),
  term('in_home_display', /in ?house display|in ?home display|\bihd\b|little (?:screen|display)|smart display/, [
    'what is the in home display',
    'my ihd shows another price',
  ]),
  term(
    'estimated_reading',
    /(?:what|explain|mean).{0,20}estimated (?:reading|read|bill)|who (?:reads?|takes?).{0,15}(?:meter|reading)|how (?:do|can|should) i (?:read|take|submit|send|give).{0,20}(?:meter|reading)|submit.{0,12}reading|read my meter/,
    ['what is an estimated reading', 'how do i read my meter'],
    0.95,
  ),
  term(
    'typical_use',
    /typical (?:domestic )?(?:use|consumption|house|household)|\btdcv\b|what does ofgem (?:count|mean|assume)|average household/,
    ['what is typical use', 'what is a tdcv'],
    0.75,
  ),
  term(
    'annual_cost',
    /(?:do|does|are|is) (?:you|your|that|these|it|the).{0,25}includ\w*.{0,20}standing|standing charges? (?:included|in (?:that|it|your))|estimated annual (?:cost|bill)|personal projection|how (?:do|did) you (?:work out|calculate|get|arrive|come up)|where (?:do|does|did) (?:the|this|that|these|those|your) (?:figure|number|cost)s? come|how (?:is|are|does|do).{0,30}(?:calculated|worked out|computed)|show (?:me )?(?:the |your )?(?:working|sums?|maths|calculation)|how is (?:it|that|this|the (?:cost|figure|year)) (?:worked out|calculated)/,
    [
      'what is an estimated annual cost',
      'how do you work out the cost',
      'where do your figures come from',
      'show me the working',
    ],
    0.95,
  ),
  term(
    'dual_fuel',
    /dual ?fuel|mix (?:and match )?suppliers?|(?:two|different|separate) suppliers?|split (?:my )?(?:gas|fuels|suppliers?)|gas and electricity (?:with|from) (?:the same|different|one)|same supplier for both|separate suppliers|(?:one|a|different) supplier (?:for|does|do) (?:my |the )?(?:gas|electricity).{0,20}(?:another|other|different|one)/,
    ['what is dual fuel', 'should i have gas and electricity with one supplier'],
    0.8,
  ),
  term(
    'green',
    /(?:what|explain|how|mean).{0,20}(?:green|renewable) (?:tariff|energy|electricity)/,
    ['what is a green tariff', 'how does renewable electricity work'],
    0.9,
  ),
  term(
    'ofgem',
    /(?:who|what) (?:is|are) ofgem(?! limit| cap| cost| rate)|(?:which|what|who).{0,15}regulator|energy regulator|what (?:do|does) ofgem do|ofgem (?:mean|accredit|approv|regulat)|are you (?:accredited|regulated|approved)\b|who (?:regulates|checks|licen[sc]es) (?:you|this|mowatt)/,
    ['who are ofgem', 'what does ofgem do', 'are you ofgem accredited'],
  ),
  term(
    'region',
    /(?:what|which|why|how).{0,30}(?:price |cost )?region|why.{0,20}(?:postcode|where i live|area) matter|cost differ.{0,20}(?:region|area|where)|(?:price|cost)s? (?:vary|different|differ) (?:by|in)|(?:higher|expensive|cheap|more|less|different).{0,15} in \w+ than|why.{0,30}(?:wales|scotland|london|north|south).{0,30}(?:more|expensive|cheap|higher|less)/,
    ['why do prices differ by region', 'what price region am i in', 'why does my postcode matter'],
    0.9,
  ),
  term(
    'calorific_value',
    /calorific|cubic (?:feet|met\w+)|(?:imperial|metric).{0,20}(?:meter|gas)|(?:meter|gas).{0,25}(?:imperial|metric)|(?:gas|meter).{0,25}units?.{0,25}(?:in|to|into) kwh|units? (?:not|to|into|instead of|rather than) kwh|(?:shows?|reads?|in) units|correction factor|(?:cubic|m3|gas units?).{0,20}(?:kwh|convert)|convert.{0,20}gas/,
    ['what is the calorific value', 'how are gas units turned into kwh'],
  ),
  term(
    'switch_time',
    /how (?:long|quick\w*|fast|soon|many days) (?:do|will|would|can|until|before|till).{0,25}(?:switch|move|start|done|over)|how (?:long|quick\w*|fast|soon|many days?|much time).{0,30}\b(?:switch|take|it take|be done)|(?:switch|it).{0,25}(?:take (?:weeks|long|ages|forever|months|days)|how long)|when (?:will|would|does) (?:the |my )?(?:switch|it) (?:be |go )?(?:through|happen|done|start|complete|take place)|when (?:will|would) (?:the |my |it )?(?:switch|be)/,
    ['how long does a switch take', 'how quickly can i switch', 'does switching take weeks'],
    1,
  ),
  term(
    'switch_steps',
    /how (?:do|does|can|would|to|is).{0,12}(?:i |we |a |the |you )?switch(?:ing)?\b(?!.{0,12}(?:take|long))(?: work| happen| done| supplier)?|(?:steps|process|procedure).{0,20}switch|switch.{0,20}(?:process|steps|procedure|work)|what happens (?:when|if|during|after|once|on|with) (?:i |we |the |a )?(?:switch|agree|say yes)|(?:on|the) switch(?:ing)? day|what (?:do|does) (?:i|you|it) need (?:to|from me|for|give)|what (?:\w+ )?(?:is|are) needed|explain (?:the )?switch|how (?:do|can|would) i (?:sign up|join|apply|go about it)/,
    [
      'how does switching work',
      'what are the steps to switch',
      'what happens when i switch',
      'how do i switch supplier',
      'what do you need from me to switch',
    ],
    0.95,
  ),
  term(
    'final_bill',
    /final bill|last bill from|after i (?:switch|leave).{0,20}bill|when (?:do|will) i get (?:my )?(?:refund|final)/,
    ['when do i get my final bill'],
  ),
  term(
    'seg',
    /\bseg\b|smart export|export (?:tariff|guarantee|rate)|solar|sell (?:power|electricity|energy)|feed ?in|\bpv\b|panels/,
    ['i have solar panels', 'what do i get for solar export'],
    0.85,
  ),
  term(
    'erroneous_transfer',
    /switched (?:me )?without|erroneous|switch\w{0,20} (?:me |us )?by (?:mistake|accident)|wrong(?:ly)? (?:switch|transfer)|did not (?:agree|ask|want) to (?:be )?switch|without my (?:permission|consent|knowledge)/,
    ['i was switched without agreeing', 'erroneous transfer'],
  ),
  term('back_billing', /back ?bill/, [
    'can they charge me for energy from years ago',
    'i got a huge backdated bill',
    'they did not bill me for two years and now want it all',
  ]),
  term('supplier_failure', /supplier of last resort/, [
    'what happens if my supplier goes bust',
    'my energy company has collapsed',
    'is my money safe if they go under',
  ]),
  term('credit_refund', /refund (?:of )?(?:my )?credit|credit refund/, [
    'how do i get my credit back',
    'can i have my credit balance refunded',
    'they owe me money and will not give it back',
  ]),
  term(
    'direct_debit_changed',
    /direct debit (?:is )?(?:too|so|way too) (?:high|much)|direct debit.{0,40}\b(?:but|and|yet) (?:i|we) (?:only |just )?(?:use|spend|need)/,
    [
      'they put my direct debit up',
      'can they raise my direct debit without asking',
      'my direct debit is too high for what i use',
      'can i lower my direct debit',
    ],
  ),
  term(
    'credit_check',
    /credit (?:check|score|rating|history|file)|(?:bad|poor|rubbish|terrible|no) credit\b|\bccjs?\b|\biva\b/,
    ['will switching affect my credit score', 'do they run a credit check'],
  ),
  term('find_supplier', /(?:find out|who|know).{0,20}\bsuppl(?:ier|ies)\b.{0,30}(?:house|place|address|here|this)/, [
    'how do i find out who my supplier is',
    'who supplies my new house',
    'i do not know who i am with',
  ]),
  term('warm_home_discount', /warm (?:home|house) discount|heating (?:home|house) discount|\bwhd\b/, [
    'am i entitled to the warm home discount',
    'winter discount on my electricity bill',
  ]),
]

function term(name: Term, pattern: RegExp, examples: readonly string[], weight = 0.95): Intent {
  return { name: `term_${name}`, call: 'explain_term', args: { term: name }, cues: [[pattern, weight]], examples }
}
