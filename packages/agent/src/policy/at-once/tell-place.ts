import { regionOf, regionOfPostcode } from '@mowatt/tariffs'
import type { ChatFact } from '@mowatt/contract'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { fact, result } from '../../tools/results.ts'
import { findPlaces, type Place } from '../../understand/find/find-place.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'

const ASKS_REGION =
  /\b(?:which|what|wot|whit|whats|what's)\b.{0,30}\b(?:region|area|zone|patch|network area)\b|\bregion\b.{0,12}\b(?:am i|are we|is|does)\b|\bsame (?:price |energy )?region\b|\bwho (?:runs|owns)\b.{0,20}\b(?:cables?|wires?|lines?|network|grid)\b|\b(?:my|our|which|in) (?:\w+ )?(?:dno|network operator)\b/i
const IS_IT = /^\W*(?:so |and )?(?:is|are)\b.{0,40}\b(?:in|or|part of|count(?:s|ed)? as)\b/i
const NOT_PLACE = /\bwhy\b|\b(?:code|phone|dialling)\b|\bcheap\w*\b/i
const CAP = /\bcap\b/i
const TELLS = /^\W*(?:the|my|our) region is\b/i

/** "Which region is Inverness?": the region of a place, a postcode or the home, and who runs its network. */
export function tellPlace(text: string, slots: Slots, state: AgentState, world: World): ToolResult | undefined {
  const places = findPlaces(text)
  if (CAP.test(text) || /\bprices? the same\b|\bsame prices?\b.{0,150}\b(?:england|scotland|wales)\b/i.test(text))
    return undefined
  const isAsked =
    ASKS_REGION.test(text) ||
    (IS_IT.test(text) && (places.length > 1 || (places.length === 1 && /\bregion\b/i.test(text))))
  if (!isAsked || NOT_PLACE.test(text) || TELLS.test(text)) return undefined
  const [first, second] = places
  const { postcode } = slots.household
  if (postcode !== undefined) {
    const finding = regionOfPostcode(postcode)
    if (finding.kind === 'region') return sayRegions(state, [{ name: postcode, letters: [finding.letter] }])
    if (finding.kind === 'unsure' && finding.letters.length < 6)
      return sayRegions(state, [{ name: postcode, letters: finding.letters }])
    return undefined
  }
  if (first) return sayRegions(state, second && /\bsame\b/i.test(text) ? places.slice(0, 2) : [first])
  const { letter } = homeOfTurn({ state, world })
  return letter ? sayRegions(state, [{ name: 'Your home', letters: [letter] }]) : undefined
}

function sayRegions(state: AgentState, places: readonly Place[]): ToolResult {
  const facts: ChatFact[] = []
  const says = places.map(({ name, letters: [likeliest, ...others] }) => {
    if (!likeliest) return ''
    const region = regionOf(likeliest)
    facts.push(
      fact('place', 'text', name),
      ...[region.name, region.ofgemName, region.operator].map((each) => fact('region', 'supplier', each)),
    )
    const called = region.ofgemName === region.name ? '' : `, which Ofgem calls “${region.ofgemName}”`
    const also = others.map((letter) => regionOf(letter).name)
    facts.push(...also.map((each) => fact('region', 'text', each)))
    return also.length > 0
      ? `${name} is most likely in the price region ${region.name}${called}; parts around it belong to ${also.join(' or ')}. The first two digits of the electricity supply number settle it: ${region.distributorId} is ${region.name}.`
      : `${name} is in the price region ${region.name}${called}. The wires there are run by ${region.operator}.`
  })
  facts.push(
    ...places.flatMap(({ letters }) =>
      letters.map((letter) => fact('region.id', 'text', regionOf(letter).distributorId)),
    ),
  )
  const [one, two] = places
  const same =
    one && two
      ? one.letters[0] === two.letters[0]
        ? ' So they are in the same one.'
        : ' So they are in different ones, with different prices.'
      : ''
  return result(
    { ...state, topic: { call: 'explain_term', args: { term: 'region' } } },
    'region',
    `${says.join(' ')}${same} Rates and standing charges differ by region.`,
    [],
    facts,
  )
}
