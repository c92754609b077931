import { addDays, sayDay, sayPounds } from '@mowatt/tariffs'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const free = ({ freeOn, isFree }: Deal) =>
  isFree ? 'You can leave free now.' : `You can leave free from ${sayDay(freeOn)}.`

/** What goes on where the first answer was given already: the next question on the same matter. */
export const DEAL_AGAIN: Readonly<Record<string, OfDeal>> = {
  renew_early: (_, { supplier, endsOn }) =>
    `Not before you have its figures: tell me the unit rates, the standing charges and how long it runs, and I set it beside your bill and the list. Staying with ${supplier} on a new fix mostly costs no exit fee; ask for that in writing. You lose nothing by waiting a while: your rates hold until ${sayDay(endsOn)}, though the offer may not.`,
  wait_risk: (_, { freeOn, isFree }) =>
    `Nobody can say how likely that is, and I do not guess at prices. What you can do: look at the list now and then before ${sayDay(freeOn)}. If deals begin to climb, leaving early with the fee may be the better way; I set both sums side by side whenever you ask.${isFree ? ' You can leave free now.' : ''}`,
  they_write: (_, { endsOn }) =>
    `Two different things: your supplier’s letter, which it must send between ${sayDay(addDays(endsOn, -49))} and ${sayDay(addDays(endsOn, -42))}, and a mail from me, which comes only if you ask for it. Say "remind me then", and I set mine.`,
  variable_beside: (_, { endsOn }) =>
    `By the cap of today only a little differs either way. Which it will be after ${sayDay(endsOn)} I cannot know: the cap for that time is not set yet. That is why a new fix is worth a look before then.`,
  outside_cap: (_, deal) =>
    `The cap covers you only once the fix is over and you are on the supplier’s variable tariff: after ${sayDay(deal.endsOn)}, if you choose nothing else. Until then your own contract counts, and a rate above the cap is allowed. ${free(deal)}`,
  lose_fix: (_, { supplier }) =>
    `At first you have no choice: Ofgem picks who takes over the customers of ${supplier}, and that firm writes to you with its rates. After that you can go to any supplier you like, without an exit fee. Nothing has to be done on the day itself but to read the meters.`,
  own_supplier: () =>
    'More than that I do not know, and I do not pass on rumours. A licence from Ofgem is what every supplier needs, so look for the name there. What you can judge yourself: whether bills come in time, whether readings are taken, and how complaints are answered.',
  cooling_off: (_, { supplier }) =>
    `They are calendar days, and they count from the day after you agree, not from the day of the switch. If you cancel before the switch has taken place, nothing happens and you stay with ${supplier} on your fix. After it, your old fix is mostly gone, so decide before.`,
  owe_first: (_, { supplier }) =>
    `What counts is how old the debt is: less than 28 days stops nothing. How old the part from before is does not stand on the bill, so ask ${supplier}. Paying that part is the sure way.`,
  may_block: () =>
    'If they object they must write and say why. Then pay or agree on what is old, and the switch can be asked for again. A reason that is not true is a complaint, and the Energy Ombudsman decides for free.',
  balance_after: () =>
    'The times are rules and no promises of theirs: 6 weeks for the final bill, then 10 working days for the credit. If they miss them, compensation is due by itself. Ask once in writing, and then complain.',
  pay_other: () =>
    'So in short: Direct Debit is mostly the best of the ways without a prepayment meter. If you want to pay for what you used and no more, ask whether they have a Direct Debit for the exact bill; send a reading each month then.',
  fob_off: () =>
    'Write it down: what you asked for, when, whom you spoke to, and what they said. Send it once more as a complaint, ask for a final answer or a deadlock letter, and give a day. Citizens Advice can step in for free before the Ombudsman can.',
  take_further: () =>
    'Its website has the time that holds now, counted from your first complaint; with a deadlock letter you can go at once. Until then keep paying what is not in dispute, and collect bills, readings and letters. The Ombudsman can order a correction, an apology or money.',
  ask_them: (_, { supplier }) =>
    `Say it in one sentence: “I am on a fix with ${supplier} and look at this bill; please tell me the end date, the exit fee for each fuel and what is open on my account.” Then ask for the answer by mail. More is not needed.`,
  rebill: () =>
    'The words are simple: “the reading on this bill was estimated, mine is this one, please send me a corrected bill.” Then they have to answer that, and not only book it.',
  rebill_time: () =>
    'Ask for a day when you send the reading, and note it. If the next bill is still wrong, that is the day to complain in writing.',
  overpaid_estimate: (_, { supplier }) =>
    `Send the reading with a photo and its day to ${supplier}, and write: please bill me on this reading, and pay back or credit what was charged too much. I can draft it: say “write the letter”. If your account is still to pay after that, it lowers the sum instead of coming back.`,
  fee_one: (_, { fee, freeOn, isFree }) =>
    isFree || fee === undefined
      ? 'No fee is due for either.'
      : `For both together before ${sayDay(freeOn)} it is the fee twice: ${fee}. For one it is once. From ${sayDay(freeOn)} it is nothing for either.`,
  fee_waived: (_, deal) =>
    `It is worth asking, but nobody has a right to it, and what another customer got does not bind them. ${free(deal)} So the sure way is to wait for that day.`,
  other_fee: (_, { fee, supplier }) =>
    `Then ask ${supplier} for exactly that by mail. Until it is there in writing, count with the bill: ${fee ?? 'the fee that it names'}.`,
  fee_counts: (_, { supplier }) =>
    `Yes, have it in writing: a mail from ${supplier} with the sum and the day is enough. A call alone is hard to prove, though they mostly record it and must give you the recording if you ask.`,
  other_end: (_, { supplier, endsOn }) =>
    `Then two sources differ, and only ${supplier} can settle it: ask for the end date in writing, and say that your bill has ${sayDay(endsOn)}. Until then I count with the bill. If the other date is right, tell me, and I work it all out again.`,
  behind: ({ state: _state }, { facts }) => {
    const balance = facts?.balanceGbp
    return `It adds up month by month, most in winter. ${balance !== undefined && balance > 0 ? `This bill has ${sayPounds(Math.round(balance * 100))} to pay already. ` : ''}Ask the supplier to set the payment by your real use, and send a reading with it. If that is too much for you, they must look at what you can afford.`
  },
  runs_on: (_, deal) => `Yes, until ${sayDay(deal.endsOn)}. ${free(deal)} So it is less long than it looks.`,
  car_plan: (_, deal) =>
    `Nothing has to change before the car is there. ${free(deal)} That is a good time to compare tariffs for electric cars; until then charge on your present rate.`,
}
