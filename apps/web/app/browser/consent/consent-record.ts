/** Local storage: what was chosen, in which version of the question, and when. It holds no name or number of anybody. */
export const CONSENT_KEY = 'mowatt.consent'

/** Raised whenever a purpose is added or changed: then everybody is asked again. A test compares it with the purposes. */
export const CONSENT_VERSION = 1

/** For how long a choice stands before it is asked for again. */
export const CONSENT_DAYS = 365

export type Choices = { preferences: boolean; statistics: boolean; marketing: boolean }

export type ConsentRecord = Choices & { version: number; at: string }

const DAY_MS = 86_400_000

/** A choice that still stands; nothing where none was made, the question has changed since, or it is too old. */
export function standingChoice(stored: string | null | undefined, nowMs: number): ConsentRecord | undefined {
  const kept = parse(stored)
  const ageMs = nowMs - Date.parse(String(kept?.['at']))
  if (kept?.['version'] !== CONSENT_VERSION || !(ageMs < CONSENT_DAYS * DAY_MS)) return undefined
  const { at, preferences, statistics, marketing } = kept
  return {
    version: CONSENT_VERSION,
    at: String(at),
    preferences: preferences === true,
    statistics: statistics === true,
    marketing: marketing === true,
  }
}

export function consentRecord(choices: Choices, now: Date): ConsentRecord {
  const { preferences, statistics, marketing } = choices
  return { version: CONSENT_VERSION, at: now.toISOString(), preferences, statistics, marketing }
}

function parse(stored: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
