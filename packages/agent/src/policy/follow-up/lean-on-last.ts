import { capRatesOn, type Fuel, FUELS, type IsoDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState, Household } from '../../agent-state.ts'
import { homeOfTurn, saidOf } from '../../home/home-of-turn.ts'
import { nearestFuel } from '../../home/nearest-fuel.ts'
import { fact, knownText, result } from '../../tools/results.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'
import type { FoundAnswer } from '../found-answer.ts'
import { quoteOf, tariffInHand } from '../of-list/quote-of.ts'

type Heard = { text: string; slots: Slots; state: AgentState; world: World }

const FILLER =
  '^\\W*(?:(?:ok(?:ay)?|no|nope|actually|sorry|and|or|but|so|right|well|hmm|then|now|please|can you|could you|oops|wait|that(?:.?s| is) (?:wrong|not right|not it))[\\s,.]+)*'
const MAKE_IT = new RegExp(
  `${FILLER}(?:(?:make|change|set|try|say|do|put) (?:it|that)(?: to| as| at)?|i mean|i meant|what if (?:it|i|we) (?:is|was|were|used?|paid?)|what about|how about|with|if it (?:is|was)|try|more like|nearer|it is|it's|its|what if (?:it is|it's|its)|(?:i|we) (?:use|used|pay|meant))\\s+(?:about |around |only |nearer |more like |closer to |roughly |really ){0,6}(£?)\\s?(\\d[\\d,]{0,12}(?:\\.\\d+)?)\\s{0,9}(kwh|units|k)?\\W{0,9}(?:then|instead|please|not that)?\\W{0,9}(?:(?:and )?(?:not|instead of|rather than)\\s+£?\\s?(\\d[\\d,]{0,12})(?:\\s*kwh)?)?\\W*$`,
  'i',
)
const HALF_GAS =
  /\bhalf\b.{0,15}\bgas\b|\b50 ?[/-] ?50\b|half (?:and|n) half|\bsplit (?:it|that) (?:evenly|in half|equally)/i
const PER = /\b(?:a|per|each|every) (month|week|day)\b|\b(monthly|weekly|daily)\b/i
const ASKS_SUM =
  /^\W*(?:(?:and|so|ok)\s+)*(?:(?:a|per|each) (?:month|week|day)|monthly|weekly|daily)\W*$|^(?!.*\b(?:charge|charges|rate|debit|save|saving|savings|pay|paying|costing me|cost me)\b).*\b(?:that|it|this|those|work out|in months|come to)\b/i
const WORKING =
  /\b(?:show|see|give|explain|let me see)\b.{0,18}\b(?:working|workings|sums?|maths|calculations?|breakdown)\b|\bhow (?:did|do|have) (?:you|u) (?:get|work|calculate|arrive|come|figure)\b.{0,20}\b(?:that|it|this|there|out)\b|\bwhere (?:does|did|do) (?:that|it|this|those)\b.{0,20}\bcome\b/i
const WITH_EV =
  /\b(?:and|what if|what about|how about|with|if (?:i|we) (?:had|got|get|buy|bought|have))\b.{0,22}\b(?:ev|electric (?:car|vehicle|van)|tesla)\b/i
const WHY_FIRST =
  /\bwhy\b.{0,30}\b(?:first|top|number one|no\.? ?1|at the top|recommend\w*|best|cheapest)\b|\bwhy (?:that|this) (?:one|tariff|supplier|deal|company)\b|\bwhat makes (?:that|it|this)\b.{0,20}\b(?:best|first|top|cheapest)\b/i
const WHY_WAIT = /\bwhy\b.{0,25}\b(?:wait|stay|not (?:now|switch)|hold on)\b/i
const WHAT_KNOWN =
  /\bwhat (?:have|did) (?:i|we) (?:say|said|tell|told|given?)\b|\bwhat do you (?:know|have|remember|think you know)\b.{0,20}\b(?:me|us|my|our)\b|\bwhat have you (?:noted|got|written)\b(?!.{0,20}\bbill\b)/i
const WHO_HELPS =
  /^\W*(?:and |so |but |ok |please )*(?:who (?:can|could|will|do i)|what (?:should|do|can|else can) i(?: do)?|where do i (?:go|start|turn)|can (?:you|anyone|somebody|anybody) help|help me|how|what now|what next|tell me more|anything else)\b.{0,25}$/i
const ALTERNATIVE = /\b(?:alternatives?|other (?:option|kind|choice|type)s?|instead|otherwise|what else)\b/i
const IS_GOOD =
  /^\W*(?:(?:so|and|but|ok|well)[\s,]+)*(?:is|are|was) (?:that|this|it|those|they) (?:\w+ )?(?:good|ok|okay|normal|any good|fair|bad|a lot|high|low|much|expensive|cheap|reasonable|typical|average)\b[^a-z]*$/i
const ONE_FUEL =
  /^\W*(?:(?:and|ok|okay|actually|what about|how about|what if it is|can you (?:do|show)|show(?: me)?|do|try|compare)\s+)*(?:(?:just|only)(?: (?:the|my|for|show|do|compare))* (electric\w*|elec|leccy|gas)|(electric\w*|elec|leccy|gas) (?:only|alone|on its own)|(?:without|no|not|minus|leave out|forget|ignore)(?: (?:the|my|any))* (electric\w*|elec|leccy|gas))(?: (?:then|please|now|instead|for now)){0,6}\W*$/i
const OFF_PREPAY =
  /\b(?:get|come|go|move|change|swap)\b.{0,8}\b(?:off|rid of|out of) (?:it|this|that|the (?:meter|key|card))\b/i
const SHORT = 9
/** "12th", after a month was given. */
const DAY_ALONE = /^\W*(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\W*$/i
const DO_ANYTHING = /\bdo (?:i|we) (?:need|have) to do (?:anything|something)\b/i

/** A short message that only makes sense after the last answer, and what it asks for then. */
export function leanOnLast({ text, slots, state, world }: Heard): FoundAnswer | undefined {
  const words = text.trim().split(/\s+/).length
  const said = saidOf(state)
  const hasList = state.comparison !== undefined
  const changed = changedFigure(text, slots, said) ?? (HALF_GAS.test(text) ? halved(said) : undefined)
  if (changed && (hasList || state.topic?.call === 'compare' || said.kwh || said.spend))
    return { calls: noteAndCompare(changed) }
  const scaled = scaledUse({ text, slots, state, world })
  if (scaled && (hasList || world.bills.length > 0)) return { calls: noteAndCompare(scaled) }
  if (HALF_GAS.test(text) && said.spend)
    return {
      calls: [],
      at_once: knownText(
        state,
        'half_gas',
        'I work your use out from what you pay for both fuels together. If you know the kWh of each fuel, tell me, such as "2,500 kWh electricity and 9,500 kWh gas", and I use those.',
      ),
    }
  const only = hasList ? onlyFuel(text) : undefined
  if (only) return { calls: noteAndCompare({ fuels: only }) }
  if (hasList && WITH_EV.test(text)) return { calls: noteAndCompare({ hasEv: true }) }
  if (hasList && WORKING.test(text)) return { calls: [{ name: 'compare', args: { is_why: true } }] }
  if ((hasList || world.bills.length > 0) && WHY_WAIT.test(text))
    return { calls: [{ name: 'compare', args: { is_why: true } }] }
  if (hasList && WHY_FIRST.test(text)) return { calls: [], at_once: sayWhyFirst(state, world) }
  if (WHAT_KNOWN.test(text) && Object.keys(said).length > 0)
    return { calls: [{ name: 'note_details', args: { ...said } }] }
  const day = DAY_ALONE.exec(text)?.[1]
  if (day !== undefined && said.endsOn !== undefined && state.topic?.call === 'compare' && Number(day) <= 31)
    return {
      calls: noteAndCompare({ endsOn: `${said.endsOn.slice(0, 8)}${day.padStart(2, '0')}` as IsoDay, deal: 'fixed' }),
    }
  if (words > SHORT) return undefined
  if (said.meter === 'day_night' && /\bworth (?:keeping|it|having|staying)\b|\bkeep it\b/i.test(text))
    return { calls: [{ name: 'explain_term', args: { term: 'economy_7_fit' } }] }
  if (said.paymentMethod === 'prepayment' && OFF_PREPAY.test(text))
    return { calls: [{ name: 'explain_term', args: { term: 'leave_prepayment' } }] }
  if (said.endsOn !== undefined && DO_ANYTHING.test(text))
    return { calls: [{ name: 'explain_term', args: { term: 'fix_ends' } }] }
  if (IS_GOOD.test(text) && (hasList || world.bills.length > 0) && state.topic?.call !== 'explain_term')
    return { calls: [{ name: 'compare', args: {} }] }
  const per = PER.exec(text)
  const isOfList =
    hasList && /\b(?:monthly|weekly|daily) (?:cost|price)\b|\b(?:cost|price) (?:a|per) (?:month|week|day)\b/i.test(text)
  if (per && (isOfList || ASKS_SUM.test(text)) && !/\d/.test(text)) {
    const split = sayPer((per[1] ?? per[2] ?? '').toLowerCase(), state, world)
    if (split) return { calls: [], at_once: split }
  }
  const { topic } = state
  if (topic?.call === 'help_route' && WHO_HELPS.test(text)) return { calls: [moreHelp(topic.args['kind'])] }
  if (topic?.call === 'help_route' && String(topic.args['kind']).startsWith('debt') && ABOUT_DEBT.test(text))
    return { calls: [{ name: 'help_route', args: { kind: 'debt_switch' } }] }
  if (topic?.call === 'explain_term' && ALTERNATIVE.test(text) && DEALS.includes(String(topic.args['term'])))
    return {
      calls: [{ name: 'explain_term', args: { term: topic.args['term'] === 'fixed' ? 'variable' : 'fixed' } }],
    }
  return undefined
}

const DEALS = ['tracker', 'fixed', 'variable', 'time_of_use', 'economy_7', 'green']
const ABOUT_DEBT =
  /^\W*£?\s?\d[\d,.]{0,12}\W*$|\b(?:key|card|prepay\w*|pay as you go|credit) ?(?:meter)?\b|\bswitch|leave|move\b/i

function moreHelp(kind: unknown): ToolCall {
  return kind === 'debt' || kind === 'disconnection'
    ? { name: 'explain_term', args: { term: 'help_schemes' } }
    : { name: 'help_route', args: { kind } }
}

/** "Just electricity", or "without gas", which is the same. */
function onlyFuel(text: string): Fuel | undefined {
  const [, only, alone, without] = ONE_FUEL.exec(text) ?? []
  const named = only ?? alone ?? without
  if (named === undefined) return undefined
  const isGas = named.toLowerCase() === 'gas'
  return isGas === (without === undefined) ? 'gas' : 'electricity'
}

function noteAndCompare(patch: Household): ToolCall[] {
  return [
    { name: 'note_details', args: { ...patch } },
    { name: 'compare', args: { is_update: true } },
  ]
}

const USES =
  /\b(?:i|we) (?:actually |really |only )?(?:use|used|get through)\b.{0,20}?\b(\d{1,2},?\d{3})\b(?! ?(?:p\b|pounds|quid))/i

/** "Make it 4,000": the figure that was given last, in its own unit. */
function changedFigure(text: string, slots: Slots, said: Household): Household | undefined {
  if (slots.household.kwh || slots.household.spend) return undefined
  const uses = USES.exec(text)?.[1]
  if (uses !== undefined && !text.includes('£')) {
    const kwh = Number(uses.replaceAll(',', ''))
    return { kwh: { [slots.fuel ?? (said.kwh && nearestFuel(said.kwh, kwh)) ?? 'electricity']: kwh } }
  }
  const found = MAKE_IT.exec(text)
  if (!found) return undefined
  const [, sign, amount = '', unit = '', wrong] = found
  const value = Number(amount.replaceAll(',', '')) * (unit.toLowerCase() === 'k' ? 1000 : 1)
  if (sign === '' && said.kwh && (value >= 300 || /kwh|units/i.test(unit))) {
    const meant = wrong === undefined ? undefined : nearestFuel(said.kwh, Number(wrong.replaceAll(',', '')))
    const fuel = slots.fuel ?? meant ?? nearestFuel(said.kwh, value) ?? 'electricity'
    return { kwh: { [fuel]: value } }
  }
  if (!said.spend || /kwh|units/i.test(unit)) return undefined
  return { spend: { ...said.spend, pence: Math.round(value * 100) } }
}

function halved({ kwh }: Household): Household | undefined {
  if (!kwh) return undefined
  const half = Math.round(((kwh.electricity ?? 0) + (kwh.gas ?? 0)) / 2)
  return { fuels: 'both', kwh: { electricity: half, gas: half } }
}

const GOES_UP = /\b(?:goes?|went|is|are|gets?)\b.{0,6}\b(up|down)\b.{0,8}\b(\d{1,2}) ?(?:%|per ?cent)/i
const BY_PART =
  /\b(?:drop\w*|fall\w*|go(?:es)? down|cut|reduc\w*|down|less|halv\w*)\b.{0,12}\b(?:by )?(?:a |one )?(half|third|quarter|fifth|tenth)\b|\b(?:gas|electric\w*|usage|use) (?:drops? |falls? |goes down )?by (?:a |one )?(half|third|quarter|fifth|tenth)\b/i
const PART: Readonly<Record<string, number>> = { half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 }
const LESS_OR_MORE =
  /(?:^|\b(?:what if|if|suppose|say|and|maybe|perhaps|probably|about|like|roughly|around)\b.{0,30})\b(\d{1,2}) ?(?:%|per ?cent)\s*(?:of )?(less|more|fewer|lower|higher|extra)\b|\b(?:what if|if|suppose)\b.{0,25}\b(half|twice|double)\b.{0,15}\b(?:use\w*|energy|much|gas|electric\w*)\b/i

/** "What if I used 20% less": all fuels in that measure, from the use that the list was made for. */
function scaledUse({ text, slots, state, world }: Heard): Household | undefined {
  const moved = /\bus(?:e|age|ing)\b|\bconsumption\b/i.test(text) ? GOES_UP.exec(text) : null
  const cut = BY_PART.exec(text)
  const named = PART[(cut?.[1] ?? cut?.[2] ?? '').toLowerCase()]
  const byPart = named === undefined ? null : ['', String(named), 'less', undefined]
  const found =
    LESS_OR_MORE.exec(text) ?? byPart ?? (moved && ['', moved[2], moved[1] === 'up' ? 'more' : 'less', undefined])
  if (!found) return undefined
  const [, share, way = '', whole] = found
  const part = Number(share) / 100
  const times = whole
    ? whole.toLowerCase() === 'half'
      ? 0.5
      : 2
    : /more|higher|extra/i.test(way)
      ? 1 + part
      : 1 - part
  const { use } = homeOfTurn({ state, world })
  const kwh = Object.fromEntries(
    FUELS.flatMap((fuel) => {
      const usage = use[fuel]?.use
      // "Half the gas" leaves the electricity as it is.
      if (!usage || (slots.fuel !== undefined && slots.fuel !== fuel)) return []
      const wattHours = 'single' in usage ? usage.single : usage.day + usage.night
      return [[fuel, Math.round((wattHours * times) / 1000)]]
    }),
  )
  return Object.keys(kwh).length > 0 ? { kwh } : undefined
}

const PARTS: Readonly<Record<string, [part: number, name: string]>> = {
  month: [12, 'a month'],
  monthly: [12, 'a month'],
  week: [52, 'a week'],
  weekly: [52, 'a week'],
  day: [365, 'a day'],
  daily: [365, 'a day'],
}

function sayPer(period: string, state: AgentState, world: World): ToolResult | undefined {
  const [parts, name] = PARTS[period] ?? [12, 'a month']
  if (state.topic?.call === 'price_cap') {
    const cap = capRatesOn({ on: world.today, fuel: 'electricity', paymentMethod: 'direct_debit' })?.typicalYearPounds
    if (cap === undefined) return undefined
    const [year, part] = [sayWholePounds(cap * 100), sayPounds(Math.round((cap * 100) / parts))]
    return result(
      state,
      'per',
      `For a home with typical use ${year} a year is about ${part} ${name}. Yours follows your own use.`,
      [],
      [fact('per.year', 'money', year), fact('per.part', 'money', part)],
    )
  }
  const tariff = state.comparison && tariffInHand(state, world)
  const pence = tariff && quoteOf(tariff, state, world)?.costPence
  if (pence === undefined || !tariff) return undefined
  const isFirst = tariff.id === state.comparison?.shown[0]
  const [year, part] = [sayPounds(pence), sayPounds(Math.round(pence / parts))]
  return result(
    state,
    'per',
    `${isFirst ? 'The first on the list, ' : ''}${tariff.name} from ${tariff.supplier}${isFirst ? ',' : ''} is ${year} a year, so about ${part} ${name}. A supplier may set a Direct Debit a little differently.`,
    [],
    [
      fact('per.tariff', 'tariff', tariff.name),
      fact('per.supplier', 'supplier', tariff.supplier),
      fact('per.year', 'money', year),
      fact('per.part', 'money', part),
    ],
  )
}

function sayWhyFirst(state: AgentState, world: World): ToolResult {
  const tariff = world.catalogue.find(({ id }) => id === state.comparison?.shown[0])
  const pence = state.comparison?.firstPence
  const first =
    tariff && pence !== undefined
      ? `${tariff.name} from ${tariff.supplier} stands first because a year with it costs you least of all on the list: ${sayPounds(pence)}. `
      : ''
  return result(
    state,
    'why_first',
    `${first}The order is the cost of a year for your use, with standing charges and VAT, and nothing else. What a supplier may pay us plays no part. The card shows the working of each.`,
    [],
    tariff && pence !== undefined
      ? [
          fact('first.tariff', 'tariff', tariff.name),
          fact('first.supplier', 'supplier', tariff.supplier),
          fact('first.year', 'money', sayPounds(pence)),
        ]
      : [],
  )
}
