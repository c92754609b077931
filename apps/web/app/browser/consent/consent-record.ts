/** Local storage: what was chosen, in which version of the question, and when. It contains no personal data. */
export const CONSENT_KEY = 'mowatt.consent'

/**
 * Incremented whenever a purpose is added or changed: then everybody is asked again. A test compares it with the
 * purposes.
 */
export const CONSENT_VERSION = 4

/**
 * Notifying an advertising network of conversions is another purpose than our own analytics, so it is a separate
 * question.
 */
export function consentVersion(adNetwork: string | undefined): ConsentVersion {
  return adNetwork === undefined ? CONSENT_VERSION : `${CONSENT_VERSION} ${adNetwork}`
}

export type ConsentVersion = number | string

/** How long a choice is valid before the visitor is asked again. */
export const CONSENT_DAYS = 365

export type Choices = { preferences: boolean; statistics: boolean; marketing: boolean }

export type ConsentRecord = Choices & { version: ConsentVersion; at: string }

const DAY_MS = 86_400_000

/** A choice that is still valid. Undefined if none was made, the question has changed since, or it is too old. */
export function standingChoice(
  stored: string | null | undefined,
  nowMs: number,
  version: ConsentVersion = CONSENT_VERSION,
): ConsentRecord | undefined {
  const kept = parse(stored)
  // A clock that was far ahead must not make a choice valid for ever.
  const ageMs = Math.abs(nowMs - Date.parse(String(kept?.['at'])))
  if (kept?.['version'] !== version || !(ageMs < CONSENT_DAYS * DAY_MS)) return undefined
  const { at, preferences, statistics, marketing } = kept
  return {
    version,
    at: String(at),
    preferences: preferences === true,
    statistics: statistics === true,
    marketing: marketing === true,
  }
}

export function consentRecord(choices: Choices, now: Date, version: ConsentVersion = CONSENT_VERSION): ConsentRecord {
  const { preferences, statistics, marketing } = choices
  return { version, at: now.toISOString(), preferences, statistics, marketing }
}

/** The start of the stored consent record, up to the time of the choice. The page's own script compares it as text. */
export function recordStart(version: ConsentVersion): string {
  return `${JSON.stringify({ version }).slice(0, -1)},"at":"`
}

function parse(stored: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
