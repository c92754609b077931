const OTHERS =
  '(?:supplier|they|caller|he|she|bloke|man|woman|lady|lad|guy|someone|somebody|salesman|salesperson|agent|rep|mate|friend|neighbour|son|daughter|wife|husband|partner|brother|sister|mum|mam|dad|advert|ad|email|letter|text|leaflet|website|facebook|company|people|lot|installer|colleague|boss|everyone|everybody|nan|uncle|aunt|cousin)s?(?: (?:at|from|in|on|down|next) (?:the )?\\w+)?'
const SAYS =
  '(?:rang|ring|rings|called|phoned|emailed|texted|wrote|told|tells|say|says|said|saying|reckons?|reckoned|thinks?|claims?|claimed|swears?|insists?|promised|guess(?:ed|es)?|threaten(?:s|ed|ing)?|offers?|offered|offering)'
/** What others say about a home whose bill has been read. */
const REPORTED = new RegExp(`\\b${OTHERS}\\b(?: \\w+){0,3} ${SAYS}\\b|\\b${SAYS}\\b(?: \\w+){0,2} ${OTHERS}\\b`)
/** What others would like to be paid. */
const DEMANDED = new RegExp(
  `\\b${OTHERS}\\b (?:(?:now|still|is|are) )?(?:wants?|wanted|wanting|asks?|asked|asking) (?:(?:me|us) )?(?:for )?£?\\d`,
)
/** What others use or pay, or homes on average. */
const OF_PEOPLE =
  /\b(?:people|everyone|everybody|homes|families|households) (?:\w+ )?(?:pays?|uses?|spends?)\b|\b(?:the|an?) (?:\w+ )?average (?:\w+ ){0,3}(?:is|was|uses?|pays?)\b|\ba (?:friend|mate|neighbour|colleague)\b/
const QUOTED =
  /\b(?:saw|seen|read|heard|found)\b.{0,30}\b(?:online|on (?:an?|the|their) (?:website|site|poster|advert|ad|news|radio|tv|forum|internet|leaflet|telly))\b|\baccording to (?!my\b|our\b|(?:the|this) (?:bill|meter|app|display|statement)\b)|\bis what (?:the |a |his |her |their |he |she |they )?\w{1,14} (?:says?|said)\b|\boffered (?:me|us)\b|\b(?:been|was|were|got|getting) quoted\b|\bquoted (?:me|us)\b|\ba quote (?:of|for|from)\b/
/** Whether a message only passes on what somebody else says. */
export function isHearsay(plain: string): boolean {
  return REPORTED.test(plain) || DEMANDED.test(plain) || QUOTED.test(plain) || OF_PEOPLE.test(plain)
}

const OTHER_HOMES =
  /\b(?:mates?|friends?|neighbours?|nan|mum|mam|dad|brother|sister|son|daughter|uncle|aunt|cousin|colleague|bloke|lad|he|she|they)(?:['’]?s)?\b(?: [\w'’]+){0,6} (?:on|pays?|paying|gets?|getting|got)\b/

/** Whether the figure is what others pay, and not an offer to the user. */
export function isOfOthers(plain: string): boolean {
  return OTHER_HOMES.test(plain)
}
