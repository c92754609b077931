import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { useState } from 'react'

/** A refusal as the server's answer to a form without JavaScript has it. */
export type Refused = { message: string; fields: Record<string, string> | undefined }

type Refusal = { text: string | undefined; fields: Record<string, string>; failure?: Failure }

export type Act = {
  isBusy: boolean
  /** The error message, from the catalogue. */
  error: string | undefined
  code: FailureCode | undefined
  /** The errors by field, with the contract's field names. */
  fields: Readonly<Record<string, string>>
  /** Why the last action failed: a new object each time. */
  failure: Failure | undefined
  /** Runs one action at a time; returns true if it worked, and shows the error if it did not. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  refuse: (error: string | undefined, fields?: Record<string, string>) => void
}

/** The contract's message for an invalid field, for a form whose only place for it is beside its fields. */
export const sayOfField = ({ message, fields }: Failure) => Object.values(fields ?? {})[0] ?? message

/** No message of its own for a form that shows each error beside its field. */
export const sayUnlessInField = ({ message, fields }: Refused) => (fields ? undefined : message)

/**
 * One action of a form or a button: whether it is in progress, and its error. `say` may have a better message;
 * `refused` is the error that the form begins with.
 */
export function useAct(
  say: (failure: Failure) => string | undefined = ({ message }) => message,
  refused?: Refused,
): Act {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    refused && { text: sayUnlessInField(refused), fields: refused.fields ?? {} },
  )

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await work()
      return true
    } catch (cause) {
      const failure = cause instanceof Failure ? cause : new Failure('unexpected', { cause })
      setRefusal({ text: say(failure), fields: failure.fields ?? {}, failure })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const refuse: Act['refuse'] = (text, fields = {}) => setRefusal({ text, fields })
  const { text: error, fields = {}, failure } = refusal ?? {}
  return { isBusy, error, code: failure?.code, fields, failure, run, refuse }
}
