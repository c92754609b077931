import { addDays, daysBetween, type Fuel, FUELS, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { capUnitPence } from '../../home/cap-year.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { yearsBesideCap } from '../of-bill/say-at-hand.ts'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const REMIND = 'I can remind you by mail: say "remind me then".'
/** The supplier writes between so many days before the end. */
const WRITES = { first: 49, last: 42 }

/** Staying on a fix: what waiting risks, who writes when, what comes after it, and what can be done until then. */
export const WHILE_DEAL_LASTS: Readonly<Record<string, OfDeal>> = {
  wait_risk: sayWaitRisk,
  rise_needed: ({ state, world }, { freeOn, isFree }) => {
    const found = comparisonOf({ state, world })
    const [first] = found?.quotes ?? []
    if (isFree || found?.verdict.kind !== 'wait' || !first) return undefined
    const gain = found.verdict.savingPence - first.savingAfterFeesPence
    const left = 365 - daysBetween(world.today, freeOn)
    if (gain <= 0 || left <= 0) return undefined
    return `About ${sayWholePounds(roughPence(Math.round((gain * 365) / left)))} a year. By today’s prices waiting until ${sayDay(freeOn)} is ${sayPounds(gain)} better in the coming year than leaving now with the fee. If the deals of that day were dearer than today’s by more than that, leaving today would have been better. So the two are close.`
  },
  they_write: ({ world: { today } }, { supplier, endsOn, freeOn, isFree }) => {
    const [from, to] = [addDays(endsOn, -WRITES.first), addDays(endsOn, -WRITES.last)]
    const when = `between ${sayDay(from)} and ${sayDay(to)}`
    const rule = `a supplier has to write to you 49 to 42 days before a fix ends`
    return to < today
      ? `They should have written already: ${rule}, and that was ${when}. Look in your mail, your online account and among the spam, or ask ${supplier}. You need not wait for it: you can leave free now, and the fix ends on ${sayDay(endsOn)}.`
      : `Yes: ${rule}, for you that is ${when}. It says what comes after the end on ${sayDay(endsOn)} and what else you can choose. It may come by post, by mail or only into your online account, so do not rely on it alone: ${isFree ? 'you can leave free now' : `from ${sayDay(freeOn)} you can leave free`}. ${REMIND}`
  },
  no_letter: ({ world: { today } }, { supplier, endsOn, freeOn, isFree }) => {
    const [from, to] = [addDays(endsOn, -WRITES.first), addDays(endsOn, -WRITES.last)]
    return today < from
      ? `It is too early for that: the letter is due between ${sayDay(from)} and ${sayDay(to)}. If nothing has come by then, look in your online account and among the spam, and ask ${supplier}. You can leave free from ${sayDay(freeOn)} with or without it.`
      : `Then look in your online account and among the spam, and ask ${supplier}: it was due between ${sayDay(from)} and ${sayDay(to)}. ${isFree ? 'You can leave free with or without it.' : ''} If they forgot it, say so in a complaint.`
  },
  act_by: (_, { endsOn, freeOn, isFree }) =>
    `Agree to a new tariff at least a week before ${sayDay(endsOn)}, so by ${sayDay(addDays(endsOn, -7))}: a switch takes up to 5 working days. ${isFree ? 'You can do it free from now on.' : `The best time begins on ${sayDay(freeOn)}, when leaving is free.`} If you miss it you are on the variable tariff, from which you can still switch at any time. ${REMIND}`,
  variable_beside: sayVariableBeside,
  if_nothing: ({ state, world }, { endsOn, supplier, facts }) =>
    // With the bill the sum of it is told elsewhere.
    facts
      ? undefined
      : `Until ${sayDay(endsOn)} nothing changes. After that ${supplier} moves you to its standard variable tariff, which is under the price cap and has no exit fee. Your energy stays on, and you can switch from it at any time. ${freeLine({ state, world }, endsOn)}To say whether that is dearer than now I need your rates and your use.`,
  runs_on: ({ world: { today } }, { endsOn, freeOn, isFree, fee }) => {
    const winter = endsOn.slice(5) >= '02-15' && endsOn.slice(5) <= '10-31' && daysBetween(today, endsOn) < 365
    return `Yes, it runs until ${sayDay(endsOn)}, ${daysBetween(today, endsOn)} days from today${winter && today.slice(5) >= '09-01' ? ', so through this winter' : ''}. Your rates stay the same until then. ${isFree ? 'But you are not tied: you can leave free now.' : `But you are not tied until the end: from ${sayDay(freeOn)}, in ${daysBetween(today, freeOn)} days, you can leave free.${fee === undefined ? '' : ` Before that it costs ${fee}.`}`}`
  },
  meantime: (_, { facts, freeOn, isFree, endsOn }) => {
    const isEstimated = FUELS.some((fuel) =>
      facts?.[fuel]?.readings?.some(({ latestKind }) => latestKind === 'estimated'),
    )
    const reading = isEstimated
      ? 'Send your supplier a meter reading: the last one on your bill is estimated, so you may be paying for more than you use. '
      : 'Send your supplier a meter reading each month, so that no bill is guessed. '
    return `Nothing has to be done, but three things help. Use less where it counts: heating and hot water take most, so one degree less, shorter heating times and no draughts. ${reading}And ${isFree ? 'compare now, since you can leave free' : `compare again from ${sayDay(freeOn)}, when leaving is free`}; the fix ends on ${sayDay(endsOn)}. ${isFree ? '' : REMIND}`.trim()
  },
  free_now: ({ world: { today } }, { endsOn, freeOn, isFree, fee }) =>
    isFree
      ? `Yes, you are free now: the last 49 days of your fix began on ${sayDay(freeOn)}, and it ends on ${sayDay(endsOn)}. No exit fee may be charged for a switch.`
      : `No, not yet: you can leave free from ${sayDay(freeOn)}, in ${daysBetween(today, freeOn)} days.${fee === undefined ? ' Until then a fee may be due: it stands on your bill.' : ` Until then leaving costs ${fee}.`}`,
  wait_worth: (_, { freeOn, isFree, fee, facts }) =>
    facts || isFree
      ? undefined
      : `Waiting until ${sayDay(freeOn)} saves you the exit fee${fee === undefined ? '' : `, ${fee}`}. It is only worth leaving before that if a cheaper tariff saves more than the fee until then. To set both side by side I need your postcode, your rates and your use, or the bill.`,
  cap_gap: (heard, { facts }) => {
    const years = yearsBesideCap(heard.state, heard.world)
    const rates = ratesBeside(heard, facts)
    if (!years || rates.length === 0) return undefined
    const gap = years.now - years.capped
    return `About ${sayWholePounds(roughPence(Math.abs(gap)))} a year ${gap > 0 ? 'over' : 'under'} the cap with your use, standing charges and all. By the unit it is ${rates.join(' and ')}, on average in Great Britain.`
  },
  outside_cap: sayOutsideCap,
}

function freeLine({ world: { today } }: Pick<Heard, 'state' | 'world'>, endsOn: Deal['endsOn']): string {
  const freeOn = addDays(endsOn, -WRITES.first)
  return freeOn <= today
    ? 'You can leave free already, so you need not let it come to that. '
    : `From ${sayDay(freeOn)} you can leave free, so you need not let it come to that. `
}

/** Their own rates cannot rise; the deals that they wait for can. */
function sayWaitRisk({ state, world }: Heard, { endsOn, freeOn, isFree, fee }: Deal): string | undefined {
  if (isFree || fee === undefined)
    return `Your own rates cannot go up before ${sayDay(endsOn)}. New deals can, every day. As you can leave free already, there is no fee to wait for: if a deal is good today, waiting only adds that risk.`
  const found = comparisonOf({ state, world })
  const [first] = found?.quotes ?? []
  const gain = found?.verdict.kind === 'wait' && first ? found.verdict.savingPence - first.savingAfterFeesPence : 0
  const weighed =
    gain > 0
      ? ` By today’s prices waiting is ${sayPounds(gain)} better than leaving now with the fee. So if new deals became clearly dearer, leaving today would have been the better choice; if they stay or fall, waiting is.`
      : ''
  return `Your own rates are safe: they are fixed until ${sayDay(endsOn)}. What can rise is the price of the deals you would choose from on ${sayDay(freeOn)}, and nobody knows that today.${weighed} Leaving now costs ${fee}.`
}

function ratesBeside({ world }: Heard, facts: Deal['facts']): string[] {
  return FUELS.flatMap((fuel: Fuel) => {
    const [own, cap] = [facts?.[fuel]?.unitRates?.[0]?.pencePerKwh, capUnitPence(fuel, world.today)]
    return own === undefined || cap === undefined ? [] : [`${fuel} ${cap}p a kWh against your ${own}p`]
  })
}

function sayVariableBeside(heard: Heard, { endsOn, facts }: Deal): string | undefined {
  const years = yearsBesideCap(heard.state, heard.world)
  const rates = ratesBeside(heard, facts)
  if (!years || rates.length === 0) return undefined
  const gap = years.capped - years.now
  const answer =
    Math.abs(gap) < 500
      ? 'About the same, at the price cap of today'
      : gap < 0
        ? `A little better, at the price cap of today: about ${sayWholePounds(roughPence(-gap))} a year less`
        : `Yes, at the price cap of today: about ${sayWholePounds(roughPence(gap))} a year more`
  return `${answer}. The average cap has ${rates.join(' and ')}. But what counts is the cap after ${sayDay(endsOn)}, which is not known yet, and a variable tariff can change every quarter. A new fix may well be cheaper than either.`
}

function sayOutsideCap(heard: Heard, { endsOn, facts }: Deal): string | undefined {
  const years = yearsBesideCap(heard.state, heard.world)
  const rates = ratesBeside(heard, facts)
  const rule = `The price cap does not cover your fix. It is for variable and other default tariffs; a fix that you chose may be dearer or cheaper, so a rate above the cap is allowed.`
  if (!years || rates.length === 0)
    return `${rule} After ${sayDay(endsOn)}, on the variable tariff, the cap would cover you.`
  const gap = years.now - years.capped
  const beside =
    Math.abs(gap) < 100
      ? 'Over a year with your use that comes to about the same.'
      : `Over a year with your use you pay about ${sayWholePounds(roughPence(Math.abs(gap)))} ${gap > 0 ? 'more' : 'less'} than at the cap.`
  return `${rule} The average cap of today has ${rates.join(' and ')}. ${beside} After ${sayDay(endsOn)}, on the variable tariff, the cap would cover you.`
}
