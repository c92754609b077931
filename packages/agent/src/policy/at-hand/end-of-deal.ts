import { addDays, sayDay } from '@mowatt/tariffs'
import { findMonth } from '../../understand/find/find-days.ts'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

const WINDOW = 49
const IN_WRITING =
  'Ring the number that is printed on your bill, or look in your online account, and ask for the end date and the exit fee in writing. Do not use a number that a caller gave you, and give a caller no bank details, codes or passwords.'

/** The last 49 days of a fix, and what somebody else says of its end. */
export const OF_END: Readonly<Record<string, (heard: Heard, deal: Deal) => string | undefined>> = {
  window_law: (_, { freeOn, endsOn, isFree }) =>
    `It is a rule and no favour: Ofgem’s licence conditions bind every supplier, and in the last 49 days of a fix none may charge an exit fee for a switch. Your fix ends on ${sayDay(endsOn)}, so ${isFree ? 'it holds for you now' : `for you it holds from ${sayDay(freeOn)}`}.`,
  from_then: (_, { freeOn, endsOn, isFree }) =>
    isFree
      ? `You can leave free already; the fix ends on ${sayDay(endsOn)}.`
      : `From ${sayDay(freeOn)} until the fix ends on ${sayDay(endsOn)}, on any of those days, no exit fee may be charged. What counts is when the switch takes place, so do not let it land before ${sayDay(freeOn)}.`,
  both_fuels: (_, { freeOn, endsOn, facts, fee }) =>
    facts?.gas && facts.electricity
      ? `Yes, for both: each fuel is free to leave in the last 49 days of its own fix. As I read your bill both end on ${sayDay(endsOn)}, so both are free from ${sayDay(freeOn)}.${fee === undefined ? '' : ` Before that it costs ${fee}.`}`
      : `It counts for each fuel by the end of its own fix. Yours ends on ${sayDay(endsOn)}, so it is free from ${sayDay(freeOn)}.`,
  charged_anyway: (_, { supplier, freeOn, endsOn }) =>
    `Then it has to come off again. Write to ${supplier}: the fix ends on ${sayDay(endsOn)}, the switch took place on or after ${sayDay(freeOn)}, in the last 49 days, so no exit fee is due. Ask for it back, and call it a complaint. If that is not settled in time, or they send a deadlock letter, the Energy Ombudsman decides for free. Keep the bill with the end date and the mail that confirms the switch.`,
  other_end: (heard, deal) => {
    const { endsOn, freeOn, supplier } = deal
    return `I keep what your bill says: the fix ends on ${sayDay(endsOn)}, so I still count with ${sayDay(freeOn)}. A bill counts for more than a call, and calls that hurry people into a new deal are often not from ${supplier} at all. ${IN_WRITING}${ifOther(heard, deal)}`
  },
  bill_says: (_, { endsOn, freeOn }) =>
    `That is what I read too: your bill says that the fix ends on ${sayDay(endsOn)}. So I go by that, and leaving is free from ${sayDay(freeOn)}. If somebody says otherwise, ask for it in writing.`,
  whom_believe: (_, { endsOn, supplier }) =>
    `The bill, until ${supplier} tells you otherwise in writing. It says ${sayDay(endsOn)}. ${IN_WRITING}`,
  date_stands: (heard, deal) => {
    const { endsOn, freeOn, fee, isFree } = deal
    return isFree
      ? `You can leave free already, as your bill says that the fix ends on ${sayDay(endsOn)}.`
      : `Yes, as long as the bill is right: it says ${sayDay(endsOn)}, so ${sayDay(freeOn)} stands.${ifOther(heard, deal) || ' With another end date it would be 49 days before that one.'} Until you have it in writing, do not leave before ${sayDay(freeOn)}${fee === undefined ? '' : `: it could cost ${fee}`}.`
  },
  end_over: (_, { endsOn, freeOn }) =>
    `Then it changes everything, so look once more at that line of the bill. I read ${sayDay(endsOn)} as the end of your fix. If it says a day that is over, the fix has ended: there is no exit fee, you are most likely on the variable tariff, and there is no reason to wait until ${sayDay(freeOn)}; you can switch now. Put the date right on the bill’s own page, or tell me “my fix has ended”, and I work it out again.`,
  how_sure: (_, { endsOn, freeOn, fee, isFree }) =>
    isFree || fee === undefined
      ? undefined
      : `Of one part I am sure: before ${sayDay(freeOn)} leaving costs ${fee}, and from then on nothing, if the end date on your bill, ${sayDay(endsOn)}, is right. Of the other part nobody can be sure: what deals will cost then. My figure counts with the prices of today. Until ${sayDay(endsOn)} your own rates are fixed, so waiting cannot make those dearer.`,
  dislike: (_, { freeOn, fee, isFree }) =>
    isFree || fee === undefined
      ? 'That is reason enough, and it is your choice. You can leave free now.'
      : `That is a good reason too, and it is your choice: waiting is only the cheaper way. Leaving today costs ${fee}, and from ${sayDay(freeOn)} nothing. If it is their service, complain: if they do not settle it in time, the Energy Ombudsman decides for free. Ask them too whether they waive the fee for what went wrong.`,
  renew_early: (_, { fee, freeOn, endsOn, isFree }) =>
    `Do not take it unseen, and there is no hurry: your rates are fixed until ${sayDay(endsOn)}. Moving to a new fix of your own supplier mostly costs no exit fee, but have that in writing. Then look at the rates, not at the word offer: tell me the unit rates and standing charges, how long it runs and its own exit fee, and I set it beside your bill and my list. A new fix ties you again: ${isFree || fee === undefined ? 'you can leave free now' : `from ${sayDay(freeOn)} you can leave free and take any other`}. If it came by mail, go to it through your own account and not by a link.`,
}

/** What would follow if the month were right that somebody else named. */
function ifOther({ text, state, world }: Heard, { endsOn, freeOn }: Deal): string {
  const own = [-2, -4, -6].flatMap((at) => state.summary.at(at) ?? [])
  const month = [text, ...own]
    .map((said) => findMonth(said, world.today))
    .find((each) => each && ![endsOn, freeOn].some((day) => day.slice(0, 7) === each.first.slice(0, 7)))
  if (!month) return ''
  return ` If it did end in that month, leaving would be free from 49 days before its day: between ${sayDay(addDays(month.first, -WINDOW))} and ${sayDay(addDays(month.last, -WINDOW))}.`
}
