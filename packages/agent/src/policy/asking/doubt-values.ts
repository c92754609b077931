import { sayKwh, sayPounds, typicalUseOn } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState, Household, Period } from '../../agent-state.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import type { World } from '../../world.ts'
import { offer } from './did-you-mean.ts'
import { doubtRates } from './doubt-rates.ts'
import { knownText } from '../../tools/results.ts'

const BELOW_ZERO = /^\W*(?:£\s?-|-\s?£?|minus )\s?\d/i
const ONLY_NUMBER = /^\W*(£?)\s?(\d[\d,]{0,12}(?:\.\d+)?)\W*$/
const BILL_OF =
  /\b(?:my|our|the|this|a|last|latest|monthly|quarterly)? ?(?:\w+ )?bill (?:is|was|of|for|came to|comes to|came in at)\s+(?:about |around |only )?(?:£\s?(\d[\d,]*(?:\.\d+)?)\b|(\d[\d,]*) ?(?:quid|pounds)\b)/i
/** From here on a bill is a shock, and a wrong reading is likely. */
const A_SHOCK = 400
const MOST_KWH = { electricity: 30_000, gas: 80_000 } as const
const MOST_POUNDS_A_YEAR = 20_000
const TIMES_A_YEAR: Readonly<Record<Period, number>> = { week: 52, month: 12, quarter: 4, year: 1 }

/** Asks again where a value cannot be right, or where a number could be anything. Nothing of it is noted. */
export function doubtValue(text: string, patch: Household, state: AgentState, world: World): ToolResult | undefined {
  if (BELOW_ZERO.test(text))
    return knownText(
      state,
      'doubt',
      'A figure below zero cannot be right here. Please give it to me again without the minus, and say what it is: kWh, or pounds a month or a year.',
    )
  const tooMuch = doubtUse(text, patch, state, world) ?? doubtSpend(patch, state) ?? doubtRates(patch, state)
  if (tooMuch) return tooMuch
  const isOfDebt = state.topic?.call === 'help_route'
  if (Object.keys(patch).length > 0 || state.asked || isOfDebt) return undefined
  const bare = ONLY_NUMBER.exec(text)
  const bill = bare ? undefined : /\?|\bwhy\b/i.test(text) ? undefined : billIn(text)
  if (bill !== undefined)
    return withFacts(
      offer(
        state,
        `${Number(bill.replaceAll(',', '')) < A_SHOCK ? '' : SHOCK}Is £${bill} what you pay in a month, a quarter or a year? Did you mean`,
        [`I pay £${bill} a month`, `I pay £${bill} a quarter`, `I pay £${bill} a year`],
      ),
    )
  if (!bare) return undefined
  const [, sign, amount = ''] = bare
  const value = Number(amount.replaceAll(',', ''))
  if (value < 13 && sign === '') return undefined
  return withFacts(
    offer(state, `What is ${sign}${amount}? Did you mean`, [
      ...(sign === '' && value >= 300 ? [`I use ${amount} kWh of electricity a year`] : []),
      ...(value < 600 ? [`I pay £${amount} a month`] : []),
      ...(value >= 300 ? [`I pay £${amount} a year`] : []),
    ]),
  )
}

const SHOCK =
  'That is a lot, so let us look at it calmly. Read the meter, and set it beside the reading on the bill: an E there means that it was a guess. Look also how many days it is for, and whether an old balance is in it. '

function billIn(text: string): string | undefined {
  const found = BILL_OF.exec(text)
  return found?.[1] ?? found?.[2]
}

function doubtUse(text: string, { kwh }: Household, state: AgentState, world: World): ToolResult | undefined {
  const fuel = (['electricity', 'gas'] as const).find((each) => (kwh?.[each] ?? 0) > MOST_KWH[each])
  if (!kwh || !fuel) return undefined
  const typical = typicalUseOn(world.today)?.medium
  const year = sayKwh(Math.round((kwh[fuel] ?? 0) * 1000))
  const said = /(\d[\d,]{0,12}(?:\.\d+)?)\s?(?:kwhs?|kw\/?h|kilowatt.?hours?|units?)/i.exec(text)?.[1]
  const usual = typical ? ` A typical home uses ${sayKwh(typical[fuel] * 1000)} of ${fuel} in a year.` : ''
  return withFacts(
    offer(
      state,
      `That would be ${year} of ${fuel} a year, far more than a home uses.${usual} Please look again at the figure. Did you mean`,
      [
        ...(said === undefined ? [] : [`I use ${said} kWh of ${fuel} a year`]),
        'I know what I pay',
        'Estimate how much I use',
      ],
    ),
  )
}

function doubtSpend({ spend }: Household, state: AgentState): ToolResult | undefined {
  if (!spend || (spend.pence * TIMES_A_YEAR[spend.period]) / 100 <= MOST_POUNDS_A_YEAR) return undefined
  const sum = sayPounds(spend.pence)
  return withFacts(
    offer(state, `${sum} a ${spend.period} is far more than a home pays. Please look again. Did you mean`, [
      `I pay ${sum} a year`,
      'I will add a bill',
    ]),
  )
}

/** The figures in it are the person's own. */
function withFacts(found: ToolResult): ToolResult {
  return { ...found, facts: [...found.facts, ...factsOfText('said', found.says)] }
}
