const HOME = '(?:place|house|flat|home|address|property|bedsit|bungalow|digs)'
const WORK =
  '(?:work|office|shop|business|cafe|café|pub|restaurant|salon|workshop|warehouse|factory|church|school|clinic|studio|unit(?! (?:rate|price|cost|charge)))'
/** Places where they don't live, or no longer: an old flat, work, a holiday home, a let property. */
const ELSEWHERE = [
  new RegExp(`\\b(?:my|our|the|an?) (?:old|last|previous|former|other|second|ex) ${HOME}\\b`, 'i'),
  new RegExp(
    `\\b(?:${HOME}|where) (?:that )?(?:i|we) (?:used to live|lived|left|moved (?:out of|from)|sold|let|rent(?:ed)? out)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:at|of|for|in) (?:my |our |the )?${WORK}\\b(?: \\w+)? (?:i|we|they|it|is|its|uses?|pays?|costs?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:the|my|our|a) ${WORK}(?:'s)?(?: (?:i|we) (?:run|own|rent|have|work (?:in|at|for)))?(?: (?:bill|meter|electric\\w{0,6}|gas|energy))?(?: \\w+)? (?:is|uses?|used|pays?|paid|costs?|has|on|comes)\\b`,
    'i',
  ),
  /\b(?:holiday (?:home|cottage|let|house|flat|place|park)|second home|static caravan|chalet|airbnb|buy[- ]to[- ]let|rental property)\b/i,
  /\b(?:the|my|our|a) (?:caravan|narrowboat|boat|cottage|lodge)(?:'s)?(?: \w+)? (?:is|uses?|used|pays?|costs?|has|on)\b/i,
  /\b(?:last|old|previous) job\b/i,
  /\bnext door(?:'s)? (?:is|are|has|have|pays?|uses?|got|on|with)\b/i,
  /\b(?:another|other|different) (?:firm|supplier|provider|company|tariff|deal)s?\b/i,
  /\b(?:i|we) (?:rent|let) (?:it )?out\b|\bmy tenants?\b/i,
]
/** A person who lives there lives nowhere else. */
const LIVES = /\b(?:i|we)(?:'m| am| are|'re)? (?:live|living|based) (?:in|on|at|above)\b/i
const HERE = /\b(?:now|here|i|we|my|our|mine|ours|this)\b/i

/** Whether words are about a place that isn't their home. */
export function isElsewhere(words: string): boolean {
  const said = words.replaceAll('’', "'")
  return ELSEWHERE.some((pattern) => pattern.test(said)) && !LIVES.test(said)
}

/** Which parts of a message do: "my old flat was in RG1 1AA, it used 3,000 kWh" is all of the old one. */
export function elsewhereOf(clauses: readonly string[]): boolean[] {
  let isThere = false
  return clauses.map((clause) => {
    isThere = isElsewhere(clause) || (isThere && !HERE.test(clause))
    return isThere
  })
}
