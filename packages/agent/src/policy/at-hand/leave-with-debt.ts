import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const RULE =
  'A debt of less than 28 days goes on the final bill and stops nothing. For one that is older the old supplier may object, until it is paid'

const PAID = /\b(?:direct debit|debit|dd|pay|paying)\b\D{0,20}?(\d{2,3})\b/gi

/** What the balance, the old supplier and second thoughts mean for a switch. */
export const LEAVE_WITH_DEBT: Readonly<Record<string, OfDeal>> = {
  owe_first: (_, { facts, supplier }) => {
    const balance = pence(facts?.balanceGbp)
    if (!facts || balance === undefined)
      return `${RULE}. So ask ${supplier} what is open on the account and since when.`
    if (balance <= 0)
      return `No: by this bill nothing is owed${balance < 0 ? `, you are ${sayPounds(-balance)} in credit, and that comes back to you after the final bill` : ''}. Keep the Direct Debit until the final bill has come.`
    return `You need not pay all of it first. ${partsOf(facts, balance)} ${RULE}. ${hasOlder(facts, balance) ? `So pay the older part, or ask ${supplier} how old it is, before you switch; the rest` : 'It'} comes with the final bill.`
  },
  pay_older: (_, { facts, supplier }) => {
    const balance = pence(facts?.balanceGbp)
    if (!facts || balance === undefined || balance <= 0) return undefined
    if (!hasOlder(facts, balance))
      return `${partsOf(facts, balance)} So nothing older is open that could stop a switch.`
    return `That helps. Once the ${sayPounds(balance - (pence(facts.totalChargesGbp) ?? 0))} from before is paid, only the charges of this bill are left, and those are no older debt as long as you pay them in time. How old that part is does not stand on the bill, so ask ${supplier}. Keep the proof of payment.`
  },
  may_block: (_, { facts, supplier, fee, freeOn, isFree }) => {
    const balance = pence(facts?.balanceGbp)
    const own =
      facts && balance !== undefined && balance > 0
        ? ` ${partsOf(facts, balance)} ${hasOlder(facts, balance) ? 'Only the older part could be such a debt.' : ''}`.trimEnd()
        : ''
    const leaving =
      isFree || fee === undefined ? '' : ` A fix is no ground: before ${sayDay(freeOn)} it only costs the exit fee.`
    return `Only for a debt: ${supplier} may object to a switch for one older than 28 days, and must tell you so.${own}${leaving} With a prepayment meter up to £500 for each fuel can move along.`
  },
  cooling_off: (_, { fee, freeOn, isFree }) =>
    `14 days, counted from the day after you agree to the new contract. You can cancel in that time without a reason and without a fee. The switch itself may be done before they are over; if you cancel after that, you pay for what you used.${isFree || fee === undefined ? '' : ` The exit fee of the old deal is another matter: before ${sayDay(freeOn)} it may be due, so cancel before the switch takes place.`}`,
  balance_after: (_, { facts, supplier }) => {
    const balance = pence(facts?.balanceGbp)
    const own =
      balance === undefined
        ? ''
        : balance < 0
          ? ` By this bill ${sayPounds(-balance)} is yours.`
          : balance > 0
            ? ` By this bill you owe ${sayPounds(balance)}, so at present there is nothing to come back.`
            : ''
    return `${supplier} sends the final bill within 6 weeks of the switch, and pays any credit back within 10 working days after it. What is owed is on that bill.${own} Read both meters on the day, and keep the Direct Debit until it is settled.`
  },
  behind: (heard, { facts }) => {
    const { state, world } = heard
    const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
    if (year === undefined) return undefined
    const [month, paid] = [Math.round(year / 12), paidIn(heard)]
    const older = facts && hasOlder(facts, pence(facts.balanceGbp) ?? 0) ? pence(facts.balanceGbp) : undefined
    const owed = older === undefined ? '' : ` This bill already says ${sayPounds(older)} to pay.`
    if (paid === undefined)
      return `A year as now is ${sayPounds(year)}, so about ${sayPounds(month)} a month on average. If you pay less than that, you fall behind by the rest each month.${owed} Tell me what you pay a month, and I work it out.`
    return paid < month
      ? `Yes, over the year: ${sayPounds(paid)} a month against about ${sayPounds(month)} is ${sayPounds(month - paid)} short each month, ${sayPounds((month - paid) * 12)} in a year. In winter the gap is wider and in summer it closes.${owed} Expect them to raise it, or ask for about ${sayPounds(month)} yourself if you can afford it.`
      : `No: ${sayPounds(paid)} a month covers the ${sayPounds(month)} that you use on average, so you do not fall further behind. In winter you may for some months, and summer makes up for it.${owed}`
  },
  pay_other: (_, { supplier, facts }) =>
    `Without Direct Debit you mostly pay more: paying when the bill comes is the dearest way, since suppliers may charge more for it. Prepayment can be a little cheaper, but needs such a meter. ${facts?.paymentMethod === 'direct_debit' ? 'Your bill says Direct Debit, and your rates may hang on it' : 'Your rates may hang on how you pay'}, so ask ${supplier} before you change it. What you use costs the same either way: a lower payment only moves it to later.`,
}

/** What they pay a month, as it was told last. */
function paidIn({ state: { topic, summary } }: Heard): number | undefined {
  const told = topic?.args['paid_pence']
  if (typeof told === 'number') return told
  const sums = summary.slice(-4).flatMap((said) => [...said.matchAll(PAID)].map(([, sum]) => Number(sum) * 100))
  return sums.at(-1)
}

function partsOf(facts: BillFacts, balance: number): string {
  const charges = pence(facts.totalChargesGbp) ?? 0
  return hasOlder(facts, balance)
    ? `Of the ${sayPounds(balance)} on your bill ${sayPounds(charges)} is from this bill${facts.billDate ? `, dated ${sayDay(facts.billDate)}` : ''}, and ${sayPounds(balance - charges)} is from before.`
    : `The ${sayPounds(balance)} is from this bill${facts.billDate ? `, dated ${sayDay(facts.billDate)}` : ''}.`
}

function hasOlder(facts: BillFacts, balance: number): boolean {
  return facts.totalChargesGbp !== undefined && balance > (pence(facts.totalChargesGbp) ?? 0)
}

function pence(gbp: number | undefined): number | undefined {
  return gbp === undefined ? undefined : Math.round(gbp * 100)
}
