import { findDates } from '../values/find-dates.ts'
import { findNumbers } from '../values/find-numbers.ts'

export type Service = 'broadband' | 'mobile'

/**
 * Each is one kind of sign; how often it is printed does not count. Words that appear on any letter need a second sign.
 */
const SIGNS: Record<Service, readonly RegExp[]> = {
  broadband: [
    /broadband/i,
    /fibre|\bftt[pc]\b|super\s?fast|ultra\s?fast|giga(?:bit|fast)/i,
    /\d\s?(?:mbps|mbit|mb\b|gbps|mb\/s)|(?:down|up)load\s?speed/i,
    /router|wi-?\s?fi|\bhub\b/i,
    /line\s?rental|land\s?line|phone\s?line|leased\s?line/i,
    /\binternet\b/i,
  ],
  mobile: [
    /mobile\s?(?:number|plan|phone|account|connections?|charges|bill|07)|(?:pay\s?monthly|your|for)\s?mobile\b|phone\s?plan/i,
    /\be-?sim\b|\bsim\b/i,
    /\d\s?GB\b|unlimited\s?data|data\s?(?:allowance|used|usage|roaming)|(?:extra|mobile)\s?data/i,
    /(?:unlimited|inclusive|\d)\s?(?:uk\s?)?(?:minutes|mins)\b|minutes\s?(?:used|and\s?texts)/i,
    /(?:unlimited|inclusive|premium|\d)\s?(?:uk\s?)?texts?\b|(?:mins|minutes)\s?(?:and|&)\s?texts|text\s?messages|\b[sm]ms\b|picture\s?messages/i,
    /roaming/i,
    /handset|airtime|device\s?plan/i,
    /\b[45]G\b/,
    /\b07\d{3}\s?\d{6}\b|\b07\d{3}\s?\d{3}\s?\d{3}\b/,
  ],
}
const TITLES: Record<Service, RegExp> = {
  broadband: /(?:broadband|internet|fibre)\s?(?:bill|statement|invoice)/i,
  mobile: /(?:mobile|phone|airtime)\s?(?:bill|statement|invoice)/i,
}
/** A name alone proves nothing: banks and shops print it too. */
const NAMES: Record<Service, RegExp> = {
  broadband:
    /virgin\s?media|plusnet|hyperoptic|\bBT\b|\bSky\b|talk\s?talk|zen\s?internet|vodafone|\bEE\b|gigaclear|\bkcom\b|community\s?fibre|now\s?broadband/,
  mobile:
    /vodafone|\bEE\b|\bO2\b|\bThree\b|giffgaff|tesco\s?mobile|smarty|voxi|lebara|id\s?mobile|lyca\s?mobile|spusu/i,
}
const ENOUGH = 3
const FOR_THE_NAME = 0.5
const NEAR_CHARACTERS = 50

const BILL = /\bbills?\b|invoice|statement/i
const REFERENCE = /(?:account|customer|reference)\s?(?:number|no\b|ref|id\b)|\baccount\b\D{0,12}\d{6}/i
const DATED =
  /(?:bill|billing|invoice|statement|service)\s?(?:date|period)|date\s?of\s?(?:bill|issue)|tax\s?point|(?:bill|invoice)\s?(?:number|no\b|\d{4})|bill\s?(?:issued|of|for|this\s?month)|statement\s?for|monthly\s?statement/i
const OWED = /total|\bdue\b|(?:to|please|you)\s?pay|balance|you\s?owe/i
/** Documents about a service that do not charge for it yet. */
const OFFER = /contract\s?summary|order\s?confirmation|quotation|\bquote\b|price\s?list|job\s?description|curriculum/i

/**
 * The services that a document charges for, the most certain first. An offer, an article or a bank statement charges
 * none.
 */
export function chargedServices(text: string): Service[] {
  if (!isBill(text)) return []
  return (['broadband', 'mobile'] as const)
    .map((service) => ({ service, signs: signsOf(text, service) }))
    .filter(({ signs }) => signs >= ENOUGH)
    .sort((one, other) => other.signs - one.signs)
    .map(({ service }) => service)
}

function isBill(text: string): boolean {
  if (OFFER.test(text) || ![BILL, REFERENCE, OWED].every((pattern) => pattern.test(text))) return false
  const lines = text.split('\n')
  const isDated = lines.some((line) => findDates(line).length > 0) && (DATED.test(text) || hasDatedTitle(text))
  return isDated && lines.some(holdsPrice)
}

/** "Broadband statement", and the date next to it. */
function hasDatedTitle(text: string): boolean {
  return [...text.matchAll(/\bbill\b|invoice|statement/gi)].some(
    ({ index }) => findDates(text.slice(index, index + NEAR_CHARACTERS).replaceAll('\n', ' ')).length > 0,
  )
}

function holdsPrice(line: string): boolean {
  return findNumbers(line).some(({ unit, decimals, value }) => unit === 'gbp' && decimals === 2 && value > 0)
}

function signsOf(text: string, service: Service): number {
  const kinds = SIGNS[service].filter((pattern) => pattern.test(text)).length
  const title = TITLES[service].test(text) ? 1 : 0
  return kinds + title + (NAMES[service].test(text) ? FOR_THE_NAME : 0)
}
