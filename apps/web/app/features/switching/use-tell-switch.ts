import { useEffect } from 'react'
import { track } from '../../browser/analytics/track.ts'
import { isOpen } from './switch-states.ts'
import type { SwitchView } from './use-switch.ts'

const told = new Set<string>()

/** Tracks how far a switch has come as analytics events, each state once while the page is open. */
export function useTellSwitch(view: SwitchView): void {
  const { switch_id: id, state } = view.kind === 'shown' ? view.shown : { switch_id: undefined, state: undefined }
  useEffect(() => {
    if (id === undefined || isOpen(state)) return
    const key = `${id} ${state}`
    if (told.has(key)) return
    told.add(key)
    track('switch', { step: state })
  }, [id, state])
}
