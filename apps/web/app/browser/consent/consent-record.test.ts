import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { purposeTexts } from '../../features/consent/consent-texts.ts'
import { CONSENT_VERSION, consentRecord, consentVersion, recordStart, standingChoice } from './consent-record.ts'
import { storedThings } from './stored-things.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = (days: number) => now.getTime() + days * 86_400_000
const stored = JSON.stringify(consentRecord({ preferences: true, statistics: false, marketing: true }, now))

test('a choice stands for a year and for the question that was asked, and says nothing about whoever made it', () => {
  expect(JSON.parse(stored)).toEqual({
    version: CONSENT_VERSION,
    at: '2026-11-15T12:00:00.000Z',
    preferences: true,
    statistics: false,
    marketing: true,
  })
  expect(standingChoice(stored, later(364))).toMatchObject({ preferences: true, statistics: false, marketing: true })
  expect(standingChoice(stored, later(366))).toBeUndefined()
  expect(standingChoice(stored.replace(`"version":${CONSENT_VERSION}`, '"version":0'), later(1))).toBeUndefined()
  expect(standingChoice(stored, later(-366))).toBeUndefined()
  expect(stored.startsWith(`${recordStart(CONSENT_VERSION)}2026-11-15T12:00:00.000Z"`)).toBe(true)
  for (const broken of [undefined, null, '', '{', 'null', '[]', '{"version":1}', '"yes"', '{"version":1,"at":"x"}']) {
    expect(standingChoice(broken, later(1))).toBeUndefined()
  }
  const forged = `{"version":${CONSENT_VERSION},"at":"${now.toISOString()}","statistics":"true","__proto__":{"marketing":true}}`
  expect(standingChoice(forged, later(1))).toMatchObject({ statistics: false, marketing: false })
})

test('whoever agreed to our own count has not agreed to a network of adverts, nor to another one', () => {
  const [one, other] = [consentVersion('ads.example'), consentVersion('other.example')]
  expect(standingChoice(stored, later(1), one)).toBeUndefined()
  const agreed = JSON.stringify(consentRecord({ preferences: true, statistics: true, marketing: true }, now, one))
  expect(standingChoice(agreed, later(1), one)).toMatchObject({ marketing: true })
  expect(standingChoice(agreed, later(1), other)).toBeUndefined()
  expect(standingChoice(agreed, later(1))).toBeUndefined()
})

/**
 * The purposes agreed to under each version. A change to a purpose needs a new version, and then everybody is asked
 * again.
 */
const FINGERPRINTS: Record<number, string> = {
  1: 'c3f84dbe181b',
  2: 'c3fd8976cf04',
  3: 'd2b1059e5705',
  4: '5629d5991e7f',
}

test('a purpose does not change under a choice that was made for another one', () => {
  const { necessary: _noChoice, ...chosen } = purposeTexts
  const kept = storedThings.filter(({ category }) => !['necessary', 'preferences'].includes(category))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([chosen, kept]))
    .digest('hex')
    .slice(0, 12)
  expect(fingerprint).toBe(FINGERPRINTS[CONSENT_VERSION])
})
