import type { Switch } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { pauseOf, type SwitchView, troubleAfter } from './use-switch.ts'

const about = (state: Switch['state'], simulated_day_ms: number | null = null) =>
  ({ state, simulated_day_ms }) as Switch

test('only what moves by itself is asked for again', () => {
  expect(pauseOf(about('submitted'))).toBe(60_000)
  expect(pauseOf(about('cooling_off', 3000))).toBe(3000)
  expect(pauseOf(about('switching', 100))).toBe(1000)
  for (const state of ['draft', 'details', 'consent', 'complete', 'cancelled', 'failed'] as const) {
    expect(pauseOf(about(state))).toBeUndefined()
  }
})

test('what is on show stays when the connection goes, and leaves when it may no longer be seen', () => {
  const shown: SwitchView = { kind: 'shown', shown: about('submitted'), isOffline: false }
  expect(troubleAfter(shown, new Failure('network'))).toEqual({ ...shown, isOffline: true })
  expect(troubleAfter(shown, new Failure('not_found'))).toEqual({ kind: 'locked' })
  expect(troubleAfter({ kind: 'loading' }, new Failure('network'))).toEqual({ kind: 'offline' })
  expect(troubleAfter({ kind: 'loading' }, new Failure('not_authenticated'))).toEqual({ kind: 'locked' })
  expect(troubleAfter({ kind: 'loading' }, new TypeError('x'))).toMatchObject({ kind: 'trouble' })
})
