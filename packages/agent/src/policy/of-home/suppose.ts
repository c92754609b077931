import { type Comparison, FUELS, roughPence, sayPounds, sayWholePounds, useFromQuestions } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { Household } from '../../agent-state.ts'
import { capUnitPence } from '../../home/cap-year.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn, saidOf, withSaid } from '../../home/home-of-turn.ts'
import type { KnownHome } from '../../home/known-home.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import { type Change, findChange } from '../../understand/find/find-change.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'
import { sayDearer } from './say-dearer.ts'
import { sayPayment, sayPeople, sayWithoutGas } from './say-supposed.ts'
import { kwhOf, OF_TRYING, tried } from './try-out.ts'
import { sayKwhOf, typicalHome } from './typical-home.ts'

const WATTS = 1000
const BACK =
  /\b(?:put|set|change|turn) (?:it|that|them|everything|things)? ?back\b|\b(?:go )?back (?:to )?(?:how|what|as|the way) (?:it|they) (?:was|were)\b|\bundo\b|\breset (?:it|that)\b|\bas (?:it was|before)\b/
const OF_LIST =
  /\b(?:prices?|rates?|cap|supplier|tariff|market)\b.{0,12}\b(?:go|goes|went|rise|rises|fall|falls|up|down)\b/

/** "What if": worked out beside what is known, and not kept. */
export function suppose(heard: Heard): HomeAnswer | undefined {
  const { plain, slots, state, world } = heard
  const back = putBack(heard)
  if (back) return back
  const dearer = sayDearer(heard)
  if (dearer) return onCompare(dearer)
  const change = OF_LIST.test(plain) ? undefined : findChange(plain, slots.fuel)
  if (!change) return undefined
  const home = homeOfTurn({ state, world })
  const found = comparisonOf({ state, world })
  if (!found && change.people !== undefined && home.useSource !== 'questions') return onCompare(sayPeople(heard))
  if (!found) return withoutList(change, home, heard)
  if (change.withoutGas) return onCompare(sayWithoutGas(heard, home, found))
  if (change.payment) return onCompare(sayPayment(change.payment, heard, found))
  if (change.people !== undefined && home.useSource !== 'questions') return onCompare(sayPeople(heard))
  const patch = patchOf(change, home, saidOf(state), world.today)
  if (!patch) return undefined
  const then = comparisonOf({ state: withSaid(state, { ...saidOf(state), ...patch }), world })
  const said = then && sayChange(patch, home, found, then, change)
  return said === undefined || !then ? undefined : onCompare(tried(state, said, [found, then]))
}

const NOW =
  /\b(?:now|these days|from now|more like|nearer|too (?:low|high)|actually|probably|really|double it|halve it)\b/
const NOT_TOLD =
  /\?|^(?:what|how|why|when|which|who|where|is|are|does|do|did|can|could|should|will|would|if|suppose|say)\b|£|\b(?:quid|pounds|pay|paying|bill|price|prices|rate|rates)\b/

/** "Our gas is more like 14,000": what is so now is noted, and not only tried. */
export function tellChange({ text, plain, slots, state, world }: Heard): HomeAnswer | undefined {
  if (!NOW.test(plain) || NOT_TOLD.test(plain) || text.includes('?')) return undefined
  const now = kwhOf(homeOfTurn({ state, world }))
  const named = FUELS.find((fuel) => now[fuel] !== undefined && plain.replaceAll(',', '').includes(String(now[fuel])))
  const change = findChange(plain, slots.fuel ?? named, true)
  if (!change || !(change.times || change.instead || change.plus) || change.ev) return undefined
  const home = homeOfTurn({ state, world })
  if (Object.keys(kwhOf(home)).length === 0) return undefined
  const patch = patchOf(change, home, saidOf(state), world.today)
  return patch && { calls: noteAndCompare(patch), at_once: [] }
}

function noteAndCompare(patch: Household): ToolCall[] {
  return [
    { name: 'note_details', args: { ...patch } },
    { name: 'compare', args: { is_update: true } },
  ]
}

function onCompare(words: ToolResult | undefined): HomeAnswer | undefined {
  return words && { calls: [], at_once: [words], about: { name: 'compare', args: {} } }
}

function putBack({ plain, state, world }: Heard): HomeAnswer | undefined {
  if (!BACK.test(plain) || !findChange(readWords(state.summary.at(-2) ?? '').plain, undefined)) return undefined
  const home = homeOfTurn({ state, world })
  const now = comparisonOf({ state, world })?.current.pence
  const year =
    now === undefined
      ? ''
      : ` A year as now is ${home.isPriceAssumed ? `about ${sayWholePounds(roughPence(now))}` : sayPounds(now)}.`
  const says = `It is as it was: I only tried that out and kept your own figures, ${sayKwhOf(kwhOf(home))} a year.${year}`
  return onCompare(knownText({ ...state, topic: { call: 'compare', args: {} } }, 'put_back', says))
}

/** The use in kWh that follows from a change, for all fuels of the home. */
function patchOf(change: Change, home: KnownHome, said: Household, today: string): Household | undefined {
  const now = kwhOf(home)
  const of = (value: { fuel: 'electricity' | 'gas' | undefined }) =>
    FUELS.filter((fuel) => now[fuel] !== undefined && (value.fuel === undefined || value.fuel === fuel))
  const kwh = { ...now }
  if (change.typical) {
    const usual = typicalHome({}, today)?.kwh
    for (const fuel of FUELS) if (kwh[fuel] !== undefined && usual?.[fuel] !== undefined) kwh[fuel] = usual[fuel]
  } else if (change.times)
    for (const fuel of of(change.times)) kwh[fuel] = Math.round((now[fuel] ?? 0) * change.times.by)
  else if (change.instead) kwh[change.instead.fuel ?? fuelNear(change.instead.kwh, now)] = change.instead.kwh
  else if (change.ev) kwh.electricity = (now.electricity ?? 0) + (change.plus?.kwh ?? addedBy({ hasEv: true }, today))
  else if (change.heatPump) {
    delete kwh.gas
    kwh.electricity = (now.electricity ?? 0) + addedBy({ heating: 'heat_pump' }, today)
    return { kwh, fuels: 'electricity' }
  } else if (change.plus) {
    const { fuel = 'electricity', kwh: more } = change.plus
    kwh[fuel ?? 'electricity'] = Math.max(0, (now[fuel ?? 'electricity'] ?? 0) + more)
  } else if (change.people !== undefined) {
    if (home.useSource !== 'questions' || said.people === undefined) return undefined
    return { people: Math.max(1, said.people + change.people) }
  }
  return { kwh }
}

/** Of two known figures the one that a new one is nearer to. */
function fuelNear(kwh: number, now: { electricity?: number; gas?: number }): 'electricity' | 'gas' {
  if (now.gas === undefined || now.electricity === undefined) return now.gas === undefined ? 'electricity' : 'gas'
  return Math.abs(now.gas - kwh) < Math.abs(now.electricity - kwh) ? 'gas' : 'electricity'
}

/** What a car or a heat pump uses in a year, as the estimate for homes counts it. */
function addedBy(more: { hasEv?: boolean; heating?: 'heat_pump' }, today: string): number {
  const plain = { people: 2, bedrooms: 3, heating: 'gas' as const, hasEv: false }
  const [before, after] = [plain, { ...plain, ...more }].map((each) => {
    const usage = useFromQuestions(each, today)?.electricity?.use
    return usage && 'single' in usage ? usage.single : 0
  })
  return Math.round(((after ?? 0) - (before ?? 0)) / WATTS)
}

function sayChange(
  patch: Household,
  home: KnownHome,
  now: Comparison,
  then: Comparison,
  change: Change,
): string | undefined {
  const [first, firstThen] = [now.quotes[0], then.quotes[0]]
  if (!first || !firstThen) return undefined
  const isRough = home.isPriceAssumed || home.useSource !== 'bill'
  const say = (pence: number) => (isRough ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
  const gap = then.current.pence - now.current.pence
  const what = patch.kwh ? `${sayKwhOf(patch.kwh)} a year` : `${patch.people} people`
  const rough = change.ev || change.heatPump ? ' The use of it is a rough guess: miles and weather change it.' : ''
  const same = first.tariffId === firstThen.tariffId
  return `With ${what}, a year as now would cost ${say(then.current.pence)} instead of ${say(now.current.pence)}: ${say(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'}. The first on the list would ${same ? 'still ' : ''}be ${firstThen.tariffName} from ${firstThen.supplier}, at ${say(firstThen.costPence)} a year.${rough} ${OF_TRYING}`
}

/** Where nothing can be compared yet: a car has a cost of its own, and a new figure is worth noting. */
function withoutList(change: Change, home: KnownHome, { state, world }: Heard): HomeAnswer | undefined {
  const unit = capUnitPence('electricity', world.today)
  if (change.ev && unit !== undefined) {
    const kwh = change.plus?.kwh ?? addedBy({ hasEv: true }, world.today)
    const year = roughPence(Math.round(kwh * unit))
    const says = `Roughly ${sayWholePounds(year)} a year, about ${sayWholePounds(year / 12)} a month: a car that drives some 7,000 miles a year takes about ${kwh.toLocaleString('en-GB')} kWh, at the average cap of ${unit}p per kWh. More miles cost more. With a tariff that is cheap at night it can be much less, and such tariffs mostly need a smart meter.`
    const told = knownText({ ...state, topic: { call: 'explain_term', args: { term: 'ev_tariff' } } }, 'ev_cost', says)
    return { calls: [], at_once: [told], about: { name: 'explain_term', args: { term: 'ev_tariff' } } }
  }
  if (change.payment) return { calls: [{ name: 'explain_term', args: { term: 'ways_to_pay' } }], at_once: [] }
  const isKnown = Object.keys(kwhOf(home)).length > 0 || saidOf(state).kwh !== undefined
  const patch = isKnown && !change.payment ? patchOf(change, home, saidOf(state), world.today) : undefined
  if (!patch) return undefined
  return { calls: noteAndCompare(patch), at_once: [] }
}
