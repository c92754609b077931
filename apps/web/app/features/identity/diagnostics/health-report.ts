import type { AuthState } from '../auth/auth-state.ts'
import { healthReportTexts } from './health-texts.ts'

export type StorageKind = 'IndexedDB' | 'Local storage' | 'Session storage' | 'Cookies'

/** What this browser can report about its own sign-in. No address, no token, no ID. */
export type Health = {
  auth: Pick<AuthState, 'authStatus' | 'isColdStart' | 'isAuthenticated' | 'lastError'>
  storage: Record<StorageKind, boolean>
  tokenExpiresAtMs: number | undefined
  /** The visitor's session as the server sees it, or why it could not say; undefined without one. */
  session: { expiresAtMs: number } | { error: string } | undefined
  /** This device's clock minus the server's; undefined until the server was queried. */
  clockSkewMs: number | undefined
  nowMs: number
}

export type HealthRow = { label: string; value: string; isGood: boolean }

/** Beyond this, links and tokens seem older or younger than they are. */
const MOST_SKEW_MS = 60_000

export function healthRows({ auth, storage, tokenExpiresAtMs, session, clockSkewMs, nowMs }: Health) {
  const kinds = Object.entries(storage) as [StorageKind, boolean][]
  const rows: HealthRow[] = [
    {
      label: healthReportTexts.status,
      value: healthReportTexts.statuses[auth.authStatus],
      isGood: auth.authStatus === 'ready' || auth.authStatus === 'initializing',
    },
    {
      label: healthReportTexts.signedIn,
      value: auth.isAuthenticated ? healthReportTexts.yes : healthReportTexts.no,
      isGood: true,
    },
    {
      label: healthReportTexts.coldStart,
      value: auth.isColdStart ? healthReportTexts.yes : healthReportTexts.no,
      isGood: true,
    },
    ...kinds.map(([label, isThere]) => ({
      label,
      value: isThere ? healthReportTexts.available : healthReportTexts.notAvailable,
      isGood: isThere,
    })),
    {
      label: healthReportTexts.token,
      value: expiryText(tokenExpiresAtMs, nowMs),
      isGood: isAhead(tokenExpiresAtMs, nowMs),
    },
    sessionRow(session, nowMs),
    {
      label: healthReportTexts.clock,
      value: skewText(clockSkewMs),
      isGood: Math.abs(clockSkewMs ?? 0) <= MOST_SKEW_MS,
    },
    {
      label: healthReportTexts.lastError,
      value: auth.lastError ?? healthReportTexts.none,
      isGood: auth.lastError === null,
    },
  ]
  return rows
}

/** The same as plain text, for an email to support. */
export function healthReport(rows: readonly HealthRow[], { nowMs, browser }: { nowMs: number; browser: string }) {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return [healthReportTexts.title(new Date(nowMs).toISOString()), ...lines, healthReportTexts.browser(browser)].join(
    '\n',
  )
}

function expiryText(expiresAtMs: number | undefined, nowMs: number): string {
  if (expiresAtMs === undefined) return healthReportTexts.none
  const minutes = Math.round((expiresAtMs - nowMs) / 60_000)
  if (minutes <= 0) return healthReportTexts.expired
  return healthReportTexts.goodFor(minutes)
}

function sessionRow(session: Health['session'], nowMs: number): HealthRow {
  const label = healthReportTexts.visitorSession
  if (session && 'error' in session) return { label, value: session.error, isGood: false }
  return { label, value: expiryText(session?.expiresAtMs, nowMs), isGood: true }
}

function isAhead(expiresAtMs: number | undefined, nowMs: number): boolean {
  return expiresAtMs === undefined || expiresAtMs > nowMs
}

function skewText(skewMs: number | undefined): string {
  if (skewMs === undefined) return healthReportTexts.notChecked
  const seconds = Math.round(Math.abs(skewMs) / 1000)
  if (seconds <= 2) return healthReportTexts.right
  return healthReportTexts.clockOff(seconds, skewMs > 0)
}
