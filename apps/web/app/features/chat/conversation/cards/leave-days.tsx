import type { CardOf } from '@mowatt/contract'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds } from '../../../../shell/app/money-words.ts'
import { leaveDaysTexts } from './card-texts.ts'

/** Why to wait, as two dates on a line: the exit fee today, and on the named date. */
export function LeaveDays({ card }: { card: CardOf<'verdict'> }) {
  const { leaving, date, worked_out_on: today } = card
  if (!leaving || !date) return null
  const { fee_today_pence: fee, is_free_then: isFree } = leaving
  return (
    <ol className="leave-days">
      <li>
        <time dateTime={today}>{leaveDaysTexts.today}</time>
        <b>{fee > 0 ? leaveDaysTexts.feeToLeave(pounds(fee)) : leaveDaysTexts.noExitFee}</b>
      </li>
      <li>
        <time dateTime={date}>{longDate(date)}</time>
        <b>{isFree ? leaveDaysTexts.freeToLeave : fee > 0 ? leaveDaysTexts.cheaperToLeave : leaveDaysTexts.best}</b>
      </li>
    </ol>
  )
}
