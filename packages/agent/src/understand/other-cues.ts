import type { Intent } from './intent.ts'

type Cue = Intent['cues'][number]

/** The same for what is asked more seldom. */
export const OTHER_CUES: Readonly<Record<string, readonly Cue[]>> = {
  rude: [[/^(?:please )?(?:go away|leave me alone|shut up|get lost|stop talking)\b/, 1.5]],
  compare: [
    [/\bswitch or not\b|\bstay or (?:go|leave|switch)\b|\bstick or twist\b/, 1.5],
    [
      /\bhow much\b.{0,25}\b(?:i|we|id|i would|could i)\b.{0,10}\bsave\b|^(?:got |have you got |have you |is there )?any (?:good )?(?:deals?|tariffs?|offers?)\b.{0,15}$|\bfind me (?:something|anything|one)\b/,
      1.2,
    ],
  ],
  term_gas_or_electricity: [
    [/\b(?:electric\w*|leccy|power)\b.{0,20}\b(?:dear\w*|expensive|more|costly)\b.{0,20}\bgas\b/, 1.7],
  ],
  about_coverage: [
    [
      /\b(?:only|just) (?:for|in) (?:england|scotland|wales|london)\b|\b(?:work|available) in (?:england|scotland|wales)\b/,
      1.5,
    ],
  ],
  about_privacy: [
    [
      /\b(?:landlord|supplier|anyone|anybody|someone|people|wife|husband|boss)\b.{0,15}\b(?:see|read|know|find out)\b.{0,20}\b(?:what i|this|my chat|i (?:tell|say|type|ask))\b/,
      1.7,
    ],
  ],
  about_sign_in: [
    [
      /\blink\b.{0,25}\b(?:not work|expired|broken|does nothing)\b|\b(?:not|never) (?:got|get|received?) (?:the|my|an?) (?:link|sign in email|login email)\b/,
      1.3,
    ],
  ],
  about_export: [[/\bin writing\b|\bcopy of (?:this|our|the) (?:chat|conversation)\b|\bprint this\b/, 1.1]],
  about_account: [
    [
      /\b(?:carry on|continue|pick (?:it|this) up|come back)\b.{0,25}\b(?:laptop|phone|later|tablet|computer|tomorrow)\b|\bon another device\b/,
      1.2,
    ],
  ],
  about_unsubscribe: [[/\bmailing list\b|\bstop (?:the |your |these )?e?-?mails\b/, 1.3]],
  about_competition: [[/^who (?:has )?won(?: it| the \w+)?$/, 1.5]],
  about_abilities: [[/\bpoint of (?:you|this|mowatt)\b|\bwhat are you for\b/, 1.4]],
  about_accuracy: [[/\bmaking (?:this|it|that|stuff|things) up\b|\bmade (?:this|it|that) up\b/, 1.6]],
  hand_over: [
    [
      /\b(?:your|the) (?:email|e-mail|email address|phone number|address)\b|\bhow do i (?:email|write to|reach|contact) (?:you|mowatt)\b/,
      1.2,
    ],
  ],
  broken_heating: [
    [/\bpilot light\b|\bboiler\b.{0,20}\b(?:bang\w*|noise|noisy|rumbl\w*|whistl\w*|kettling|drip\w*)\b/, 1.9],
  ],
  abuse: [[/\b(?:my )?ex\b.{0,30}\b(?:logg\w*|log in|login|access\w*|account|chang\w*)\b/, 1.8]],
  scam: [
    [
      /\b(?:at|on) (?:the|my) door\b.{0,30}\b(?:really|genuine|real|from|says|claims)\b|\b(?:really|genuinely) from\b.{0,25}/,
      1.4,
    ],
  ],
  about_sample: [
    [
      /\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox)\b.{0,20}\b(?:charg\w*|rates?|prices?|cost\w*|tariffs?|deals?)\b(?!.{0,20}\b(?:my|i|me)\b)|\b(?:prices?|rates?|tariffs?) (?:of|with|at|from) (?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita)\b|\bcompare\b.{0,12}\b(?:octopus|edf|british gas|eon|ovo|scottish ?power)\b.{0,12}\b(?:and|with|to|vs)\b/,
      1.6,
    ],
  ],
  term_running_cost: [
    [
      /\b(?:bath|shower|kettle|hob|immersion)\b.{0,20}\b(?:compared?|or|versus|vs|than)\b.{0,20}\b(?:bath|shower|kettle|hob|immersion|microwave)\b|\bimmersion\b.{0,20}\b(?:off|on|night|cost|leave)\b/,
      1.5,
    ],
  ],
  term_dual_fuel: [[/\btwo bills\b.{0,25}\b(?:gas|electric\w*)\b|\bone for gas\b.{0,15}\bone for electric\w*/, 1.6]],
  term_leave_supplier: [[/\b(?:leave|cancel|end)\b.{0,12}\b(?:just|only)\b.{0,12}\benergy\b|\bbundle\b/, 1.4]],
  term_switch_often: [[/\bminimum (?:contract|term|time|period|stay)\b/, 1.3]],
  term_warm_home_discount: [[/\b(?:get|getting|entitled to|claim)\b.{0,12}£ ?\d+ off\b/, 1.3]],
  cooling_off_none: [
    [
      /\bwhat if (?:the|my|they|i)\b.{0,25}\bnew (?:supplier|one|company)\b.{0,20}\b(?:rubbish|bad|worse|awful|not like|hate)\b|\bwhat if i (?:hate|do not like) (?:it|them|the new)/,
      2,
    ],
  ],
  term_find_supplier: [
    [
      /\b(?:not know|no idea|do not know|not sure)\b.{0,15}\bwho\b.{0,15}\b(?:suppl\w*|i am with|we are with|my supplier|provides)\b|\bhow\b.{0,15}\bfind out\b.{0,15}\bwho\b.{0,20}\bsuppl\w*/,
      1.8,
    ],
  ],
  term_pay_late: [[/\bpayment (?:break|holiday|pause)\b|\bpause\b.{0,12}\bpayments?\b/, 1.4]],
  term_cheapest_supplier: [
    [
      /\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|so energy|outfox)\b.{0,12}\b(?:cheap\w*|dear\w*|expensive)\b.{0,10}\b(?:than|or)\b.{0,12}\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|so energy|outfox)\b/,
      1.9,
    ],
  ],
  term_parts_of_bill: [[/\bpay\w* for\b.{0,25}\b(?:green|renewables?|wind farms?|subsid\w*)\b|\bsubsid\w*\b/, 1.3]],
  term_final_bill: [
    [
      /\b(?:not|never|no|refus\w*|still waiting for)\b.{0,25}\bfinal bill\b|\bfinal bill\b.{0,25}\b(?:late|not come|never|still|weeks|overdue)\b/,
      1.7,
    ],
  ],
  bill_summary: [
    [
      /\b(?:confus\w*|lost|baffled|not understand|struggl\w* with|make sense of|cannot follow)\b.{0,20}\b(?:my|the|this) bill\b|\bbill\b.{0,20}\b(?:confus\w*|makes no sense|loads of numbers|gibberish)\b/,
      1.3,
    ],
  ],
  about_lost: [
    [
      /\bnot understand (?:any|all) of (?:this|it)\b|\b(?:all|completely|totally|so) (?:confus\w*|lost)\b|\bwhat (?:do|should) i do first\b|\bwhere (?:do|should) i (?:even )?start\b/,
      1.4,
    ],
  ],
  exit_fee_always: [
    [
      /\b(?:prices?|cost|rates?)\b.{0,8}\b(?:drop|fall|go down|come down)\b.{0,20}\b(?:after|once|when)\b.{0,12}\b(?:i|we) (?:switch|fix|sign)/,
      1.6,
    ],
  ],
  term_switch_risks: [
    [/\bworst\b.{0,20}\bhappen\b|\bwhat (?:could|can|might) go wrong\b|\bdownsides?\b.{0,20}\bswitch/, 1.6],
  ],
  about_saving_claim: [
    [
      /\bhow much\b.{0,15}\b(?:are|do|have|can) you\b.{0,10}\bsav\w*\b.{0,15}\b(?:people|customers|others|everyone|on average)\b/,
      1.6,
    ],
  ],
  term_compensation: [
    [
      /\bcompensat\w*\b.{0,25}\bpower cut\b|\bpower cut\b.{0,30}\b(?:compensat\w*|freezer|fridge|food|spoil\w*|ruined)\b/,
      2.4,
    ],
  ],
  term_lower_direct_debit: [
    [/\bleast i can pay\b|\bminimum (?:monthly )?(?:payment|direct debit)\b|\bpay less each month\b/, 1.5],
  ],
  exit_fee: [[/\b(?:get|come) out\b.{0,12}\bearly\b|\bleave\b.{0,8}\bearly\b/, 1.4]],
  term_use_less: [
    [
      /\bturn\w*\b.{0,10}\b(?:fridge|freezer|tv|telly|lights?|standby|radiators?|plugs?|router)\b.{0,10}\boff\b|\boff at the (?:wall|plug|socket)\b|\bstandby\b/,
      1.6,
    ],
  ],
  term_monthly_payment: [[/\b(?:size|how (?:big|much)|what)\b.{0,10}\b(?:a )?direct debit\b.{0,20}\bshould\b/, 1.6]],
  term_no_standing_charge: [[/\b(?:cheap\w*|less|low\w*|reduce|cut)\b.{0,10}\bstanding charge\b/, 1.3]],
}
