import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { gapOfBill } from './check-bill.ts'

/** A letter to the supplier with the bill's own figures. The person fills in what Mo must not guess. */
export function writeLetter(facts: BillFacts, today: IsoDay, isShort: boolean): string {
  const period =
    facts.periodFrom && facts.periodTo ? ` for ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}` : ''
  const total =
    facts.totalChargesGbp === undefined ? '' : `, ${sayPounds(Math.round(facts.totalChargesGbp * 100))} of charges`
  const estimated = FUELS.filter((fuel) =>
    (facts[fuel]?.readings ?? []).some((each) => each.latestKind === 'estimated'),
  )
  const gap = gapOfBill(facts)
  const before =
    facts.balanceGbp !== undefined && facts.totalChargesGbp !== undefined
      ? Math.round((facts.balanceGbp - facts.totalChargesGbp) * 100)
      : 0
  const points = [
    ...(gap && gap.gapPence !== 0
      ? [
          `The lines of the bill come to ${sayPounds(gap.sumPence)}, and it charges ${sayPounds(gap.totalPence)}. Please explain the difference of ${sayPounds(Math.abs(gap.gapPence))}.`,
        ]
      : []),
    ...(estimated.length > 0
      ? [
          `The ${estimated.join(' and ')} reading is estimated. My own reading is [reading] on [day]. Please bill me on that.`,
        ]
      : []),
    ...(before > 0 ? [`Please show what the ${sayPounds(before)} from before this bill is for.`] : []),
  ]
  const asked = points.length > 0 ? points : ['I do not understand this bill. What is wrong: [say it in a sentence].']
  const close = isShort
    ? 'Please answer in writing.'
    : 'Please put this right, answer in writing, and treat this letter as a complaint.'
  return [
    isShort ? 'A shorter one.' : 'Here is a draft. Fill in what stands in brackets and change what you like.',
    `To ${facts.supplier ?? '[supplier]'}, account [account number], ${sayDay(today)}.`,
    `I write about your bill${period}${total}.`,
    ...asked,
    close,
    'Yours, [name and address].',
    ...(isShort ? [] : ['Send it by the contact on your bill and keep a copy. I do not send it for you.']),
  ].join(' ')
}
