/** "Leave out the standing charge": the cost of the units alone. */
const UNITS_ALONE =
  /\b(?:leav\w{1,3} (?:out|off)|without|exclud\w{1,3}|excl|ignor\w{1,3}|not counting|minus|take (?:off|away)|taking (?:off|away)|before) (?:the |my |any |all )?(?:daily |standing )(?:charges?)\b/i

export function isOfUnits(text: string): boolean {
  return UNITS_ALONE.test(text)
}
