import { addDays, addMonths, type IsoDay } from '@mowatt/tariffs'
import { valueOfWords } from '../figures/number-words.ts'

const END =
  '(?:(?:my|our|the|this) (?:\\w+ )?(?:deal|fix|tariff|contract)|it) (?:ends?|runs? out|is (?:up|over)|finish\\w{0,2}|expires?)'
const BEFORE = new RegExp(
  `\\b(\\d{1,2}|an?|one|two|three|four|five|six) (day|week|month)s? before (?:${END}|the end)\\b`,
  'i',
)
const ON = new RegExp(`\\b(?:on the |the )?(?:same )?day (?:that |when )?${END}\\b`, 'i')

/** "A week before my deal ends", "the day it ends": a day that is counted from the end. */
export function dayBeforeEnd(text: string, endsOn: IsoDay): IsoDay | undefined {
  const [, count, unit = ''] = BEFORE.exec(text) ?? []
  if (count === undefined) return ON.test(text) ? endsOn : undefined
  const many = /^an?$/i.test(count) ? 1 : /\d/.test(count) ? Number(count) : (valueOfWords(count) ?? 1)
  return /month/i.test(unit) ? addMonths(endsOn, -many) : addDays(endsOn, -many * (/week/i.test(unit) ? 7 : 1))
}
