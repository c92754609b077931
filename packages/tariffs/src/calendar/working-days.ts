import { addDays, daysBetween, type IsoDay } from './iso-day.ts'

/** Bank holidays differ: Scotland has 2 January and St Andrew’s Day, no Easter Monday and an earlier summer one. */
export type HolidaysOf = 'england_and_wales' | 'scotland'

/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: IsoDay) => (((daysBetween('1970-01-01', day) + 4) % 7) + 7) % 7
const SUNDAY = 0
const MONDAY = 1
const SATURDAY = 6

const isWeekend = (day: IsoDay) => weekdayOf(day) === SUNDAY || weekdayOf(day) === SATURDAY

/** From Monday to Friday and no bank holiday. */
function isWorkingDay(day: IsoDay, of: HolidaysOf): boolean {
  return !isWeekend(day) && !bankHolidaysOf(Number(day.slice(0, 4)), of).includes(day)
}

/** The last of so many working days, counted from the day after. */
export function addWorkingDays(from: IsoDay, count: number, of: HolidaysOf = 'england_and_wales'): IsoDay {
  let day = from
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, of)) left -= 1
  }
  return day
}

/**
 * Bank holidays by their rules. A day that is proclaimed for one year only, as for a coronation, is added to `PROCLAIMED`
 * when it is announced.
 */
export function bankHolidaysOf(year: number, of: HolidaysOf = 'england_and_wales'): IsoDay[] {
  const easter = easterSunday(year)
  const christmas = onNextWeekday(`${year}-12-25`, [`${year}-12-26`])
  const boxing = onNextWeekday(`${year}-12-26`, [christmas])
  return [
    ...newYearOf(year, of),
    addDays(easter, -2),
    ...(of === 'scotland' ? [] : [addDays(easter, 1)]),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(of === 'scotland' ? `${year}-08-01` : `${year}-08-25`),
    ...(of === 'scotland' ? [onNextWeekday(`${year}-11-30`, [])] : []),
    ...[christmas, boxing].toSorted(),
    ...PROCLAIMED[of].filter((day) => day.startsWith(`${year}-`)),
  ]
}

const PROCLAIMED: Readonly<Record<HolidaysOf, readonly IsoDay[]>> = {
  england_and_wales: ['2023-05-08'],
  // In 2026 for the World Cup.
  scotland: ['2023-05-08', '2026-06-15'],
}

function newYearOf(year: number, of: HolidaysOf): IsoDay[] {
  if (of !== 'scotland') return [onNextWeekday(`${year}-01-01`, [])]
  const first = onNextWeekday(`${year}-01-01`, [`${year}-01-02`])
  return [first, onNextWeekday(`${year}-01-02`, [first])].toSorted()
}

/** A holiday on a weekend is made up for on the next weekday that is not a holiday itself. */
function onNextWeekday(day: IsoDay, taken: readonly IsoDay[]): IsoDay {
  let moved = day
  while (isWeekend(moved) || taken.includes(moved)) moved = addDays(moved, 1)
  return moved
}

function mondayFrom(day: IsoDay): IsoDay {
  return addDays(day, (MONDAY - weekdayOf(day) + 7) % 7)
}

/** Gauss's Easter algorithm in integers. */
function easterSunday(year: number): IsoDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (((skipped + 19 * golden + 15) % 30) + 30) % 30
  const corrected = moon - (moon === 29 || (moon === 28 && golden > 10) ? 1 : 0)
  const fullMoon = addDays(`${year}-03-21`, corrected)
  return addDays(fullMoon, 7 - weekdayOf(fullMoon))
}
