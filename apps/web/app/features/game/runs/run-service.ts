import { Failure, finishRun, readMember, startRun } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { type Input, RULES_VERSION } from '@mowatt/game'
import { track } from '../../../browser/analytics/track.ts'
import { runTexts } from '../game-texts.ts'

/** The ticket of a run. Without an ID it is for practice. */
export type RunTicket = { seed: string; runId: string | undefined; expiresAtMs: number }

export type Verdict = { score: number; points: number; best: number; isBest: boolean }

export type RunService = {
  isForPoints: boolean
  /** The best run so far, if known. */
  best(): Promise<number | undefined>
  /** Requests the next ticket ahead of time, so that the player does not wait for it. */
  prepare(): void
  take(): Promise<RunTicket>
  /** Submits a run; the same run may be submitted again, and counts once. */
  handIn(ticket: RunTicket, inputs: readonly Input[], isCalm: boolean): Promise<Verdict>
}

/** A ticket with less time left is not used: a run may be paused. */
const LEAST_LEFT_MS = 12 * 60_000

/** For visitors: tunnels are generated here, and there are no points. */
export function createPracticeService(): RunService {
  return {
    isForPoints: false,
    best: async () => undefined,
    prepare: () => {},
    take: async () => {
      track('game', { action: 'practice_started' })
      return { seed: randomHex(16), runId: undefined, expiresAtMs: Infinity }
    },
    handIn: () => Promise.reject(new Failure('not_authenticated')),
  }
}

/** For members: the server provides the tunnel and validates the run. */
export function createRunService({ call, token }: { call: Call; token: () => Promise<string> }): RunService {
  let next: Promise<RunTicket> | undefined
  let member: Promise<number | undefined> | undefined

  async function ask(): Promise<RunTicket> {
    // Viewing one's place for the first time is what creates the member.
    await readBest()
    const options = { token: await token(), idempotencyKey: randomHex(16) }
    const { run_id, seed, rules_version, expires_at } = await again(() => call(startRun, { body: {} }, options))
    if (rules_version !== RULES_VERSION) throw new RulesChanged()
    return { seed, runId: run_id, expiresAtMs: Date.parse(expires_at) }
  }

  function readBest(): Promise<number | undefined> {
    member ??= token()
      .then((given) => call(readMember, { query: {} }, { token: given }))
      .then(({ quests }) => quests.find(({ id }) => id === 'escape-the-tunnel')?.earned)
      .catch(() => {
        member = undefined
        return undefined
      })
    return member
  }

  function prepare(): Promise<RunTicket> {
    next ??= ask().catch((error: unknown) => {
      next = undefined
      throw error
    })
    return next
  }

  return {
    isForPoints: true,
    best: readBest,
    prepare: () => void prepare().catch(() => {}),
    async take() {
      const ticket = await prepare()
      next = undefined
      track('game', { action: 'started' })
      return ticket.expiresAtMs - Date.now() < LEAST_LEFT_MS ? ask() : ticket
    },
    async handIn({ runId = '' }, inputs, isCalm) {
      const body = { inputs: inputs.map(([tick, held]): [number, number] => [tick, held]), is_calm: isCalm }
      const options = { token: await token(), idempotencyKey: `run-${runId}` }
      const handed = await again(() => call(finishRun, { params: { run_id: runId }, body }, options))
      const { score, points, best, is_best: isBest } = handed
      track('game', { action: 'finished' })
      return { score, points, best, isBest }
    },
  }
}

/** The page is older than the server's rules. */
class RulesChanged extends Error {
  override readonly message = runTexts.newRules
}

/** Errors about the run itself: sending it again changes nothing. */
const LASTING: readonly string[] = ['run_refused', 'run_over', 'not_found', 'not_allowed', 'invalid_request']

export function isWorthSendingAgain(error: unknown): boolean {
  return !(error instanceof Failure && LASTING.includes(error.code))
}

/** Retried once if a response was lost: both requests have the same idempotency key. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Failure) || !['timeout', 'network', 'unavailable'].includes(error.code)) throw error
    return ask()
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
