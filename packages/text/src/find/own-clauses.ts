const PERSON =
  '(?:mum|mam|mother|dad|father|parents|sister|brother|son|daughter|gran|granny|nan|nana|nanna|lad|lass|grandma|grandad|aunt|auntie|uncle|cousin|friend|mate|neighbour|neighbor|colleague|boss|in-laws|ex|niece|nephew|tenant|mates?|friends?|neighbours?)'
const THEIRS = new RegExp(`\\b(?:my|our|a) (?:\\w+ )?${PERSON}(?:'s|s)?\\b`, 'i')
const STILL_THEIRS = /^\W*(?:and |but |who )?(?:he|she|they|his|her|hers|their)\b/i
const MINE =
  /\b(?:i|i'm|im|i've|we|we're|me|us|mine|ours)\b|\bwere(?= (?:£|\d|paying|on|with|at))|\bfor me\b|\bmy (?:home|house|flat|bill|deal|tariff|supplier|direct debit|place|own)\b/i
const SAYS = /\b(?:says?|said|told|reckons?|thinks?|claims?|heard|recommended|lives? with (?:me|us))\b/i
/** Words in which "I" only means the person talking to Mo. */
const SPEAKING =
  /\b(?:i|we) (?:(?:just|only|really) )?(?:want|would like|need|wanted|am trying|'m trying|hope|wonder\w*|think|guess|reckon|was wondering)(?: to (?:see|know|find|check|help|look|ask|compare|get|sort))?\b|\b(?:can|could) (?:i|you) (?:tell|ask|help|show|find|compare|check)(?: me)?\b|\b(?:tell|show|help|give) me\b|\bi(?:'m| am) (?:asking|looking|sorting|helping)\b/gi
const JOINTS =
  /([,;.?!]\s+|(?<!\s)\s+-\s+|(?<!\s)\s+(?=(?:but|while|whereas)\b)|(?<!\s)\s+(?=(?:and|why|so) (?:i|i'm|im|we|we're|were|my|do i|am i|is mine)\b)|(?<!\s)\s+(?=and my\b))/i

/**
 * The user's words about themselves, if the same message is also about somebody else's home: "my sister in London pays
 * £90, why do I pay £150". Undefined if there is nothing to separate.
 */
export function ownClauses(text: string): string | undefined {
  const said = text.replaceAll('’', "'")
  if (!THEIRS.test(said)) return undefined
  const parts = said.split(JOINTS)
  const clauses = parts.filter((_part, index) => index % 2 === 0)
  let isTheirs = false
  const owned = clauses.map((clause) => {
    if (THEIRS.test(clause) && !SAYS.test(clause)) isTheirs = true
    else if (MINE.test(clause.replaceAll(SPEAKING, ' '))) isTheirs = false
    else if (!STILL_THEIRS.test(clause))
      isTheirs &&= !/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\d/i.test(clause) || clauses.length < 2
    return { clause, isTheirs }
  })
  const mine = owned.filter((each) => !each.isTheirs).map(({ clause }) => clause.trim())
  if (mine.length === owned.length || !mine.some((clause) => MINE.test(clause.replaceAll(SPEAKING, ' '))))
    return undefined
  return mine.join(', ')
}
