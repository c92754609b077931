import type { Act } from './arrivals.ts'

export type Done = { act: Act; ms: number; trouble?: string }
export type Figures = { count: number; errors: number; p50: number; p95: number; p99: number }
export type Step = {
  perSecond: number
  /** Answered within the step and the time limit of its last visitors. */
  throughput: number
  acts: Partial<Record<Act, Figures>>
  troubles: string[]
  loopP99Ms: number
  memoryMb: number
}

/** The longest wait for 95 of 100: for a page, a queued mail, Mo's link, and a bill that was read. */
export const BUDGET_MS: Readonly<Record<Act, number>> = { visit: 300, 'sign-up': 500, chat: 1500, upload: 8000 }

export function figuresOf(done: readonly Done[]): Figures {
  const good = done.filter(({ trouble }) => trouble === undefined)
  const sorted = good.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: done.length, errors: done.length - good.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Why a step is past the knee; empty where it is not. */
export function shortcomings({ acts }: Pick<Step, 'acts'>): string[] {
  return Object.entries(acts).flatMap(([act, { errors, p95 }]) => [
    ...(errors > 0 ? [`${errors} of ${act} failed`] : []),
    ...(p95 > BUDGET_MS[act as Act] ? [`${act} p95 ${Math.round(p95)} ms, budget ${BUDGET_MS[act as Act]}`] : []),
  ])
}

/** The last step before the first that fails. */
export function kneeOf<Each extends Pick<Step, 'acts'>>(steps: readonly Each[]): Each | undefined {
  const first = steps.findIndex((step) => shortcomings(step).length > 0)
  return first === -1 ? steps.at(-1) : steps[first - 1]
}
