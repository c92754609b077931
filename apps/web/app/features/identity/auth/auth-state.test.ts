import { expect, test } from 'vitest'
import { type AuthEvent, type AuthState, firstAuthState, nextAuthState } from './auth-state.ts'

const ada = { uid: 'u1', email: 'ada@mowatt.example' }
const starting: AuthEvent = { kind: 'starting', isColdStart: true }
const after = (...events: AuthEvent[]): AuthState => events.reduce(nextAuthState, firstAuthState)

test('it starts initializing, with nobody signed in', () => {
  expect(after(starting)).toEqual({
    user: null,
    loading: true,
    isAuthenticated: false,
    authStatus: 'initializing',
    isColdStart: true,
    lastError: null,
  })
})

test('the first answer makes it ready, with a user or without', () => {
  expect(after(starting, { kind: 'user', user: ada })).toMatchObject({
    user: ada,
    loading: false,
    isAuthenticated: true,
    authStatus: 'ready',
    isColdStart: false,
  })
  expect(after(starting, { kind: 'user', user: null })).toMatchObject({
    user: null,
    loading: false,
    isAuthenticated: false,
    authStatus: 'ready',
  })
})

test('a slow start falls back, and a late answer still counts', () => {
  expect(after(starting, { kind: 'slow' })).toMatchObject({ authStatus: 'fallback', loading: false })
  expect(after(starting, { kind: 'slow' }, { kind: 'user', user: ada })).toMatchObject({
    authStatus: 'ready',
    isAuthenticated: true,
  })
})

test('slow means nothing once the start is over', () => {
  const ready = after(starting, { kind: 'user', user: ada })
  expect(nextAuthState(ready, { kind: 'slow' })).toBe(ready)
  const failed = after(starting, { kind: 'failed', message: 'no lock' })
  expect(nextAuthState(failed, { kind: 'slow' })).toBe(failed)
})

test('a failure is an error with its reason, and keeps whoever was signed in', () => {
  expect(after(starting, { kind: 'failed', message: 'no lock' })).toMatchObject({
    authStatus: 'error',
    loading: false,
    lastError: 'no lock',
  })
  expect(after(starting, { kind: 'user', user: ada }, { kind: 'failed', message: 'x' }).isAuthenticated).toBe(true)
})

test('an expired token is remembered, also when the provider then signs out', () => {
  const expired: AuthEvent = { kind: 'expired', message: 'Authentication token expired' }
  const state = after(starting, { kind: 'user', user: ada }, expired, { kind: 'user', user: null })
  expect(state).toMatchObject({ isAuthenticated: false, lastError: 'Authentication token expired' })
  expect(nextAuthState(state, { kind: 'user', user: ada }).lastError).toBeNull()
})

test('a retry loads, then is ready or an error', () => {
  const failed = after(starting, { kind: 'user', user: ada }, { kind: 'failed', message: 'x' }, { kind: 'retrying' })
  expect(failed.loading).toBe(true)
  expect(nextAuthState(failed, { kind: 'retried' })).toMatchObject({
    loading: false,
    authStatus: 'ready',
    lastError: null,
  })
  expect(nextAuthState(failed, { kind: 'failed', message: 'y' })).toMatchObject({
    loading: false,
    authStatus: 'error',
    lastError: 'y',
  })
})

test('signing out clears the user', () => {
  expect(after(starting, { kind: 'user', user: ada }, { kind: 'signed-out' })).toMatchObject({
    user: null,
    isAuthenticated: false,
    authStatus: 'ready',
  })
})
