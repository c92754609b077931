import { ACCOUNT_PLACE } from '@mowatt/bill-errors/account-place'
import type { Complaint } from '@mowatt/contract'
import { type ComplaintClock, type ComplaintStage, type IsoDay, sayDay } from '@mowatt/tariffs'
import type { ComplaintContent } from './complaint-store.ts'

const CHECKED = '2026-11-16'

export const OMBUDSMAN_SOURCES: Complaint['sources'] = [
  {
    publisher: 'Energy Ombudsman: Our process',
    address: 'https://www.energyombudsman.org/our-process',
    checked_on: CHECKED,
  },
  { publisher: 'Energy Ombudsman: FAQs', address: 'https://www.energyombudsman.org/faqs', checked_on: CHECKED },
]

type Days = Pick<ComplaintClock, 'askFrom' | 'askBy'>

const SAYS: Readonly<Record<ComplaintStage, (days: Days) => string>> = {
  waiting: ({ askFrom }) =>
    `Your supplier has 8 weeks to settle this. If they haven’t, you can go to the Energy Ombudsman from ${sayDay(askFrom)}, or as soon as you have a deadlock letter.`,
  can_ask: ({ askBy }) =>
    `You can go to the Energy Ombudsman now. It’s free, and your supplier has to follow the decision if you accept it. To be safe, do it by ${sayDay(askBy)}.`,
  too_late: () =>
    'The usual 12 months for going to the Energy Ombudsman may be up. Apply anyway, and explain why it took you so long. The Ombudsman can still accept your case.',
  asked: () => 'The Energy Ombudsman has your case. Keep every letter and email, and send them anything new.',
  over: () => 'You’ve marked this as settled. Keep the letters in case the problem comes back.',
}

/** What to do now, in a sentence or two. */
export function sayComplaint(stage: ComplaintStage, days: Days): string {
  return SAYS[stage](days)
}

const SIGNED = 'Thank you,\n[your name]'

/** What to write next: for a deadlock letter while the supplier has time, to the Ombudsman afterwards. */
export function letterOfComplaint(
  { supplier, subject, madeOn, deadlockOn }: ComplaintContent,
  stage: ComplaintStage,
  today: IsoDay,
): Complaint['letter'] {
  if (stage === 'asked' || stage === 'over') return null
  const dated = sayDay(today)
  if (stage === 'waiting') {
    const text = [
      dated,
      `${supplier}\nAccount number: ${ACCOUNT_PLACE}`,
      `Subject: my complaint of ${sayDay(madeOn)}`,
      'Hello,',
      `I complained to you on ${sayDay(madeOn)} about this: ${subject}. My complaint hasn’t been settled yet.`,
      'Please put this right. If you can’t do any more for me, please send me a deadlock letter, so I can go to the Energy Ombudsman now.',
      SIGNED,
    ]
    return { title: `Letter to ${supplier} asking for a deadlock letter`, text: text.join('\n\n') }
  }
  const since =
    deadlockOn === undefined
      ? `${supplier} hasn’t settled my complaint within 8 weeks.`
      : `${supplier} sent me a deadlock letter dated ${sayDay(deadlockOn)}.`
  const text = [
    dated,
    `The Energy Ombudsman\nAbout: ${supplier}, account number: ${ACCOUNT_PLACE}`,
    'Subject: a complaint my energy supplier hasn’t settled',
    'Hello,',
    `I complained to ${supplier} on ${sayDay(madeOn)} about this: ${subject}. ${since}`,
    'This is what I’d like to happen: [what would put things right].',
    'I can send you my bills, my letters and the replies I received.',
    SIGNED,
  ]
  return { title: 'Letter to the Energy Ombudsman', text: text.join('\n\n') }
}
