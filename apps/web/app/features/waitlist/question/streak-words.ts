/** How many days in a row a question was answered. */
export function streakWords(days: number): string {
  return days === 1 ? '1 day answered' : `${days} days in a row`
}
