import type { Duplex } from 'node:stream'
import { Failure } from '@mowatt/contract'

export type SocketLimits = {
  /** A visitor has a few tabs, and each of them one socket for a minute. */
  visitor: number
  /** An office or a town behind one address has many visitors. */
  network: number
}

const SOCKET_LIMITS: SocketLimits = { visitor: 20, network: 500 }

export type SocketQuota = {
  /** Counts a connection until it closes; refuses one too many. An undefined name has no limit. */
  enter: (kind: keyof SocketLimits, name: string | undefined, stream: Duplex) => void
}

/** How many connections each visitor and each network may have to this process. */
export function createSocketQuota(limits: SocketLimits = SOCKET_LIMITS): SocketQuota {
  const counts = new Map<string, number>()

  return {
    enter: (kind, name, stream) => {
      if (name === undefined) return
      const key = `${kind} ${name}`
      const count = counts.get(key) ?? 0
      if (count >= limits[kind]) throw new Failure('too_many_requests', { retryAfterSeconds: 5 })
      // A stream that is already closed will not close again.
      if (stream.destroyed) return
      counts.set(key, count + 1)
      stream.once('close', () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
      })
    },
  }
}
