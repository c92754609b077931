/** Who owes something to a person, where a sentence says that they have to do it. */
const OTHERS =
  '(?:suppliers?|landlords?|networks?|installers?|firms?|compan(?:y|ies)|collectors?|banks?|councils?|plans?)'
const SPAN = '(?:\\{\\w+\\}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) '
/** How rights, duties, deadlines and figures are worded. */
const WORDINGS = [
  /\bmust(?:n['’]t)?\b(?! recommend)/i,
  /\b(?:by law|the law|laws|legal(?:ly)? (?!name)|illegal(?:ly)?|unlawful(?:ly)?|banned|no ban)\b/i,
  /\b(?:(?:has|have|no|your|the) rights? (?:to|of|under)|entitled)\b/i,
  new RegExp(`\\b${OTHERS} (?:still |also )?ha(?:s|ve) to\\b`, 'i'),
  new RegExp(
    `\\b(?:nobody|no one|${OTHERS}) (?:can['’]t|cannot|isn['’]t allowed to|aren['’]t allowed to) (?:legally|charge|make|force|cut|chase|refuse|evict|bill)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:nobody|no one) should\\b|\\b${OTHERS} (?:is|are) responsible\\b`, 'i'),
  new RegExp(`\\bwithin ${SPAN}`, 'i'),
  /\b(?:nearly|about|around|up to|at least|at most) (?:three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|fifty|hundred) (?:units|pounds|pence|days|weeks|months|years|per ?cent|hours|degrees)\b/i,
]

/** Where a text without a source says what somebody may, has to do or is owed. */
export function problemsOfRights(part: string, text: string): string[] {
  return WORDINGS.flatMap((wording) => {
    const said = wording.exec(text)?.[0]
    return said === undefined ? [] : [`is general, and ${part} says “${said.trim()}”, which wants a source`]
  })
}
