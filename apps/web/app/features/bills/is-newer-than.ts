/** Whether a value was put right after the last figures were worked out, so that they no longer hold. */
export function isNewerThan(correctedAt: string | undefined, workedOutAt: string | undefined): boolean {
  if (correctedAt === undefined || workedOutAt === undefined) return false
  return Date.parse(correctedAt) > Date.parse(workedOutAt)
}
