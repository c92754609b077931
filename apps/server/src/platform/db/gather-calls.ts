import { AsyncLocalStorage } from 'node:async_hooks'

type Waiting<Input, Output> = {
  input: Input
  settle: (output: Output) => void
  fail: (error: unknown) => void
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>
}

/** Two, so that one that waits for a lock does not block all calls. */
const AT_ONCE = 2
const MOST_TOGETHER = 100

/**
 * Calls that arrive while one is running are batched in the next: a single call doesn't wait, and under load one
 * statement serves many. A batch that fails is repeated one by one, so that no call fails because of another.
 */
export function gatherCalls<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = []
  let running = 0

  async function runNext(): Promise<void> {
    if (running >= AT_ONCE || waiting.length === 0) return
    running++
    const calls = waiting.splice(0, MOST_TOGETHER)
    // One statement for a batch belongs to the trace of its first call, and never to that of an earlier one.
    await calls[0]?.inContext(() => runTogether(calls))
    running--
    void runNext()
  }

  async function runTogether(calls: Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(calls.map(({ input }) => input))
      calls.forEach(({ settle }, index) => settle(outputs[index] as Output))
    } catch (error) {
      if (calls.length === 1) return calls[0]?.fail(error)
      for (const call of calls) await runTogether([call])
    }
  }

  return (input) =>
    new Promise((settle, fail) => {
      waiting.push({ input, settle, fail, inContext: AsyncLocalStorage.snapshot() })
      void runNext()
    })
}
