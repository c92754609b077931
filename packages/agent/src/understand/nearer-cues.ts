import type { Intent } from './intent.ts'
import { OTHER_CUES } from './other-cues.ts'

type Cue = Intent['cues'][number]

/** Ways of asking that the first cues of an intent passed by, each for a kind of wording and not for one sentence. */
export const NEARER_CUES: Readonly<Record<string, readonly Cue[]>> = {
  ...OTHER_CUES,
  price_cap: [
    [
      /\b(?:good|fair|normal|typical|average|decent|reasonable|usual|right) (?:price|cost|unit cost|rate|unit rate|unit price)\b.{0,15}\b(?:per|a|for)\b|\bgoing rate\b/,
      1.3,
    ],
    [/\bcap\b.{0,25}\bstanding charge|\bstanding charge\b.{0,15}\bcap\b/, 1.5],
    [
      /\b(?:unit|kwh)\b.{0,12}\bof (?:electricity|gas|power)\b.{0,12}\b(?:cost|now|today|at the moment)\b|\bhow much is (?:the )?(?:electricity|gas|power)(?: now| today| at the moment| these days)?(?: per| a)? ?(?:unit|kwh)?$/,
      1.2,
    ],
  ],
  term_forecast: [
    [
      /\bcap\b.{0,15}\b(?:ever|start\w*|likely)?.{0,8}\b(?:com\w*|go\w*) (?:down|up)\b|^(?!.*\bfix).*\b(?:prices?|cost|bills?|energy)\b.{0,15}\b(?:com\w*|go\w*|get\w*) (?:back )?(?:down|cheap\w*|lower)\b/,
      1.3,
    ],
  ],
  moving_home: [
    [
      /\b(?:moving|we move|i move) (?:house |home |flat )?(?:next|this|on|soon|tomorrow|in \w+|out|at the end)\b(?!.{0,30}\b(?:to|onto) (?:a )?(?:cheaper|new|different) (?:supplier|tariff|deal))/,
      1.3,
    ],
    [/\b(?:final|last) (?:meter )?readings?\b.{0,25}\b(?:mov(?:e|ing)|moved|leave|leaving)\b/, 1.9],
  ],
  term_exit_fee: [[/\b(?:49|forty[ -]nine)[ -]?days?\b/, 1.2]],
  term_fix_ends: [
    [
      /\bwhat happen\w*\b.{0,12}\b(?:after|at the end of)\b.{0,8}\b(?:the |those |my )?(?:\d+|twelve|first) (?:months?|years?)\b/,
      1.4,
    ],
    [
      /\b(?:fix|tariff|deal|contract|fixed)\b.{0,25}\b(?:run\w* out|ends?|ending|expires?|finish\w*|coming to an end|is up)\b.{0,40}\b(?:what (?:happen\w*|then|next)|happen\w*|letter|warn\w*|notice|notif\w*|automatic\w*|hear|heard|told|email)\b|\b(?:warn\w*|letter|notice|notif\w*|tell me|told)\b.{0,25}\b(?:before|when)\b.{0,15}\b(?:fix|tariff|deal|contract)\b.{0,12}\b(?:ends?|run\w*|finish\w*|expires?)/,
      1.3,
    ],
    [
      /\b(?:roll\w*|put|move\w*|switch)\b.{0,12}\b(?:me |us )?(?:on ?to|over)\b.{0,20}\b(?:another|new|standard|variable)\b.{0,20}\b(?:automatic\w*|fix|tariff|deal|rate)\b|\bauto(?:matic\w*)? renew\w*|\brenew\w* automatic\w*/,
      1.25,
    ],
  ],
  term_ev_tariff: [
    [
      /\b(?:getting|buying|bought|ordered|thinking of|about to get|just got|new)\b.{0,20}\b(?:ev|electric(?:ity)? (?:car|van|vehicle)|tesla)\b(?!.{0,40}\bcompare\b)/,
      1.45,
    ],
  ],
  term_seg: [[/\bexport\b.{0,40}\b(?:import|another|different|separate)\b|\bimport\b.{0,40}\bexport\b/, 1.4]],
  term_green: [[/\bregos?\b|\bgreen gas\b|\bbiomethane\b|\bgas\b.{0,12}\b(?:be |is |are )?green\b|\bplanet\b/, 1.2]],
  green_wires: [[/\b(?:wind|solar|green|renewable)\b.{0,30}\b(?:my |the )?(?:wires|cables?|sockets?|plugs?)\b/, 1.5]],
  term_estimated_reading: [
    [
      /\breadings?\b.{0,20}\b(?:different|not match|higher|lower|not the same)\b.{0,20}\bbill\b|\bbill\b.{0,20}\b(?:different|not match)\b.{0,20}\breadings?\b/,
      1.7,
    ],
    [
      /\b(?:keep|keeps|still|always|constantly)\b.{0,15}\bestimat\w*|\bestimat\w*\b.{0,30}\b(?:even though|although|despite|but i)\b|\brefuse to pay\b.{0,25}\bestimat\w*|\bestimat\w*\b.{0,25}\b(?:refuse|dispute)\b/,
      1.7,
    ],
  ],
  term_back_billing: [
    [
      /\b(?:12|twelve)[ -]?months? (?:rule|limit|back ?bill\w*)\b|\bunder ?(?:charg|bill)\w*|\bcatch ?up bill\b|\bgoing back (?:\d|two|three|four|years)/,
      1.4,
    ],
  ],
  term_credit_refund: [
    [
      /\b(?:£ ?\d+|\d+ quid|in)\b.{0,12}\bcredit\b.{0,30}\b(?:have|get|claim|want|take) (?:it|that|some|my)\b|\bcredit\b.{0,15}\bcan i (?:have|get|take)\b/,
      1.3,
    ],
  ],
  term_ways_to_pay: [
    [/\bdiscount\b.{0,20}\b(?:direct debit|paying by|pay by)\b|\bdirect debit\b.{0,15}\bdiscount\b/, 1.6],
    [
      /\bpay\b.{0,25}\b(?:cash|post office|paypoint|cheque|in a shop|over the counter)\b|\b(?:cash|post office|paypoint|cheque)\b.{0,20}\bpay\b/,
      1.7,
    ],
    [
      /\b(?:need|have to (?:have|use|pay by)|must i (?:have|use|pay by)|without) (?:a )?direct debit\b|\bnot (?:on|by|pay by) direct debit\b/,
      1.5,
    ],
  ],
  disconnection: [
    [
      /\b(?:meter|key|card|electric\w*|gas|leccy)\b.{0,15}\b(?:nearly|almost|about to (?:be|go|run)|down to|close to)\b.{0,12}\b(?:empty|out|gone|nothing|off|last)\b/,
      1.6,
    ],
  ],
  term_help_schemes: [
    [/\bgovernment\b.{0,25}\b(?:money|help|giving|support|payments?|cash)\b/, 1.3],
    [
      /\b(?:qualify|eligible|entitled|apply)\b.{0,15}\b(?:anything|any help|any support|something|any money)\b|\bwhat (?:help|support) (?:is there|can i get|do i get)\b/,
      1.3,
    ],
  ],
  term_joint_account: [
    [
      /^(?!.*£).*\b(?:house|flat) ?mates?\b.{0,40}\b(?:pay|share|split|bill|owe|name)\b|^(?!.*£).*\b(?:split|share)\b.{0,15}\bbills?\b/,
      1.4,
    ],
  ],
  heat_network: [
    [
      /\b(?:block|building|estate)s?\b.{0,15}\bboilers?\b|\bboiler\b.{0,15}\b(?:block|building)\b|\bheating (?:comes|is supplied) from (?:the|a)\b/,
      1.6,
    ],
  ],
  term_no_gas: [[/\b(?:coal|wood ?burner|log ?burner|solid fuel|biomass|pellets?|multi ?fuel|aga|rayburn)\b/, 1]],
  term_switch_late: [[/\bswitch\b.{0,15}\b(?:go|goes|gone|went|going) wrong\b/, 1.6]],
  term_cooling_off: [
    [
      /\bcancel (?:a|an|the|this) (?:switch|tariff|contract|deal)\b(?!.{0,20}\b(?:with|from) (?:edf|octopus|british|my supplier))|\bcooling ?off\b.{0,25}\b(?:count|weekends?|days?|start|from|include)/,
      1.6,
    ],
  ],
  term_meter_fault: [
    [
      /\b(?:meter )?(?:number|serial)\b.{0,35}\b(?:different|not (?:the )?same|not match|wrong)\b.{0,25}\b(?:meter|bill)\b|\bhow accurate\b.{0,15}\bmeters?\b|\bmeters?\b.{0,12}\baccurate\b/,
      1.7,
    ],
  ],
  term_fixed_or_variable: [
    [
      /\bfix\w*\b.{0,15}\b(?:a )?(?:gamble|risk|risky|bet)\b|\b(?:pros|cons|advantages?|drawbacks?|good idea|sensible|wise)\b.{0,20}\bfix\w*\b|\bfix\w*\b.{0,25}\b(?:good idea|sensible|wise|downside)\b/,
      1.2,
    ],
  ],
  term_time_of_use: [
    [
      /\bagile\b|\b(?:weekends?|sundays?|saturdays?|at night|overnight|off ?peak|midnight)\b.{0,25}\bcheap\w*|\bcheap\w*\b.{0,25}\b(?:weekends?|sundays?|saturdays?|at night|overnight|midnight|night rate)\b|\b(?:what|which) time\b.{0,40}\b(?:cheap\w*|washing|wash|dishwasher|dryer)\b|\bwhen\b.{0,25}\b(?:washing|wash|dishwasher|dryer)\b.{0,20}\bcheap\w*/,
      1.6,
    ],
  ],
  term_region: [
    [
      /\b(?:scotland|wales|merseyside|the north|north wales|cornwall)\b.{0,50}\b(?:pay more|dearer|cost more|more expensive|higher)\b/,
      1.6,
    ],
    [
      /\bwhy\b.{0,20}\bcap\b.{0,25}\b(?:higher|lower|different|more|dearer)\b|\b(?:cheapest|dearest|expensive) region\b|\bwhy\b.{0,40}\bstanding charge\b.{0,40}\b(?:more|higher|dearer) (?:than|in)\b/,
      1.6,
    ],
  ],
  term_debt_solutions: [[/\bi (?:am|was|went|have been|have gone) (?:\w+ )?bankrupt\b/, 1.9]],
  term_leave_prepayment: [
    [
      /\b(?:prepay\w*|key|card|pay as you go)\b.{0,15}\bmeter\b.{0,25}\b(?:swapp?\w*|chang\w*|switch\w*|replac\w*|taken|back|turn\w*)\b.{0,15}\b(?:normal|credit|ordinary|regular|standard|one)\b/,
      1.5,
    ],
  ],
  about_instructions: [
    [/^(?:please |now |just )?say (?:that )?(?:the|i|my|you|it|mowatt)\b.{0,60}(?:\d|free|best|cheap)/, 1.7],
  ],
  about_language: [
    [
      /\b(?:necesito|ayuda|hola|gracias|puedo|cuanto|factura|luz|espanol|bonjour|merci|facture|parlez|francais|pomoc|rachunek|prosz|dzien|mowisz|polsku|bitte|rechnung|strom|danke|sprechen|deutsch|ajutor|vreau|ciao|bolletta|grazie|aiuto|ajuda|obrigado|cymraeg|trydan|diolch|siarad|biliau|shqip|yardim|merhaba)\b/,
      1.45,
    ],
  ],
  term_supplier_phone: [
    [
      /\b(?:number|phone)\b.{0,12}\b(?:for|of) (?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox|my supplier)\b/,
      1.6,
    ],
  ],
  term_in_home_display: [
    [
      /\b(?:little|small|smart) (?:screen|box|display|monitor)\b|\b(?:screen|display|monitor)\b.{0,25}\b(?:£ ?\d|says|shows?|reads)\b/,
      1.3,
    ],
  ],
  bill_high: [
    [
      /\bbill (?:for|of) £? ?\d+.{0,25}\b(?:out of nowhere|suddenly|shock\w*|from nowhere|no idea why)\b|\b(?:shock|surprise|huge|massive|enormous) bill\b/,
      1.5,
    ],
    [/\b(?:leccy|electric\w*|gas|energy|bill)\b.{0,8}\b(?:has |have |is |s )?gone up\b/, 1.3],
  ],
  off_topic: [
    [
      /\b(?:rain|sunny|snow|umbrella)\b.{0,20}\b(?:tomorrow|today|later|weekend)\b|\bwill it (?:rain|snow|be sunny)\b/,
      1.5,
    ],
  ],
  term_remote_prepay: [
    [
      /\b(?:fitted|put|installed|moved|switched|changed)\b.{0,20}\b(?:prepay\w*|pay as you go|key meter)\b.{0,30}\b(?:without|never|not agree\w*|against)\b/,
      2.1,
    ],
    [
      /\b(?:turn|switch|cut|shut)\b.{0,12}\boff\b.{0,15}\bremote\w*|\bremote\w*\b.{0,20}\b(?:off|cut|disconnect\w*)\b/,
      2.1,
    ],
  ],
}
