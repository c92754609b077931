import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { gapToCap } from './answer-of-deal.ts'
import { BILL_IN_TALK } from './bill-in-talk.ts'
import { BILL_IN_WORDS } from './bill-in-words.ts'
import { OF_READING } from './estimated-reading.ts'
import { splitByDays } from './split-by-days.ts'

type Say = (heard: Heard, facts: BillFacts) => string | undefined

/** What is said of the bill beyond its lines: how fair it is, whose it is, what moves it. */
const MORE: Readonly<Record<string, Say>> = {
  ...BILL_IN_TALK,
  ...BILL_IN_WORDS,
  ...OF_READING,
  split_uneven: splitByDays,
  fair: sayFair,
  not_mine: () =>
    'No harm done. What I said so far goes by that bill, so it does not hold for you. Delete it on the bill’s own page, or delete this chat from its menu, and add your own with the paper clip when you have it. Until then ask me anything that needs no bill.',
  send_reading: (_, { supplier = 'your supplier' }) =>
    `Send it to ${supplier}: in its app, in your online account, or by phone; the number is on the bill. Take a photo of the meter with the date, and give the reading for each meter by its serial number. Ask for a corrected bill with it. I cannot send it for you.`,
  genuine: (_, { supplier = 'the supplier' }) =>
    `I cannot prove it from here, but you can. Does it show your address, a supply number (MPAN or MPRN) and readings near those of your own meter? A false one mostly has no such things, and presses you to pay at once by a link. Look up ${supplier} on Ofgem’s list of licensed suppliers, and ring the number on its own website, not the one on the bill. Pay nothing until then.`,
  unknown_supplier: (_, { supplier = 'the supplier' }) =>
    `The bill comes from ${supplier}. If you never chose it, there are three usual reasons: it supplied the home before you moved in, your old supplier failed and you were moved, or you were switched by mistake. Ask the electricity network on 105, or Find My Supplier for gas, who really supplies the home. If it was a mistake, say “erroneous transfer” to either supplier, and they must put you back.`,
  rebill: (_, { supplier = 'the supplier' }) =>
    `On the next bill, as a rule: it starts from your real reading, and what was charged too much comes off by itself. If the gap is large, you may ask ${supplier} to cancel this bill and make it again. Ask for that when you send the reading, with a photo and the date, and say that you pay the disputed part after it.`,
  rebill_time: (_, { supplier = 'the supplier' }) =>
    `I know of no fixed number of days for a corrected bill, so ask ${supplier} for a date when you send the reading. If that passes, make it a complaint in writing, with the day of the reading. The Energy Ombudsman’s site says how long a supplier may take over a complaint before you can go there, for free.`,
  why_fuel: sayWhyFuel,
  summer: saySummer,
  credit_much: sayCredit,
  times_twelve: sayTimesTwelve,
  sign: (_, { balanceGbp }) =>
    balanceGbp === undefined
      ? undefined
      : balanceGbp > 0
        ? `It is to pay, and no credit: you owe ${sayPounds(Math.round(balanceGbp * 100))} by this bill. Credit would be marked CR or “in credit”.`
        : `It is credit: the supplier holds ${sayPounds(Math.round(-balanceGbp * 100))} for you, and nothing is to pay.`,
  get_back: (_, { supplier = 'the supplier' }) =>
    `What was charged for units that your meter has not counted: their number times your unit rate, as I set it out. ${supplier} takes it off with a corrected bill, or pays it back if you ask and the account is then in credit. It needs your reading first, with a photo and the date. A saving from switching is another matter.`,
  vat_back: sayVatBack,
  solar: (_, { electricity }) => {
    const [rate] = electricity?.unitRates ?? []
    const use = electricity?.estimatedAnnualUsageKwh
    if (!rate || use === undefined) return undefined
    return `I cannot say whether they pay: that hangs on the roof, on what they cost, and on how much you use while the sun shines. From your bill: you use ${kwh(use)} of electricity a year at ${rate.pencePerKwh}p. Each kWh from the roof that you use yourself saves that much; what you send out earns an export rate, mostly less. A home where people are in by day, or with a battery, uses more of its own. Get several quotes with the kWh a year for your roof, and bring one: I do the sum with it.`
  },
}

export const MORE_OF_BILL = Object.fromEntries(
  Object.entries(MORE).map(([wish, say]) => [
    wish,
    (heard: Heard, facts: BillFacts): HomeAnswer | undefined => {
      const says = say(heard, facts)
      return says === undefined ? undefined : told(wish, says, heard, facts)
    },
  ]),
)

/** The sums that people do themselves, as in "154 x 12". */
function sayTimesTwelve({ state, world }: Heard, facts: BillFacts): string | undefined {
  const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
  if (year === undefined || facts.totalChargesGbp === undefined) return undefined
  const bill = Math.round(facts.totalChargesGbp * 100)
  return `Not quite. ${sayPounds(bill)} times 12 is ${sayPounds(bill * 12)}, but one bill is no twelfth of a year: winter takes more and summer less. By the use of a whole year that the bill names, a year as now is ${sayPounds(year)}, about ${sayPounds(Math.round(year / 12))} a month.`
}

function told(wish: string, says: string, { state, world }: Heard, facts: BillFacts): HomeAnswer {
  const term = OF_TERM[wish]
  const about: ToolCall =
    term !== undefined
      ? { name: 'explain_term', args: { term } }
      : { name: 'explain_bill', args: { aspect: TOPIC[wish] ?? 'summary', asked: wish } }
  const words = knownText({ ...state, topic: { call: about.name, args: about.args } }, 'of_bill', says)
  const first = comparisonOf({ state, world })?.quotes[0]
  const names = [
    ...(facts.supplier === undefined ? [] : [fact('of_bill.supplier', 'supplier', facts.supplier)]),
    ...(first
      ? [fact('of_bill.tariff', 'tariff', first.tariffName), fact('of_bill.of', 'supplier', first.supplier)]
      : []),
  ]
  return { calls: [], at_once: [{ ...words, facts: [...words.facts, ...names] }], about }
}

/** Where the talk is then on a matter of its own, and no longer on a line of the bill. */
const OF_TERM: Readonly<Record<string, string>> = {
  solar: 'seg',
  pump_replaces: 'heat_pump',
  pump_bill: 'heat_pump',
  gap_payer: 'bill_vs_payment',
  gap_chased: 'bill_vs_payment',
  gap_raise: 'bill_vs_payment',
}

const TOPIC: Readonly<Record<string, string>> = {
  fair: 'against_cap',
  send_reading: 'readings',
  why_fuel: 'by_fuel',
  summer: 'by_fuel',
  credit_much: 'balance',
  sign: 'balance',
  times_twelve: 'against_typical',
  get_back: 'readings',
  vat_back: 'vat_share',
  night_told: 'unit_rate',
  one_rate: 'unit_rate',
  day_rate: 'unit_rate',
  night_missing: 'unit_rate',
  no_other_bill: 'last_time',
  give_both: 'last_time',
  pence: 'unit_rate',
  worst_month: 'month_to_come',
  month_to_come: 'month_to_come',
  month_usual: 'month_to_come',
  month_from_year: 'month_to_come',
  estimate_when: 'readings',
  estimate_which: 'readings',
  estimate_effect: 'readings',
  gas_units: 'usage',
  vat_percent: 'vat_share',
  rate_judged: 'against_cap',
  cap_covers: 'against_cap',
  which_to_cut: 'by_fuel',
  what_drives: 'by_fuel',
}

function sayVatBack(_: Heard, { electricity }: BillFacts): string | undefined {
  const [rate] = electricity?.unitRates ?? []
  const { estimatedAnnualUsageKwh: use, standingChargePencePerDay: day } = electricity ?? {}
  if (!rate || use === undefined || day === undefined) return undefined
  const year = use * rate.pencePerKwh + 365 * day
  return `By 5% of the electricity. At your present rates and use that is about ${sayWholePounds(roughPence(Math.round(year * 0.05)))} over a whole year. The gas has its 5% already.`
}

function sayFair({ state, world }: Heard): string | undefined {
  const gap = gapToCap(state, world)
  const found = comparisonOf({ state, world })
  const [first] = found?.quotes ?? []
  if (gap === undefined) return undefined
  const beside =
    gap > 0
      ? `Not cheated, but you pay a bit over the price cap: about ${sayWholePounds(roughPence(gap))} a year more than the variable tariff would be today. A fix may do that: it buys a price that stays.`
      : `No: you pay about ${sayWholePounds(roughPence(-gap))} a year less than the variable tariff at the price cap would be.`
  const less =
    first && found && first.savingPence > 0
      ? ` There are cheaper ones: the first on my list is ${sayPounds(first.costPence)} a year against ${sayPounds(found.current.pence)} as now${found.verdict.kind === 'wait' ? `, and from ${sayDay(found.verdict.until)} you can leave free` : ''}.`
      : ''
  return `${beside}${less} Whether the bill itself adds up is another matter: ask me to check it.`
}

function sayWhyFuel(_: Heard, facts: BillFacts): string | undefined {
  const [power, gas] = FUELS.map((fuel) => facts[fuel])
  const [dear, cheap] = [power?.unitRates?.[0]?.pencePerKwh, gas?.unitRates?.[0]?.pencePerKwh]
  const [few, many] = [power?.usageKwhInPeriod, gas?.usageKwhInPeriod]
  if (dear === undefined || cheap === undefined || few === undefined || many === undefined) return undefined
  const times = (dear / cheap).toFixed(1)
  const which =
    dear * few > cheap * many
      ? 'So a few dear units come to more than many cheap ones. In cold months the gas overtakes it in most homes.'
      : 'So the many cheap units of gas come to more, as heating takes most of the energy in a home.'
  return `Because of the price of a unit. Electricity costs ${dear}p per kWh and gas ${cheap}p, so a unit of electricity is about ${times} times as dear. You used ${kwh(few)} of electricity and ${kwh(many)} of gas. ${which}`
}

function saySummer(_: Heard, facts: BillFacts): string | undefined {
  const { electricity, gas } = facts
  if (gas?.standingChargePencePerDay === undefined)
    return (
      electricity &&
      'In summer it mostly falls: less light and no heating. The standing charge stays the same every day.'
    )
  const standing = [electricity, gas].flatMap((fuel) => fuel?.standingChargePencePerDay ?? [])
  const day = Math.round(standing.reduce((sum, pence) => sum + pence, 0) * 10) / 10
  return `In summer the gas falls most: without heating only hot water and cooking are left. Electricity falls a little. The standing charges stay, ${day}p a day together. So electricity is the larger part then. What you pay by Direct Debit stays the same all year, and the credit of summer is used in winter.`
}

function sayCredit({ state, world }: Heard, { balanceGbp }: BillFacts): string | undefined {
  const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
  if (year === undefined || balanceGbp === undefined) return undefined
  const balance = Math.round(balanceGbp * 100)
  const month = Math.round(year / 12)
  const size =
    Math.abs(balance) > month * 3
      ? 'more than three months of yours, which is much'
      : `beside about ${sayPounds(month)} for an average month of yours that is not much`
  if (balance > 0)
    return `By this bill there is no credit to pay back: ${sayPounds(balance)} is to pay. If the bill says CR or “in credit” beside it, tell me, since that turns everything round. If a payment of yours is missing in it, ask the supplier for a statement of all payments.`
  return `As credit before winter: ${size}, and the cold months use it up. You can ask for it back at any time; the supplier may keep what it needs for the next bill, and must say why.`
}

function kwh(amount: number): string {
  return `${amount.toLocaleString('en-GB')} kWh`
}
