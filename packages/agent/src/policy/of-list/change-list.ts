import { compareTariffs, FUELS, sayPounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayAgainstTypical } from '../../bill/sums-of-year.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { homeForComparison } from '../../home/known-home.ts'
import { fact, knownText, result } from '../../tools/results.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import type { World } from '../../world.ts'
import type { Continued } from '../follow-up/continued.ts'
import { ratesOfTariff } from './tariff-beside-mine.ts'

type Heard = { plain: string; slots: Slots; state: AgentState; world: World }

const GOES_ON =
  /^(?:(?:ok|okay|and|but|so|right|hmm)\s+)*(?:what about|how about|and|with|by|if i (?:pay|paid)|what if i (?:pay|paid)|on|for|which|any)\b/
const MOVES =
  /^(?:and |but |so |ok )*(?:what (?:happens )?if|if|when) (?:i|we) (?:move|moved|am moving|leave)(?: (?:house|home|out|flat))?(?: (?:then|next year|soon))*$/
const OTHER_USE =
  /\b(?:if|when|suppose)\b.{0,12}\b(?:i|we) (?:actually |really )?(?:use|used|need) (?:a bit |a lot |much |even )?(more|less)\b(?!.{0,25}\d)/
const OF_IT = /\b(?:it|that|this|that one|this one|the fee)\b/
const TERMS = /\b(?:exit fee|leaving fee|fee|a fix|fixed|variable|green|renewable|how long)\b/

/** A wish that changes one thing on the list, or asks one thing of the tariff that stands out on it. */
export function changeList({ plain, slots, state, world }: Heard): Continued | undefined {
  const { comparison } = state
  if (!comparison) return undefined
  const words = plain.split(' ').length
  if (MOVES.test(plain)) return { calls: [{ name: 'help_route', args: { kind: 'moving_home' } }], at_once: [] }
  const swing = OTHER_USE.exec(plain)?.[1]
  if (swing !== undefined) return otherUse(swing === 'more', state, world)
  const isOne = state.topic?.call === 'explain_tariff'
  if (SURPRISES.test(plain))
    return { calls: [], at_once: [knownText(state, 'surprises', CERTAINTY)], about: { name: 'compare', args: {} } }
  if (GUARANTEED.test(plain))
    return { calls: [], at_once: [knownText(state, 'guarantee', NO_GUARANTEE)], about: { name: 'compare', args: {} } }
  const place = slots.ordinal === undefined ? undefined : comparison.shown[slots.ordinal - 1]
  if (place !== undefined && slots.ordinal !== 1 && /\b(?:cheapest|best|lowest)\b/.test(plain))
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: place } }], at_once: [] }
  if (
    place !== undefined &&
    /^(?:(?:ok|right|and|the|yes|go|with|take|then)\s+)*(?:first|second|third|fourth|fifth)(?: one)?(?: then| please)*$/.test(
      plain,
    ) &&
    state.asked?.wanted !== 'which_tariff'
  )
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: place } }], at_once: [] }
  if (JUDGED.test(plain) && state.topic?.call === 'compare') {
    const typical = sayAgainstTypical({ state, world }, homeOfTurn({ state, world }))
    if (typical)
      return {
        calls: [],
        at_once: [knownText(state, 'typical', typical.says)],
        about: { name: 'compare', args: {} },
      }
  }
  const isOfRates = isOne && RATES.test(plain)
  if (isOfRates && slots.ordinal === undefined && words <= 9) return ofRates(state, world)
  if (
    /\b(?:do|decide|think about) (?:it|that|this) (?:later|another time|tomorrow)\b|\bthink about it\b|\bleave it (?:for|till|until) (?:now|later)\b/.test(
      plain,
    )
  )
    return { calls: [{ name: 'explain_term', args: { term: 'no_hurry' } }], at_once: [] }
  if (
    /\bnot (?:that |very )?(?:much|a lot)\b|\bmore off\b|\bsave (?:even )?more\b|\bwhat else can i do\b|\buse less\b/.test(
      plain,
    )
  )
    return { calls: [{ name: 'explain_term', args: { term: 'use_less' } }], at_once: [] }
  const { kind, green, noExitFee } = slots.filters
  const narrowed = { ...(kind && { kind }), ...(green && { green }), ...(noExitFee && { noExitFee }) }
  if (
    words <= 4 &&
    Object.keys(narrowed).length > 0 &&
    !OF_IT.test(plain) &&
    !/\b(?:what|why|my|i|is|a)\b/.test(plain) &&
    !state.asked
  )
    return { calls: [{ name: 'compare', args: { filters: narrowed } }], at_once: [] }
  if (words <= 5 && /\b(?:longer|longest)\b/.test(plain) && !/\bwhy|how\b/.test(plain))
    return { calls: [{ name: 'compare', args: { filters: { sort: 'length' } } }], at_once: [] }
  const { paymentMethod } = slots.filters
  if (paymentMethod && GOES_ON.test(plain) && words <= 7 && slots.household.kwh === undefined)
    return { calls: [{ name: 'compare', args: { filters: { paymentMethod } } }], at_once: [] }
  const isAsked =
    !/\b(?:ones|any|some)\b/.test(plain) &&
    OF_IT.test(plain) &&
    TERMS.test(plain) &&
    words <= 9 &&
    !/\b(?:my|mine|present|current|now|no|without)\b/.test(plain)
  if (
    isAsked &&
    slots.ordinal === undefined &&
    slots.tariffIds.length === 0 &&
    (isOne || Object.keys(state.filters).length > 0)
  )
    return ofTariff(plain, state, world)
  return undefined
}

const JUDGED =
  /^(?:(?:so|and|but|ok|well)\s+)*is (?:that|this|it) (?:\w+ )?(?:normal|a lot|high|low|too much|average|typical)\b/
const SURPRISES =
  /\b(?:hate|dislike|do not (?:like|want)|no) (?:any )?surprises\b|\bpeace of mind\b|\b(?:want|like|need) (?:some )?(?:certainty|to know what i pay)\b/
const CERTAINTY =
  'Then a fix suits you: its rates stay until the end date, whatever the cap does. The bill still follows your use. If you are on a fix now, you are covered until it ends, and the time to take the next one is its last 49 days.'
const GUARANTEED = /\b(?:guaranteed?|promise[ds]?|definitely save|for certain)\b/
const NO_GUARANTEE =
  'No, it is not guaranteed. It holds if you use as much as before and prices stay as they are today. A fix holds its own rates, but what you would pay without it can move with the cap.'
const RATES =
  /^(?:(?:and|ok|so)\s+)*(?:what (?:is|are) (?:the|its|their) )(?:unit |standing |electricity |gas )*(?:rates?|charges?|prices?)\b(?!.*\bmy\b)|\bper (?:kwh|unit)\b/

function ofRates(state: AgentState, world: World): Continued | undefined {
  const id =
    state.topic?.call === 'explain_tariff'
      ? state.topic.args['tariff_id']
      : (state.pointed ?? state.comparison?.shown[0])
  const tariff = world.catalogue.find((each) => each.id === id)
  const found = tariff && ratesOfTariff(tariff, state, world)
  return found && { calls: [], at_once: [found], about: { name: 'explain_tariff', args: { tariff_id: String(id) } } }
}

/** One term of the tariff that is talked about, and no more. */
function ofTariff(plain: string, state: AgentState, world: World): Continued | undefined {
  const id = state.topic?.call === 'explain_tariff' ? state.topic.args['tariff_id'] : state.comparison?.shown[0]
  const tariff = world.catalogue.find((each) => each.id === id)
  if (!tariff) return undefined
  const fee =
    tariff.exitFeePencePerFuel > 0
      ? `Yes. Leaving it early costs ${sayPounds(tariff.exitFeePencePerFuel)} for each fuel.`
      : 'No, it has no exit fee.'
  const months = tariff.term && 'months' in tariff.term ? ` for ${tariff.term.months} months` : ''
  const kind =
    tariff.kind === 'fixed'
      ? `It is a fix${months}.`
      : `It is ${tariff.kind === 'tracker' ? 'a tracker' : 'variable'}, so its price can change.`
  const green = tariff.features.includes('green') ? 'Yes, the supplier calls it green.' : 'No, it is not sold as green.'
  const says = `${tariff.name}: ${/fee/.test(plain) ? fee : /green|renew/.test(plain) ? green : kind}`
  const facts = [fact('one.tariff', 'tariff', tariff.name), ...factsOfText('one', says)]
  return {
    calls: [],
    at_once: [result({ ...state, pointed: tariff.id }, 'one', says, [], facts)],
    about: { name: 'explain_tariff', args: { tariff_id: tariff.id } },
  }
}

/** The first of the list and the year as now, with a tenth and a fifth more or less. */
function otherUse(isMore: boolean, state: AgentState, world: World): Continued | undefined {
  const home = homeOfTurn({ state, world })
  const basis = homeForComparison(home)
  if (!basis || (!home.use.electricity && !home.use.gas)) return undefined
  const names = new Set<string>()
  const said = [10, 20].map((percent) => {
    const times = isMore ? 100 + percent : 100 - percent
    const use = Object.fromEntries(
      FUELS.flatMap((fuel) => {
        const known = home.use[fuel]
        if (!known) return []
        const one = known.use
        const scaled =
          'single' in one
            ? { single: Math.round((one.single * times) / 100) }
            : { day: Math.round((one.day * times) / 100), night: Math.round((one.night * times) / 100) }
        return [[fuel, { use: scaled, note: known.note }]]
      }),
    )
    const { quotes, current } = compareTariffs({
      on: world.today,
      home: basis,
      use,
      current: home.contracts,
      catalogue: world.catalogue,
    })
    const [best] = quotes
    if (!best) return ''
    names.add(best.tariffName)
    const now = home.currentBasis === 'unknown' ? '' : `, against ${sayPounds(current.pence)} as now`
    return `With ${percent}% ${isMore ? 'more' : 'less'} use the first is ${best.tariffName} at ${sayPounds(best.costPence)} a year${now}.`
  })
  const says = `${said.join(' ')} You pay for what you use, so both go ${isMore ? 'up' : 'down'} together.`
  const facts = [...[...names].map((name) => fact('swing.tariff', 'tariff', name)), ...factsOfText('swing', says)]
  return { calls: [], at_once: [result(state, 'swing', says, [], facts)], about: { name: 'compare', args: {} } }
}

const DO_IT =
  /^(?:(?:ok|okay|right|yes|yeah|great|good|fine|cool|lovely|perfect|alright|sounds good|then)\s+)*(?:please )?(?:let us |lets |i will |can you |can we )?(?:just )?(?:do|take|start|go (?:for|with|ahead with)|have|book|choose|pick|start with|get) (?:it|that|this|that one|this one|with that|with it|with that one)(?: one)?(?: then| please| now| for me)*$|^(?:ok |okay |yes |right |great )*(?:go ahead|sign me up|let us go|lets go)(?: then| please| with it| with that)*$/

/** "Ok, do that": what was last looked at or advised. A switch is asked back before it begins. */
export function doIt(plain: string, state: AgentState): Continued | undefined {
  const { comparison, pointed } = state
  const isYes =
    /^(?:yes|yeah|yep|yup|aye|yes please|ok yes)$/.test(plain) &&
    comparison?.verdict?.kind === 'switch' &&
    state.topic?.call === 'compare' &&
    !state.asked
  if (!(DO_IT.test(plain) || isYes) || !comparison || state.subject !== 'own' || state.asked?.wanted === 'start_switch')
    return undefined
  const { verdict } = comparison
  const isNarrowed = Object.keys(state.filters).length > 0
  const isWaiting = verdict?.kind === 'wait' && verdict.date !== null
  if (pointed === undefined && isWaiting && !isNarrowed && state.topic?.call === 'compare' && verdict.date !== null)
    return { calls: [{ name: 'set_reminder', args: { on: verdict.date } }], at_once: [] }
  if (verdict?.kind === 'stay' && pointed === undefined && !isNarrowed)
    return {
      calls: [],
      at_once: [
        knownText(
          state,
          'stay',
          'Then there is nothing to do now: you stay where you are. Say "remind me" if you would like a mail when it is time to look again.',
        ),
      ],
    }
  const id = pointed ?? (isNarrowed ? comparison.shown[0] : (verdict?.tariffId ?? comparison.shown[0]))
  const call: ToolCall | undefined = id === undefined ? undefined : { name: 'start_switch', args: { tariff_id: id } }
  return call && { calls: [call], at_once: [] }
}
