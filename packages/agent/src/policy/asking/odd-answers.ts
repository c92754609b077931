import type { Household, Wanted } from '../../agent-state.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import { valueOfWords } from '../../verify/number-words.ts'

const TWO_FIGURES =
  /^\W*(?:about |around |roughly |maybe |say )*(\d[\d,]{2,6})\s*(?:and|&|\/|,|\+|then)\s*(?:about |around )*(\d[\d,]{2,6})\W*$/i
const OWN_DEAL =
  /^\W*(?:(?:it'?s|it is|i'?m|i am|we'?re|we are|on|a|an|the|think|just|currently)\s+)*(fix(?:ed)?|variable|standard variable|standard|svt|flexible)(?: (?:one|tariff|deal|rate))?(?:,? (?:i (?:think|reckon|guess|suppose|spose)|probably|maybe|tho|though|mate))*\W{0,9}$/i
const FUEL_ALONE = /^\W*(?:just |only |for )*(?:the )?(gas|electric(?:ity)?|both)(?: fuels)?(?: only| please)?\W*$/i
const RATHER_NOT =
  /\b(?:rather not|prefer not|not (?:giving|telling|saying|sharing)|(?:don'?t|do not) (?:want|wanna|like) (?:to|giving)|no way|none of your|mind your own)\b/i
const GAS_HEATED = /\b(?:combi|boiler|central heating|radiators?)\b/i
const NOT_GAS = /\b(?:electric\w*|oil|lpg|storage|heat pump|biomass|wood|no gas)\b/i
const TYPICAL =
  /^\W*(?:just |about |dunno,? |id say |probably |the )*(?:medium|average|normal|typical|usual|middling)(?: (?:use|usage|amount|home|house|user|one))?(?:,? (?:i (?:think|reckon|guess|suppose|spose)|probably)){0,6}\W*$/i
const PARTNER = /\b(?:wife|husband|hubby|partner|girlfriend|boyfriend|missus|mrs|fella|other half|bloke)\b/i
const KIDS =
  /\b(\d|a|one|two|three|four|five)? ?(?:kids?|children|child|bairns?|teenagers?|lads?|lasses|daughters?|sons?|bab(?:y|ies)|toddlers?)\b/i
/** While these are asked for, a bare word on the deal tells of it. */
const OF_HOME: readonly Wanted[] = ['postcode', 'mpan', 'use', 'spend', 'people', 'bedrooms', 'heating']

/** What a short answer means to the question that Mo asked, where it means nothing by itself. */
export function readOddAnswer(text: string, slots: Slots, wanted: Wanted | undefined): Slots {
  if (wanted === undefined) return slots
  if ((wanted === 'postcode' || wanted === 'mpan') && RATHER_NOT.test(text)) return { ...slots, answer: 'dont_know' }
  const [day] = slots.days
  if (wanted === 'deal' && day && slots.household.deal === undefined && !/\b(?:since|ago|last)\b/i.test(text))
    return withTold(slots, { deal: 'fixed', endsOn: day.day })
  const deal = OF_HOME.includes(wanted) ? OWN_DEAL.exec(text)?.[1]?.toLowerCase() : undefined
  if (deal !== undefined) {
    const { kind: _gone, ...filters } = slots.filters
    return withTold({ ...slots, filters }, { deal: deal.startsWith('fix') ? 'fixed' : 'variable' })
  }
  const fuel = OF_HOME.includes(wanted) && wanted !== 'heating' ? FUEL_ALONE.exec(text)?.[1]?.toLowerCase() : undefined
  if (fuel !== undefined)
    return withTold(slots, { fuels: fuel === 'both' ? 'both' : fuel === 'gas' ? 'gas' : 'electricity' })
  if (wanted !== 'heating' && OF_HOME.includes(wanted) && /^\W*(?:yes|yeah|yep),? gas\W*$/i.test(text))
    return withTold(slots, { heating: 'gas' })
  const [, one, two] = wanted === 'use' ? (TWO_FIGURES.exec(text) ?? []) : []
  if (one !== undefined && two !== undefined) {
    // Homes use more gas than electricity.
    const [electricity, gas] = [one, two].map((each) => Number(each.replaceAll(',', ''))).toSorted((a, b) => a - b)
    const { spend: _no, ...household } = slots.household
    return withTold({ ...slots, household }, { kwh: { electricity, gas } as { electricity: number; gas: number } })
  }
  if (wanted === 'heating' && !slots.household.heating && GAS_HEATED.test(text) && !NOT_GAS.test(text))
    return withTold(slots, { heating: 'gas' })
  if (wanted === 'use' && TYPICAL.test(text)) return withTold(slots, { isTypical: true })
  const isOfPeople = wanted === 'people' || wanted === 'use' || wanted === 'bedrooms'
  // "Me, the wife and two kids" holds a number that is not the whole.
  const named = isOfPeople ? peopleIn(text) : undefined
  const bare = isOfPeople && slots.household.people === undefined ? bareCount(text, wanted) : undefined
  const people = named ?? bare
  return people === undefined ? slots : withTold(slots, { people })
}

/** "Three", where Mo asked how much is used: nobody uses three of anything else. */
function bareCount(text: string, wanted: Wanted): number | undefined {
  const said = wanted === 'use' ? /^\W*([1-8]|one|two|three|four|five|six)\W*$/i.exec(text)?.[1] : undefined
  return said === undefined ? undefined : /\d/.test(said) ? Number(said) : valueOfWords(said)
}

/** "Me, the wife and two kids". */
function peopleIn(text: string): number | undefined {
  // Grown-ups who are counted are read with the children elsewhere.
  if (/\badults?\b/i.test(text)) return undefined
  const hasPartner = PARTNER.test(text) || /\b(?:us two|two of us|both of us|couple)\b/i.test(text)
  const kids = KIDS.exec(text)
  if (!hasPartner && !kids && !/^\W*(?:just |only )*me\b/i.test(text)) return undefined
  const many = kids ? countOf(kids[1], kids[0]) : 0
  return many === undefined ? undefined : 1 + (hasPartner ? 1 : 0) + many
}

function countOf(said: string | undefined, whole: string): number | undefined {
  if (said === undefined || said === '') return /s\b|children|babies/i.test(whole) ? undefined : 1
  return /\d/.test(said) ? Number(said) : /^a$/i.test(said) ? 1 : valueOfWords(said)
}

function withTold(slots: Slots, patch: Household): Slots {
  return { ...slots, household: { ...slots.household, ...patch } }
}
