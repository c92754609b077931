/** A gas supply number. */
export type Mprn = {
  mprn: string
  /**
   * Whether the check digits match. Only one source gives the rule, so a mismatch is a reason to ask, never to reject.
   */
  checkDigits: 'agree' | 'differ'
  /** Networks of independent gas transporters issue numbers that begin with 74 to 77. */
  isIndependentNetwork: boolean
}

export type ParsedMprn = { ok: true; mprn: Mprn } | { ok: false; message: string }

/** Reads a gas supply number of 6 to 10 digits, with or without a leading M, however it is spaced. */
export function parseMprn(text: string): ParsedMprn {
  const digits = text
    .toUpperCase()
    .replace(/[\s\-.]/g, '')
    .replace(/^M(?=\d)/, '')
  if (!/^\d{6,10}$/.test(digits))
    return { ok: false, message: 'A gas supply number has 6 to 10 digits and no letters.' }
  const checkDigits = mprnCheckDigits(digits) === digits.slice(-2) ? 'agree' : 'differ'
  return { ok: true, mprn: { mprn: digits, checkDigits, isIndependentNetwork: /^7[4-7]\d{8}$/.test(digits) } }
}

/** The two check digits: weights fall to 1 at the last digit before them, remainder of 11. */
export function mprnCheckDigits(mprn: string): string {
  const body = mprn.slice(0, -2).split('')
  const sum = body.reduce((total, digit, index) => total + Number(digit) * (body.length - index), 0)
  return String(sum % 11).padStart(2, '0')
}
