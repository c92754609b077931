import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import type { Heard } from '../of-home/heard-home.ts'

type Say = (heard: Heard, facts: BillFacts) => string | undefined

const DAYS = 365
/** What a pump gives for each unit it takes, and what a boiler gives for each unit of gas, as a rule of thumb. */
const PUMP = { good: 3.5, fair: 2.8 }
const BOILER = 0.88
/** The part of the gas that heats, and how many cold months share it. */
const HEATING = 0.75
const COLD_MONTHS = 8

/** What is said of a bill in the middle of a talk about it: payments, months, two rates, another way to heat. */
export const BILL_IN_TALK: Readonly<Record<string, Say>> = {
  worst_month: (_, { gas, totalChargesGbp }) =>
    gas
      ? `Mostly December to February, and January in many homes: you heat with gas, and the cold months take most of it.${totalChargesGbp === undefined ? '' : ` So expect those bills to be above the ${sayPounds(Math.round(totalChargesGbp * 100))} of this one.`} By how much hangs on the weather and on your heating; I do not guess a sum. A monthly Direct Debit spreads it over the year.`
      : 'Mostly December to February: it is dark early, and what heats with electricity takes most then. A monthly Direct Debit spreads it over the year.',
  gas_for_all: (_, { electricity, gas }) => {
    const [dear, cheap] = [electricity?.unitRates?.[0]?.pencePerKwh, gas?.unitRates?.[0]?.pencePerKwh]
    return dear === undefined || cheap === undefined
      ? undefined
      : `For heat it is the cheaper one: gas is ${cheap}p per kWh and electricity ${dear}p, so heating, hot water and a gas hob cost less with gas. But lights, fridge, washing machine and screens run only on electricity, so both bills stay. New gas pipes or appliances are work for a Gas Safe engineer only. And never heat a room with an oven, a hob or a barbecue: that makes carbon monoxide.`
  },
  heating_off: (_, { gas }) => {
    const [rate, year, daily] = [
      gas?.unitRates?.[0]?.pencePerKwh,
      gas?.estimatedAnnualUsageKwh,
      gas?.standingChargePencePerDay,
    ]
    if (rate === undefined || year === undefined) return undefined
    const month = roughPence(Math.round((year * rate * HEATING) / COLD_MONTHS))
    return `Roughly ${sayWholePounds(month)} for each cold month: of your ${kwh(year)} of gas a year most is for heating, a cold month takes about an eighth of that, and it costs ${rate}p per kWh. ${daily === undefined ? 'The standing charge goes on.' : `The standing charge of ${daily}p a day goes on.`} It is only a rule of thumb. But please do not turn it off altogether: a cold home makes people ill, above all the old, babies and anyone with a weak chest, and it brings damp and burst pipes. 18 degrees in the rooms you use, and one degree less than now, saves without that. If it is because money is short, say so, and I tell you who helps.`
  },
  debit_next: (_, { totalChargesGbp }) =>
    `Not by itself. A Direct Debit is mostly a set sum each month, and not the bill of that month${totalChargesGbp === undefined ? '' : `: the ${sayPounds(Math.round(totalChargesGbp * 100))} is what this period cost`}. The supplier must tell you before it takes another sum. If yours takes the whole bill each time, the next one will be another sum, and a winter month is mostly higher. Your online account shows the next payment.`,
  gap_payer: ({ state, plain }, facts) =>
    `You do, in the end. The rest is not lost: ${gapIn(`${state.summary.join(' ')} ${plain}`, facts)}it goes into your balance, takes from any credit first, and is owed after that. In summer it works the other way round, when you pay in more than you use.`,
  gap_chased: () =>
    'Not for a gap like that alone. The supplier looks at your Direct Debit from time to time, mostly once or twice a year, and asks for more each month if it is too low. It must tell you before. A debt only grows out of it if the gap stays for long, so look at the balance on each bill. If the higher payment would be too much, say so to them at once: they must look at what you can afford.',
  gap_raise: ({ state, world }, { balanceGbp }) => {
    const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
    if (year === undefined) return undefined
    const month = Math.round(year / 12)
    const owed = balanceGbp !== undefined && balanceGbp > 0 ? Math.round(balanceGbp * 100) : 0
    return `It makes sense to look at it. By your use a year as now is ${sayPounds(year)}, so about ${sayPounds(month)} a month on average. A payment well under that lets a debt grow, and one near it is right.${owed > 0 ? ` This bill also says ${sayPounds(owed)} to pay, which has to come on top.` : ''} You can raise it in your account, or wait for the supplier to review it. Do not set it higher than you can afford.`
  },
  one_rate: (_, { electricity }) =>
    `I read only one too${electricity?.unitRates?.[0] ? `: ${electricity.unitRates[0].pencePerKwh}p per kWh` : ''}. With Economy 7 a bill mostly has two lines for electricity, day and night, or normal and low, each with a reading of its own. Look for those words and for two sets of digits on the meter. If there is only one of each, you may pay one rate for all hours: ask the supplier which tariff and which meter it has for you. Tell me both rates if you find them.`,
  day_rate: () =>
    'Then do not count on it yet. Look on the bill, on its second page too, for “night”, “low” or “off peak”, and at the meter: with two rates it shows two readings. Your online account names both. With the night rate, and about how much you use at night, I work it out again. Until then my sums take the one rate for all hours.',
  night_missing: () =>
    'They may be, yes. They take the one rate on your bill for all hours and your whole use. If you pay less at night, a year as now costs something else, and so the saving and even the first on the list can change; a tariff with one rate can then be dearer for you than it looks. Do not switch on it yet. Tell me both rates and roughly how much you use at night, and I say what follows.',
  night_told: (_, { electricity }) =>
    `Good that you say so, as it matters for the sums. Your bill as I read it has one electricity rate${electricity?.unitRates?.[0] ? `, ${electricity.unitRates[0].pencePerKwh}p` : ''}, and Economy 7 has two: day and night. So my list may not hold for you. Look for a second rate, “night” or “low”, on the bill or in your account. Then tell me both, and about how much you use at night.`,
  no_other_bill: () =>
    'No matter, it can wait. Older bills are mostly in the supplier’s app or online account, under bills or documents, or in your mail; they also send a copy if you ask. Without it I can still tell you all that stands in this one.',
  give_both: () =>
    'Yes. Add each one with the paper clip, as a PDF or a photo, in any order. I read them by their dates, keep the newest for the comparison, and can set the two side by side: the use, the days and the rates.',
  pence: (_, { electricity, gas }) => {
    const [unit, daily] = [
      electricity?.unitRates?.[0]?.pencePerKwh ?? gas?.unitRates?.[0]?.pencePerKwh,
      electricity?.standingChargePencePerDay ?? gas?.standingChargePencePerDay,
    ]
    return `Pence. The unit rates are pence for each kWh${unit === undefined ? '' : `, such as ${unit}p`}, and the standing charges pence for each day${daily === undefined ? '' : `, such as ${daily}p`}. In pounds that would be ${unit === undefined ? 'a hundredth of it' : `£${(unit / 100).toFixed(3)} for a kWh`}.`
  },
  use_fell: (_, { electricity, gas }) =>
    `That is a big change, and I am sorry if it was a hard one. Then the use on your bill${yearsOf(electricity, gas)} is likely too high for one home with fewer people, and so are my yearly cost and the saving. The best way to put it right is two meter readings some weeks apart, or the use of the last months from your account: tell me the kWh, and I work it all out again. Send a reading to the supplier as well, and ask for the Direct Debit to be set anew.`,
  pump_replaces: (_, { gas }) => {
    const year = gas?.estimatedAnnualUsageKwh
    if (year === undefined) return undefined
    const [few, many] = pumpUse(year)
    return `Yes, if it does all heating and hot water: the ${kwh(year)} of gas on your bill would go, and about ${kwh(few)} to ${kwh(many)} of electricity would come instead, since a pump gives some three units of heat for each one it takes. A hob on gas would stay, and with it the gas standing charge. It is a rule of thumb: insulation, radiators and how it is set count most. I keep your own figures as they are.`
  },
  pump_bill: (_, { electricity, gas }) => {
    const [year, cheap, dear] = [
      gas?.estimatedAnnualUsageKwh,
      gas?.unitRates?.[0]?.pencePerKwh,
      electricity?.unitRates?.[0]?.pencePerKwh,
    ]
    if (year === undefined || cheap === undefined || dear === undefined) return undefined
    const standing = Math.round((gas?.standingChargePencePerDay ?? 0) * DAYS)
    const [few, many] = pumpUse(year)
    const now = Math.round(year * cheap) + standing
    return `About the same, by your rates. The gas costs about ${sayWholePounds(roughPence(now))} a year now, its standing charge with it. A pump in its place would take ${kwh(few)} to ${kwh(many)} of electricity, at ${dear}p that is about ${sayWholePounds(roughPence(few * dear))} to ${sayWholePounds(roughPence(many * dear))}. So a good one can be a little cheaper, and a poorly set one dearer. The gas standing charge only goes if the gas meter does. A tariff for heat pumps can lower it. What it costs to fit is not in that.`
  },
}

/** kWh of electricity in the place of so much gas, rounded to hundreds. */
function pumpUse(gas: number): [few: number, many: number] {
  const of = (gives: number) => Math.round((gas * BOILER) / gives / 100) * 100
  return [of(PUMP.good), of(PUMP.fair)]
}

/** "£24.10 for this bill": what a payment that was named falls short of it. */
function gapIn(said: string, { totalChargesGbp }: BillFacts): string {
  const bill = totalChargesGbp
  const paid = [...said.matchAll(/\b(?:direct debit|dd|pay|paying)\b\D{0,20}(\d{2,3})\b/gi)].map(([, sum]) =>
    Number(sum),
  )
  const last = paid.filter((sum) => bill === undefined || sum < bill - 1).at(-1)
  return bill === undefined || last === undefined || last >= bill || last < bill / 3
    ? ''
    : `${sayPounds(Math.round((bill - last) * 100))} for this bill, and `
}

function yearsOf(electricity: BillFacts['electricity'], gas: BillFacts['gas']): string {
  const years = [
    ...(electricity?.estimatedAnnualUsageKwh === undefined
      ? []
      : [`${kwh(electricity.estimatedAnnualUsageKwh)} of electricity`]),
    ...(gas?.estimatedAnnualUsageKwh === undefined ? [] : [`${kwh(gas.estimatedAnnualUsageKwh)} of gas`]),
  ]
  return years.length === 0 ? '' : `, ${years.join(' and ')} a year,`
}

function kwh(amount: number): string {
  return `${amount.toLocaleString('en-GB')} kWh`
}
