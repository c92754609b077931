import type { Switch } from '@mowatt/contract'
import type { CalendarDay } from '../../../browser/calendar-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Ofgem's rule: the final bill comes within six weeks of the move. */
const FINAL_BILL_DAYS = 42

/** The days of a switch that a person should know of, once they are known. */
export function switchDays({ tariff, cooling_off_ends_on: lastDay, expected_on: move }: Switch): CalendarDay[] {
  return [
    ...(lastDay
      ? [
          {
            on: lastDay,
            title: `Last day to cancel your switch to ${tariff.supplier}`,
            text: 'You don’t have to say why.',
          },
        ]
      : []),
    ...(move
      ? [
          {
            on: move,
            title: `You should be with ${tariff.supplier} by today`,
            text: 'Take a meter reading, unless you have a smart meter.',
          },
          {
            on: new Date(Date.parse(move) + FINAL_BILL_DAYS * DAY_MS).toISOString().slice(0, 10),
            title: 'Your old supplier’s final bill is due by today',
            text: 'If the final bill hasn’t arrived, ask your old supplier for it.',
          },
        ]
      : []),
  ]
}
