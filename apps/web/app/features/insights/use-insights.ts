import { Failure, readInsights } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Days } from './asked-days.ts'

export type InsightsHost = {
  /** Empty where the API is on the page's own host. */
  apiUrl: string
  token: () => Promise<string>
}

export type Report = Awaited<ReturnType<typeof read>>

function read({ apiUrl, token }: InsightsHost, query: Days) {
  const call = createClient(fetchSend(apiUrl))
  return token().then((bearer) => call(readInsights, { query }, { token: bearer }))
}

export type InsightsTrouble = {
  text: string
  isRefused: boolean
  /** What a sign-in by mail lacks: a passkey to show, or one that must be added first. */
  needs?: 'passkey_needed' | 'second_factor_needed'
}

export type Insights = {
  days: Days
  report: Report | undefined
  trouble: InsightsTrouble | undefined
  isReading: boolean
  show: (days: Days) => void
}

/** What was counted between two days, for an operator; the last figures stay while others are read. */
export function useInsights(host: InsightsHost, first: Days): Insights {
  const [days, setDays] = useState(first)
  const [state, setState] = useState<Pick<Insights, 'report' | 'trouble' | 'isReading'>>({
    report: undefined,
    trouble: undefined,
    isReading: true,
  })
  const asked = useRef(0)

  const load = useCallback(
    async (wanted: Days) => {
      // Somebody who presses quickly sees the days that they pressed last, whichever answer comes last.
      const turn = ++asked.current
      const next = await read(host, wanted).then(
        (report) => ({ report, trouble: undefined }),
        (error: unknown) => ({ trouble: troubleOf(error) }),
      )
      if (turn === asked.current) setState((last) => ({ ...last, ...next, isReading: false }))
    },
    [host],
  )
  useEffect(() => void load(days), [load, days])

  const show = useCallback((wanted: Days) => {
    setState((last) => ({ ...last, isReading: true }))
    setDays(wanted)
  }, [])
  return { ...state, days, show }
}

function troubleOf(error: unknown): InsightsTrouble {
  const code = error instanceof Failure ? error.code : undefined
  if (error instanceof Failure && code === 'not_allowed') return { text: error.message, isRefused: true }
  if (error instanceof Failure && (code === 'passkey_needed' || code === 'second_factor_needed')) {
    return { text: error.message, isRefused: false, needs: code }
  }
  return { text: error instanceof Error ? error.message : String(error), isRefused: false }
}
