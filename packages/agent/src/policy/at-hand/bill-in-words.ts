import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import {
  capRatesOn,
  type Fuel,
  FUELS,
  roughPence,
  sayDay,
  sayPounds,
  sayRate,
  sayWholePounds,
  useFromQuestions,
} from '@mowatt/tariffs'
import { daysOfBill, linesOfBill, grossOf } from '../../bill/lines-of-bill.ts'
import { sayMonthIsUsual, sayMonthOfYear, sayMonthsOfYear } from '../../bill/month-of-year.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import { findMonthNumber, findMonthNumbers } from '../../understand/find/find-month-number.ts'
import type { Heard } from '../of-home/heard-home.ts'

type Say = (heard: Heard, facts: BillFacts) => string | undefined

/** What is said of a bill in plain words: what it comes to, what stands out, what a month or another home would be. */
export const BILL_IN_WORDS: Readonly<Record<string, Say>> = {
  in_simple_words: (_, facts) => {
    const lines = linesOfBill(facts)
    if (!lines || facts.totalChargesGbp === undefined) return undefined
    const energy = lines.reduce((sum, line) => sum + line.energyPence, 0)
    const daily = lines.reduce((sum, line) => sum + line.standingPence, 0)
    return `You pay for two things: the energy you used, and a fixed charge for each day. From ${spanOf(facts)} the energy cost ${sayPounds(energy)} and the daily charges ${sayPounds(daily)}, together ${pounds(facts.totalChargesGbp)}.${owedText(facts)}`
  },
  in_two_sentences: (_, facts) => {
    const parts = (linesOfBill(facts) ?? []).map((line) => `${sayPounds(grossOf(line, facts))} for ${line.fuel}`)
    if (facts.totalChargesGbp === undefined) return undefined
    const days = daysOfBill(facts)
    const sum = (linesOfBill(facts) ?? []).reduce((all, line) => all + grossOf(line, facts), 0)
    const adds = Math.abs(sum - facts.totalChargesGbp * 100) < 5 ? ', and the sums add up' : ''
    const usual = sayMonthIsUsual(facts)?.startsWith('Yes') ? ', which is about normal for the month' : ''
    const first = `The energy${days === undefined ? '' : ` for ${days} days`} cost ${pounds(facts.totalChargesGbp)}${parts.length > 1 ? `, ${parts.join(' and ')}` : ''}${usual}${adds}.`
    return `${first}${owedText(facts) || ' Nothing else is to pay.'}`
  },
  what_stands_out: (heard, facts) => {
    const lines = (linesOfBill(facts) ?? []).toSorted((a, b) => grossOf(b, facts) - grossOf(a, facts))
    const older = olderPence(facts)
    const guessed = FUELS.filter((fuel) => facts[fuel]?.readings?.some(({ latestKind }) => latestKind === 'estimated'))
    const said = [
      ...(older > 0 ? [`${sayPounds(older)} of what is to pay is from before this bill: look at your payments.`] : []),
      ...(guessed.length > 0
        ? [`The ${guessed.join(' and ')} reading is a guess: send your own, and the next bill puts it right.`]
        : []),
      ...(lines[0]
        ? [
            `The dearest part is ${lines[0].fuel}, ${sayPounds(grossOf(lines[0], facts))} of ${pounds(facts.totalChargesGbp ?? 0)}.`,
          ]
        : []),
      ...rateWords(heard, facts, undefined),
    ]
    return said.length === 0 ? undefined : `What stands out most: ${said.slice(0, 3).join(' ')}`
  },
  rate_judged: (heard, facts) => {
    const { plain } = heard
    const fuel =
      heard.slots.fuel ??
      FUELS.find((each) => facts[each]?.unitRates?.some(({ pencePerKwh }) => plain.includes(String(pencePerKwh))))
    const said = rateWords(heard, facts, fuel)
    const found = comparisonOf(heard)
    const first = found?.quotes[0]
    if (said.length === 0) return undefined
    const less =
      found && first && first.savingPence > 0
        ? ` There are cheaper ones: the first on my list comes to ${sayPounds(first.costPence)} a year for both, against ${sayPounds(found.current.pence)} as now.`
        : ''
    return `${said.join(' ')}${less}`
  },
  which_to_cut: (_, facts) => {
    const [power, gas] = FUELS.map((fuel) => linesOfBill(facts)?.find((line) => line.fuel === fuel))
    const [year, rate] = [facts.gas?.estimatedAnnualUsageKwh, facts.gas?.unitRates?.[0]?.pencePerKwh]
    if (!power) return undefined
    if (!gas || year === undefined || rate === undefined)
      return 'You have only electricity on this bill. What makes heat or cold takes most: heating, hot water, a dryer, an oven, an old freezer. Begin there.'
    const degree = roughPence(Math.round(year * rate * 0.075))
    return `The heating, and so the gas in winter: your ${kwhText(year)} a year cost about ${sayWholePounds(roughPence(year * rate))} without the standing charge, and one degree less saves roughly ${sayWholePounds(degree)}. On this bill electricity costs ${grossOf(power, facts) > grossOf(gas, facts) ? 'more' : 'less'}, ${sayPounds(grossOf(power, facts))} against ${sayPounds(grossOf(gas, facts))}: there look at what makes heat, such as a dryer, an electric shower or an oven, since each kWh costs ${power.rate}p.`
  },
  what_drives: (_, facts) => {
    const lines = (linesOfBill(facts) ?? []).toSorted((a, b) => grossOf(b, facts) - grossOf(a, facts))
    const [more, less] = lines
    if (!more || !less) return undefined
    const daily = lines.reduce((sum, line) => sum + line.standingPence, 0)
    return `On this bill ${more.fuel} most: ${sayPounds(grossOf(more, facts))} for ${kwhText(more.kwh)}, against ${sayPounds(grossOf(less, facts))} for ${kwhText(less.kwh)} of ${less.fuel}. ${sayPounds(daily)} of the whole is standing charge. Over the year the heating is the largest single thing in most homes with gas, and it begins to show from November on. Which appliance used the electricity the bill does not say.`
  },
  cap_covers: ({ state, world }) => {
    const { endsOn } = termsOf({ state, world })
    if (endsOn === undefined || endsOn < world.today) return undefined
    return `No: you are on a fix until ${sayDay(endsOn)}, and the price cap does not cover a fix that you chose. Its rates stay until then, whatever the cap does. If you choose nothing by that day, you move to the variable tariff of your supplier, and that one is capped.`
  },
  vat_percent: (_, facts) => {
    const lines = linesOfBill(facts)
    const sum = lines?.reduce((all, { vatPence }) => all + vatPence, 0)
    return `No, energy for homes has 5% VAT and not the 20% of most shops. And for electricity it is 0% from 1 October 2026 to 31 March 2027.${sum === undefined ? '' : ` On this bill that makes ${sayPounds(sum)} in all.`}`
  },
  month_to_come: ({ plain }, facts) => {
    const named = findMonthNumbers(plain)
    return named.length > 1
      ? sayMonthsOfYear(facts, named)
      : sayMonthOfYear(facts, findMonthNumber(plain) ?? (monthOfBill(facts) % 12) + 1)
  },
  month_average: ({ state, world }) => {
    const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
    return year === undefined
      ? undefined
      : `About ${sayPounds(Math.round(year / 12))} on average: a year as now is ${sayPounds(year)}, divided by 12. Winter months are above that and summer months below.`
  },
  cheapest_month: (_, facts) => {
    const july = sayMonthOfYear(facts, 7)
    return july && `Mostly July or August, when nothing is heated. ${july}`
  },
  month_usual: ({ slots }, facts) => sayMonthIsUsual(facts, slots.fuel),
  month_from_year: ({ plain }, facts) => sayMonthOfYear(facts, findMonthNumber(plain) ?? monthOfBill(facts), true),
  other_home: ({ plain, slots: { household }, world }, facts) => {
    const isLarge = /\b(?:bigger|larger|big|large)\b/.test(plain)
    const bedrooms = household.bedrooms ?? (household.people === undefined ? (isLarge ? 4 : 1) : undefined)
    const people =
      (/\bcouple\b/.test(plain) ? 2 : household.people) ?? Math.max(1, (bedrooms ?? 2) === 1 ? 1 : (bedrooms ?? 2) - 1)
    const heating = facts.gas ? 'gas' : 'electric_heaters'
    const usual = useFromQuestions({ people, bedrooms: bedrooms ?? people, heating, hasEv: false }, world.today)
    const parts = FUELS.flatMap((fuel) => {
      const use = usual?.[fuel]?.use
      const { unitRates = [], standingChargePencePerDay: daily } = facts[fuel] ?? {}
      if (!use || !('single' in use) || !unitRates[0] || daily === undefined) return []
      const kwh = Math.round(use.single / 100_000) * 100
      return [{ says: `${kwhText(kwh)} of ${fuel}`, pence: kwh * unitRates[0].pencePerKwh + daily * 365 }]
    })
    if (parts.length === 0) return undefined
    const year = roughPence(Math.round(parts.reduce((sum, { pence }) => sum + pence, 0)))
    const size =
      bedrooms === undefined
        ? `${people} people`
        : `${bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`} and ${people === 1 ? '1 person' : `${people} people`}`
    return `Roughly ${sayWholePounds(year)} a year, ${sayWholePounds(year / 12)} a month, on your rates: a home with ${size} mostly uses about ${parts.map(({ says }) => says).join(' and ')} a year. Homes differ a lot by insulation and habits, and the rates by region. I keep your own figures: this was only to try it.`
  },
}

/** How far a unit rate is from the cap of the bill's time. */
function rateWords({ world }: Heard, facts: BillFacts, only: Fuel | undefined): string[] {
  return FUELS.filter((fuel) => (only ?? fuel) === fuel).flatMap((fuel) => {
    const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
    const on = facts.periodTo ?? world.today
    const cap = capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })?.price.unitRates
    if (rate === undefined || !cap || !('single' in cap)) return []
    const percent = Math.round(((rate * 1_000_000) / cap.single - 1) * 100)
    const word = percent > 15 ? 'That is dear' : percent > 0 ? 'A little dear, but no robbery' : 'No, that is not dear'
    const beside = percent === 0 ? 'about the same as' : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'}`
    return [`${word}: ${rate}p per kWh for ${fuel} is ${beside} the average price cap of ${sayRate(cap.single)}.`]
  })
}

function monthOfBill({ periodTo }: BillFacts): number {
  return Number((periodTo ?? '2026-01-01').slice(5, 7))
}

function spanOf({ periodFrom, periodTo }: BillFacts): string {
  return periodFrom && periodTo ? `${sayDay(periodFrom)} to ${sayDay(periodTo)}` : 'the period of this bill'
}

function owedText(facts: BillFacts): string {
  const { balanceGbp } = facts
  const older = olderPence(facts)
  if (balanceGbp === undefined) return ''
  if (balanceGbp < 0) return ` The account is ${pounds(-balanceGbp)} in credit.`
  return older > 0
    ? ` To pay is ${pounds(balanceGbp)}, because ${sayPounds(older)} was left from before.`
    : ` To pay is ${pounds(balanceGbp)}.`
}

function olderPence({ balanceGbp, totalChargesGbp }: BillFacts): number {
  return balanceGbp === undefined || totalChargesGbp === undefined
    ? 0
    : Math.max(0, Math.round((balanceGbp - totalChargesGbp) * 100))
}

function pounds(gbp: number): string {
  return sayPounds(Math.round(gbp * 100))
}

function kwhText(kwh: number): string {
  return `${kwh.toLocaleString('en-GB')} kWh`
}
