import { useState } from 'react'

export type Act = {
  isBusy: boolean
  error: string | undefined
  /** Does one thing at a time; true when it worked, and the reason is shown when it did not. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  refuse: (error: string | undefined) => void
}

/** One act of a form or a button: whether it is under way, and why it was refused. */
export function useAct(): Act {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, error, run, refuse: setError }
}
