import { readInsights } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback, useState } from 'react'
import { type Reading, useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Days } from './asked-days.ts'

export type Report = Awaited<ReturnType<typeof read>>

function read(call: Call, query: Days) {
  return call(readInsights, { query })
}

export type Insights = { days: Days; reading: Reading<Report>; show: (days: Days) => void }

/** The statistics between two days, for an operator. */
export function useInsights(call: Call, first: Days): Insights {
  const [days, show] = useState(first)
  const reading = useOperatorRead(
    call,
    useCallback((ask: Call) => read(ask, days), [days]),
  )
  return { days, reading, show }
}
