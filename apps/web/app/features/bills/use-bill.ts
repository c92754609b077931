import { Failure } from '@mowatt/contract'
import { useCallback, useEffect, useState } from 'react'
import { isShut } from '../../shell/app/app-session.ts'
import { openBillTexts } from './bill-proof-texts.ts'
import type { Bill, BillClient } from './create-bill-client.ts'

export type BillState =
  | { kind: 'loading' }
  | { kind: 'shown'; bill: Bill }
  | { kind: 'locked' }
  | { kind: 'trouble'; text: string }

/** A stored bill in its current state; fetched again after a change. */
export function useBill(billId: string, client: BillClient): { state: BillState; renew: () => void } {
  const [state, setState] = useState<BillState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    client.read(billId, left.signal).then(
      (bill) => !left.signal.aborted && setState({ kind: 'shown', bill }),
      (error: unknown) => {
        if (left.signal.aborted) return
        if (isShut(error)) setState({ kind: 'locked' })
        else setState({ kind: 'trouble', text: error instanceof Failure ? error.message : openBillTexts.again })
      },
    )
    return () => left.abort()
  }, [billId, client, tries])

  return { state, renew: useCallback(() => setTries((before) => before + 1), []) }
}
