import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { useState } from 'react'

export type Act = {
  isBusy: boolean
  /** Why it was refused, in the words of the catalogue. */
  error: string | undefined
  code: FailureCode | undefined
  /** What is wrong with which field, as the contract names both. */
  fields: Readonly<Record<string, string>>
  /** Does one thing at a time; true when it worked, and the reason is shown when it did not. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  refuse: (error: string | undefined, fields?: Record<string, string>) => void
}

/** What the contract says of the field that it refuses, for a form whose one place for that is beside its fields. */
export const sayOfField = ({ message, fields }: Failure) => Object.values(fields ?? {})[0] ?? message

/** One act of a form or a button: whether it is under way, and why it was refused. `say` may have better words. */
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
