import { Failure, updateMember } from '@mowatt/contract'
import type { Call, CallOptions } from '@mowatt/contract/client'
import { newId } from '../../../browser/new-id.ts'

/** Shows the tick and calls `accept` with it; returns false if the user declines. */
export type AskForTerms = (accept: () => Promise<void>) => Promise<boolean>

/**
 * A caller that asks for the tick if an action fails without it, and then retries with the same idempotency key. If the
 * user declines, the action fails.
 */
export function askingForTerms(call: Call, ask: AskForTerms): Call {
  let asking: Promise<boolean> | undefined

  /** Several pending actions share one question. */
  function askOnce({ token }: CallOptions): Promise<boolean> {
    // One idempotency key for one question: a second press in the same dialog is the same request.
    const signed = { ...(token === undefined ? {} : { token }), idempotencyKey: newId() }
    const accept = async () => void (await call(updateMember, { body: { terms_accepted: true } }, signed))
    asking ??= ask(accept)
      .catch(() => false)
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  return async (endpoint, input, options = {}) => {
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'terms_owed' || !(await askOnce(options))) throw error
      return call(endpoint, input, options)
    }
  }
}
