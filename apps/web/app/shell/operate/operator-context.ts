import type { readConsole, ReplyOf } from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import type { ReactNode } from 'react'
import { newId } from '../../browser/new-id.ts'
import { actTexts } from './frame-texts.ts'
import type { SecondFactor } from './operator-trouble.ts'
import type { Reading } from './use-operator-read.ts'

/** The context of a console page. Its frame provides it, and pages do not handle sign-in. */
export type OperatorContext = {
  /** Asks the API as the operator. */
  call: Call
  /** The operator, and their permitted pages. */
  console: Reading<ReplyOf<typeof readConsole>>
  /** Lets this browser see drafts on pages of the site, for an hour at most. */
  allowPreviews: () => Promise<void>
  /** What has to be passed before the rest. */
  gate: (needs: SecondFactor, onPassed: () => void) => ReactNode
}

type Operator = {
  token: () => Promise<string>
  /** Asks for their passkey. */
  confirm: () => Promise<void>
}

/**
 * Every call sends the operator's token, and a write has its own idempotency key. If a write requires a passkey, it is
 * requested there.
 */
export function operatorCall(apiUrl: string, { token, confirm }: Operator): Call {
  const call = createClient(fetchSend(apiUrl))
  const ask: Call = async (endpoint, input, options) => {
    const key = endpoint.method === 'GET' ? {} : { idempotencyKey: newId() }
    return call(endpoint, input, { ...options, ...key, token: await token() })
  }
  return async (endpoint, input, options) => {
    try {
      return await ask(endpoint, input, options)
    } catch (error) {
      const code = error instanceof Failure ? error.code : undefined
      // A page that failed to load has a button for it.
      if (endpoint.method === 'GET') throw error
      if (code === 'not_authenticated') throw new Failure(code, { message: actTexts.signedOut, cause: error })
      if (code !== 'second_factor_needed') throw error
      await confirm().catch(() => Promise.reject(error))
      return ask(endpoint, input, options)
    }
  }
}

/** Pages of the site are rendered by the server, and a link sends it no token, so it keeps one in its own cookie. */
export async function allowPreviews(token: () => Promise<string>): Promise<void> {
  const body = new URLSearchParams({ token: await token() })
  const answer = await fetch('/operate/preview', { method: 'POST', body }).catch(() => undefined)
  if (!answer?.ok) throw new Failure('unexpected')
}
