import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { useState } from 'react'

export type Act = {
  isBusy: boolean
  /** Why it was refused, in the words of the catalogue. */
  error: string | undefined
  code: FailureCode | undefined
  /** Does one thing at a time; true when it worked, and the reason is shown when it did not. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  refuse: (error: string | undefined) => void
}

/** One act of a form or a button: whether it is under way, and why it was refused. `say` may have better words. */
export function useAct(say: (failure: Failure) => string = ({ message }) => message): Act {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; code?: FailureCode }>()

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await work()
      return true
    } catch (cause) {
      const failure = cause instanceof Failure ? cause : new Failure('unexpected', { cause })
      setRefusal({ text: say(failure), code: failure.code })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const refuse = (text: string | undefined) => setRefusal(text === undefined ? undefined : { text })
  return { isBusy, error: refusal?.text, code: refusal?.code, run, refuse }
}
