import type { ChatFact } from '@mowatt/contract'
import { capRatesOn, FUELS, sayDay, sayPounds, sayWholePounds, typicalUseOn } from '@mowatt/tariffs'
import type { ToolContext } from '../agent-reply.ts'
import { CAR_NOT_IN, isCarLeftOut } from '../home/car-left-out.ts'
import { comparisonOf } from '../home/compare-home.ts'
import { termsOf } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import { yearNow } from '../home/year-now.ts'
import { fact } from '../tools/results.ts'

export type YearSum = { says: string; facts: ChatFact[] }

/** Whether a monthly payment fits the year's cost. Without a sum of theirs, what would fit. */
export function sayDebitFit(context: ToolContext, home: KnownHome, paidPence: number | undefined): YearSum | undefined {
  const year = yearNow(home, context.world.today)
  if (!year) return undefined
  const { pence } = year.cost
  const month = Math.round(pence / 12)
  const base = `A year as now is ${sayPounds(pence)}, so ${sayPounds(month)} a month would cover it.`
  if (paidPence === undefined)
    return {
      says: `${base} A debt or credit on the account comes on top. Tell me what you pay, and I say whether it fits.`,
      facts: [],
    }
  const gap = paidPence - month
  const isClose = Math.abs(gap) * 20 <= month
  const over = `${sayPounds(Math.abs(gap))} a month ${gap > 0 ? 'more' : 'less'}, ${sayPounds(Math.abs(gap * 12))} over a year`
  const verdict = isClose
    ? `Your ${sayPounds(paidPence)} is about right.`
    : gap > 0
      ? `Your ${sayPounds(paidPence)} is ${over}, so it is more than your use needs. Ask your supplier for the sum behind it and for a lower payment.`
      : `Your ${sayPounds(paidPence)} is ${over}, so a debt would build up. Expect it to be raised.`
  return { says: `${verdict} ${base} A debt or credit on the account can change that.`, facts: [] }
}

/** What switching today saves, net of the exit fees, beside waiting. */
export function saySavingNow(context: ToolContext, isNet = false): YearSum | undefined {
  const found = comparisonOf(context)
  const best = found?.quotes[0]
  if (!found || !best) return undefined
  const fees = best.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const { savingPence: year, savingAfterFeesPence: net } = best
  const names = [fact('best.tariff', 'tariff', best.tariffName), fact('best.supplier', 'supplier', best.supplier)]
  if (isNet && fees > 0)
    return {
      says: `That is ${sayPounds(year)} less the exit fees of ${sayPounds(fees)}: ${sayPounds(Math.abs(net))} ${net < 0 ? 'lost' : 'left'} in the first year. From the second year on there is no such fee to take off.`,
      facts: names,
    }
  const first = `With a move today, ${best.tariffName} from ${best.supplier} would cost ${sayPounds(best.costPence)} a year against ${sayPounds(found.current.pence)} as now: ${lessOf(year)}.`
  const after =
    fees > 0
      ? ` Take off the exit fees of ${sayPounds(fees)}, and ${sayPounds(Math.abs(net))} ${net < 0 ? 'is lost' : 'is left'} in the first year.`
      : ' There is no exit fee to take off.'
  const { verdict } = found
  const wait =
    verdict.kind === 'wait'
      ? ` If you wait until ${sayDay(verdict.until)}, you pay no exit fee and save ${sayPounds(verdict.savingPence)} in the year, so ${verdict.savingPence > net ? 'waiting is a little better' : 'both are close'}.`
      : verdict.kind === 'switch'
        ? ' So moving now pays.'
        : ' So staying is better for now.'
  return { says: `${first}${after}${wait}${isCarLeftOut(context) ? ` ${CAR_NOT_IN}` : ''}`, facts: names }
}

/** What waiting for the free days would bring. */
export function saySavingWait(context: ToolContext): YearSum | undefined {
  const found = comparisonOf(context)
  if (!found) return undefined
  const { verdict, current } = found
  if (verdict.kind !== 'wait') return saySavingNow(context)
  const best = found.quotes.find(({ tariffId }) => tariffId === verdict.tariffId)
  if (!best) return undefined
  return {
    says: `From ${sayDay(verdict.until)} you can leave without an exit fee. With your present rates until then and ${best.tariffName} after it, the year comes to ${sayPounds(current.pence - verdict.savingPence)}: ${sayPounds(verdict.savingPence)} less than as now. That takes today’s prices for granted, so compare again then.${isCarLeftOut(context) ? ` ${CAR_NOT_IN}` : ''}`,
    facts: [fact('best.tariff', 'tariff', best.tariffName)],
  }
}

/** The home beside a typical one, at the cap. */
export function sayAgainstTypical(context: ToolContext, home: KnownHome): YearSum | undefined {
  const { today } = context.world
  const year = yearNow(home, today)
  const cap = capRatesOn({ on: today, fuel: 'electricity', paymentMethod: 'direct_debit' })?.typicalYearPounds
  const typical = typicalUseOn(today)?.medium
  if (!year || cap === undefined || !typical) return undefined
  const used = FUELS.flatMap((fuel) => {
    const use = home.use[fuel]?.use
    if (!use) return []
    const kwh = Math.round(('single' in use ? use.single : use.day + use.night) / 1000)
    return [`${kwh.toLocaleString('en-GB')} kWh of ${fuel} against ${typical[fuel].toLocaleString('en-GB')} kWh`]
  })
  const beside = `Your use: ${used.join(', and ')}.`
  // The cap's year is of a home with both fuels.
  if (used.length < 2) return { says: `${beside} The second figure is typical for a home.`, facts: [] }
  return {
    says: `A year as now is ${sayPounds(year.cost.pence)} for you, about ${sayPounds(Math.round(year.cost.pence / 12))} a month. A home with typical use pays ${sayWholePounds(cap * 100)} a year under the price cap, about ${sayPounds(Math.round((cap * 100) / 12))} a month. ${beside}${isCarLeftOut(context) ? ` ${CAR_NOT_IN}` : ''}`,
    facts: [],
  }
}

/** What comes if nothing is done. */
export function sayDoNothing(context: ToolContext): YearSum | undefined {
  const { endsOn } = termsOf(context)
  const found = comparisonOf(context)
  if (!found) return undefined
  const now = sayPounds(found.current.pence)
  const { verdict } = found
  const lost =
    verdict.kind === 'stay'
      ? ' I know of nothing that is clearly better now.'
      : verdict.kind === 'wait'
        ? ` That is ${sayPounds(verdict.savingPence)} more than moving on ${sayDay(verdict.until)}.`
        : ` That is ${sayPounds(verdict.savingPence)} more than moving now.`
  const until =
    endsOn !== undefined && endsOn > context.world.today
      ? `Until ${sayDay(endsOn)} nothing changes: your rates stay. After that your supplier moves you to its variable tariff, without a break in supply and without an exit fee.`
      : 'You stay on the tariff that you have, and its rates can change.'
  return { says: `${until} A year like that is about ${now}.${lost}`, facts: [] }
}

function lessOf(pence: number): string {
  return `${sayPounds(Math.abs(pence))} ${pence < 0 ? 'more' : 'less'}`
}
