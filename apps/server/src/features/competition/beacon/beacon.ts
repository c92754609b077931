import { type BeaconRound, isSignedRound, QUICKNET, RECORDED_ROUND, roundFrom } from '@mowatt/draw'
import * as z from 'zod/mini'
import type { Config } from '../../../config.ts'

export type Beacon = {
  source: 'network' | 'recorded'
  /** The round that a draw names: the first one at that time or later, or the recorded one. */
  roundAt(time: Date): number
  /** A round with a good signature; undefined while the beacon has not published it. */
  fetchRound(round: number): Promise<BeaconRound | undefined>
}

const PATIENCE_MS = 5000
const Answer = z.object({ round: z.int(), signature: z.string() })

/** The source of randomness. The answering server is not trusted: only the signature counts. */
export function beaconOf({ beacon }: Pick<Config, 'beacon'>): Beacon {
  return beacon.kind === 'network' ? networkBeacon(beacon.url) : recordedBeacon
}

/** For machines without a network. This round is public: draws with it are practice. */
export const recordedBeacon: Beacon = {
  source: 'recorded',
  roundAt: () => RECORDED_ROUND.round,
  fetchRound: async (round) => (round === RECORDED_ROUND.round ? RECORDED_ROUND : undefined),
}

function networkBeacon(url: string): Beacon {
  return {
    source: 'network',
    roundAt: (time) => roundFrom(QUICKNET, Math.ceil(time.getTime() / 1000)),
    async fetchRound(round) {
      const answer = await fetch(`${url}/${QUICKNET.hash}/public/${round}`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { accept: 'application/json' },
        redirect: 'error',
      })
      if (answer.status === 404 || answer.status === 425) return undefined
      if (!answer.ok) throw new Error(`The beacon answered with status ${answer.status}`)
      const given = z.safeParse(Answer, await answer.json())
      if (!given.success || given.data.round !== round || !isSignedRound(QUICKNET, given.data)) {
        throw new Error(`The beacon's answer for round ${round} is not signed by it`)
      }
      return given.data
    },
  }
}
