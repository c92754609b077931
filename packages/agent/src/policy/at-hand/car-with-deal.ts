import { daysBetween, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { kwhOfMiles, MILES_A_KWH } from '../../home/kwh-of-miles.ts'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const MILES = /(?<![\d.])(\d{1,2},?\d{3})(?: ?miles?)?\b/
const THOUSANDS = /\b(\d{1,2}) ?(?:k|thousand)\b/
const PUMP = /\b(?:heat )?pumps?\b/i
const CAR = /\b(?:car|ev|vehicle|tesla|miles)\b/i

/** An electric car or a heat pump that comes while a fix still runs. */
export const CAR_WITH_DEAL: Readonly<Record<string, OfDeal>> = {
  car_plan: (heard, deal) => {
    const { endsOn, freeOn, isFree, fee } = deal
    if (isOfPump(heard)) return sayPump(deal)
    const rate = deal.facts?.electricity?.unitRates?.[0]?.pencePerKwh
    const miles = milesIn(heard)
    const takes =
      miles === undefined
        ? `About ${MILES_A_KWH} miles go for a kWh, as a rule of thumb: tell me the miles a year, and I say what charging takes.`
        : sayMiles(miles, rate)
    return `You can charge it on your fix as it is: the rate stays${rate === undefined ? '' : ` ${rate}p`} until ${sayDay(endsOn)}, and you only use more. ${takes} Tariffs for electric cars have cheap hours at night and mostly need a smart meter; ${isFree || fee === undefined ? 'you can leave free for one now' : `to take one before ${sayDay(freeOn)} you pay the exit fee, and from then on nothing`}.`
  },
  car_leave: (heard, { supplier, freeOn, isFree, fee }) => {
    const what = isOfPump(heard) ? 'heat pumps' : 'electric cars'
    return `You may stay on your fix: nothing in it forbids ${what === 'heat pumps' ? 'a heat pump' : 'charging a car'}, you only use more at the same rate. A tariff for ${what} is another tariff, so taking one means leaving this one. So ask ${supplier} whether you may move to one of theirs without a fee. ${isFree || fee === undefined ? 'Else you can leave free now.' : `Else it costs ${fee} before ${sayDay(freeOn)}, and nothing from then on.`}`
  },
  car_fee: (heard, { freeOn, isFree, feePence, facts }) => {
    if (isFree || feePence === undefined)
      return 'No fee stands in the way: you can leave free now, so compare tariffs for electric cars today.'
    if (isOfPump(heard))
      return `You can have a heat pump fitted at any time, on this fix too. To leave early for a tariff for heat pumps costs ${sayPounds(feePence)}, and from ${sayDay(freeOn)} nothing. Before that it would have to save more than the fee in the few weeks that are left, which is unlikely.`
    const rate = facts?.electricity?.unitRates?.[0]?.pencePerKwh
    const miles = milesIn(heard)
    if (rate === undefined || miles === undefined)
      return `It depends on the miles and the night rate. Leaving before ${sayDay(freeOn)} costs ${sayPounds(feePence)}, from then on nothing. Tell me the miles a year, and I weigh it.`
    const kwh = kwhOfMiles(miles)
    const year = Math.round(kwh * rate)
    const left = daysBetween(heard.world.today, freeOn)
    const until = Math.round((year * left) / 365)
    const drives = `${miles.toLocaleString('en-GB')} miles a year take about ${sayWholePounds(roughPence(year))} a year at your ${rate}p, so about ${sayWholePounds(roughPence(until))} until ${sayDay(freeOn)}.`
    // Cheap hours save a part of that and never all.
    return until <= feePence * 2
      ? `No, not for the car alone. ${drives} A cheap night rate saves only a part of that, and leaving early costs ${sayPounds(feePence)}. From ${sayDay(freeOn)} you can take a tariff for electric cars without a fee.`
      : `Perhaps. ${drives} A night rate would have to save more than the ${sayPounds(feePence)} of the fee out of that. From ${sayDay(freeOn)} it costs no fee.`
  },
}

/** A pump, where it was named last and not a car. */
function isOfPump({ plain, state: { summary } }: Heard): boolean {
  const last = [plain, ...summary.slice(-4).toReversed()].find((said) => PUMP.test(said) || CAR.test(said))
  return last !== undefined && PUMP.test(last)
}

function sayPump({ facts, endsOn, freeOn, isFree, fee }: Deal): string {
  const rate = facts?.electricity?.unitRates?.[0]?.pencePerKwh
  return `You can have one fitted while the fix runs: it does not end the fix. Your electricity goes up at the same rate${rate === undefined ? '' : `, ${rate}p`}, and your gas falls, until ${sayDay(endsOn)}. Tariffs for heat pumps are other tariffs: ${isFree || fee === undefined ? 'you can leave free for one now' : `from ${sayDay(freeOn)} you can take one without an exit fee`}. Ask me what it would do to your bill, and I work out a rough sum.`
}

/** Miles in this message or in those before it. */
function milesIn({ plain, state }: Heard): number | undefined {
  for (const said of [plain, ...state.summary.slice(-8).toReversed()]) {
    if (!/\bmiles?\b|\bmileage\b|\bdrive\b/i.test(said)) continue
    const digits = MILES.exec(said)?.[1]?.replace(',', '')
    const thousands = THOUSANDS.exec(said)?.[1]
    if (digits !== undefined) return Number(digits)
    if (thousands !== undefined) return Number(thousands) * 1000
  }
  return undefined
}

function sayMiles(miles: number, rate: number | undefined): string {
  const kwh = kwhOfMiles(miles)
  const cost =
    rate === undefined ? '' : `, about ${sayWholePounds(roughPence(Math.round(kwh * rate)))} a year at your rate`
  return `${miles.toLocaleString('en-GB')} miles take roughly ${kwh.toLocaleString('en-GB')} kWh${cost}.`
}
