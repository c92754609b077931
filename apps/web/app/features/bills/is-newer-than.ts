/** Whether a value was corrected after the last calculation, so that its figures are out of date. */
export function isNewerThan(correctedAt: string | undefined, workedOutAt: string | undefined): boolean {
  if (correctedAt === undefined || workedOutAt === undefined) return false
  return Date.parse(correctedAt) > Date.parse(workedOutAt)
}
