import { capRatesOn, FUELS, sayPounds, sayWholePounds, typicalUseOn } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const JUDGES =
  /\b(?:a lot|lots|loads|normal|high|low|ok|okay|too much|too high|average|much|typical|about right|bad|good|excessive|steep|dear|expensive|fair|reasonable|usual|right for)\b/
const KWH = /\b(\d[\d,]{2,6}) ?(?:kwh|kilowatt hours?|units)\b|\b(?:usage|use|consumption) is (\d[\d,]{2,6})\b/
const MONEY =
  /£ ?(\d[\d,]*(?:\.\d+)?)|\b(\d{2,4}) ?(?:quid|pounds)\b|\b(\d{2,4}) (?:a|per) (?:month|year|quarter|week)\b/
const SPAN = /\b(?:a|per|each|every) ?(month|year|quarter|week)\b|\b(monthly|yearly|quarterly|weekly)\b/
const TIMES: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4, year: 1 }
const OTHER =
  /\b(?:credit|exit|fee|refund|back ?dated|owe|owing|debt|deposit|compensat\w*|standing charge|rebate|discount|cap|smart|reading|offer\w*|quote\w*|renewal|fix for|tariff|charger|solar|battery|boiler|repair|prepay\w*|top ?up|key|went up|gone up|up from|jumped|rise|rose)\b/

/** "Is 3,100 kWh a lot?", "is £210 a month normal?": set against a typical home, and not noted as told. */
export function judgeUse(plain: string, state: AgentState, world: World): ToolResult | undefined {
  const isAsked =
    /^(?:so |and |ok |hi |hello |please )*(?:is|are|does|would|do you think)\b|\b(?:is|does) (?:it|that|this|\d|£)/.test(
      plain,
    )
  if (!isAsked || !JUDGES.test(plain) || OTHER.test(plain)) return undefined
  const typical = typicalUseOn(world.today)?.medium
  if (!typical) return undefined
  const next: AgentState = { ...state, topic: { call: 'estimate_usage', args: { typical: true } } }
  const [, given, told] = KWH.exec(plain) ?? []
  const kwh = given ?? told
  if (kwh !== undefined) {
    const isGas = /\bgas\b/.test(plain)
    const usual = isGas ? typical.gas : typical.electricity
    const amount = Number(kwh.replaceAll(',', ''))
    const fuel = isGas ? 'gas' : 'electricity'
    const says = `${amount.toLocaleString('en-GB')} kWh of ${fuel} in a year is ${sideOf(amount, usual)} a typical home in Great Britain, for which Ofgem takes ${usual.toLocaleString('en-GB')} kWh. What is normal depends on people, rooms and heating: one person may use far less, a large family or a home with electric heating far more. If the figure is for a shorter time than a year, it counts for more.`
    return knownText(next, 'judge_use', says)
  }
  const [, pounds, quid, bare] = MONEY.exec(plain) ?? []
  const [, span, adverb] = SPAN.exec(plain) ?? []
  const period = span ?? adverb?.replace('ly', '')
  const sum = pounds ?? quid ?? bare
  if (sum === undefined || period === undefined) return undefined
  if (
    !/\b(?:energy|gas|electric\w*|bill\w*|bed\w*|house|home|flat|people|person|direct debit|family|couple|heating|semi|terrace|bungalow|us|both|normal|a lot)\b/.test(
      plain,
    )
  )
    return undefined
  const times = TIMES[period] ?? 12
  const year = capRatesOn({ on: world.today, fuel: 'electricity', paymentMethod: 'direct_debit' })?.typicalYearPounds
  if (year === undefined || /\b(?:just|only) (?:electric\w*|gas)\b|\bfor (?:electric\w*|gas)\b(?! and)/.test(plain))
    return undefined
  const paid = Number(sum.replaceAll(',', '')) * 100
  const usual = (year * 100) / times
  const says = `${sayPounds(paid)} a ${period} is ${sideOf(paid, usual)} a typical home: under the price cap its gas and electricity cost ${sayWholePounds(year * 100)} a year, about ${sayWholePounds(usual)} a ${period}, at ${typical.electricity.toLocaleString('en-GB')} kWh of electricity and ${typical.gas.toLocaleString('en-GB')} kWh of gas. A large or cold home, electric heating or many people make it more. Look at the kWh on your bill, and at whether a debt is in the payment. Tell me your postcode and your use, or add a bill, and I work out what it should be.`
  return knownText(next, 'judge_spend', says)
}

const ASKS_NORMAL =
  /^(?:so |and |ok |hi )*(?:what is|how much is|what are)\b.{0,12}\b(?:a |an |the )?(?:normal|average|typical|usual)\b.{0,20}\bbills?\b|\bwhat do most people pay\b|\bhow much should (?:i|we) (?:be )?pay(?:ing)?\b.{0,25}\b(?:gas|electric\w*|energy|month)\b|\bwhat is (?:a )?(?:reasonable|fair|normal)\b.{0,15}\b(?:amount|sum|payment|price)\b.{0,15}\b(?:to pay )?(?:for|a month)\b/

/** "What is a normal bill?": a typical year under the cap, in both fuels and each. */
export function normalBill(plain: string, state: AgentState, world: World): ToolResult | undefined {
  if (!ASKS_NORMAL.test(plain) || OTHER.test(plain)) return undefined
  const typical = typicalUseOn(world.today)?.medium
  if (!typical) return undefined
  const parts = FUELS.flatMap((fuel) => {
    const cap = capRatesOn({ on: world.today, fuel, paymentMethod: 'direct_debit' })
    if (!cap || !('single' in cap.price.unitRates)) return []
    const year = (typical[fuel] * cap.price.unitRates.single + 365 * cap.price.standingMicroPencePerDay) / MICRO
    return [
      `${fuel} about ${sayWholePounds(year)} a year, ${sayWholePounds(year / 12)} a month, at ${typical[fuel].toLocaleString('en-GB')} kWh`,
    ]
  })
  if (parts.length !== FUELS.length) return undefined
  const says = `For a typical home under the price cap of now, by Direct Debit: ${parts.join('; ')}. A small flat or one person mostly uses far less, a large house or electric heating far more, and winter months are dearer than summer ones. Look at your kWh rather than the pounds. Tell me people, bedrooms and heating, and I estimate yours.`
  return knownText({ ...state, topic: { call: 'estimate_usage', args: { typical: true } } }, 'judge_normal', says)
}

const MICRO = 1_000_000
const NEAR = 0.1

function sideOf(amount: number, usual: number): string {
  const share = amount / usual
  if (Math.abs(share - 1) <= NEAR) return 'about the same as'
  if (share > 1) return share > 1.5 ? 'far above' : 'above'
  return share < 0.67 ? 'far below' : 'below'
}
