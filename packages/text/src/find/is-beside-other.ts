/**
 * "Than last year", "than my neighbour": in a comparison with something else a yes would answer another question,
 * however it was read.
 */
const OTHER_YARDSTICK =
  /\bthan (?!(?:the |ofgem'?s? |an? |is |it |most )?(?:price cap|cap|normal|average|typical|usual|should|homes?|people|allowed)\b)/i
const EARLIER = /\b(?:last (?:year|month|winter|time|bill|quarter)|before|used to|previous\w{0,2}|a year ago)\b/i

export function isBesideEarlier(text: string): boolean {
  return EARLIER.test(text)
}

export function isBesideOther(text: string): boolean {
  return OTHER_YARDSTICK.test(text) || EARLIER.test(text)
}
