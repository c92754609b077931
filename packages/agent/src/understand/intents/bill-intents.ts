import type { Intent } from './intent.ts'

/** Questions about the lines of a bill. */
export const BILL_INTENTS: readonly Intent[] = [
  {
    name: 'bill_high',
    call: 'explain_bill',
    args: { aspect: 'high' },
    cues: [
      [
        /how come.{0,30}(?:gone up|went up|more|higher|so much)|why.{0,40}(?:\bbill\b|pay|cost|energy|electricity|gas|charge|it).{0,40}(?:high|expensive|much|big|large|more|up|doubled|increase\w*|jump\w*|rise|risen|rose|insane|ridiculous|crazy|mad|shocking)|\bbill\b.{0,40}(?:gone up|went up|doubled|tripled|shot up|so high|too high|higher|huge|massive|enormous|insane|ridiculous|crazy|shocking|through the roof|rocketed|more than (?:last|usual|before)|looks? (?:wrong|high)|seems? (?:wrong|high|a lot))|(?:what|how) (?:makes|made|is making|drives|come).{0,20}\bbill\b.{0,20}(?:high|big|expensive|much)|(?:high|huge|massive|shocking|big) \bbill\b|bill shock|how much (?:of (?:this|it|that|my bill|the bill) )?(?:is|was) (?:for )?(?:the |my )?(?:gas|electricity)$/,
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
    /(?:explain|understand|read|go through|look (?:at|through|over)|summar\w{0,20}|check|break ?down|walk me through|what (?:does|is (?:on|in)|did you (?:find|read))|talk me through|make sense of|analyse).{0,25}\bbill\b|what (?:have|did) you (?:read|find|found|see)|\bbill\b (?:make|makes) no sense|do not (?:understand|get) (?:my|this|the) bill|bill breakdown|(?:explain|what are) (?:the|these|all (?:the|these)) (?:number|figure|charge|line)s|(?:is|are|see) (?:there )?(?:anything|something) .{0,12}(?:dodgy|wrong|odd|off)|anything (?:dodgy|wrong|odd|strange|suspicious|fishy|funny) (?:on|in|about|with)|talk me through|run me through/,
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
    /(?:my|the|account|previous|old) balance|balance from before|owe me or|owe them or|do they owe|in credit or (?:debt|debit)|am i in (?:credit|debit)|balance (?:on|brought)|brought forward|(?:what|why).{0,15}(?:\bcr\b|\bdr\b)/,
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
]

function bill(aspect: string, pattern: RegExp, weight: number, examples: readonly string[]): Intent {
  const generic = [/what (?:is|does|are) (?:a|an) |mean\b/, 0.45] as const
  const corrected = [/\b(?:is|are|looks?) (?:wrong|incorrect|not right)|misread|should (?:be|say)\b/, 0.5] as const
  return {
    name: `bill_${aspect}`,
    call: 'explain_bill',
    args: { aspect },
    cues: [[pattern, weight]],
    not: aspect === 'readings' || aspect === 'summary' ? [generic] : [generic, corrected],
    examples,
  }
}
