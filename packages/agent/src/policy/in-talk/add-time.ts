import { asContinued, type Continued } from '../follow-up/continued.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { wideTopic } from '../../knowledge/deeper/wide-topic.ts'
import type { Heard } from '../of-home/heard-home.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import { type Span, spanIn } from './span-in.ts'

/** A limit in days that a subject knows, and what a time beside it means. */
type Limit = { of: readonly string[]; before?: RegExp; says: (span: Span) => string | undefined }

const MOST_WORDS = 10
const COOLING = 14
const DEBT = 28
const YEAR = 365
const SWITCH = 8
const FINAL = 42
const REFUND = 14
/** No waiting time before the Ombudsman is told, since it is to become shorter: from here on it surely has passed. */
const LONG_WAIT = 56
const A_WHILE = 28
const LEAVE_FREE = 49

const LIMITS: readonly Limit[] = [
  {
    of: words(
      'cooling_off cooling_off_none doorstep switch_back go_back switch_cancelled door_caller cold_call mis_sold report_seller switch_gift',
    ),
    before: /\b(?:chang\w* (?:my|his|her|our) mind|signed (?:up|me)|cooling off|agreed to)\b/,
    says: coolingOff,
  },
  { of: words('final_bill still_charged close_account'), says: finalBill },
  { of: words('credit_refund refund_slow'), says: refund },
  { of: words('switch_time switch_late switch_confirm one_time'), says: lateSwitch },
  { of: words('debt_switch debt_recent switch_refused'), says: debtAge },
  {
    of: words('back_billing no_bill back_billing_fault undercharged bill_late'),
    says: backBill,
  },
  { of: words('meter_wrong_years wrong_meter_details'), says: wrongMeter },
  { of: words('exit_fee fix_ends exit_fee_always fix_do_nothing fix_to_variable'), says: endOfFix },
  {
    of: words('complaint ombudsman complaint_time complaint_letter deadlock ombudsman_how passed_around compensation'),
    before: /\bcomplain/,
    says: complaint,
  },
]

/** "It is 10 weeks now", "16 days ago": a time that is added to what was talked about, set beside the limit which holds there. */
export function addTime({ plain, slots, state }: Heard): Continued | undefined {
  const { topic } = state
  if (!topic || isDanger(topic) || plain.split(' ').length > MOST_WORDS) return undefined
  // “If I pay today” tells when it ends, and not since when it is.
  const span = /\b(?:if|when|once) (?:i|we) pay\b|£|\bpounds?\b|\bquid\b/.test(plain) ? undefined : spanIn(plain)
  // An end of the deal is noted, and all is worked out from it.
  if (!span || slots.household.endsOn !== undefined) return undefined
  const key = keyOf(topic) || topic.call
  const heardBefore = state.summary.slice(-SAID).join(' ').toLowerCase()
  const limit =
    LIMITS.find(({ of }) => of.includes(key)) ??
    LIMITS.find(({ before }) => before?.test(heardBefore)) ??
    LIMITS.find(({ of }) => of.includes(wideTopic(key)))
  const says = limit?.says(span)
  return says === undefined ? undefined : { ...asContinued(says, state), keepsTopic: true }
}
/** So far back what people said still counts. */
const SAID = 5

function coolingOff({ days, words: time, isAhead }: Span): string | undefined {
  if (isAhead) return undefined
  if (days > COOLING)
    return `With ${time} the 14 days to change your mind are over, so it cannot be cancelled just like that. You can still leave: as a new switch, back to the old supplier or to another one, on what it offers now. Look first whether the new deal has an exit fee; a variable tariff has none. If you were told something untrue, or somebody did not understand what they agreed to, tell the supplier so and ask for the contract to be undone: that holds also after 14 days. If it refuses, complain.`
  const left = COOLING - days
  return `Then there is still time: the 14 days are counted from the day after the agreement, so about ${left} ${left === 1 ? 'day is' : 'days are'} left. Cancel now and do not wait: ring the new supplier, say “I cancel within the 14 days”, then send the same by mail or letter and keep a copy. No reason is needed, and no exit fee is due. Tell the old supplier too, so that the account stays. If somebody vulnerable was talked into it, say that as well.`
}

function complaint({ days, words: time, isAhead }: Span): string | undefined {
  if (isAhead) return undefined
  if (days >= LONG_WAIT)
    return `If you complained ${time} ago and it is not settled, go to the Energy Ombudsman now: that is long enough. It is free, and the supplier must do what it says if you accept it. Send it your complaint, the dates, the bills or letters and the answers so far. Tell the supplier, and anybody who collects for it, that the matter is with the Ombudsman, and ask them to stop meanwhile. Do not pay what is not yours just to make it go away.`
  if (days >= A_WHILE)
    return `After ${time} ask the supplier in writing for its final answer, and ask the Energy Ombudsman whether it can take the case already: its site says how long a supplier may take, and with a final no in writing you need not wait. It is free. Keep the dates and all messages.`
  return `After ${time} the supplier may still have time: the Energy Ombudsman’s site says how long it gets. Remind it in writing, with your complaint number, and ask by when it will answer. With a final no in writing you can go to the Ombudsman at once, for free.`
}

function backBill({ days, words: time }: Span): string | undefined {
  if (days <= YEAR)
    return `That is within the limit: for the last 12 months a supplier may still send a bill, so ${time} can be asked for. Ask for the readings and the dates, and check them. You may pay it over at least as long as it took to build up: ask for such a plan. If it was their mistake, ask for something off as goodwill.`
  return `Then ${time} goes past the limit. Energy used more than 12 months before the bill may normally not be charged, where they did not bill it at the time and you did not stand in the way. So the last 12 months can be asked for, and what is older not. Tell them so in writing, ask for a new bill without that part, and complain if they insist; the Energy Ombudsman decides for free.`
}

function wrongMeter({ days, words: time, isAhead }: Span): string | undefined {
  if (isAhead || days < YEAR / 12) return undefined
  return `Then ask for all bills of those ${time} to be made again, with the right meter. What you paid too much comes back to you, also where it is longer than 12 months. What you paid too little they may normally ask only for the last 12 months. Send photos of the meters with their numbers and the day that you moved in, in writing, and ask by when it is done. If nothing moves, complain; the Energy Ombudsman decides for free.`
}

function debtAge({ days, words: time }: Span): string {
  return days < DEBT
    ? `A debt of ${time} is younger than 28 days, so it does not stop a switch on a normal meter: it goes on your final bill, which you then pay. On a prepayment meter up to £500 for each fuel can move with you. Tell me your postcode, and I compare.`
    : `A debt of ${time} is older than 28 days, so on a normal meter your supplier may block the switch until it is paid. Ask for a payment plan, and whether it would let you go. On a prepayment meter up to £500 for each fuel can move with you. Meanwhile you can ask your own supplier for a cheaper tariff: that is no switch.`
}

function lateSwitch({ days, words: time, isAhead }: Span): string | undefined {
  if (isAhead) return undefined
  return days >= SWITCH
    ? `That is late: a switch must be done within 5 working days, unless you agreed to a later start, and ${time} is more. Ask the new supplier what holds it up and on which day it takes over. It must pay you compensation without your asking. Your supply stays on, and until then you stay with the old supplier. If nothing moves, complain.`
    : `Then it is still in time: a switch must be done within 5 working days, without weekends and bank holidays. You should have a welcome letter or mail with the date. If the date passes, ask the new supplier; a late switch brings compensation without your asking.`
}

function finalBill({ days, words: time, isAhead }: Span): string | undefined {
  if (isAhead) return undefined
  return days > FINAL
    ? `That is too late: the final bill must come within 6 weeks, and ${time} is more. Write to the old supplier, give the day that you left and your last readings, and ask for the bill and for the compensation that is due for a late one. If nothing comes, complain.`
    : `Then it is still in time: the old supplier has 6 weeks for the final bill, and ${time} is within that. Check meanwhile that it has your last readings and your new address. A credit must be paid back within 10 working days after that bill.`
}

function refund({ days, words: time, isAhead }: Span): string | undefined {
  if (isAhead) return undefined
  return days > REFUND
    ? `After ${time} do not wait on. Write to the supplier, say since when you wait, and make it a complaint. After a final bill a credit must be paid within 10 working days; with a running account promptly, or they must say why not. If it is not settled, the Energy Ombudsman decides for free.`
    : `That is not long yet. After a final bill a supplier has 10 working days to pay a credit back; with a running account it must do so promptly, or say why not. Check that they have your reading and your bank details, and note the day that you asked.`
}

function endOfFix({ days, words: time, isAhead }: Span): string | undefined {
  if (!isAhead) return undefined
  return days <= LEAVE_FREE
    ? `Then you can go now without an exit fee: none may be charged in the last 49 days of a fix, and ${time} is within that. If you do nothing, you move to the supplier’s default tariff, which has no exit fee and is under the price cap. Tell me your postcode, or add a bill, and I compare.`
    : `Then there may still be a fee: the last 49 days of a fix are free to leave, and ${time} is more than that. So wait until 49 days before the end, unless the saving is larger than the fee. Tell me the end date and the fee, or add a bill, and I do the sum.`
}

function words(list: string): readonly string[] {
  return list.split(' ')
}
