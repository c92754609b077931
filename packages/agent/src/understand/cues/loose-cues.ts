import type { Cue } from '../intents/intent.ts'

/** Shapes of questions that carry no word of the trade. They come on top of the other cues. */
export const LOOSE_CUES: Readonly<Record<string, readonly Cue[]>> = {
  term_forecast: [
    [/^(?!.*\b20\d\d\b).*\bwhat will\b.{0,15}\b(?:cap|prices?|bills?)\b.{0,8}\b(?:be|do)\b/, 1.9],
    [
      /^(?!.*\b(?:heat\w* pump|ev|car|panels|solar|switch\w*|move[ds]?|baby|if i|fix|battery|smart|lodger)\b).*(?:\b(?:bills?|prices?|costs?|energy|electric\w*|gas|it|things|rates?)\b.{0,15}\b(?:going to|will|gonna|set to|likely to|meant to)\b.{0,15}\b(?:drop|fall|come down|go down|go up|rise|get (?:cheaper|dearer|worse|better)|increase)\b|\b(?:will|are|is)\b.{0,15}\b(?:bills?|prices?|costs?|energy|electric\w*|gas|it|things)\b.{0,12}\b(?:going to )?(?:drop|fall|come down|go down|go up|going up|going down|rise|rising|get (?:cheaper|dearer|worse|better))\b)/,
      1.15,
    ],
  ],
  switch_cuts_supply: [
    [
      /\b(?:fridge|freezer|lights?|power|heating|telly|boiler|supply)\b.{0,15}\b(?:go|goes|going|turn|cut|stay)\b.{0,8}\b(?:off|on|out)\b.{0,40}\b(?:chang\w*|switch\w*|swap\w*|move|moving|new (?:supplier|company|lot))\b/,
      1.5,
    ],
  ],
  term_switch_refused: [
    [/^(?:so )?what is an objection\b|\bobject\w*\b.{0,15}\b(?:to (?:my|the|a) )?switch\b/, 1.5],
    [
      /\b(?:old|present|current|my) (?:supplier|company|lot)\b.{0,20}\b(?:block|stop|hold|refuse to let)\b.{0,15}\b(?:me|us|the switch)\b/,
      1.5,
    ],
  ],
  term_paper_bills: [
    [
      /\b(?:envelope|letter|post|paper)\b.{0,30}\b(?:than|instead of|not)\b.{0,15}\b(?:log\w* in|online|email|app|internet)\b/,
      1.6,
    ],
  ],
  term_meter_fault: [
    [
      /\b(?:meter|dials?|wheel|numbers?)\b.{0,25}\b(?:keeps?|still|spinning|turning|running|counting|racing)\b.{0,25}\b(?:unplugged|everything off|all off|nothing on|nothing is on|switched off|turned off|when i am out)\b/,
      1.7,
    ],
  ],
  term_where_on_bill: [
    [
      /\b(?:which|what) (?:bit|part|page|piece) of (?:paper|the bill|my bill|it)\b.{0,25}\b(?:tells?|says?|shows?)\b/,
      1.5,
    ],
  ],
  fixed_bill: [
    [
      /\b(?:bill|payments?|direct debit)\b.{0,20}\b(?:gone up|went up|higher|increased|up)\b.{0,25}\b(?:on a fix|fixed|my fix)\b|\b(?:on a fix|fixed)\b.{0,25}\b(?:but|why)\b.{0,15}\b(?:bill|payments?|direct debit)\b.{0,15}\b(?:up|higher|more)\b/,
      1.6,
    ],
    [
      /\b(?:lock\w* in|fix\w*)\b.{0,40}\b(?:leave|use|have|run|heating)\b.{0,40}\b(?:pay no more|not pay more|same bill|as much as i (?:like|want)|no matter)\b/,
      1.6,
    ],
  ],
  term_switch_risks: [
    [
      /\b(?:any |what (?:is the )?|what are the )(?:danger|risks?|downsides?|catch|harm)\b.{0,25}\b(?:switch\w*|chang\w*|mov\w*|new (?:company|supplier|lot)|going to)\b|\b(?:bite|burn) me\b.{0,20}\b(?:change|switch|move)\b/,
      1.45,
    ],
  ],
  term_dual_fuel: [
    [
      /\b(?:both|two) fuels?\b.{0,20}\b(?:together|same|one)\b|\b(?:gas and electric\w*|both)\b.{0,15}\b(?:with|from) (?:the same|one) (?:supplier|company|firm|place)\b/,
      1.35,
    ],
  ],
  term_erroneous_transfer: [
    [
      /^(?:i think )?(?:someone|somebody|they) (?:has |have )?(?:just )?switched (?:me|us)\b|\bsays? (?:i|we)\b.{0,12}\b(?:signed up|switched|agreed|joined)\b.{0,20}\b(?:but|not|never)\b|\bsorry (?:you are|to see you)\b.{0,12}\b(?:leaving|go)\b|\b(?:i|we)\b.{0,6}\b(?:did not|never|have not) (?:switch\w*|agree\w*|ask\w*)\b.{0,20}\b(?:letter|email|leaving)\b|\bwelcome (?:letter|pack|email)\b.{0,40}\b(?:never|not|did not|no idea)\b|\b(?:switched|moved|signed)\b.{0,8}\b(?:me|us)\b.{0,10}\bwithout (?:asking|me|my|us|telling)\b/,
      1.5,
    ],
  ],
  smart_meter_needed: [
    [/\b(?:will|do|would|must) i\b.{0,15}\b(?:get|need|have)\b.{0,10}\bsmart meter\b.{0,20}\bswitch\b/, 1.6],
    [
      /\b(?:no|not|without|do not have)\b.{0,20}\bsmart (?:gadget|meter|one|thing)s?\b.{0,30}\b(?:stuck|switch|move|stay|change|leave)\b/,
      1.5,
    ],
  ],
  green_wires: [
    [
      /\bsame (?:stuff|power|electric\w*|energy)\b.{0,25}\b(?:cable|wires?|pipe|socket|grid)\b|\b(?:green|eco)\b.{0,25}\b(?:really|actually)\b.{0,15}\b(?:come|get|reach)\b/,
      1.5,
    ],
  ],
  about_app: [[/\b(?:iphone|android|ipad|app store|play store)\b/, 1.3]],
  about_unsubscribe: [
    [
      /\b(?:get|take|come) (?:me )?off\b.{0,10}\b(?:your |the |this )?(?:wait ?list|waiting list|mailing list|list|emails?)\b|\bleave (?:your|the) (?:wait ?list|waiting list|queue)\b/,
      1.8,
    ],
  ],
  term_seg: [
    [/\bpanels?\b.{0,30}\b(?:back out|back to the grid|send\w* (?:power|electric\w*)|who (?:gives|pays))\b/, 1.6],
  ],
  term_read_meter: [
    [
      /\bhow (?:do|can|to)\b.{0,6}\bread\b.{0,10}\b(?:a |my |the )?(?:smart )?(?:gas |electric\w* )?(?:smart )?meter\b|\bhow do i tell (?:them|you|my supplier)\b.{0,15}\bmeter (?:says|reads|reading)\b/,
      1.4,
    ],
  ],
  disconnection: [
    [
      /\bmeter\b.{0,12}\b(?:out of (?:money|credit)|empty|run dry)\b|\b(?:dark|cold|no lights?)\b.{0,25}\bmeter (?:has )?(?:run out|empty)\b/,
      1.6,
    ],
  ],
  term_running_cost: [
    [
      /\b(?:work out|calculate|find out)\b.{0,15}\b(?:what|how much)\b.{0,12}\b(?:appliances?|something|a thing|devices?)\b.{0,10}\b(?:costs?|uses?)\b/,
      1.5,
    ],
  ],
  term_kwh_cheap_times: [[/\bwhat time\b.{0,20}\b(?:cheap\w*|best)\b.{0,25}\b(?:use|run|put|do|wash\w*|cook)\b/, 1.6]],
  bill_vat: [[/\b(?:tax ?man|treasury)\b/, 1.3]],
  off_topic: [
    [
      /\b(?:tv|television) licen[cs]e\b|\bpassport\b|\bpetrol\b|\bjames bond\b|\bblue badge\b|\bdriving licen[cs]e\b|\b(?:my|our|the) (?:cat|dog|hamster|rabbit|horse) (?:is|has|keeps|will)\b|\bfootball (?:score|results?)\b|\bhoroscope\b/,
      1.6,
    ],
  ],
  term_use_less: [
    [
      /\b(?:burn through|get through|use|waste)\b.{0,8}\bless\b|\b(?:ways|how) to (?:cut back|save energy|use less)\b/,
      1,
    ],
  ],
  term_economy_7: [[/\bheaters?\b.{0,12}\bcharge (?:up )?(?:overnight|at night)\b/, 1.3]],
  term_compensation: [[/\bowes? me\b.{0,25}\b(?:missed|late|standards?)\b/, 1.2]],
  term_back_billing: [
    [
      /\b(?:can|may|allowed)\b.{0,15}\b(?:supplier|they|company)\b.{0,12}\b(?:charge|bill)\b.{0,10}\bfor (?:last year|the past|old|years ago)\b|\b(?:for|covers?|from|last|going back) (?:2|two|3|three|4|four|several|the last \d|over a) years?\b.{0,40}\b(?:never|not) (?:read|billed|sent|bill|checked)\b|\bbill\b.{0,15}\bfrom 20(?:1\d|2[0-4])\b|\b(?:want|wants|owe|bill\w*|charg\w*)\b.{0,15}\b(?:2|two|3|three|4|four|5|five|several) years(?: worth)? of\b/,
      1.6,
    ],
  ],
  about_language: [
    [
      /\b(?:mera|meri|bijli|bohat|bahut|zyada|hai|kaise|mujhe|paisa|aap|kitna|karo|chahiye|nahin|apna|amar|bidyut|tumi|kemon)\b.{0,40}\b(?:mera|meri|bijli|bohat|bahut|zyada|hai|kaise|mujhe|paisa|aap|kitna|karo|chahiye|nahin|bill)\b/,
      1.6,
    ],
  ],
  term_smart_meter_silent: [
    [
      /\bsmart ?meter\b.{0,35}\b(?:still|but|says?)\b.{0,12}\bestimat\w*\b|\bestimat\w*\b.{0,25}\b(?:with|have|though|even)\b.{0,10}\bsmart ?meter\b/,
      2.1,
    ],
    [
      /\bsmart ?meter\b.{0,25}\b(?:no|lost|not)\b.{0,8}\b(?:connect\w*|signal|wan|comms|link|network)\b|\b(?:wan|hub)\b.{0,15}\b(?:light|not connect\w*|off)\b/,
      1.5,
    ],
  ],
  term_meter_takes_money: [
    [
      /\bless (?:credit |money )?on (?:the|my) (?:meter|key|card)\b.{0,15}\bthan\b|\bdebt (?:recovery|repayment|rate)\b|\brecovering debt\b/,
      1.8,
    ],
  ],
  term_find_supplier: [
    [
      /\bwho\b.{0,15}\b(?:ring|call|contact|phone|tell|speak to)\b.{0,25}\b(?:electric\w*|gas|energy)\b.{0,20}\b(?:new (?:house|flat|home|place)|moved|moving in)\b/,
      1.8,
    ],
  ],
  term_register_what: [[/\bam i on\b.{0,12}\bpriority\b/, 1.7]],
  about_launch: [[/\bwhen\b.{0,20}\b(?:launch\w*|go(?:ing)? live|real switch\w*|open to everyone)\b/, 1.3]],
  term_meter_serial: [[/\bnumbers?\b.{0,12}\bon the (?:front of (?:the|my) meter|meter)\b.{0,12}\bfor\b/, 1.3]],
  term_prepayment: [[/\bcan i switch\b.{0,20}\b(?:prepay\w*|pay as you go|key meter|top up)\b/, 1.6]],
  term_standing_charge: [[/\b(?:daily|standing) charges?\b.{0,20}\b(?:worked out|calculated|decided)\b/, 1.3]],
  term_switch_one_fuel: [
    [/\b(?:fix|switch|change)\b.{0,8}\b(?:gas|electric\w*)\b.{0,8}\b(?:but|and) not\b/, 1.5],
    [/\bdifferent (?:tariffs?|suppliers?|compan\w*)\b.{0,10}\bfor (?:gas and electric\w*|each|my gas)\b/, 1.6],
  ],
  term_switch_after_move: [
    [/\bhow (?:long|soon) after\b.{0,12}\bmov\w+ in\b.{0,20}\bswitch\b|\bswitch\b.{0,20}\bjust moved in\b/, 2],
  ],
  acting_for: [[/\b(?:third party|somebody else|someone else)\b.{0,20}\b(?:deal with|speak to|act|talk to)\b/, 1.3]],
  term_fix_length: [[/\b(?:any|are there)\b.{0,12}\b(?:3|three|5|five|2|two) year fix\w*\b/, 1.3]],
  term_credit_refund: [
    [/\btopped up too much\b|\bcredit back\b.{0,12}\b(?:prepay\w*|meter|key)\b/, 1.5],
    [
      /\b(?:money|cash|refund|overpay\w*)\b.{0,12}\b(?:back )?from (?:my|the|our) (?:energy )?(?:supplier|company)\b/,
      1.8,
    ],
  ],
  term_debt_collectors: [[/\bdebt (?:collect\w*|agenc\w*|recovery (?:firm|company|agenc\w*))\b/, 1.9]],
  term_in_debit_paying: [[/\bpay\b.{0,6}\d+.{0,15}\bbut\b.{0,12}\bused?\b.{0,10}\d+/, 1.6]],
  term_calorific_value: [
    [
      /\bdifference\b.{0,15}\b(?:m3|m³|cubic met\w+|units?)\b.{0,10}\bkwh\b|\bdifference\b.{0,15}\bkwh\b.{0,10}\b(?:m3|m³|cubic)/,
      1.6,
    ],
  ],
  about_coverage: [
    [
      /\b(?:can i|do you|does (?:it|mowatt)|is)\b.{0,20}\b(?:use|try|work|cover|available)\b.{0,15}\b(?:mowatt|you|this|it)?\b.{0,8}\bin (?:scotland|wales|england|london|cornwall)\b/,
      1.6,
    ],
  ],
  term_payment_day: [
    [
      /\bpay\b.{0,12}\b(?:a bit|something|a little|some)\b.{0,10}\b(?:each|every|a) (?:week|fortnight)\b|\bpay (?:weekly|fortnightly)\b/,
      1.4,
    ],
  ],
  term_direct_debit_changed: [[/\bkeeps?\b.{0,6}\bchanging\b.{0,10}\b(?:my |the )?(?:direct debit|payments?)\b/, 1.6]],
  term_lost_key: [
    [
      /\b(?:key|card)\b.{0,15}\b(?:will not|does not|not) (?:go in|fit|work|read|register)\b|\bmeter\b.{0,15}\b(?:will not|does not|not) (?:take|accept|read)\b.{0,8}\b(?:key|card)\b/,
      1.6,
    ],
  ],
  term_switch_double: [
    [/\bpay (?:the )?old or (?:the )?new (?:supplier|company|one)\b|\bwhich (?:supplier|one) do i pay\b/, 1.7],
  ],
  term_cold_call: [
    [
      /\b(?:rang|phoned|called|call\w*)\b.{0,20}\b(?:offering|about)\b.{0,15}\b(?:free|loft|insulation|boiler|solar|grants?)\b/,
      2.1,
    ],
  ],
  term_use_disputed: [[/\bbill\b.{0,15}\bnot match\b.{0,15}\bmeter\b/, 1.7]],
  term_payment_missing: [
    [
      /\bnot credited\b.{0,12}\b(?:my |the )?payment\b|\bpayment\b.{0,15}\b(?:not (?:been )?credited|not showing|lost|disappeared)\b/,
      1.6,
    ],
  ],
  term_top_up_trouble: [
    [
      /\bmeter\b.{0,12}\b(?:ate|eaten|swallowed|lost|stole)\b.{0,10}\b(?:my |the )?(?:money|credit|top ?up|tenner)\b/,
      1.7,
    ],
  ],
  term_not_my_debt: [
    [/\b(?:debt|bill|arrears)\b.{0,25}\b(?:is not mine|not mine|not ours|is not ours|nothing to do with me)\b/, 1.7],
  ],
  term_meter_locked: [[/\blandlord\b.{0,20}\b(?:not give|refuses?|keeps?)\b.{0,15}\b(?:key|meter cupboard)\b/, 1.6]],
  term_meter_exchange: [
    [/\b(?:change|replace|swap)\b.{0,8}\b(?:my|the) meter\b.{0,20}\b(?:said no|refused?|do not want|not let)\b/, 1.7],
  ],
  term_emergency_heating: [
    [
      /\b(?:gran\w*|nan|mum|dad|baby|kids?|children|he|she)\b.{0,8}\b(?:is|are) (?:so |really |always |very )?(?:cold|freezing)\b/,
      1.4,
    ],
  ],
}
