import type { Cue } from '../intents/intent.ts'

/** Cues for wishes, needs, mistaken beliefs and questions about Mo, besides those that stand with the intent. */
export const WISH_CUES: Readonly<Record<string, readonly Cue[]>> = {
  about_abilities: [[/\bpoint of (?:you|this|mowatt)\b|\bwhat are you for\b/, 1.4]],
  about_account: [
    [
      /\b(?:carry on|continue|pick (?:it|this) up|come back)\b.{0,25}\b(?:laptop|phone|later|tablet|computer|tomorrow)\b|\bon another device\b/,
      1.2,
    ],
  ],
  about_accuracy: [[/\bmaking (?:this|it|that|stuff|things) up\b|\bmade (?:this|it|that) up\b/, 1.6]],
  about_competition: [[/^who (?:has )?won(?: it| the \w+)?$/, 1.5]],
  about_coverage: [
    [
      /\b(?:only|just) (?:for|in) (?:england|scotland|wales|london)\b|\b(?:work|available) in (?:england|scotland|wales)\b/,
      1.5,
    ],
  ],
  about_export: [[/\bin writing\b|\bcopy of (?:this|our|the) (?:chat|conversation)\b|\bprint this\b/, 1.1]],
  about_instructions: [
    [
      /^(?:please |now |just )?say (?!(?:i|we) (?:used?|had|have|got?|get|went|paid|pay|did|do|only)\b)(?:that )?(?:the|i|my|you|it|mowatt)\b.{0,60}(?:\d|free|best|cheap)/,
      1.7,
    ],
  ],
  about_language: [
    [
      /\b(?:necesito|ayuda|hola|gracias|puedo|cuanto|factura|luz|espanol|bonjour|merci|facture|parlez|francais|pomoc|rachunek|prosz|dzien|mowisz|polsku|bitte|rechnung|strom|danke|sprechen|deutsch|ajutor|vreau|ciao|bolletta|grazie|aiuto|ajuda|obrigado|cymraeg|trydan|diolch|siarad|biliau|shqip|yardim|merhaba)\b/,
      1.45,
    ],
  ],
  about_lost: [
    [
      /\bnot understand (?:any|all) of (?:this|it)\b|\b(?:all|completely|totally|so) (?:confus\w*|lost)\b|\bwhat (?:do|should) i do first\b|\bwhere (?:do|should) i (?:even )?start\b/,
      1.4,
    ],
  ],
  about_privacy: [
    [
      /\b(?:landlord|supplier|anyone|anybody|someone|people|wife|husband|boss)\b.{0,15}\b(?:see|read|know|find out)\b.{0,20}\b(?:what i|this|my chat|i (?:tell|say|type|ask))\b/,
      1.7,
    ],
  ],
  about_sample: [
    [
      /\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox)\b.{0,20}\b(?:charg\w*|rates?|prices?|cost\w*|tariffs?|deals?)\b(?!.{0,20}\b(?:my|i|me)\b)|\b(?:prices?|rates?|tariffs?) (?:of|with|at|from) (?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita)\b|\bcompare\b.{0,12}\b(?:octopus|edf|british gas|eon|ovo|scottish ?power)\b.{0,12}\b(?:and|with|to|vs)\b/,
      1.6,
    ],
  ],
  about_saving_claim: [
    [
      /\bhow much\b.{0,15}\b(?:are|do|have|can) you\b.{0,10}\bsav\w*\b.{0,15}\b(?:people|customers|others|everyone|on average)\b/,
      1.6,
    ],
  ],
  about_sign_in: [
    [
      /\blink\b.{0,25}\b(?:not work|expired|broken|does nothing)\b|\b(?:not|never) (?:got|get|received?) (?:the|my|an?) (?:link|sign in email|login email)\b/,
      1.3,
    ],
  ],
  about_unsubscribe: [[/\bmailing list\b|\bstop (?:the |your |these )?e?-?mails\b/, 1.3]],
  abuse: [[/\b(?:my )?ex\b.{0,30}\b(?:logg\w*|log in|login|access\w*|account|chang\w*)\b/, 1.8]],
  bill_high: [
    [
      /\bbill (?:for|of) £? ?\d+.{0,25}\b(?:out of nowhere|suddenly|shock\w*|from nowhere|no idea why)\b|\b(?:shock|surprise|huge|massive|enormous) bill\b/,
      1.5,
    ],
    [/\b(?:leccy|electric\w*|gas|energy|bill)\b.{0,8}\b(?:has |have |is |s )?gone up\b/, 1.3],
  ],
  bill_summary: [
    [
      /\b(?:confus\w*|lost|baffled|not understand|struggl\w* with|make sense of|cannot follow)\b.{0,20}\b(?:my|the|this) bill\b|\bbill\b.{0,20}\b(?:confus\w*|makes no sense|loads of numbers|gibberish)\b/,
      1.3,
    ],
  ],
  broken_heating: [
    [/\bpilot light\b|\bboiler\b.{0,20}\b(?:bang\w*|noise|noisy|rumbl\w*|whistl\w*|kettling|drip\w*)\b/, 1.9],
  ],
  compare: [
    [/\bswitch or not\b|\bstay or (?:go|leave|switch)\b|\bstick or twist\b/, 1.5],
    [
      /\bhow much\b.{0,25}\b(?:i|we|id|i would|could i)\b.{0,10}\bsave\b|^(?:got |have you got |have you |is there )?any (?:good )?(?:deals?|tariffs?|offers?)\b.{0,15}$|\bfind me (?:something|anything|one)\b/,
      1.2,
    ],
  ],
  cooling_off_none: [
    [
      /\bwhat if (?:the|my|they|i)\b.{0,25}\bnew (?:supplier|one|company)\b.{0,20}\b(?:rubbish|bad|worse|awful|not like|hate)\b|\bwhat if i (?:hate|do not like) (?:it|them|the new)/,
      2,
    ],
  ],
  disconnection: [
    [
      /\b(?:meter|key|card|electric\w*|gas|leccy)\b.{0,15}\b(?:nearly|almost|about to (?:be|go|run)|down to|close to)\b.{0,12}\b(?:empty|out|gone|nothing|off|last)\b/,
      1.6,
    ],
  ],
  exit_fee: [[/\b(?:get|come) out\b.{0,12}\bearly\b|\bleave\b.{0,8}\bearly\b/, 1.4]],
  exit_fee_always: [
    [
      /\b(?:prices?|cost|rates?)\b.{0,8}\b(?:drop|fall|go down|come down)\b.{0,20}\b(?:after|once|when)\b.{0,12}\b(?:i|we) (?:switch|fix|sign)/,
      1.6,
    ],
  ],
  green_wires: [[/\b(?:wind|solar|green|renewable)\b.{0,30}\b(?:my |the )?(?:wires|cables?|sockets?|plugs?)\b/, 1.5]],
  hand_over: [
    [
      /\b(?:your|the) (?:email|e-mail|email address|phone number|address)\b|\bhow do i (?:email|write to|reach|contact) (?:you|mowatt)\b/,
      1.2,
    ],
  ],
  heat_network: [
    [
      /\b(?:block|building|estate)s?\b.{0,15}\bboilers?\b|\bboiler\b.{0,15}\b(?:block|building)\b|\bheating (?:comes|is supplied) from (?:the|a)\b/,
      1.6,
    ],
  ],
  moving_home: [
    [
      /\b(?:moving|we move|i move) (?:house |home |flat )?(?:next|this|on|soon|tomorrow|in \w+|out|at the end)\b(?!.{0,30}\b(?:to|onto) (?:a )?(?:cheaper|new|different) (?:supplier|tariff|deal))/,
      1.3,
    ],
    [/\b(?:final|last) (?:meter )?readings?\b.{0,25}\b(?:mov(?:e|ing)|moved|leave|leaving)\b/, 1.9],
  ],
  off_topic: [
    [
      /\b(?:rain|sunny|snow|umbrella)\b.{0,20}\b(?:tomorrow|today|later|weekend)\b|\bwill it (?:rain|snow|be sunny)\b/,
      1.5,
    ],
  ],
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
  rude: [[/^(?:please )?(?:go away|leave me alone|shut up|get lost|stop talking)\b/, 1.5]],
  scam: [
    [
      /\b(?:at|on) (?:the|my) door\b.{0,30}\b(?:really|genuine|real|from|says|claims)\b|\b(?:really|genuinely) from\b.{0,25}/,
      1.4,
    ],
  ],
}
