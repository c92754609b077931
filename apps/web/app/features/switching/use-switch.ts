import type { Switch } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import { useCallback, useEffect, useState } from 'react'
import { whenOld } from '../../browser/other-pages.ts'
import type { SwitchClient } from './switch-client.ts'

export type SwitchView =
  | { kind: 'loading' }
  | { kind: 'shown'; shown: Switch; isOffline: boolean }
  /** No identity of this browser may see it. */
  | { kind: 'locked' }
  | { kind: 'offline' }
  | { kind: 'trouble'; text: string }

const ASK_AGAIN_MS = 60_000
const ASK_SOONEST_MS = 1000

/** A switch as it is now. While something is under way it is asked for again, and whenever it may be old. */
export function useSwitch(id: string, client: SwitchClient) {
  const [view, setView] = useState<SwitchView>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const show = useCallback((shown: Switch) => setView({ kind: 'shown', shown, isOffline: false }), [])

  useEffect(() => {
    const left = new AbortController()
    client.read(id, left.signal).then(
      (shown) => !left.signal.aborted && show(shown),
      (error: unknown) => !left.signal.aborted && setView((before) => troubleAfter(before, error)),
    )
    return () => left.abort()
  }, [id, client, tries, show])

  useEffect(() => {
    const pause = view.kind === 'shown' ? pauseOf(view.shown) : undefined
    const timer = pause === undefined ? undefined : setTimeout(retry, pause)
    return () => clearTimeout(timer)
  }, [view, retry])

  useEffect(() => whenOld(retry), [retry])

  return { view, retry, show }
}

/** Undefined if nothing is expected to happen without the user. */
export function pauseOf({ state, simulated_day_ms }: Switch): number | undefined {
  if (!['submitted', 'cooling_off', 'switching'].includes(state)) return undefined
  return simulated_day_ms === null ? ASK_AGAIN_MS : Math.min(ASK_AGAIN_MS, Math.max(ASK_SOONEST_MS, simulated_day_ms))
}

/** Content that is already shown stays: the error replaces it only if there is none yet. */
export function troubleAfter(before: SwitchView, error: unknown): SwitchView {
  const { code, message } = error instanceof Failure ? error : new Failure('unexpected')
  if (code === 'not_authenticated' || code === 'not_found') return { kind: 'locked' }
  if (before.kind === 'shown') return { ...before, isOffline: true }
  return code === 'network' || code === 'timeout' ? { kind: 'offline' } : { kind: 'trouble', text: message }
}
