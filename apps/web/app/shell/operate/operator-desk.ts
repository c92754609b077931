import type { readConsole, ReplyOf } from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import type { ReactNode } from 'react'
import { newId } from '../../browser/new-id.ts'
import type { SecondFactor } from './operator-trouble.ts'
import type { Reading } from './use-operator-read.ts'

/** What a page of the console works with. Its frame gives it, and pages know nothing of signing in. */
export type OperatorDesk = {
  /** Asks the API as the operator. */
  call: Call
  /** Who they are, and which pages are theirs. */
  console: Reading<ReplyOf<typeof readConsole>>
  /** What has to be passed before the rest. */
  gate: (needs: SecondFactor, onPassed: () => void) => ReactNode
}

/** Every call has the operator's token, and a write has a key of its own. */
export function operatorCall(apiUrl: string, token: () => Promise<string>): Call {
  const call = createClient(fetchSend(apiUrl))
  return async (endpoint, input, options) => {
    const key = endpoint.method === 'GET' ? {} : { idempotencyKey: newId() }
    return call(endpoint, input, { ...options, ...key, token: await token() })
  }
}
