import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { useState } from 'react'

export type Act = {
  isBusy: boolean
  /** The error message, from the catalogue. */
  error: string | undefined
  code: FailureCode | undefined
  /** The errors by field, with the contract's field names. */
  fields: Readonly<Record<string, string>>
  /** Runs one action at a time; returns true if it worked, and shows the error if it did not. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  refuse: (error: string | undefined, fields?: Record<string, string>) => void
}

/** The contract's message for an invalid field, for a form whose only place for it is beside its fields. */
export const sayOfField = ({ message, fields }: Failure) => Object.values(fields ?? {})[0] ?? message

/** One action of a form or a button: whether it is in progress, and its error. `say` may have a better message. */
export function useAct(say: (failure: Failure) => string = ({ message }) => message): Act {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ text?: string; code?: FailureCode; fields?: Record<string, string> }>()

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await work()
      return true
    } catch (cause) {
      const failure = cause instanceof Failure ? cause : new Failure('unexpected', { cause })
      setRefusal({ text: say(failure), code: failure.code, fields: failure.fields ?? {} })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const refuse: Act['refuse'] = (text, fields) =>
    setRefusal({ ...(text !== undefined && { text }), fields: fields ?? {} })
  return { isBusy, error: refusal?.text, code: refusal?.code, fields: refusal?.fields ?? {}, run, refuse }
}
