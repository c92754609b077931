import { FUELS, sayDay, sayPounds } from '@mowatt/tariffs'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const IN_TIME =
  'after a time that counts from the day you first complained, or at once with a deadlock letter, which says that they will do no more. It is free, and its site has the time limits of today'

/** A call to the supplier, a complaint about this bill, and who the supplier is. */
export const DISPUTE_OF_DEAL: Readonly<Record<string, OfDeal>> = {
  ask_them: (_, deal) => {
    const { supplier, endsOn, fee, isFree, facts } = deal
    const older = facts && olderPence(deal)
    const asks = [
      `whether the fix ends on ${sayDay(endsOn)} and what comes after it`,
      ...(isFree || fee === undefined ? [] : [`whether the exit fee is ${fee}, and whether they would waive it`]),
      ...(isEstimated(deal) ? ['whether they take your own meter reading, since one on the bill is estimated'] : []),
      ...(older ? [`what the ${sayPounds(older)} from before this bill is`] : []),
      'which tariff of theirs would be the cheapest for you',
    ]
    return `These are worth asking ${supplier}: ${asks.join('; ')}. Have the bill and a meter reading at hand. Note the day and the name, and ask them to confirm it by mail.`
  },
  fob_off: (_, { supplier }) =>
    `Then make it a complaint: use that word, in writing, say what is wrong and what you want, and ask for a reference. ${supplier} has to follow its complaints procedure then. If it is not settled you can go to the Energy Ombudsman: ${IN_TIME}. Citizens Advice helps for free as well.`,
  take_further: () =>
    `To the Energy Ombudsman: ${IN_TIME}. So complain in writing now if you have not, as the time runs from that day. Keep paying what is not in dispute.`,
  own_supplier: (_, { supplier, facts }) =>
    `I cannot judge ${facts ? `${supplier}, the supplier on your bill` : supplier}: I have no ratings of suppliers and name none that I cannot show. What you can check: Ofgem’s public list of licensed suppliers, and the star ratings for service of Citizens Advice. If a supplier fails, your energy stays on and your credit is protected.`,
  lose_fix: (_, { endsOn, supplier, fee }) =>
    `Your energy stays on and credit is protected, but your fixed price would most likely be gone. If ${supplier} fails, the fix goes with it: the new supplier that Ofgem picks puts you on a tariff of its own, mostly a variable one under the price cap. It need not keep your rates until ${sayDay(endsOn)}. ${fee === undefined ? 'You' : 'That tariff has no exit fee, and yours would be gone too, so you'} could switch as soon as the new supplier has written to you. Take a meter reading then, and keep your bills.`,
  rebill: (_, { supplier, facts }) =>
    `Either can happen. As a rule ${supplier} books your reading, and the next bill takes off what was too much. If the gap is large, ask for a corrected bill: say that the reading of this one${facts?.periodTo ? `, to ${sayDay(facts.periodTo)},` : ''} was estimated, and give yours with its day. You do not lose the difference in either case. A photo of the meter is good proof.`,
  pay_meanwhile: (_, { supplier }) =>
    `Do not simply leave it unpaid. With a Direct Debit nothing has to be done: the balance is put right once they have your reading. If you pay by hand, pay what is right by your own reading, and write to ${supplier} why before the day it is due. The whole sum now and the rest back later is the other way.`,
  rebill_time: (_, { supplier }) =>
    `I know of no fixed number of days for a corrected bill. Your reading mostly shows in the online account within days, and the next bill has to count with it. If ${supplier} does not put it right, complain in writing: if it is not settled you can go to the Energy Ombudsman, ${IN_TIME}.`,
  overpaid_estimate: (_, { supplier }) =>
    `Yes, what you paid too much because of an estimate is yours. Send your reading with a photo; ${supplier} takes it off the next bill or your balance, or pays it back if you are in credit and ask. An estimate that was too low works the other way round: then you owe the rest.`,
}

function isEstimated({ facts }: Deal): boolean {
  return FUELS.some((fuel) => facts?.[fuel]?.readings?.some(({ latestKind }) => latestKind === 'estimated'))
}

function olderPence({ facts }: Deal): number {
  const { balanceGbp, totalChargesGbp } = facts ?? {}
  if (balanceGbp === undefined || totalChargesGbp === undefined) return 0
  return Math.max(0, Math.round((balanceGbp - totalChargesGbp) * 100))
}
