import { finishRun, readLedger, readMember, startRun } from '@mowatt/contract'
import { createGuide, createRecorder, digTunnel, type Input, startRun as begin, stepRun } from '@mowatt/game'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'

export type Player = { token: string; id: string }

export type Ticket = { run_id: string; seed: string; rules_version: number; expires_at: string }

export type GameTestApp = IdentityTestApp & {
  /** A user who is signed in and a member of the waitlist. */
  member(): Promise<Player>
  ticket(player: Player, key?: string): Promise<Ticket>
  handIn(
    player: Player,
    runId: string,
    inputs: readonly Input[],
    options?: { isCalm?: boolean; key?: string },
  ): Promise<Verdict>
  /** What the game has paid, oldest first. */
  ledgerOf(player: Player): Promise<{ points: number; why: string; state: string }[]>
  pointsOf(player: Player): Promise<number>
}

export type Verdict = { score: number; points: number; best: number; is_best: boolean }

/** A run through the tunnel of a seed that stops trying after so many moves; returns what was pressed. */
export function playedLog(seed: string, moves = Infinity): Input[] {
  const tunnel = digTunnel(seed)
  const run = begin(tunnel)
  const recorder = createRecorder()
  const last = tunnel.moves[moves]?.from ?? Infinity
  const guide = createGuide(tunnel, { takes: ({ from }) => from < last })
  while (run.ending === undefined) stepRun(run, recorder.record(run.tick, guide(run)))
  return recorder.inputs
}

/** The whole server with what story tests about the game need. */
export async function createGameTestApp(): Promise<GameTestApp> {
  const testApp = await createIdentityTestApp()
  let people = 0

  return {
    ...testApp,
    async member() {
      const { idToken, localId } = await testApp.signIn(`player-${++people}@mowatt.example`)
      await testApp.call(readMember, { query: {} }, { token: idToken })
      return { token: idToken, id: localId }
    },
    ticket: ({ token }, key) =>
      testApp.call(startRun, { body: {} }, { token, ...(key === undefined ? {} : { idempotencyKey: key }) }),
    handIn: ({ token }, runId, inputs, { isCalm, key } = {}) =>
      testApp.call(
        finishRun,
        {
          params: { run_id: runId },
          body: {
            inputs: inputs.map(([tick, held]): [number, number] => [tick, held]),
            ...(isCalm ? { is_calm: true } : {}),
          },
        },
        { token, ...(key === undefined ? {} : { idempotencyKey: key }) },
      ),
    async ledgerOf({ token }) {
      const { entries } = await testApp.call(readLedger, {}, { token })
      return entries
        .filter(({ quest }) => quest === 'escape-the-tunnel')
        .map(({ points, why, state }) => ({ points, why, state }))
        .toReversed()
    },
    async pointsOf({ token }) {
      const { quests } = await testApp.call(readMember, { query: {} }, { token })
      return quests.find(({ id }) => id === 'escape-the-tunnel')?.earned ?? 0
    },
  }
}
