import type { ToolCall } from '../../agent-reply.ts'
import type { Slots } from '../../understand/find/find-slots.ts'

/** What a question about the bill is made of, each by the words that people have for it. */
const WORDS = {
  asks: /^(?:so |and |but |ok |right |hang on |no )*(?:what|which|how|why|where|is|are|does|do|did|was|can you|could you|tell|show|percentage|any idea)\b|\bhow (?:much|many)\b|\bwhat (?:is|are|was|does|do)\b/,
  cost: /\bhow much is\b|\b(?:costs?|costing|pay|paying|paid|charged?|charges|charging|spend|spent|spending|bill|billed|price|quid|pounds|money|come to|comes to|set me back|total|amount)\b/,
  share: /\b(?:percent\w*|per cent|%|share|proportion|fraction|split|ratio|part of)\b/,
  use: /\b(?:kwh|units?|use|used|usage|using|get through|got through|burn\w*|consum\w*)\b/,
  standing: /\bstanding\b|\bdaily charge\b/,
  vat: /\b(?:vat|tax)\b/,
  balance: /\b(?:balance|owe|owed|owing|debt|behind|arrears|outstanding)\b/,
  old: /\b(?:old|older|before|previous|from last|carried|earlier|new bit|new part|just this|this bill)\b/,
  day: /\b(?:a|per|each|every) day\b|\bdaily\b/,
  month: /\b(?:a|per|each|every) month\b|\bmonthly\b/,
  year: /\b(?:a|per|each|every|over the|whole) year\b|\byearly\b|\bannual\w*\b/,
  rate: /\b(?:rates?|unit price|per kwh|per unit|a unit|a kwh|27|8\.2)\b/,
  withAll: /\bwith (?:the )?standing\b|\ball in\b|\bincluding (?:the )?standing\b|\beverything in\b/,
} as const
/** Words of another subject than this bill. */
const ELSE =
  /\b(?:list|larkspur|cheapest|cheaper|best|switch\w*|leave|leaving|exit|fix(?:ed)?|deal|tariffs?|cap|average|typical|normal|neighbour\w*|should|would|could|if|suppose|why|when|save|saving|app|mowatt|you|next|tomorrow|heater|boiler|car|shower|kettle|government|supplier|suppliers|region\w*|everyone|people)\b/
const LONGEST = 13

/** The figure of the bill that a question asks for, by what it is made of and not by its phrase. */
export function askByWords(plain: string, { fuel }: Slots): ToolCall | undefined {
  const has = (word: keyof typeof WORDS) => WORDS[word].test(plain)
  if (plain.split(' ').length > LONGEST || !has('asks') || ELSE.test(plain)) return undefined
  const of = fuel ? { fuel } : {}
  if (has('balance') || (has('old') && has('cost') && /\b(?:new|old|older)\b/.test(plain))) return sum('owed')
  if (has('vat')) return sum('vat_share', of)
  if (has('withAll') && has('day') && has('cost') && !fuel) return sum('per_day')
  if (has('withAll') && (has('rate') || has('cost') || /\d/.test(plain))) return sum('per_unit')
  if (has('standing'))
    return has('share')
      ? sum('shares')
      : has('year') || has('month')
        ? sum('standing_year', { ...of, ...(has('month') && { period: 'month' }) })
        : undefined
  if (fuel && has('day') && has('cost') && !has('use')) return sum('fuel_per_day', of)
  if (fuel && has('cost') && !has('use') && !has('rate') && (has('month') || has('year'))) return sum('fuel_year', of)
  if (fuel && has('share')) return sum('by_fuel')
  if (fuel && (has('cost') || has('use')) && !has('rate') && !has('day') && !has('month') && !has('year'))
    return sum('by_fuel', of)
  return undefined
}

function sum(aspect: string, more: Record<string, unknown> = {}): ToolCall {
  return { name: 'explain_bill', args: { aspect, ...more } }
}
