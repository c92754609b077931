import type { Household } from '../../agent-state.ts'

const OTHERS =
  '(?:supplier|they|caller|he|she|bloke|man|woman|lady|lad|guy|someone|somebody|salesman|salesperson|agent|rep|mate|friend|neighbour|son|daughter|wife|husband|partner|brother|sister|mum|mam|dad|advert|ad|email|letter|text|leaflet|website|facebook|company|people|lot|installer|colleague|boss|everyone|everybody|nan|uncle|aunt|cousin)s?(?: (?:at|from|in|on|down|next) (?:the )?\\w+)?'
const SAYS =
  '(?:rang|ring|rings|called|phoned|emailed|texted|wrote|told|tells|say|says|said|saying|reckons?|reckoned|thinks?|claims?|claimed|swears?|insists?|promised|offers?|offered|offering)'
/** What others say of a home that has its bill on the table. */
const REPORTED = new RegExp(`\\b${OTHERS}\\b(?: \\w+){0,3} ${SAYS}\\b|\\b${SAYS}\\b(?: \\w+){0,2} ${OTHERS}\\b`)
/** A plan, or a thing that is only thought of. */
const PLANNED =
  /\b(?:it|that|this|we|i|they|one) (?:would|could|might|may)\b|\b(?:itd|thatd|would it|would that|could it|if (?:i|we|it|they|you)|suppose|supposing|imagine|thinking of|thinking about|planning)\b/
/** "I would say we use 3,000" tells what is so. */
const ESTIMATES = /\b(?:i|we) (?:would|might) (?:say|guess|think|reckon)\b/

/** Whether a message only passes on what somebody else says. */
export function isHearsay(plain: string): boolean {
  return REPORTED.test(plain)
}

/** What somebody else says, or what would only be so, is nothing that a home with a bill is known by. */
export function withoutHearsay(plain: string, household: Household): Household {
  const isPlanned = PLANNED.test(plain) && !ESTIMATES.test(plain)
  if (!isHearsay(plain) && !isPlanned) return household
  const {
    kwh: _kwh,
    rates: _rates,
    endsOn: _end,
    isEndMonth: _month,
    exitFeePence: _fee,
    deal: _deal,
    ...rest
  } = household
  if (isHearsay(plain)) delete rest.spend
  return rest
}
