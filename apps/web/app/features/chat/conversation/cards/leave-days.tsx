import type { CardOf } from '@mowatt/contract'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds } from '../../../../shell/app/money-words.ts'

/** Why to wait, as two days on a line: what leaving costs today, and what on the day that is named. */
export function LeaveDays({ card }: { card: CardOf<'verdict'> }) {
  const { leaving, date, worked_out_on: today } = card
  if (!leaving || !date) return null
  const { fee_today_pence: fee, is_free_then: isFree } = leaving
  return (
    <ol className="leave-days">
      <li>
        <time dateTime={today}>Today</time>
        <b>{fee > 0 ? `${pounds(fee)} to leave` : 'No exit fee'}</b>
      </li>
      <li>
        <time dateTime={date}>{longDate(date)}</time>
        <b>{isFree ? 'Free to leave' : fee > 0 ? 'Cheaper to leave' : 'The best day to switch'}</b>
      </li>
    </ol>
  )
}
