import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** Enough for 256 random bits: they can't be guessed. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

/** All six-digit codes could be tried against a stolen table, so their hash needs a secret that is not in it. */
export function hashDigits(secret: string, email: string, digits: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mowatt sign-in digits', 32))
  return createHmac('sha256', key).update(`${email}\n${digits}`).digest()
}

const DIGITS = 1_000_000
const FAIR_BELOW = Math.floor(2 ** 32 / DIGITS) * DIGITS

/** Every code equally likely. */
export function makeDigits(randomBytes: (size: number) => Buffer): string {
  for (;;) {
    const drawn = randomBytes(4).readUInt32BE()
    if (drawn < FAIR_BELOW) return String(drawn % DIGITS).padStart(6, '0')
  }
}
