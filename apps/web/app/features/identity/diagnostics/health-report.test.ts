import { expect, test } from 'vitest'
import { type Health, healthReport, healthRows } from './health-report.ts'

const now = Date.parse('2026-11-15T09:00:00Z')
const well: Health = {
  auth: { authStatus: 'ready', isColdStart: false, isAuthenticated: true, lastError: null },
  storage: { IndexedDB: true, 'Local storage': true, 'Session storage': true, Cookies: true },
  tokenExpiresAtMs: now + 59 * 60_000,
  session: undefined,
  clockSkewMs: 800,
  nowMs: now,
}

const rows = (health: Partial<Health>) =>
  Object.fromEntries(healthRows({ ...well, ...health }).map(({ label, value, isGood }) => [label, [value, isGood]]))

test('a healthy browser', () => {
  expect(rows({})).toEqual({
    Status: ['Ready', true],
    'Signed in': ['Yes', true],
    'Cold start': ['No', true],
    IndexedDB: ['Available', true],
    'Local storage': ['Available', true],
    'Session storage': ['Available', true],
    Cookies: ['Available', true],
    Token: ['Valid for 59 minutes', true],
    'Visitor session': ['None', true],
    Clock: ['Correct', true],
    'Last error': ['None', true],
  })
})

test('what is wrong is marked', () => {
  const ill = rows({
    auth: { authStatus: 'error', isColdStart: true, isAuthenticated: false, lastError: 'Authentication token expired' },
    storage: { ...well.storage, IndexedDB: false },
    tokenExpiresAtMs: now - 1,
    clockSkewMs: -365_000,
    session: { error: 'Failed to get session info' },
  })
  expect(ill).toMatchObject({
    Status: ['Error', false],
    IndexedDB: ['Not available', false],
    Token: ['Expired', false],
    Clock: ['365 s behind ours', false],
    'Last error': ['Authentication token expired', false],
    'Visitor session': ['Failed to get session info', false],
  })
})

test('a slow start and a clock not yet checked are said', () => {
  const auth = { ...well.auth, authStatus: 'fallback' as const }
  expect(rows({ auth, clockSkewMs: undefined, tokenExpiresAtMs: undefined })).toMatchObject({
    Status: ['Taking a while, so we’ve carried on without waiting', false],
    Clock: ['Not checked', true],
    Token: ['None', true],
  })
  expect(rows({ session: { expiresAtMs: now + 3_600_000 } })).toMatchObject({
    'Visitor session': ['Valid for 60 minutes', true],
  })
  expect(rows({ clockSkewMs: 30_000, tokenExpiresAtMs: now + 60_000 })).toMatchObject({
    Clock: ['30 s ahead of ours', true],
    Token: ['Valid for 1 minute', true],
  })
})

test('the report is the same in plain text', () => {
  const report = healthReport(healthRows(well), { nowMs: now, browser: 'Browser/1' })
  expect(report).toContain('Sign-in health, 2026-11-15T09:00:00.000Z\nStatus: Ready\n')
  expect(report).toMatch(/Browser: Browser\/1$/)
})
