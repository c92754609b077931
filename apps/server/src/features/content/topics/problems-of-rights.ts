/** Parties with duties to users, where a sentence says that they have to do it. */
const OTHERS =
  '(?:suppliers?|landlords?|networks?|installers?|firms?|compan(?:y|ies)|collectors?|banks?|councils?|plans?)'
const SPAN = '(?:\\{\\w+\\}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) '
const BODIES = '(?:ombudsman|ofgem|courts?|tribunals?|councils?)'
/** A question of when, whether or how something is done promises nothing. */
const NOT_ASKED = '(?<!\\b(?:when|whether|how|if|until) [^.,;:]{0,40})'
const PUT_RIGHT =
  '(?:corrected|recalculated|refunded|repaid|credited|cancelled|written off|paid back|put right|sorted out)'
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
  /\b(?:don|doesn)['’]t need (?:[\w’'-]+ ){0,3}(?:permission|consent)\b/i,
  /\b(?:don|doesn)['’]t (?:have|need) to (?:ask|tell) (?:your|the) landlord\b/i,
  /\byou (?:can )?(?:normally |usually |always )?(?:choose|pick) (?:the|your) (?:tariff|supplier|meter)\b/i,
  new RegExp(`\\b${OTHERS} (?:decides?|chooses?) (?:whether|which|who|if|how|when|the)\\b`, 'i'),
  new RegExp(`\\b${OTHERS}['’]s? (?:job|duty|responsibility)\\b|\\bup to (?:your|the) ${OTHERS}\\b`, 'i'),
  /\bonly (?:the|your) (?:owner|landlord|tenant|supplier|account holder) (?:can|may)\b/i,
  new RegExp(`${NOT_ASKED}(?:\\bwill|['’]ll) be ${PUT_RIGHT}\\b`, 'i'),
  new RegExp(`${NOT_ASKED}\\bbills? (?:is|are) ${PUT_RIGHT}\\b`, 'i'),
  new RegExp(
    `${NOT_ASKED}(?:\\bwill|['’]ll) (?:refund|put (?:it|that|them|things) right|sort (?:it|that|them) out)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${BODIES} (?:can|may|will) (?:order|decide|force|make|award|require|fine|tell (?:it|them|(?:the|your) \\w+) to)\\b`,
    'i',
  ),
  /\bstill owes?\b|\bliable\b|\bresponsible for (?:the|your|a|any) (?:bills?|debts?|charges?|repairs?)\b/i,
  /\bfree to (?:switch|leave|cancel|refuse)\b|\byou can still (?:switch|leave|cancel|refuse)\b/i,
  /\bclaim (?:[\w’'-]+ ){0,3}(?:from|against)\b/i,
  /\bno (?:fine|penalty)\b|\byou (?:usually |normally )?have a few (?:days|weeks|months) to\b/i,
  new RegExp(`\\bwithin ${SPAN}`, 'i'),
  /\b(?:nearly|about|around|up to|at least|at most) (?:three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|fifty|hundred) (?:units|pounds|pence|days|weeks|months|years|per ?cent|hours|degrees)\b/i,
]

/** Where a text without a source says what a user may do, must do or is entitled to. */
export function problemsOfRights(part: string, text: string): string[] {
  return WORDINGS.flatMap((wording) => {
    const said = wording.exec(text)?.[0]
    return said === undefined ? [] : [`it’s general, but ${part} says “${said.trim()}”, which needs a source`]
  })
}
