import {
  type Comparison,
  compareTariffs,
  type PaymentMethod,
  sayPounds,
  sayWholePounds,
  useFromQuestions,
  roughPence,
} from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn, saidOf, withSaid } from '../../home/home-of-turn.ts'
import { homeForComparison, type KnownHome } from '../../home/known-home.ts'
import type { Heard } from './heard-home.ts'
import { kwhOf, OF_TRYING, tried } from './try-out.ts'

/** A gas boiler gives about this much of its gas as heat, and a heat pump about this much heat for its power. */
const BOILER = 0.85
const HEAT_PUMP = 2.8
const PAID = {
  direct_debit: 'Direct Debit',
  standard_credit: 'payment when the bill comes',
  prepayment: 'prepayment',
} as const

/** What the gas costs, and what the same heat would cost by electricity. */
export function sayWithoutGas(heard: Heard, home: KnownHome, found: Comparison): ToolResult | undefined {
  const { state, world } = heard
  const { gas } = kwhOf(home)
  const alone = comparisonOf({
    state: withSaid(state, { ...saidOf(state), fuels: 'electricity', kwh: kwhOf(home) }),
    world,
  })
  const price = home.contracts.electricity?.prices[0]
  if (gas === undefined || !alone || !price || !('single' in price.unitRates)) return undefined
  const saved = found.current.pence - alone.current.pence
  const unit = Math.round(price.unitRates.single / 10_000) / 100
  const heat = Math.round((gas * BOILER) / 100) * 100
  const [heaters, pump] = [heat, heat / HEAT_PUMP].map((kwh) => sayWholePounds(roughPence(Math.round(kwh * unit))))
  const say = (pence: number) => (home.isPriceAssumed ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
  const says = `Without gas you would no longer pay for ${gas.toLocaleString('en-GB')} kWh and its standing charge: ${say(saved)} a year. But the heat has to come from somewhere. Very roughly ${heat.toLocaleString('en-GB')} kWh of electricity for plain heaters, at ${unit}p about ${heaters} a year more; a heat pump makes more heat from each kWh, so very roughly ${pump}, and it has to be bought. So going all electric saves with a heat pump at best, and plain heaters cost more than the gas. ${OF_TRYING}`
  return tried(state, says, [])
}

/** Another way to pay: what the list has for it. What a present deal would then cost stands on no bill. */
export function sayPayment(payment: PaymentMethod, heard: Heard, found: Comparison): ToolResult | undefined {
  const { state, world } = heard
  const home = homeOfTurn({ state, world })
  const basis = homeForComparison(home)
  const [first] = found.quotes
  if (!basis || !first) return undefined
  if (payment === home.paymentMethod)
    return tried(state, `That is how you pay now, as far as I know: the figures count with ${PAID[payment]}.`, [])
  const then = compareTariffs({
    on: world.today,
    home: { ...basis, paymentMethod: payment },
    use: home.use,
    current: home.contracts,
    catalogue: world.catalogue,
    payBy: payment,
  })
  const [best] = then.quotes
  const rule =
    payment === 'standard_credit'
      ? 'Under the price cap paying when the bill comes is the dearest way.'
      : payment === 'prepayment'
        ? 'Under the price cap prepayment is a little cheaper than Direct Debit, and it needs a meter for it.'
        : 'Under the price cap Direct Debit is cheaper than paying when the bill comes.'
  const list = best
    ? ` On my list the cheapest for ${PAID[payment]} is ${best.tariffName} from ${best.supplier} at ${sayPounds(best.costPence)} a year, against ${sayPounds(first.costPence)} for the first by ${PAID[home.paymentMethod]}.`
    : ` On my list no tariff takes ${PAID[payment]}.`
  const says = `${rule} What your present supplier would charge for your deal then does not stand on the bill, so ask it before you change.${list} ${OF_TRYING}`
  return tried(state, says, best ? [found, then] : [found])
}

/** Somebody comes or goes: what homes of other sizes use, since the bill does not say who used what. */
export function sayPeople({ state, world }: Heard): ToolResult | undefined {
  const said = [1, 2, 4].flatMap((people) => {
    const usage = useFromQuestions({ people, bedrooms: 3, heating: 'gas', hasEv: false }, world.today)?.electricity?.use
    const name = people === 1 ? 'one person' : people === 2 ? 'two or three' : 'four or more'
    return usage && 'single' in usage
      ? [`about ${(Math.round(usage.single / 100_000) * 100).toLocaleString('en-GB')} kWh with ${name}`]
      : []
  })
  if (said.length === 0) return undefined
  const says = `Mostly the electricity and the hot water change with it, and the heating hardly does. As a rough guide homes use in a year ${said.join(', ')} of electricity. So it is a step of some hundred kWh, and not a multiple. Tell me how many you are then, and after a month or two a reading says more than any guess.`
  return tried(state, says, [])
}
