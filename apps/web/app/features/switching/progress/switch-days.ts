import type { Switch } from '@mowatt/contract'
import type { CalendarDay } from '../../../browser/calendar-file.ts'
import { switchDaysTexts } from './switch-progress-texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Ofgem's rule: the final bill must arrive within six weeks of the move. */
const FINAL_BILL_DAYS = 42

/** The dates of a switch that the user should know, once they are known. */
export function switchDays({
  switch_id: id,
  tariff,
  cooling_off_ends_on: lastDay,
  expected_on: move,
}: Switch): CalendarDay[] {
  return [
    ...(lastDay
      ? [
          {
            on: lastDay,
            about: `${id} cooling_off`,
            title: switchDaysTexts.lastDay(tariff.supplier),
            text: switchDaysTexts.lastDayText,
          },
        ]
      : []),
    ...(move
      ? [
          {
            on: move,
            about: `${id} move`,
            title: switchDaysTexts.moved(tariff.supplier),
            text: switchDaysTexts.movedText,
          },
          {
            on: new Date(Date.parse(move) + FINAL_BILL_DAYS * DAY_MS).toISOString().slice(0, 10),
            about: `${id} final_bill`,
            title: switchDaysTexts.finalBill,
            text: switchDaysTexts.finalBillText,
          },
        ]
      : []),
  ]
}
