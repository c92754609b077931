/** An electricity supply number. Only the 13 digits of `core` identify; the top line describes the meter. */
export type Mpan = {
  core: string
  distributorId: string
  /** 10 to 23 is a regional network; anything else is an independent one and says nothing about the region. */
  isRegional: boolean
  top?: { profileClass: string; timeswitchCode: string; lineLossClass: string }
}

export type ParsedMpan =
  | { ok: true; mpan: Mpan }
  | { ok: false; reason: 'shape' | 'check digit'; message: string; expectedCheckDigit?: number }

// The primes from 3 on, without 11.
const WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43]
const FULL = /^(\d{2})(\d{3})([A-Z0-9]{3})(\d{13})$/
const CORE = /^\d{13}$/

/** Reads the 13-digit core or the 21-character form, with or without the boxed S, however it is spaced. */
export function parseMpan(text: string): ParsedMpan {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-./|]/g, '')
    .replace(/^S(?=\d)/, '')
  const full = FULL.exec(letters)
  const core = full?.[4] ?? letters
  if (!CORE.test(core)) {
    return {
      ok: false,
      reason: 'shape',
      message: 'An electricity supply number has 13 digits, or 21 with its top line.',
    }
  }
  const expectedCheckDigit = mpanCheckDigit(core)
  if (expectedCheckDigit !== Number(core[12])) {
    const message = 'That supply number isn’t right. You may have a digit wrong, so please check it against your bill.'
    return { ok: false, reason: 'check digit', message, expectedCheckDigit }
  }
  const distributorId = core.slice(0, 2)
  const isRegional = Number(distributorId) >= 10 && Number(distributorId) <= 23
  const [, profileClass, timeswitchCode, lineLossClass] = full ?? []
  const top =
    profileClass && timeswitchCode && lineLossClass ? { profileClass, timeswitchCode, lineLossClass } : undefined
  return { ok: true, mpan: { core, distributorId, isRegional, ...(top && { top }) } }
}

/** The check digit of the first twelve; a remainder of 10 is written 0. */
export function mpanCheckDigit(core: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(core[index]), 0)
  return (sum % 11) % 10
}

/** As bills print it: `13 1234 5678 907`. */
export function formatMpan(core: string): string {
  return core.replace(/^(\d{2})(\d{4})(\d{4})(\d{3})$/, '$1 $2 $3 $4')
}
