import type { Cue } from '../intents/intent.ts'

/** Cues for what a word or a rule of energy means, besides those that stand with the intent. Each is for a kind of wording. */
export const TERM_CUES: Readonly<Record<string, readonly Cue[]>> = {
  term_back_billing: [
    [
      /\b(?:12|twelve)[ -]?months? (?:rule|limit|back ?bill\w*)\b|\bunder ?(?:charg|bill)\w*|\bcatch ?up bill\b|\bgoing back (?:\d|two|three|four|years)/,
      1.4,
    ],
  ],
  term_cheapest_supplier: [
    [
      /\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|so energy|outfox)\b.{0,12}\b(?:cheap\w*|dear\w*|expensive)\b.{0,10}\b(?:than|or)\b.{0,12}\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|so energy|outfox)\b/,
      1.9,
    ],
  ],
  term_compensation: [
    [
      /\bcompensat\w*\b.{0,25}\bpower cut\b|\bpower cut\b.{0,30}\b(?:compensat\w*|freezer|fridge|food|spoil\w*|ruined)\b/,
      2.4,
    ],
  ],
  term_cooling_off: [
    [
      /\bcancel (?:a|an|the|this) (?:switch|tariff|contract|deal)\b(?!.{0,20}\b(?:with|from) (?:edf|octopus|british|my supplier))|\bcooling ?off\b.{0,25}\b(?:count|weekends?|days?|start|from|include)/,
      1.6,
    ],
  ],
  term_credit_refund: [
    [
      /\b(?:£ ?\d+|\d+ quid|in)\b.{0,12}\bcredit\b.{0,30}\b(?:have|get|claim|want|take) (?:it|that|some|my)\b|\bcredit\b.{0,15}\bcan i (?:have|get|take)\b/,
      1.3,
    ],
  ],
  term_debt_solutions: [[/\bi (?:am|was|went|have been|have gone) (?:\w+ )?bankrupt\b/, 1.9]],
  term_dual_fuel: [[/\btwo bills\b.{0,25}\b(?:gas|electric\w*)\b|\bone for gas\b.{0,15}\bone for electric\w*/, 1.6]],
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
  term_ev_tariff: [
    [
      /\b(?:getting|buying|bought|ordered|thinking of|about to get|just got|new)\b.{0,20}\b(?:ev|electric(?:ity)? (?:car|van|vehicle)|tesla)\b(?!.{0,40}\bcompare\b)/,
      1.45,
    ],
  ],
  term_exit_fee: [[/\b(?:49|forty[ -]nine)[ -]?days?\b/, 1.2]],
  term_final_bill: [
    [
      /\b(?:not|never|no|refus\w*|still waiting for)\b.{0,25}\bfinal bill\b|\bfinal bill\b.{0,25}\b(?:late|not come|never|still|weeks|overdue)\b/,
      1.7,
    ],
  ],
  term_find_supplier: [
    [
      /\b(?:not know|no idea|do not know|not sure)\b.{0,15}\bwho\b.{0,15}\b(?:suppl\w*|i am with|we are with|my supplier|provides)\b|\bhow\b.{0,15}\bfind out\b.{0,15}\bwho\b.{0,20}\bsuppl\w*/,
      1.8,
    ],
  ],
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
  term_fixed_or_variable: [
    [
      /\bfix\w*\b.{0,15}\b(?:a )?(?:gamble|risk|risky|bet)\b|\b(?:pros|cons|advantages?|drawbacks?|good idea|sensible|wise)\b.{0,20}\bfix\w*\b|\bfix\w*\b.{0,25}\b(?:good idea|sensible|wise|downside)\b/,
      1.2,
    ],
  ],
  term_forecast: [
    [
      /\bcap\b.{0,15}\b(?:ever|start\w*|likely)?.{0,8}\b(?:com\w*|go\w*) (?:down|up)\b|^(?!.*\bfix).*\b(?:prices?|cost|bills?|energy)\b.{0,15}\b(?:com\w*|go\w*|get\w*) (?:back )?(?:down|cheap\w*|lower)\b/,
      1.3,
    ],
  ],
  term_gas_or_electricity: [
    [/\b(?:electric\w*|leccy|power)\b.{0,20}\b(?:dear\w*|expensive|more|costly)\b.{0,20}\bgas\b/, 1.7],
  ],
  term_green: [[/\bregos?\b|\bgreen gas\b|\bbiomethane\b|\bgas\b.{0,12}\b(?:be |is |are )?green\b|\bplanet\b/, 1.2]],
  term_help_schemes: [
    [/\bgovernment\b.{0,25}\b(?:money|help|giving|support|payments?|cash)\b/, 1.3],
    [
      /\b(?:qualify|eligible|entitled|apply)\b.{0,15}\b(?:anything|any help|any support|something|any money)\b|\bwhat (?:help|support) (?:is there|can i get|do i get)\b/,
      1.3,
    ],
  ],
  term_in_home_display: [
    [
      /\b(?:little|small|smart) (?:screen|box|display|monitor)\b|\b(?:screen|display|monitor)\b.{0,25}\b(?:£ ?\d|says|shows?|reads)\b/,
      1.3,
    ],
  ],
  term_joint_account: [
    [
      /^(?!.*£).*\b(?:house|flat) ?mates?\b.{0,40}\b(?:pay|share|split|bill|owe|name)\b|^(?!.*£).*\b(?:split|share)\b.{0,15}\bbills?\b/,
      1.4,
    ],
  ],
  term_leave_prepayment: [
    [
      /\b(?:prepay\w*|key|card|pay as you go)\b.{0,15}\bmeter\b.{0,25}\b(?:swapp?\w*|chang\w*|switch\w*|replac\w*|taken|back|turn\w*)\b.{0,15}\b(?:normal|credit|ordinary|regular|standard|one)\b/,
      1.5,
    ],
  ],
  term_leave_supplier: [[/\b(?:leave|cancel|end)\b.{0,12}\b(?:just|only)\b.{0,12}\benergy\b|\bbundle\b/, 1.4]],
  term_lower_direct_debit: [
    [/\bleast i can pay\b|\bminimum (?:monthly )?(?:payment|direct debit)\b|\bpay less each month\b/, 1.5],
  ],
  term_meter_fault: [
    [
      /\b(?:meter )?(?:number|serial)\b.{0,35}\b(?:different|not (?:the )?same|not match|wrong)\b.{0,25}\b(?:meter|bill)\b|\bhow accurate\b.{0,15}\bmeters?\b|\bmeters?\b.{0,12}\baccurate\b/,
      1.7,
    ],
  ],
  term_monthly_payment: [[/\b(?:size|how (?:big|much)|what)\b.{0,10}\b(?:a )?direct debit\b.{0,20}\bshould\b/, 1.6]],
  term_no_gas: [[/\b(?:coal|wood ?burner|log ?burner|solid fuel|biomass|pellets?|multi ?fuel|aga|rayburn)\b/, 1]],
  term_no_standing_charge: [[/\b(?:cheap\w*|less|low\w*|reduce|cut)\b.{0,10}\bstanding charge\b/, 1.3]],
  term_parts_of_bill: [[/\bpay\w* for\b.{0,25}\b(?:green|renewables?|wind farms?|subsid\w*)\b|\bsubsid\w*\b/, 1.3]],
  term_pay_late: [[/\bpayment (?:break|holiday|pause)\b|\bpause\b.{0,12}\bpayments?\b/, 1.4]],
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
  term_running_cost: [
    [
      /\b(?:bath|shower|kettle|hob|immersion)\b.{0,20}\b(?:compared?|or|versus|vs|than)\b.{0,20}\b(?:bath|shower|kettle|hob|immersion|microwave)\b|\bimmersion\b.{0,20}\b(?:off|on|night|cost|leave)\b/,
      1.5,
    ],
  ],
  term_seg: [[/\bexport\b.{0,40}\b(?:import|another|different|separate)\b|\bimport\b.{0,40}\bexport\b/, 1.4]],
  term_supplier_phone: [
    [
      /\b(?:number|phone)\b.{0,12}\b(?:for|of) (?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox|my supplier)\b/,
      1.6,
    ],
  ],
  term_switch_late: [[/\bswitch\b.{0,15}\b(?:go|goes|gone|went|going) wrong\b/, 1.6]],
  term_switch_often: [[/\bminimum (?:contract|term|time|period|stay)\b/, 1.3]],
  term_switch_risks: [
    [/\bworst\b.{0,20}\bhappen\b|\bwhat (?:could|can|might) go wrong\b|\bdownsides?\b.{0,20}\bswitch/, 1.6],
  ],
  term_time_of_use: [
    [
      /\bagile\b|\b(?:weekends?|sundays?|saturdays?|at night|overnight|off ?peak|midnight)\b.{0,25}\bcheap\w*|\bcheap\w*\b.{0,25}\b(?:weekends?|sundays?|saturdays?|at night|overnight|midnight|night rate)\b|\b(?:what|which) time\b.{0,40}\b(?:cheap\w*|washing|wash|dishwasher|dryer)\b|\bwhen\b.{0,25}\b(?:washing|wash|dishwasher|dryer)\b.{0,20}\bcheap\w*/,
      1.6,
    ],
  ],
  term_use_less: [
    [
      /\bturn\w*\b.{0,10}\b(?:fridge|freezer|tv|telly|lights?|standby|radiators?|plugs?|router)\b.{0,10}\boff\b|\boff at the (?:wall|plug|socket)\b|\bstandby\b/,
      1.6,
    ],
  ],
  term_warm_home_discount: [[/\b(?:get|getting|entitled to|claim)\b.{0,12}£ ?\d+ off\b/, 1.3]],
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
}
