import type { Call } from '@mowatt/contract/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Trouble, troubleOf } from './operator-trouble.ts'

export type Reading<Value> = {
  /** The last result stays while another is loading. */
  value: Value | undefined
  trouble: Trouble | undefined
  isReading: boolean
  again: () => void
  /** Shows an action's response, without a request. */
  put: (value: Value) => void
}

type Found<Value> = { value?: Value; trouble?: Trouble | undefined; wish?: object }

/** Fetches something as an operator, and again when `ask` changes: pass a stable function. */
export function useOperatorRead<Value>(call: Call, ask: (call: Call) => Promise<Value>): Reading<Value> {
  const [tries, setTries] = useState(0)
  const [{ value, trouble, wish: answered }, setFound] = useState<Found<Value>>({})
  const wish = useMemo(() => ({ call, ask, tries }), [call, ask, tries])

  useEffect(() => {
    let isLeft = false
    // After quick presses the last request wins, whichever response arrives last.
    const keep = (found: Found<Value>) => !isLeft && setFound((last) => ({ ...last, ...found, wish }))
    wish.ask(wish.call).then(
      (next) => keep({ value: next, trouble: undefined }),
      (error: unknown) => keep({ trouble: troubleOf(error) }),
    )
    return () => {
      isLeft = true
    }
  }, [wish])

  const again = useCallback(() => setTries((before) => before + 1), [])
  const put = useCallback((next: Value) => setFound((last) => ({ ...last, value: next, trouble: undefined })), [])
  return { value, trouble, isReading: answered !== wish, again, put }
}
