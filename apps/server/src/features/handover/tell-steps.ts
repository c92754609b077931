import type { HandoverStep, Tell } from './handover-step.ts'

/**
 * Runs the work to its end whether or not anybody listens: a connection that is cut loses the telling and not the work.
 * What was told before somebody asked for the next step waits for them.
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
  // Whoever listens hears of a failure below; when nobody does, it was written down by the work itself.
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
