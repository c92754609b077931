const DOWN = /\b(?:off|less|lower|down|drop\w{0,4}|cut|discount|reduc\w{1,5}|cheaper|fell|fall\w{0,3})\b/i
const UP = /\b(?:up|more|higher|rise\w{0,2}|rose|increas\w{1,4}|dearer|extra|on top|plus)\b/i
/** Then the amount has the VAT in it, or is to lose it. */
const WITHIN = /\b(?:in|inc\w*|within|without|before|exc\w*|less|minus|off|already|gross|net|of which|bills?|paid)\b/i
const ADDED = /\b(?:plus|add\w*|with|on top)\b/i

/** Whether an amount goes up or down by a percentage; undefined if that percentage of it is wanted. */
export function wayOfChange(text: string): 'up' | 'down' | undefined {
  if (DOWN.test(text)) return 'down'
  return UP.test(text) ? 'up' : undefined
}

/** The same of VAT. What VAT is within an amount is another sum. */
export function wayOfVat(text: string): 'up' | 'within' | undefined {
  if (WITHIN.test(text)) return 'within'
  return ADDED.test(text) ? 'up' : undefined
}
