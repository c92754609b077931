/** No vowels, so that no word appears by coincidence, and no characters that look alike. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** All codes are equally likely: bytes that would favour the first characters are drawn again. */
export function makeReferralCode(randomBytes: (size: number) => Buffer): string {
  const fairBelow = Math.floor(256 / SIGNS.length) * SIGNS.length
  let code = ''
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < fairBelow && code.length < LENGTH) code += SIGNS[byte % SIGNS.length]
    }
  }
  return code
}

/** As people type and paste it; undefined for anything else. */
export function readReferralCode(given: string | null | undefined): string | undefined {
  const code = (given ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{4,32}$/.test(code) ? code : undefined
}
