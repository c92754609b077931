import { findPlaces, type PaymentMethod, type RegionLetter, regions } from '@mowatt/tariffs'
import type { Heating, Household } from '../household.ts'
import { valueOfWords } from '../figures/number-words.ts'

const COUNT = '(\\d{1,2}|one|two|three|four|five|six|seven|eight)'

const HEATINGS: readonly [Heating, RegExp][] = [
  // "No gas" beside oil is about the oil.
  [
    'other',
    /\bheating oil\b|\bon (?:kerosene |heating )?oil\b|\boil (?:fired|boiler|heat\w*|tank)|heat\w{0,20} (?:is |with |by |on |using |from )*(?:oil|lpg|coal|logs)\b/,
  ],
  ['heat_pump', /heat ?pump/],
  [
    'electric_heaters',
    /(?:storage|electric|panel) (?:heat\w*|radiators?)|heat\w{0,20} (?:is |with |by |it )*electric|economy 7 heat|^electric(?:ity|al)?$|\b(?:is|are|its|it's|were|we're|home|house|flat) all electric|^all electric/,
  ],
  [
    'gas',
    /(?<!\b(?:no|not|without|isn'?t a|not a) )gas (?:boiler|central|heat\w*|combi)|heat\w{0,20} (?:is |with |by |on |it |the house |my home )*gas|combi boiler|^gas$/,
  ],
  [
    'other',
    /oil (?:boiler|heat\w*|tank)|\blpg\b|wood ?burner|biomass|heat\w{0,20} (?:is |with |by )*oil|^something else$|^other$/,
  ],
]

const PAYMENTS: readonly [PaymentMethod, RegExp][] = [
  ['prepayment', /pre-?pay\w*|pay as you go|payg\b|top(?:ping)? ?up|key meter|card meter|token meter/],
  [
    'standard_credit',
    /pay (?:when|on|after|once) (?:the |a |my |each |i get (?:the|a) |i get )?(?:bill|receipt)|pay\b.{0,12}\b(?:when|once) (?:it|they|one|the bill) (?:comes?|arrives?|lands?|drops)|on receipt of|standard credit|cash or cheque|by cheque|quarterly bill|pay (?:each|every|the) (?:quarter|bill)|when the bill (?:comes|arrives|lands|drops)/,
  ],
  ['direct_debit', /direct ?debit|\bdd\b|standing order|monthly by bank|comes out of my (?:bank|account)/],
]

/** "I said four bed but it is three": the last one counts. */
const PEOPLE = new RegExp(
  `(?<!\\bone )\\b(?!one of us)${COUNT} (?:of us|people|persons?|adults?|occupants|in the (?:house|home|household)|live\\b)`,
)
const FAMILY = new RegExp(
  `\\b(?:family|household|house) of ${COUNT}\\b|\\bus ${COUNT}\\b|\\b(?:we are|we're|were) ${COUNT}(?= (?:students|sharers|flatmates|housemates|adults|people|in)\\b)`,
)
const CHILDREN =
  /\b(\d{1,2}|an?|one|two|three|four|five|six) (?:kids?|children|child|teen\w*|bab(?:y|ies)|toddlers?|little ones|bairns?|daughters?|sons?)\b/
const BEDROOMS = new RegExp(`\\b${COUNT}[\\s-]?(?:bed(?:room)?s?|bedroomed|bdr)\\b`)
const PARENT = new RegExp(`\\b(?:mum|mother|dad|father|parent) of ${COUNT}\\b`)
const PUT_RIGHT = new RegExp(
  `\\bi (?:said|put|typed) ${COUNT}[\\s-]?(bed\\w*|people|adults|kids|children)\\b.{0,6}\\b(?:but|and|sorry) (?:it is|its|it's|we are|we're|there are|i meant|meant)?\\s?${COUNT}\\b`,
)
/** What they say they do not have or do. */
const DENIED =
  /\b(?:not|isn'?t|aren'?t|don'?t|never|no longer|haven'?t|without|rather than|instead of) (?:on |have |got |pay(?:ing)? |by |with |use |using |an? |the |any |own ){0,6}(?:pre-?pay\w*(?: meter)?|pay as you go|payg|top(?:ping)? ?up|key meter|card meter|direct ?debit|dd\b|smart meters?|ev\b|electric (?:car|vehicle|van))/g

/** A meter that the supplier wants to fit is not there yet. */
const THREAT =
  /\b(?:fit|fitting|install\w*|put(?:ting)? (?:me|us|in)|force\w*|threat\w*|warrant|move (?:me|us)|switch (?:me|us))\b.{0,30}(?:pre-?pay\w*|pay as you go|key meter|card meter|token meter)/
const ASKS =
  /\?|^(?:can|could|is|are|what|what's|whats|which|should|would|do|does|how|how's|hows|why|will|when|where|who|did|has|if)\b/

/** Statements about the home itself: how it is heated, who lives there, how it pays. */
export function findHome(given: string): Household {
  const text = given.toLowerCase().replaceAll('’', "'").replace(PUT_RIGHT, '$3 $2').replaceAll(DENIED, ' ')
  const people = countOf(text, PEOPLE) ?? countOf(text, FAMILY) ?? (ASKS.test(text) ? undefined : alone(text))
  const children = countOf(text, CHILDREN)
  const bedrooms = countOf(text, BEDROOMS) ?? (/\bstudio\b/.test(text) ? 1 : undefined)
  const isQuestion = ASKS.test(text)
  const isIdea =
    /heat ?pump/.test(text) &&
    /\b(?:told me|tells me|says?|thinking|should|worth|considering|swap to|switch to|get a|getting|instead of)\b/.test(
      text,
    )
  const isOwn =
    (!isQuestion && !isIdea) || /\b(?:i|we|my|our) (?:have|use|heat|got|home|house|live|are|am)\b/.test(text)
  const isGone =
    /\b(?:don't|do not|no longer|not|without|never|got rid of|took out) (?:have |use |got |any ){0,6}(?:the |our |my |any )?(?:storage|electric|panel|gas|heat)/.test(
      text,
    )
  // "Electric heater 2kW, how much an hour" is about the appliance.
  const isPriced =
    /\bhow much\b|\b\d(?:\.\d)? ?kw\b|\bcosts? (?:to run|an hour)\b/.test(text) && !/\bcentral|\bboiler/.test(text)
  const heating = isOwn && !isGone && !isPriced ? HEATINGS.find(([, pattern]) => pattern.test(text))?.[0] : undefined
  const payment =
    (isQuestion && !/\bi (?:pay|am|have|prepay|top)/.test(text)) || THREAT.test(text)
      ? undefined
      : PAYMENTS.find(([, pattern]) => pattern.test(text))?.[0]
  const parented = countOf(text, PARENT)
  const all =
    parented !== undefined
      ? parented + (people ?? 1)
      : people === undefined
        ? undefined
        : people + (children && COUPLED.test(text) ? children : 0)
  return {
    ...(all !== undefined && { people: all }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(heating && { heating }),
    ...(payment && { paymentMethod: payment }),
    ...(/(?:\b(?:i|we)(?:'ve|ve| have)? (?:have|drive|own|charge|got|bought|just got)|^\W*(?:just )?(?:got|have|drive|own|bought)|\bmy|\bour)\b[^.?]{0,22}(?:electric (?:car|vehicle|van)|\bev\b|tesla|nissan leaf|\bleaf\b)/.test(
      text,
    ) &&
      !/\b(?:if|should|thinking|might|would|getting)\b/.test(text) && { hasEv: true }),
    ...(/\b(?:i|we)(?:(?: have|'ve| do have)?(?: got)?|(?: have|'ve)(?: got)? an? [\w ]{1,24} and) (?:a |an? )?smart meters?\b/.test(
      text,
    ) &&
      !/\bno smart|not have|don't have|do not have|\bif (?:i|we)\b/.test(text) && { hasSmartMeter: true }),
    ...(/\b(?:i am|i'm|we are|we're|i have|we have|on)\b[^.?]{0,12}(?:economy ?7|e7|day and night (?:meter|rate)|two.rate meter|dual.rate)/.test(
      text,
    ) &&
      !isQuestion && { meter: 'day_night' as const }),
    ...dealOf(text),
    ...fuelsOf(text, isQuestion),
  }
}

const NOT_THERE = /\b(?:not|isn'?t|aren'?t|never) (?:in|from|near) (?:the )?[a-z]+(?: region| area)?/i
const OTHERS_PLACE =
  /\b(?:my|our|a|the) (?:sister|brother|mate|friend|mum|mam|dad|nan|gran|son|daughter|neighbour|aunt\w*|uncle|cousin|parents|colleague)s?\b.{0,25}\b(?:in|from|up|down)\b.{0,150}$/i

/** A price region by its name, as picked from a list, or by a town that is in only one region. */
export function findRegionName(whole: string): RegionLetter | undefined {
  // "Dearer than London": the place of the comparison is not theirs.
  const own = whole.replaceAll(BESIDE_PLACE, ' ')
  return (own === whole ? undefined : regionNamed(own)) ?? regionNamed(whole)
}

const BESIDE_PLACE =
  /\b(?:than|unlike|compared (?:to|with)) (?:in |they do in |people in |folk in )?(?!(?:my|our|the|a|your|in|they|people|folk)\b)[a-z]+/gi

function regionNamed(whole: string): RegionLetter | undefined {
  // "My sister in London" is about where the sister is.
  const text = whole.replace(OTHERS_PLACE, ' ').replace(NOT_THERE, ' ')
  const said = text.toLowerCase()
  const named = regions.find(({ name }) => said.includes(name.toLowerCase()))?.letter
  if (named) return named
  const [place] = findPlaces(text)
  return place && place.letters.length === 1 ? place.letters[0] : undefined
}

/** A town that is in more than one region. */
export function findNear(whole: string): string | undefined {
  const [place] = findPlaces(whole.replace(OTHERS_PLACE, ' ').replace(NOT_THERE, ' '))
  return place && place.letters.length > 1 ? place.name : undefined
}

/** The deal is stated in one sentence; a question in another sentence is not part of it. */
function dealOf(text: string): Pick<Household, 'deal'> {
  const told = text.split(/(?<=[.?!;])\s+/).map(dealIn)
  return told.findLast(({ deal }) => deal !== undefined) ?? {}
}

function dealIn(text: string): Pick<Household, 'deal'> {
  const isQuestion = ASKS.test(text)
  if (/\bor (?:wait|hold|stay)\b|\b(?:fix now|should i fix)\b/.test(text)) return {}
  // Among the figures of the home it is the current deal: "2,700 kWh, standard variable, compare".
  if (
    /(?:kwh|month|year|debit)[^?]{0,150}, ?(?:on )?(?:a |the )?(?:standard variable|svt|variable tariff)\b/.test(text)
  )
    return { deal: 'variable' }
  const isAboutOwn =
    /\b(?:i am|i'm|im|we are|we're|i have|i've|my|we have|currently|she|he|they|her|his|is|was|pays?|paying)\b|\bon (?:a |the )?(?:svt|standard variable)/.test(
      text,
    )
  if (
    /(?<!\bnot (?:on )?(?:a |the )?)(?:standard variable|\bsvt\b)|(?<!\bnot )(?:on|it is|it's) (?:a |the )?(?:variable|flexible|default)|not (?:on a(?! (?:standard|svt|variable|flexible|default))|fixed)|out of contract|(?:fix|deal|tariff|contract) (?:with \w+ )?(?:has |had |just )?(?:already )?(?:ended|expired|finished|lapsed|ran out)|rolled (?:on|off)/.test(
      text,
    ) &&
    isAboutOwn &&
    !isQuestion
  )
    return { deal: 'variable' }
  if (
    !(
      isQuestion && !/\b(?:i am|i'm|im|we are|we're|i have|i've|we have|my|our|she|he|her|his|currently)\b/.test(text)
    ) &&
    /\bfix(?:ed)?\b[^.?]{0,40}(?:until|till|til|ends?|ending|expires?|up in|runs? (?:out|to|until)|to \d)|\b(?:on|have|got|in|with) (?:a|an|my)? ?(?:\w+[- ]){0,3}fix(?:ed)?\b|fixed (?:until|till|for|to)|locked in/.test(
      text,
    ) &&
    isAboutOwn
  )
    return { deal: 'fixed' }
  return {}
}

/** A user who asks about leaving one fuel has both. */
const OF_ONE =
  /\b(?:leave|leaving|keep|keeping|switch\w*|move|moving|change|changing|cancel|split|swap|get rid of|going|go|heat|turn off|lose)\b/

function fuelsOf(text: string, isQuestion: boolean): Pick<Household, 'fuels'> {
  if (isQuestion && OF_ONE.test(text)) return {}
  if (
    /\b(?:electric\w*) only\b(?<!\bon (?:the |my )?electric\w{0,20} only)|only (?:have |use |got )?electric|\bjust (?:the |my |got |have |use |on )*(?:electric\w{0,20}|leccy|lecky|elec)(?=\s*(?:$|[,.;]|and no|no gas|here|in|flat|house))|no gas\b(?! saf| cert| cards?\b| since| supply| coming| at the| today| now)(?<!been no gas)|all electric|don't have gas|do not have gas|not on (?:the )?gas/.test(
      text,
    )
  )
    return { fuels: 'electricity' }
  if (/\bgas only\b|only (?:want |need |compare )?(?:the )?gas\b|just (?:the |my )?gas\b/.test(text))
    return { fuels: 'gas' }
  const isBoth = /(?<!\bnot (?:on )?(?:a )?)dual fuel|gas and electric|electric\w{0,20} and gas|both fuels/.test(text)
  return isBoth && !(isQuestion && !/\b(?:i|we) (?:use|pay|have)\b/.test(text)) ? { fuels: 'both' } : {}
}

/** Adults counted separately from the children. */
const COUPLED =
  /adult|\bcouple\b|\b(?:me|myself) (?:and|&|\+) |\bwife\b|\bhusband\b|\bpartner\b|\bmissus\b|\bsingle (?:mum|dad|parent)\b/

function alone(text: string): number | undefined {
  if (
    /\b(?:lives?|living|i'm|i am) (?:here )?(?:alone|on my own|by myself)|just me\b(?! (?:and|&|plus|with) (?:my |the |our |a |two |three |\d )*(?:wife|husband|partner|kids?|children|child|son|sons|daughters?|mum|dad|girlfriend|boyfriend|missus|mrs|bab(?:y|ies)|toddler|brother|sister|flatmate|housemate|lodger))|only me\b(?! (?:and|&|plus|with) (?:my |the |our |a |two |three |\d )*(?:wife|husband|partner|kids?|children|child|son|sons|daughters?|mum|dad|girlfriend|boyfriend|missus|mrs|bab(?:y|ies)|toddler|brother|sister|flatmate|housemate|lodger))|\bsingle (?:mum|dad|parent)\b/.test(
      text,
    )
  )
    return 1
  if (
    /\b(?:retired|young|married|elderly|old) couple\b|\b(?:just )?(?:the )?(?:two|pair) of us\b|\bwe(?:'re| are) a couple\b|\b(?:me|myself) (?:and|&|\+) (?:the |my )?(?:wife|husband|missus|mrs|partner|girlfriend|boyfriend|other half)\b/.test(
      text,
    ) &&
    !/\b(?:lost|died|passed|widow\w*|late) /.test(text)
  )
    return 2
  return /\b(?:me and|my|with my) (?:wife|husband|partner|girlfriend|boyfriend)\b|couple|the two of us/.test(text) &&
    /live|just (?:me|us|my)|only (?:me|us|my)|us\b/.test(text) &&
    !/\b(?:lost|died|passed|widow\w*|late) /.test(text)
    ? 2
    : undefined
}

function countOf(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)
  const word = found?.[1] ?? found?.[2]
  if (word === undefined) return undefined
  if (word === 'a' || word === 'an') return 1
  return /\d/.test(word) ? Number(word) : valueOfWords(word)
}
