import type { ToolCall } from '../../agent-reply.ts'
import type { BillSumAspect } from '../../tools/bill-aspects.ts'
import type { Slots } from '../../understand/find/find-slots.ts'

type Ask = [aspect: BillSumAspect | 'usage', pattern: RegExp, not?: RegExp]

/** A sum that the bill at hand can answer. Read in plain words, the narrow before the wide. */
const ASKS: readonly Ask[] = [
  [
    'letter',
    /\b(?:write|draft|compose|prepare|make|help me write|give me|need|want)\b.{0,25}\b(?:letter|email|message|complaint)\b.{0,60}|\bletter\b.{0,30}\b(?:supplier|about|to them|complain\w*)\b/,
    /\b(?:warrant|got a letter|received|sent me|you (?:email|send)|email me|remind)\b/,
  ],
  [
    'saving_now',
    /\b(?:sav(?:e|ing|ings)|better off|gain|left|worth (?:it|paying)|difference)\b.{0,50}\b(?:exit|leaving|early|cancellation) (?:fee|fees|charge|charges|penalty)\b|\b(?:exit|leaving|early|cancellation) (?:fee|fees|charge|charges|penalty)\b.{0,40}\b(?:sav(?:e|ing|ings)|worth|eat|wipe|outweigh|cover|make sense|better off)\b|\bsave if (?:i|we) (?:switch\w*|left|leave|move\w*|went|go) (?:today|now|right away|straight away|tomorrow)\b|\bnet of\b.{0,20}\bfee|\b(?:quid|pounds|£ ?\d+).{0,15}\b(?:per|a|each) fuel\b.{0,25}\bworth\b|\bpay the (?:exit )?fee\b.{0,30}\b(?:and|to) (?:go|leave|switch|move)\b/,
  ],
  [
    'do_nothing',
    /\b(?:if|when) (?:i|we) (?:just )?(?:do nothing|don't do anything|do not do anything|did nothing|stay put|leave it|just stay|stay where|ignore (?:it|this))\b|\bdo nothing\b.{0,20}$|\bjust stay(?:ed)? (?:where|as)\b/,
  ],
  [
    'check',
    /\badds? up\b|\btall(?:y|ies)\b|\b(?:check|do|redo|verify)\b.{0,12}\b(?:sums?|maths|arithmetic|calculations?|adding)\b|\b(?:sums?|maths|arithmetic)\b.{0,12}\b(?:right|correct|wrong|ok|add)\b|\b(?:right|correct|wrong) (?:amount|sum)\b|\b(?:charged?|billed?)\b.{0,12}\b(?:correctly|properly|right|wrongly)\b|\b(?:any|some)thing\b.{0,10}\b(?:wrong|odd|dodgy|off|fishy|funny|strange|suspicious|weird|amiss)\b|\b(?:mistakes?|errors?)\b.{0,15}\b(?:in|on|with)\b.{0,10}\bbill\b|\bbill\b.{0,20}\b(?:mistakes?|errors?)\b|\bis (?:this|my|the|that) (?:bill|total) (?:right|correct|accurate|ok)\b|\bcheck (?:this |my |the )?bill for\b/,
    /\b(?:meter|smell|you|your figures)\b/,
  ],
  [
    'against_cap',
    /\bcompare\b.{0,25}\b(?:rates?|charges?|prices?|i pay)\b.{0,12}\bcap\b|\b(?:above|over|below|under|within|more than|less than|higher than|lower than|against|compare\w* (?:to|with)|vs|versus|beat\w*)\b.{0,25}\b(?:the |price |ofgem ){0,6}cap\b|\bcap\b.{0,30}\b(?:am i|do i pay|i pay|my (?:rate|price|bill|deal|tariff)|than (?:me|mine)|mine)\b/,
    /\b(?:tracker|can a|can they|could|nobody|anyone|everyone|most|does the cap|fix(?:es|ed)? (?:be|cost)|is it legal)\b|^what is/,
  ],
  [
    'vat_share',
    /\b(?:how much|what|share|part|amount)\b.{0,25}\b(?:vat|tax)\b.{0,25}\b(?:bill|pay|paid|paying|charged|this|i|me)\b|\bhow much (?:of (?:it|this|my bill|the bill|that) )?(?:is|was|goes (?:on|to|in)) (?:the )?(?:vat|tax)\b|\b(?:vat|tax) (?:on|in) (?:my|this|the) bill\b/,
  ],
  [
    'shares',
    /\bhow much of\b.{0,25}\b(?:bill|it|this|that)\b.{0,20}\bstanding\b|\b(?:share|part|proportion|percent\w*|fraction)\b.{0,30}\bstanding\b|\bstanding\b.{0,40}\b(?:percent\w*|share|proportion)\b|\bsplit\b.{0,25}\b(?:standing|bill)\b|\b(?:energy|usage|use)\b.{0,20}\b(?:vs|versus|against|and how much)\b.{0,20}\bstanding\b/,
  ],
  [
    'standing_year',
    /\bstanding charges?\b.{0,40}\b(?:year|yearly|annual\w*|12 months|month|monthly|365)\b|\b(?:year|yearly|annual\w*|monthly)\b.{0,25}\bstanding charges?\b/,
    /\b(?:why|gone up|changed)\b/,
  ],
  [
    'debit_fit',
    /\b(?:direct debit|dd|monthly payment)\b.{0,60}\b(?:right|too (?:much|high|low|little)|fit|fits|enough|fair|match\w*|make sense|should (?:it )?be|correct|ok|okay|about right|sensible|cover\w*)\b|\b(?:is|am i|should)\b.{0,40}\b(?:direct debit|dd|monthly payment)\b.{0,30}\b(?:right|too|fit|enough|fair|be|correct|ok|cover\w*)\b|\bwhat should\b.{0,20}\b(?:direct debit|dd|pay (?:a|each|per) month|monthly)\b|\bhow much should\b.{0,20}\b(?:direct debit|dd|pay (?:a|each|per) month|monthly)\b|^(?:my |the )?(?:direct debit|dd)(?: is| of|:)? (?:£ ?)?\d{2,3}(?: a month| quid| pounds)*$/,
    /\b(?:cancel|change|switch) (?:my|the|a)? ?(?:direct debit|dd)\b|\b(?:who|why) /,
  ],
  [
    'against_typical',
    /\bmy (?:yearly|annual) (?:cost|bill|spend)\b|\bwhat (?:do|does) (?:i|it) (?:pay|cost)(?: me)? (?:a|per|in a) year\b/,
    /\bstanding|vat\b/,
  ],
  [
    'less_use',
    /\b\d{1,2} ?(?:%|per ?cent) less\b.{0,20}\bsave\b|\bsave\b.{0,25}\b\d{1,2} ?(?:%|per ?cent) less\b|\b(?:save|worth|off|cheaper|difference)\b.{0,40}\b\d[\d,]* ?(?:kwh|units?)\b.{0,12}\b(?:less|fewer|lower|saved)\b|\b(?:one|a|each|every|\d[\d,]{0,12}) ?(?:kwh|units?) (?:less|fewer|saved)\b|\b(?:used?|using|cut|save|saved|saving) (?:\w+ )?\d[\d,]* ?(?:kwh|units?) (?:less|fewer|off)\b/,
  ],
  [
    'per_day',
    /\b(?:cost|costing|costs|pay|paying|spend|spending|charged?|bill)\b.{0,30}\b(?:per|a|each|every) day\b|\bdaily (?:cost|spend)\b/,
    /\bstanding|\bconnected|\d|shower|kettle|boiler|heater|oven|fridge\b/,
  ],
  [
    'usage',
    /\b(?:did|do|have|was|is) (?:i|we|my|our)\b.{0,15}\b(?:use|used|usage|get through)\b.{0,15}\b(?:last|this|a|per|in a|the) year\b|\b(?:yearly|annual) (?:use|usage|consumption)\b.{0,10}$/,
    /\d|\bpay|cost|typical|average\b/,
  ],
  [
    'per_unit',
    /\b(?:really|actually|all in|altogether|overall|effective\w*|with (?:the )?standing)\b.{0,30}\b(?:per|a|each) (?:kwh|unit)\b|\b(?:kwh|unit)\b.{0,25}\b(?:all in|altogether|with (?:the )?standing)\b|\bunit rate (?:that )?i (?:pay|am paying)\b/,
  ],
]

/** The sum that a message asks of the bill; nothing where none is meant. */
export function askedSum(plain: string, slots: Slots): ToolCall | undefined {
  const found = ASKS.find(([, pattern, not]) => pattern.test(plain) && !not?.test(plain))
  if (!found || (found[0] === 'check' && slots.household.kwh)) return undefined
  return { name: 'explain_bill', args: { aspect: found[0], ...sumArgs(found[0], plain, slots) } }
}

/** The values that a sum takes from the words. */
export function sumArgs(aspect: string, plain: string, slots: Slots): Record<string, unknown> {
  const fuel = slots.fuel ? { fuel: slots.fuel } : {}
  if (aspect === 'letter') return /\bshort(?:er)?\b/.test(plain) ? { is_short: true } : {}
  if (aspect === 'less_use') {
    const percent = /\b(\d{1,2}) ?(?:%|per ?cent)/.exec(plain)?.[1]
    if (percent !== undefined) return { ...fuel, percent: Number(percent) }
    const kwh = /\b(\d[\d,]*)/.exec(plain)?.[1]
    return { ...fuel, ...(kwh !== undefined && { kwh: Number(kwh.replaceAll(',', '')) }) }
  }
  if (aspect === 'debit_fit') {
    const pence = slots.household.spend?.pence ?? slots.looseSums.at(-1) ?? barePence(plain)
    return pence === undefined ? {} : { paid_pence: pence }
  }
  const period = /\bmonth/.test(plain) ? { period: 'month' } : {}
  if (aspect === 'standing_year') return { ...fuel, ...(/\byear/.test(plain) ? {} : period) }
  if (aspect === 'per_day') return period
  return ['against_cap', 'vat_share'].includes(aspect) ? fuel : {}
}

function barePence(plain: string): number | undefined {
  const sum = /(?<![\d.])(\d{2,3}(?:\.\d\d)?)(?![\d%])/.exec(plain)?.[1]
  return sum === undefined ? undefined : Math.round(Number(sum) * 100)
}
