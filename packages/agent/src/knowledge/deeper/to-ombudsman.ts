/**
 * How long a supplier has before the Energy Ombudsman takes a case was under review in 2025 and 2026, so no number of weeks
 * is said. That it is free, and that a written final no opens the way at once, has held since 2008.
 */
export const TO_OMBUDSMAN =
  'If that does not settle it, the Energy Ombudsman can decide for free. Its site says how long to wait first; with a final no in writing you can go at once.'

/** The same, where the complaint itself has not been spoken of. */
export const COMPLAIN = `Complain in writing. ${TO_OMBUDSMAN}`
