import { streakTexts } from '../dashboard-texts.ts'

/** How many days in a row a question was answered. */
export function streakWords(days: number): string {
  return days === 1 ? streakTexts.dayAnswered : streakTexts.daysInARow(days)
}
