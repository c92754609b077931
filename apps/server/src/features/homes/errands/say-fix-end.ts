import { type FixEnd, sayDay, sayPounds } from '@mowatt/tariffs'

type Years = { nowPence: number | undefined; capPence: number | undefined }

/** The answer first: whether leaving is free today, when it will be, and what happens if nothing is done. */
export function sayFixEnd(fix: FixEnd, { nowPence, capPence }: Years): { headline: string; says: string[] } {
  const { stage, endsOn, freeFrom, daysLeft, feeTodayPence } = fix
  const nothing =
    'If you do nothing, your supplier usually moves you to their standard variable tariff. Your energy stays on.'
  const cap =
    capPence === undefined
      ? 'Its prices follow the price cap.'
      : `Its prices follow the price cap. At today’s cap, a year would cost you about ${sayPounds(capPence)}${nowPence === undefined ? '' : `, compared with ${sayPounds(nowPence)} on your current deal`}.`
  if (stage === 'over') {
    return {
      headline: `Your fixed price ended on ${sayDay(endsOn)}`,
      says: ['You’re probably on a standard variable tariff now. You can leave it at any time, without a fee.', cap],
    }
  }
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days, on ${sayDay(endsOn)}`
  const free = `From ${sayDay(freeFrom ?? endsOn)}, 49 days before the end, you can leave without an exit fee.`
  const leaving =
    stage === 'free'
      ? 'You can leave today without an exit fee.'
      : feeTodayPence === null
        ? `We don’t know your exit fee, so check it before you leave early. ${free}`
        : `Leaving today would cost you ${sayPounds(feeTodayPence)} for each fuel that has an exit fee. ${free}`
  const ask = fix.askSupplier
    ? [
        'Some suppliers count the 49 days back from the date the switch completes, so check with yours before you leave.',
      ]
    : []
  return { headline: `Your fixed price ends ${left}`, says: [leaving, ...ask, nothing, cap] }
}
