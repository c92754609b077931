import { roughPence, sayWholePounds } from '@mowatt/tariffs'
import { capUnitPence } from '../../home/cap-year.ts'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { kwhOfMiles, MILES_A_KWH } from '../../home/kwh-of-miles.ts'
import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const CAR =
  '(?:ev|electric (?:car|vehicle|van)|electricity (?:car|vehicle|van)|tesla|nissan leaf|leaf|plug in hybrid|polestar|zoe|id ?3|mg4)'
const HAS = new RegExp(
  `^(?:(?:hi|so|and|well|ok|we|i|have|just|got|bought|a|an|drive|own|ive|my|new|it is|its|second hand|the) ){0,6}${CAR}(?: (?:now|too|as well|here|on the drive|and a (?:home )?charger|coming)){0,6}$`,
)
const CHARGES =
  /\bcharg(?:e|es|ing) (?:my|our|the|an?) (?:car|ev|van|electric car|electricity car|tesla|leaf)\b|\bcharg(?:e|ing) (?:it|the car) (?:at home|overnight|at night)\b/
const SUPPOSED =
  /\bif\b|\bshould\b|\bwould\b|\bthinking\b|\bmight\b|\bworth\b|\bcosts?\b|\bhow (?:much|long)\b|\bpublic\b/
const MILES =
  /\b(?:drive|do|does|about|around|roughly|maybe|say|mileage)\b.{0,12}?\b(\d{1,2},?\d{3})\b(?: miles?)?(?: a year| per year| yearly)?$|\b(\d{1,2},?\d{3}) miles\b/
const TALK_OF_CAR = new RegExp(`\\b${CAR}\\b|\\bcar\\b`)

/** A car that is charged at home: it is noted, and what it takes is said. */
export function hearCar(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  const isSupposed = SUPPOSED.test(plain)
  const isOwn = state.subject === 'own'
  if (isOwn && !isSupposed && (HAS.test(plain) || CHARGES.test(plain))) {
    if (saidOf(state).hasEv === true && state.topic?.args['term'] === 'ev_tariff' && !CHARGES.test(plain))
      return {
        calls: [],
        at_once: [
          knownText(
            state,
            'car_known',
            'Thank you. About how many miles do you drive in a year, and can you charge at home at night? With the miles I say what it takes, and with your postcode I put tariffs for electric cars in the comparison.',
          ),
        ],
        about: { name: 'explain_term', args: { term: 'ev_tariff' } },
      }
    const isAsking = /\b(?:best|cheapest|which|compare|find)\b/.test(plain) || state.comparison !== undefined
    return {
      calls: [
        { name: 'note_details', args: { hasEv: true } },
        { name: 'explain_term', args: { term: 'ev_tariff' } },
        ...(isAsking ? [{ name: 'compare' as const, args: {} }] : []),
      ],
      at_once: [],
    }
  }
  const found = MILES.exec(plain)
  const before = state.summary.slice(-3, -1).map((each) => readWords(each).plain)
  const isOfCar =
    /\bmiles?\b|\bdrive\b|\bmileage\b/.test(plain) &&
    (saidOf(state).hasEv === true ||
      ['ev_tariff', 'ev_miles'].includes(String(state.topic?.args['term'])) ||
      before.some((each) => TALK_OF_CAR.test(each)))
  const rates = billOf(world, state)?.facts.electricity?.unitRates ?? []
  const own = rates.length === 1 ? rates[0]?.pencePerKwh : undefined
  const unit = own ?? capUnitPence('electricity', world.today)
  if (!found || !isOfCar || unit === undefined) return undefined
  const miles = Number((found[1] ?? found[2] ?? '').replaceAll(',', ''))
  const kwh = kwhOfMiles(miles)
  if (kwh < 100) return undefined
  const told = noted(state, { hasEv: true })
  const says = `${miles.toLocaleString('en-GB')} miles a year take roughly ${kwh.toLocaleString('en-GB')} kWh at ${MILES_A_KWH} miles to a kWh. At ${own === undefined ? 'the average cap of' : 'your'} ${unit}p that is about ${sayWholePounds(roughPence(Math.round(kwh * unit)))} a year. Tariffs with cheap hours at night can make it much less; most need a smart meter.${own === undefined ? ' Tell me your postcode and what the home uses without the car, and I put them in the comparison.' : ' Say “compare” once you have the car, and I put them in.'}`
  const about = { name: 'explain_term' as const, args: { term: 'ev_tariff' } }
  return {
    calls: [],
    at_once: [knownText({ ...told.state, topic: { call: about.name, args: about.args } }, 'car_miles', says)],
    about,
  }
}
