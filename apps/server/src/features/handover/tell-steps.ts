import type { HandoverStep, Tell } from './handover-step.ts'

/**
 * Runs the work to its end whether or not a client is listening: a lost connection loses the steps' messages, not the
 * work. Steps that happened before the client asks for the next one are queued.
 */
export async function* tellSteps(work: (tell: Tell) => Promise<void>): AsyncGenerator<HandoverStep> {
  const told: HandoverStep[] = []
  let wake = Promise.withResolvers<void>()
  let isOver = false
  const working = work((step) => {
    told.push(step)
    wake.resolve()
  }).finally(() => {
    isOver = true
    wake.resolve()
  })
  // A listener gets the failure below; without one, the work itself has logged it.
  working.catch(() => {})
  for (;;) {
    const next = told.shift()
    if (next) yield next
    else if (isOver) break
    else {
      await wake.promise
      wake = Promise.withResolvers<void>()
    }
  }
  await working
}
