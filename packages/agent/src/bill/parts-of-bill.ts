import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { daysOfBill, grossOf, linesOfBill, sayLine, titleOf } from './lines-of-bill.ts'

type Part = { fuel: Fuel; pence: number; kwh: number | undefined; line: string | undefined }

/** What each fuel comes to: worked out where all its figures are known, else as printed. */
function partsOf(facts: BillFacts): Part[] {
  const lines = linesOfBill(facts)
  return FUELS.flatMap((fuel): Part[] => {
    const line = lines?.find((each) => each.fuel === fuel)
    const printed = facts[fuel]?.totalChargesGbp
    const pence = line ? grossOf(line, facts) : printed === undefined ? undefined : Math.round(printed * 100)
    if (pence === undefined) return []
    return [{ fuel, pence, kwh: facts[fuel]?.usageKwhInPeriod, line: line && sayLine(line) }]
  })
}

/** One fuel with its working, or both with the dearer one first. */
export function sayByFuel(facts: BillFacts, only?: Fuel): string | undefined {
  const parts = partsOf(facts)
  const total = parts.reduce((sum, { pence }) => sum + pence, 0)
  const share = ({ pence }: Part) => `${Math.round((pence * 100) / total)}%`
  const one = parts.find(({ fuel }) => fuel === only)
  if (only && !one) return useAlone(facts, only)
  if (one) {
    const of = parts.length > 1 ? `, about ${share(one)} of its charges` : ''
    return `${one.line ?? `${titleOf(one.fuel)}${sayUse(one)}.`} Together that is ${sayPounds(one.pence)} for ${one.fuel} on this bill${of}.`
  }
  const [more, less] = parts.toSorted((a, b) => b.pence - a.pence)
  if (!more) return undefined
  if (!less) return `This bill is for ${more.fuel} alone: ${sayPounds(more.pence)}${sayUse(more)}.`
  return `${titleOf(more.fuel)} costs you more on this bill: ${sayPounds(more.pence)}${sayUse(more)}, about ${share(more)} of it, against ${sayPounds(less.pence)} for ${less.fuel}${sayUse(less)}, about ${share(less)}. Standing charges are counted in. In cold months gas weighs more.`
}

/** A fuel by the day of the bill. */
export function sayFuelPerDay(facts: BillFacts, only?: Fuel): string | undefined {
  const days = daysOfBill(facts)
  const parts = partsOf(facts).filter(({ fuel }) => only === undefined || fuel === only)
  if (days === undefined || parts.length === 0) return undefined
  const said = parts.map(
    ({ fuel, pence }) =>
      `${titleOf(fuel)}: ${sayPounds(pence)} for ${days} days is ${sayPounds(Math.round(pence / days))} a day.`,
  )
  return `${said.join(' ')} Winter days cost more and summer days less.`
}

/** A fuel over a year at the rates of the bill. */
export function sayFuelYear(facts: BillFacts, only?: Fuel): string | undefined {
  const said = FUELS.filter((fuel) => only === undefined || fuel === only).flatMap((fuel) => {
    const { estimatedAnnualUsageKwh: kwh, unitRates = [], standingChargePencePerDay: standing } = facts[fuel] ?? {}
    const rate = unitRates.length === 1 ? unitRates[0]?.pencePerKwh : undefined
    if (kwh === undefined || rate === undefined || standing === undefined) return []
    const year = Math.round((kwh * rate + 365 * standing) / 100) * 100
    return [
      `${titleOf(fuel)}: ${kwh.toLocaleString('en-GB')} kWh at ${rate}p and 365 days at ${standing}p are about ${sayWholePounds(year)} a year, roughly ${sayWholePounds(year / 12)} a month.`,
    ]
  })
  return said.length === 0 ? undefined : `${said.join(' ')} That takes the rates of this bill for the whole year.`
}

function useAlone(facts: BillFacts, fuel: Fuel): string | undefined {
  const kwh = facts[fuel]?.usageKwhInPeriod
  return kwh === undefined
    ? undefined
    : `You used ${kwh.toLocaleString('en-GB')} kWh of ${fuel} in the period of this bill.`
}

function sayUse({ kwh }: Part): string {
  return kwh === undefined ? '' : `, for ${kwh.toLocaleString('en-GB')} kWh`
}

export function sayPeriod(facts: BillFacts): string | undefined {
  const days = daysOfBill(facts)
  if (days === undefined || !facts.periodFrom || !facts.periodTo) return undefined
  const dated = facts.billDate ? ` It is dated ${sayDay(facts.billDate)}.` : ''
  return `It covers ${days} days, from ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}.${dated}`
}

/** The charges shared out evenly. What is owed from before is another matter. */
export function saySplit(facts: BillFacts, ways: number): string | undefined {
  if (facts.totalChargesGbp === undefined || ways < 2 || ways > 20) return undefined
  const total = Math.round(facts.totalChargesGbp * 100)
  const older = olderPence(facts)
  const rest =
    older > 0 ? ` ${sayPounds(older)} of the balance is from before this bill: settle first whose that is.` : ''
  return `${sayPounds(total)} shared by ${ways} is ${sayPounds(Math.round(total / ways))} each.${rest} Shared evenly, it does not follow who used what.`
}

/** The whole in one breath. */
export function sayInShort(facts: BillFacts): string | undefined {
  const days = daysOfBill(facts)
  if (facts.totalChargesGbp === undefined || days === undefined) return undefined
  const parts = partsOf(facts).map(({ fuel, pence }) => `${sayPounds(pence)} for ${fuel}`)
  const older = olderPence(facts)
  const balance = facts.balanceGbp
  const owed =
    balance === undefined
      ? ''
      : balance < 0
        ? ` Your account is ${pounds(-balance)} in credit.`
        : ` To pay is ${pounds(balance)}${older > 0 ? `, because ${sayPounds(older)} is from before` : ''}.`
  return `In short: ${days} days of energy cost ${pounds(facts.totalChargesGbp)}${parts.length > 1 ? `, ${parts.join(' and ')}` : ''}.${owed}`
}

/** Whom to turn to, and what they ask for first. */
export function sayWhom({ supplier, accountNumber }: BillFacts): string {
  const number =
    accountNumber === undefined
      ? 'They ask for the account number, which stands near the top of the bill; I did not read it with certainty.'
      : `They ask for the account number: ${accountNumber}.`
  return `Your supplier${supplier === undefined ? '' : `, ${supplier}`}. The phone number and the address are on the bill, mostly at the top or on the back, and in your online account. ${number} Have a meter reading at hand, and note the day and the name.`
}

/** Whether there is a debt, and what it is made of. */
export function sayOwed(facts: BillFacts): string | undefined {
  const { balanceGbp, totalChargesGbp } = facts
  if (balanceGbp === undefined) return undefined
  if (balanceGbp < 0)
    return `No: by this bill your account is ${pounds(-balanceGbp)} in credit. The supplier owes you that.`
  if (balanceGbp === 0) return 'No: by this bill your account is even.'
  const older = olderPence(facts)
  const made =
    older > 0 && totalChargesGbp !== undefined
      ? ` ${pounds(totalChargesGbp)} of it are the charges of this bill, and ${sayPounds(older)} is from before, so only that part is an older debt.`
      : ' It is the charge of this bill, and no older debt that I can see.'
  return `By this bill ${pounds(balanceGbp)} is to pay.${made} If paying it is hard, say so, and I tell you who helps.`
}

/** "I paid every month, and they say I owe": where such a balance comes from, and what settles it. */
export function sayPaidButOwes(facts: BillFacts): string | undefined {
  const older = olderPence(facts)
  if (facts.balanceGbp === undefined || facts.totalChargesGbp === undefined || facts.balanceGbp <= 0) return undefined
  const parts =
    older > 0
      ? `Of the ${pounds(facts.balanceGbp)} to pay, ${pounds(facts.totalChargesGbp)} are the charges of this bill and ${sayPounds(older)} is from before it.`
      : `The ${pounds(facts.balanceGbp)} to pay are charges of this bill.`
  return `${parts} That can be so although you paid every month: where the payments are lower than the energy costs, the rest adds up. It can also be a payment that was not counted, or a reading that was too high. Ask the supplier for a statement of all payments and charges, and set it beside your bank account. Do not stop paying meanwhile. I can draft the letter: say “write the letter”.`
}

function olderPence({ balanceGbp, totalChargesGbp }: BillFacts): number {
  if (balanceGbp === undefined || totalChargesGbp === undefined) return 0
  return Math.max(0, Math.round((balanceGbp - totalChargesGbp) * 100))
}

function pounds(gbp: number): string {
  return sayPounds(Math.round(gbp * 100))
}
