import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { valueOfWords } from '../../verify/number-words.ts'
import { askByWords } from './ask-by-words.ts'
import { findMonthNumber } from '../../understand/find/find-month-number.ts'
import type { Slots } from '../../understand/find/find-slots.ts'

type Heard = { plain: string; slots: Slots; state: AgentState }

const GAS = 'gas'
const POWER = '(?:electricity|electric|elec|leccy|lecky|power)'
const FUEL = `(?:${GAS}|${POWER})`
const EACH_FUEL = new RegExp(`\\b${GAS}\\b.{0,150}\\b${POWER}\\b|\\b${POWER}\\b.{0,150}\\b${GAS}\\b|\\bfuels?\\b`)
const MORE =
  /\b(?:how much|more|most|dearer|dearest|bigger|biggest|higher|worst|expensive|less|cheaper|costs?|split|each)\b/
/** Words of another question, or of another price than this bill's. */
const ELSE =
  /\b(?:rates?|unit|per kwh|standing|save|saving|exit|fees?|cap|should|would|could|if|vat|tax|typical|average|normal|home|homes|list|first|switch\w*|why|carbon|green|cheapest|cheaper|heating|heat|car|meter|reading|year|yearly|annual|tomorrow|next|deal|tariffs?|supplier)\b/
const PART = new RegExp(
  `\\b(?:how much|what)\\b.{0,40}\\b${FUEL}\\b|\\b(?:total|part|share|bit|portion|side|amount|cost|charges?)\\b.{0,12}\\b${FUEL}\\b|\\b${FUEL}\\b.{0,6}\\b(?:total|part|share|bit|portion|side|amount|bill|charges?|come to|cost)\\b`,
)
const ONLY_FUEL = new RegExp(
  `^(?:(?:and|so|ok|what about|how about|just|now)\\s+)*(?:the |my |for |on |for the )?(${FUEL})(?: (?:then|one|side|bit|part|now))?$`,
)
const DAYS =
  /\bhow many days\b|\bhow long (?:is|does) (?:this|the|my|that) bill\b|^(?:and |so |what about )*(?:the |its )?dates?$|\b(?:what|which) (?:dates?|period|days|months?) (?:is|does|are|do)\b.{0,20}\b(?:bill|cover\w*)\b/
const DEAL_DAYS = /\b(?:left|until|till|deal|fix\w*|contract|switch\w*|take|takes|remaining)\b/
const WHERE =
  /\bwhere(?:abouts)?\b.{0,25}\b(?:did you|do you|have you|on (?:the|my|this|that) (?:page|bill|paper|pdf)|which page)\b|\b(?:which|what) page\b/
const ADDED =
  /\badd(?:ed|s)?\b.{0,10}\bup\b|\b(?:sums?|total|maths|totalled)\b.{0,12}\b(?:right|correct|wrong|ok|check\w*)\b/
const LAST_TIME =
  /\blast (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|autumn|summer|spring|year)\w*\b.{0,30}\b(?:more|less|higher|lower|cheaper|dearer|up|down)\b|\b(?:more|less|higher|lower|cheaper|dearer)\b.{0,15}\blast (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|autumn|summer|spring)\b|\b(?:than|like|as|from|since|against) (?:the |my )?(?:last|previous|before)\b|\blast (?:month|time|bill|one|quarter)\w*\b.{0,25}\b(?:cheaper|less|lower|smaller|more|higher|bigger)\b|\b(?:higher|more|bigger|up|dearer|gone up|jumped)\b.{0,20}\b(?:last (?:time|month|bill|one|quarter)|before)\b/
const SPLIT =
  /\b(?:split|divided?|shared?|sharing)\b.{0,25}\b(?:between|by|among|amongst|with|into)?\s*(?:the |us )?(\d{1,2}|two|three|four|five|six|seven|eight)\b|\b(\d{1,2}|two|three|four|five|six) (?:ways|of us)\b.{0,25}\b(?:each|owe|pay|share)\b|\beach\b.{0,20}\b(\d{1,2}|two|three|four|five|six) (?:ways|of us)\b/
const HALF = /\b(?:my|our|his|her|their) half\b|\bhalf (?:of )?(?:the|this|my|that) bill\b|\bgo halves\b|\b50 ?50\b/
const SHORT =
  /\b(?:sum (?:it|this|that) up|in (?:one|a) (?:line|sentence|nutshell)|in short|short version|tl ?dr|gist|bottom line|like (?:i am|i'm|a) (?:5|five|child|kid)|quick summary|in brief)\b/
const BILL_IS_MUCH =
  /^(?:so |and |is |was )*(?:it |that |this |the bill )?(?:is|was) (?:£ ?)?(?:\d[\d.]*|this|that|it|my bill|this bill)\b.{0,20}\b(?:a lot|lots|loads|high|normal|much|average|ok|okay|reasonable|typical|dear|steep|bad|usual|about right|expensive)\b.{0,30}\b(?:month|october|november|december|january|february|march|april|may|june|july|august|september|period|\d{2} days)\b/
const MONTH_TO_COME =
  /\b(?:what|how much)\b.{0,20}\b(?:will|would|is going to|might)\b.{0,25}\b(?:december|january|february|november|march|next month|next bill|winter|christmas)\b.{0,15}$|\bnext bill\b.{0,15}\b(?:be|cost|look like)\b/
const METER_SAYS =
  /\bmeter\b.{0,20}\b(?:says?|shows?|reads?|is|said|at)\b.{0,12}?\b(\d{3,6})\b|\b(\d{4,6})\b.{0,15}\bon (?:the|my|our) meter\b/
const OFF =
  /\b(?:why|how)\b.{0,25}\b(?:billed|charged|used?|using|\d{3,4})\b.{0,30}\b(?:out|away|at work|on holiday|not (?:in|here|home)|nobody (?:in|home|there)|empty)\b|\b(?:we|i) (?:are|were|was|am) (?:out|away|at work|on holiday)\b.{0,30}\b(?:why|how)\b.{0,20}\b(?:use|used|billed|charged)\b|\b(?:heating|boiler|everything|gas)\b.{0,12}\b(?:off|not on|not been on)\b.{0,40}\b(?:how|why|use|used|\d{2,4}|charged?|bill)\b/
const IN_POUNDS = /\b(?:unit|rate|kwh|price)\b.{0,25}\bin pounds\b|\bin pounds\b.{0,20}\b(?:unit|rate|kwh)\b/
const STANDING_NOW =
  /\bhow much\b.{0,20}\bstanding charges?\b.{0,30}\b(?:this (?:time|bill|month|period)|on (?:it|this|the bill|here)|did i pay|have i paid|was i charged)\b/
const VAT_RIGHT =
  /\b(?:vat|tax)\b.{0,15}\b(?:right|correct|wrong|ok|charged?)\b|\b(?:charged?|charging|paid|pay) (?:me |us |any |the )*(?:vat|tax)\b/
const MONTHLY =
  /\bwhat (?:direct debit|dd|monthly payment) (?:should|do|ought)\b|\bwhat should (?:my|the) (?:direct debit|dd|payment) be\b|\bwhat (?:do|am|should) i (?:pay|paying|be paying)\b.{0,8}\b(?:a|each|per|every) month\b|\bmonthly (?:cost|average)\b|\bhow much (?:is|does|would) (?:it|this|the bill|my bill)\b.{0,18}\b(?:a|per|each) month\b/
const ENOUGH =
  /\b(?:enough|too (?:much|little|high|low)|about right|set it (?:to|at)|would i be (?:ok|okay|fine|covered|short)|am i (?:short|under|over)|cover it|should it be)\b/
const YEARLY =
  /\b(?:yearly|annual|whole year|year s|12 months?)\b.{0,10}\b(?:total|cost|bill|spend|amount)\b|\bhow much (?:is|does|would|will) (?:it|this|that)\b.{0,15}\b(?:a|per|over a|for a|for the|over the) year\b/
const PER_OF_THAT =
  /^(?:so |and |ok )*(?:how much|what)(?: is| does)?(?: (?:that|it|this)(?: come to| work out(?: at)?)?)? (?:a|per|each) (?:day|month)(?: is (?:that|it|this))?(?: on average| roughly| about)?$/
const JUDGES =
  /\b(?:about right|right|wrong|normal|a lot|too (?:high|much)|high|ok|okay|average|typical|usual|reasonable|fair|steep|good|bad)\b/
const SIZE_ALONE =
  /^(?:well |but |and |so )*(?:there is|there are|theres|we are|were|it is|its|for)? ?(?:just |only |about )?(?:a )?(?:\d|one|two|three|four|five|six|me|family of)\b.{0,30}$/
/** Of these the other fuel is asked for as such. */
const OF_ONE_FUEL = [
  'standing_charge',
  'unit_rate',
  'usage',
  'against_cap',
  'vat_share',
  'standing_year',
  'less_use',
  'per_unit',
]
const PAID = /\b(?:i|we|have|already) (?:already )?paid\b/
const NEW_PART = /\bnew (?:bit|part|charges?)\b|\bjust (?:for )?this (?:bill|month|period)\b/
const ALTOGETHER = /\b(?:pay|owe|total)\b.{0,12}\b(?:altogether|all together|in total|all in)\b|\bhow much altogether\b/
const REAL =
  /\b(?:any|anything|all|is it|was it|is that|was that|is this|are they|were they)\b.{0,15}\b(?:estimated|estimates?|guessed|guess|guesses|real|actual)\b|\bwhy\b.{0,15}\bestimated\b/
const LOWER =
  /\b(?:lower|smaller|reduced?|cut|less)\b.{0,20}\b(?:direct debit|monthly (?:payment|amount)|each month|a month|payment)\b/
const RATE = /\b(?:per unit|a unit|unit (?:rate|price)|per kwh|a kwh)\b/
const USE_OFF =
  /\b(?:usage|use|units|kwh|readings?)\b.{0,12}\b(?:is|are|looks?|seems?)\b.{0,10}\b(?:off|wrong|too high|not right|cannot be right|mad|crazy)\b/
const WRONG = /\bwhat is wrong with (?:this|my|the|it)\b/
const SHOW_FUEL = /\b(?:working|workings|sums?|calculation|breakdown|figures)\b.{0,15}\b(?:gas|electric\w*|leccy)\b/
const IS_DEAR =
  /^(?:so |and )*is (?:this|it|that) (?:\w+ )?(?:expensive|dear|a lot|high|too (?:high|much)|normal|reasonable|steep|about right)$/
const PUT_UP =
  /\b(?:put|putting|raise|raising|raised|increase\w*|going|gone|went|want\w*)\b.{0,35}\bup\b|\b(?:raise|raising|raised|increase\w*)\b/
const BIGGEST =
  /\b(?:biggest|largest|main) (?:costs?|part|bit|chunk|expense)\b|\bwhere (?:does|is) (?:it|the money|my money|all the money|all my money)\b.{0,6}\b(?:go|going)\b/
const BESIDE_OTHERS =
  /\b(?:compare[sd]?|stack up|measure up)\b.{0,20}\b(?:other (?:people|homes|houses|households|families)|others|most (?:people|homes|houses)|everyone|everybody|the average|average|typical|neighbours)\b/
const OLD_OWED = /\b(?:owe|owed|pay)\b.{0,30}\b(?:old|older|previous) (?:debt|bit|part|balance|bill)\b/
const SO_ITS =
  /^so (?:it is|its|that is|thats|i pay) (?:about |around )?£? ?\d{2,3}(?:\.\d\d)? (?:a|per|each) month(?: then| right| yeah)*$/
const WHOM =
  /\bhow (?:do|can|would) i (?:ring|call|phone|contact|reach|get hold of|speak to) (?:them|my supplier|the supplier)\b|\bwho(?:m)? (?:do|can|should|would|could) (?:i|we) (?:ring|call|phone|contact|speak|talk|complain|write|email|ask)\b.{0,25}\b(?:bill|this|it|that)\b/
const ACCOUNT = /\baccount (?:number|no|ref\w*)\b/
const WORD_OF_LIST = /\b(?:first|best|cheapest|list|tariff|deal|switch|larkspur)\b/

/** A figure of the bill that is at hand, in the many ways in which people ask for it. */
export function askFigure({ plain, slots, state }: Heard): ToolCall | undefined {
  const fuel = slots.fuel ? { fuel: slots.fuel } : {}
  const words = plain.split(' ').length
  if (/\b(?:bit|amount|money|part|sum)\b.{0,12}\bfrom before\b/.test(plain)) return sum('owed')
  if (LAST_TIME.test(plain) && !PAID.test(plain)) return sum('last_time')
  const shown = METER_SAYS.exec(plain)
  if (shown && !/\bhow (?:do|to)\b/.test(plain)) return sum('reading_gap', { reading: Number(shown[1] ?? shown[2]) })
  const goesOn = sameFuel(plain, state)
  if (goesOn) return goesOn
  const size = sizeOf({ plain, slots, state })
  if (size) return size
  if (PER_OF_THAT.test(plain) && (state.told ?? []).length === 0)
    return sum('per_day', /\bmonth/.test(plain) ? { period: 'month' } : {})
  if (/\b(?:did not|have not|never) (?:even )?use\b/.test(plain) && /\d/.test(plain)) return sum('use_doubt')
  if (REAL.test(plain) && words <= 9) return sum('readings')
  if (LOWER.test(plain) && words <= 10 && !slots.household.spend) return sum('debit_fit')
  if (BIGGEST.test(plain)) return sum('shares')
  if (RATE.test(plain) && JUDGES.test(plain) && words <= 14 && !/\bwrong\b|\d/.test(plain) && !WORD_OF_LIST.test(plain))
    return sum('against_cap', fuel)
  if (USE_OFF.test(plain) && !/\d/.test(plain)) return sum('use_doubt')
  if (WRONG.test(plain)) return sum('check')
  if (SHOW_FUEL.test(plain) && slots.fuel) return sum('by_fuel', fuel)
  if (IS_DEAR.test(plain) && (state.told ?? []).length === 0) return sum('beside_typical')
  if (PUT_UP.test(plain) && slots.household.spend?.period === 'month')
    return sum('debit_fit', { paid_pence: slots.household.spend.pence })
  if (BESIDE_OTHERS.test(plain) && !WORD_OF_LIST.test(plain))
    return /\b(?:rates?|kwh|unit|price|pence)\b/.test(plain) ? sum('against_cap', fuel) : sum('against_typical')
  if (OLD_OWED.test(plain)) return sum('owed')
  if (SO_ITS.test(plain)) return sum('per_day', { period: 'month' })
  if (OFF.test(plain)) return sum('use_doubt')
  if (IN_POUNDS.test(plain)) return sum('in_pounds', fuel)
  if (WHERE.test(plain) && !/\b(?:come from|live|cheap\w*)\b/.test(plain))
    return sum('where', { field: fieldOf(plain, state) })
  if (STANDING_NOW.test(plain)) return sum('shares')
  if (VAT_RIGHT.test(plain) && words <= 9 && !/%|\bper ?cent\b/.test(plain)) return sum('vat_share', fuel)
  if (WHOM.test(plain) || (ACCOUNT.test(plain) && words <= 8 && !/\bwhy|safe|need\b/.test(plain))) return sum('whom')
  if (DAYS.test(plain) && !DEAL_DAYS.test(plain)) return sum('period')
  const ways = waysOf(plain)
  if (ways !== undefined) return sum('split', { ways })
  if (BILL_IS_MUCH.test(plain)) return sum('beside_typical')
  if (MONTH_TO_COME.test(plain) && !WORD_OF_LIST.test(plain)) return sum('month_to_come', monthOf(plain))
  if (ADDED.test(plain) && words <= 12 && !/\b(?:you|your|saving)\b/.test(plain)) return sum('check')
  const debit = debitOf({ plain, slots, state })
  if (debit) return debit
  if (YEARLY.test(plain) && !WORD_OF_LIST.test(plain) && !/\bstanding|vat|use|kwh\b/.test(plain))
    return sum('against_typical')
  if (SHORT.test(plain) && words <= 10) return sum('in_short')
  if (NEW_PART.test(plain) && words <= 9) return sum('total')
  if (ALTOGETHER.test(plain) && words <= 9 && !WORD_OF_LIST.test(plain)) return sum('in_short')
  return ofFuel(plain, slots, state, words) ?? askByWords(plain, slots)
}

function ofFuel(plain: string, slots: Slots, { topic }: AgentState, words: number): ToolCall | undefined {
  const fuel = slots.fuel ? { fuel: slots.fuel } : {}
  if (
    EACH_FUEL.test(plain) &&
    MORE.test(plain) &&
    /\b(?:which|or|split|each)\b|\bhow much\b.{0,150}\bhow much\b/.test(plain) &&
    !ELSE.test(plain.replace(/\bcheaper\b/, ''))
  )
    return sum('by_fuel')
  const alone = ONLY_FUEL.exec(plain)
  const isOfBill =
    topic === undefined ||
    topic.call === 'compare' ||
    (topic.call === 'explain_bill' && !OF_ONE_FUEL.includes(String(topic.args['aspect'])))
  const other = { fuel: alone?.[1] === 'gas' ? 'gas' : 'electricity' }
  if (alone && topic?.args['aspect'] === 'beside_size') return sum('beside_size', { ...topic.args, ...other })
  if (alone) return isOfBill ? sum('by_fuel', other) : undefined
  if (slots.fuel && PART.test(plain) && words <= 14 && !ELSE.test(plain) && !/\b(?:day|week|month)\b/.test(plain))
    return sum('by_fuel', fuel)
  return undefined
}

/** "Is that about right for a three bed semi", and a size that is told after the use was judged. */
function sizeOf({ plain, slots, state }: Heard): ToolCall | undefined {
  const { people, bedrooms, spend, kwh, postcode } = slots.household
  if ((people === undefined && bedrooms === undefined) || spend || kwh || postcode !== undefined) return undefined
  const args = { ...(people !== undefined && { people }), ...(bedrooms !== undefined && { bedrooms }) }
  const aspect = String(state.topic?.args['aspect'])
  const isJudged = ['usage', 'against_typical', 'beside_typical', 'high', 'beside_size'].includes(aspect)
  const asks = /\b(?:is|does|look|looks|seem|seems|sound|sounds)\b/.test(plain) && JUDGES.test(plain)
  return asks || (isJudged && SIZE_ALONE.test(plain)) ? sum('beside_size', args) : undefined
}

/** "And a day?", "and in a year?" after one fuel was told. */
function sameFuel(plain: string, { topic }: AgentState): ToolCall | undefined {
  const of = topic?.args['fuel']
  const isOfFuel = ['by_fuel', 'fuel_per_day', 'fuel_year'].includes(String(topic?.args['aspect']))
  if (!isOfFuel || of === undefined || plain.split(' ').length > 6) return undefined
  if (/\b(?:a|per|each) day\b|\bdaily\b/.test(plain)) return sum('fuel_per_day', { fuel: of })
  return /\b(?:a|per|in a|over a|for the|each) year\b|\byearly\b|\bannually\b/.test(plain)
    ? sum('fuel_year', { fuel: of })
    : undefined
}

/** Whether a monthly sum covers the year, also where it was told a turn before. */
function debitOf({ plain, slots, state }: Heard): ToolCall | undefined {
  if (WORD_OF_LIST.test(plain)) return undefined
  const given = slots.household.spend
  const said = saidOf(state).spend
  if (given?.period === 'month' && ENOUGH.test(plain)) return sum('debit_fit', { paid_pence: given.pence })
  if (said?.period === 'month' && ENOUGH.test(plain) && plain.split(' ').length <= 8)
    return /\bset\b|\bshould\b/.test(plain) ? sum('debit_fit') : sum('debit_fit', { paid_pence: said.pence })
  return MONTHLY.test(plain) && !given ? sum('debit_fit') : undefined
}

function waysOf(plain: string): number | undefined {
  if (HALF.test(plain)) return 2
  const part = /\b(?:my|our|his|her|their) (third|quarter|fifth|sixth)\b/.exec(plain)?.[1]
  if (part !== undefined) return ['third', 'quarter', 'fifth', 'sixth'].indexOf(part) + 3
  const sharers =
    /\b(\d|two|three|four|five|six) (?:of us|flatmates|housemates|sharers|tenants|lads|girls)\b.{0,25}\b(?:pays?|owes?|each|split|share|sharing|bit|part)\b/.exec(
      plain,
    )?.[1]
  if (sharers !== undefined) return /\d/.test(sharers) ? Number(sharers) : valueOfWords(sharers)
  const alone = /^(?:and |so |ok )*(\d{1,2}|two|three|four|five|six) ways$/.exec(plain)?.[1]
  if (alone !== undefined) return /\d/.test(alone) ? Number(alone) : valueOfWords(alone)
  const [, a, b, c] = SPLIT.exec(plain) ?? []
  const word = a ?? b ?? c
  if (word === undefined) return undefined
  return /\d/.test(word) ? Number(word) : valueOfWords(word)
}

function monthOf(plain: string): { month?: number } {
  const month = findMonthNumber(plain)
  return month === undefined ? {} : { month }
}

const FIELDS: readonly [RegExp, string][] = [
  [/\bstanding\b/, 'standingCharge'],
  [/\b(?:unit|rate|price|pence|kwh price)\b/, 'unitRates'],
  [/\b(?:year|yearly|annual)\b/, 'estimatedAnnualUsage'],
  [/\b(?:use|usage|kwh|units)\b/, 'usageKwh'],
  [/\b(?:ends?|end date|expir\w*)\b/, 'tariffEndDate'],
  [/\b(?:exit|leaving) fee\b/, 'exitFee'],
  [/\b(?:tariff|deal)\b/, 'tariffName'],
  [/\bpostcode|address\b/, 'customerPostcode'],
  [/\b(?:owe|balance|debt)\b/, 'balance'],
  [/\b(?:mpan|supply number)\b/, 'mpan'],
  [/\b(?:supplier|company)\b/, 'supplier'],
  [/\b(?:total|charges?|amount)\b/, 'totalCharges'],
]

function fieldOf(plain: string, { topic }: Heard['state']): string {
  const named = FIELDS.find(([pattern]) => pattern.test(plain))?.[1]
  return named ?? (topic?.args['asked'] === 'supply_number' ? 'mpan' : 'unitRates')
}

function sum(aspect: string, more: Record<string, unknown> = {}): ToolCall {
  return { name: 'explain_bill', args: { aspect, ...more } }
}
